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

/** An escape, with the name of its category or block, or one character. */
const TOKEN = /\\[pP]\{[^}]*\}|\\.?|./gsu;

/** `^` and `$` are themselves there; reluctant quantities, `(?:` and back-references do not exist. */
function withoutAdditions(pattern: string): string {
  let depth = 0;
  let before = '';
  let result = '';
  for (const [token] of pattern.matchAll(TOKEN)) {
    if (/^\\[0-9]/.test(token)) throw new Error(`"${token}" is XPath's only`);
    if (token === '[') depth++;
    if (token === ']') depth--;
    const outside = depth === 0;
    if (outside && token === '?' && ['?', '*', '+', '}', '('].includes(before))
      throw new Error('"?" stands where it repeats nothing');
    result += outside && (token === '^' || token === '$') ? `\\${token}` : token;
    before = token;
  }
  return result;
}
