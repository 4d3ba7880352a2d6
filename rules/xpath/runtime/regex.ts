import { translateRegex } from '../regex/index.ts';
import { Linear, isExplosive } from '../regex/linear.ts';
import { EvaluationError } from './error.ts';

const cache = new Map<string, RegExp>();
/** Patterns computed from documents must not make a long-lived process grow. */
const CACHE_SIZE = 500;

/** A regular expression of XPath, translated; constants of a pack once, when it is loaded. */
export function regex(pattern: string, flags: string): RegExp {
  const key = `${flags} ${pattern}`;
  const known = cache.get(key);
  if (known) return known;
  if (cache.size >= CACHE_SIZE) cache.clear();
  const made = compile(pattern, flags);
  cache.set(key, made);
  return made;
}

/** `fn:matches` asks only `test`, which for patterns that could take exponential time is one that cannot. */
function compile(pattern: string, flags: string): RegExp {
  try {
    const translated = translateRegex(pattern, flags);
    const linear = isExplosive(translated) ? Linear.of(translated) : null;
    const made = new RegExp(translated.source, `${translated.flags}g`);
    return linear ? Object.assign(made, { test: (text: string) => linear.test(text) }) : made;
  } catch (error) {
    throw new EvaluationError('FORX0002', (error as Error).message);
  }
}

/** Anywhere in the text; only anchors tie it down. */
export function matches(text: string, pattern: RegExp): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

/** A pattern that matches nothing would cut everywhere (FORX0003). */
function refuseEmptyMatch(pattern: RegExp): void {
  pattern.lastIndex = 0;
  if (pattern.test(''))
    throw new EvaluationError('FORX0003', 'the regular expression matches the empty string');
}

/** Pieces between matches, the empty ones too; of an empty text none. */
export function tokenize(text: string, pattern: RegExp): string[] {
  if (text === '') return [];
  refuseEmptyMatch(pattern);
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(text.slice(from));
  return parts;
}

/** `$1` to `$9…` stand for groups, `\$` and `\\` for themselves (XPath functions, 7.6.3). */
export function replace(text: string, pattern: RegExp, replacement: string): string {
  refuseEmptyMatch(pattern);
  if (/(?:^|[^\\])(?:\\\\)*\\(?![\\$])|(?:^|[^\\])(?:\\\\)*\$(?!\d)/.test(replacement))
    throw new EvaluationError('FORX0004', 'the replacement holds a stray "\\" or "$"');
  return text.replaceAll(pattern, (...match: unknown[]) => filled(replacement, match));
}

function filled(replacement: string, match: readonly unknown[]): string {
  const groups = match.findIndex((part) => typeof part === 'number') - 1;
  return replacement.replaceAll(
    /\\(.)|\$(\d+)/g,
    (_, escaped: string | undefined, digits: string | undefined) => {
      if (escaped !== undefined) return escaped;
      let number = digits!;
      // As many digits as name a group that exists; the rest is text.
      while (number.length > 1 && Number(number) > groups) number = number.slice(0, -1);
      const group = Number(number) <= groups ? ((match[Number(number)] as string | undefined) ?? '') : '';
      return group + digits!.slice(number.length);
    },
  );
}
