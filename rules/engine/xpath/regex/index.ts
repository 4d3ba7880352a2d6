import { Reader, escapeLiteral } from './reader.ts';

/** A regular expression as JavaScript reads it. */
export interface JavaScriptRegex {
  readonly source: string;
  readonly flags: string;
}

/**
 * XPath's regular expressions (XML Schema's, with anchors, reluctant quantifiers and back-references: XPath functions,
 * 7.6.1) as JavaScript's, with the `v` flag. What XPath does not have is refused even where JavaScript would take it.
 *
 * @throws Error naming what is wrong with the pattern or its flags.
 */
export function translateRegex(pattern: string, flags: string): JavaScriptRegex {
  const unknown = /[^smixq]/.exec(flags);
  if (unknown) throw new Error(`the regular expression flag "${unknown[0]}" is not known`);
  const out = flags.includes('i') ? 'iv' : 'v';
  if (flags.includes('q')) return { source: [...pattern].map(escapeLiteral).join(''), flags: out };
  const plain = flags.includes('x') ? withoutBlanks(pattern) : pattern;
  const reader = new Reader(plain, {
    dotAll: flags.includes('s'),
    lines: flags.includes('m'),
    folded: flags.includes('i'),
  });
  return { source: reader.pattern(), flags: out };
}

/** Flag x: white space outside classes is for the reader only. */
function withoutBlanks(pattern: string): string {
  let depth = 0;
  let escaped = false;
  return [...pattern]
    .filter((character) => {
      if (depth === 0 && ' \t\r\n'.includes(character)) return false;
      if (!escaped && character === '[') depth++;
      if (!escaped && character === ']') depth--;
      escaped = !escaped && character === '\\';
      return true;
    })
    .join('');
}
