import { Pattern } from '../xpath/runtime/regex.ts';
import { translateRegex } from '../xpath/regex/index.ts';

/**
 * A regular expression of XML Schema (Part 2, appendix F): XPath's without what XPath added to them. It must match the whole
 * text; none can take more than a time that grows with it.
 *
 * @throws Error naming what is wrong with it.
 */
export function patternOf(pattern: string): Pattern {
  const { source, flags } = translateRegex(withoutAdditions(pattern), '');
  return new Pattern({ source: `^(?:${source})$`, flags }, '');
}

/** `^` and `$` are themselves there; reluctant quantities, `(?:` and back-references do not exist. */
function withoutAdditions(pattern: string): string {
  let depth = 0;
  let result = '';
  const characters = [...pattern];
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at]!;
    if (character === '\\') {
      if (/[0-9]/.test(characters[at + 1] ?? ''))
        throw new Error(`"\\${characters[at + 1]}" is XPath's only`);
      result += character + (characters[++at] ?? '');
      continue;
    }
    if (character === '[') depth++;
    if (character === ']') depth--;
    const outside = depth === 0;
    if (
      outside &&
      character === '?' &&
      /[?*+}(]/.test(characters[at - 1] ?? '') &&
      characters[at - 2] !== '\\'
    )
      throw new Error('"?" stands where it repeats nothing');
    result += outside && (character === '^' || character === '$') ? `\\${character}` : character;
  }
  return result;
}
