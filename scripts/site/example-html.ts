// The example of a rule on its page.

import type { Line } from './excerpt.ts';
import { escaped, link, packPath } from './frame.ts';
import { reasonIn } from './reasons.ts';
import type { Reference } from './rules.ts';
import { WORDS, type Language } from './words.ts';

/**
 * What breaks a rule beside what passes, or why there is no such thing.
 *
 * @throws Error for a rule that has neither
 */
export function exampleOf({ examples }: Reference, rule: string, page: string, language: Language): string {
  const words = WORDS[language];
  const example = examples.found.get(rule);
  if (!example) {
    const why = examples.without.get(rule);
    if (why === undefined) throw new Error(`${rule} has neither an example nor a reason for having none`);
    return `<p>${escaped(`${words.noExample}${reasonIn(language, why)}.`)}</p>`;
  }
  const [id = '', version = ''] = example.pack.split('@');
  const pack = link(page, packPath(language, { id, version }), `${id} ${version}`);
  return `<p>${words.exampleOf} ${pack}.</p>
<pre class="example" tabindex="0" role="group" aria-label="${words.example}">${example.excerpt.map(lineHtml).join('')}</pre>
<p>${words.exampleAt} <code>${escaped(example.location)}</code></p>`;
}

const SIGN: Readonly<Record<Line['of'], string>> = { both: ' ', broken: '−', passing: '+', gap: ' ' };

function lineHtml({ of, text, isPlace }: Line): string {
  const line = `${SIGN[of]} ${escaped(text)}`;
  const classes = [of, ...(isPlace ? ['place'] : [])].join(' ');
  return `<span class="${classes}">${line}</span>\n`;
}
