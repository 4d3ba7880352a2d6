// "Did you mean …" for a misspelt field name.

import { lettersOf } from './called.ts';

/** Levenshtein distance, one row at a time. */
function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const replaced = row[j - 1]! + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}

/** Longer than any field name by far: not a misspelling, and not worth a quadratic comparison. */
export const MAX_LENGTH = 60;

/** The known name that was probably meant, or null when none is close: at most so many slips, and fewer than half the name. */
export function nearest(
  name: string,
  known: readonly string[],
  most = 2,
  longest = MAX_LENGTH,
): string | null {
  if (name.length > longest) return null;
  const meant = lettersOf(name);
  const ranked = known.map((candidate) => ({ candidate, slips: distance(meant, lettersOf(candidate)) }));
  const [best] = ranked.toSorted((left, right) => left.slips - right.slips);
  return best && best.slips <= most && best.slips * 2 < meant.length ? best.candidate : null;
}
