// What two texts differ in, line by line.

export interface Difference {
  /** The lines of the one text from here until there … */
  readonly from: number;
  readonly to: number;
  /** … stand where the other has these. */
  readonly replacement: readonly string[];
}

/** In order; the lines between are the longest sequence that both texts have. */
export function differencesOf(before: readonly string[], after: readonly string[]): readonly Difference[] {
  const most = Math.min(before.length, after.length);
  let first = 0;
  while (first < most && before[first] === after[first]) first += 1;
  let last = 0;
  while (last < most - first && before.at(-1 - last) === after.at(-1 - last)) last += 1;
  const [old, other] = [before.slice(first, before.length - last), after.slice(first, after.length - last)];
  const differences: Difference[] = [];
  let [at, place] = [0, 0];
  for (const [index, counterpart] of [...inBoth(old, other), [old.length, other.length] as const]) {
    if (index > at || counterpart > place)
      differences.push({ from: first + at, to: first + index, replacement: other.slice(place, counterpart) });
    [at, place] = [index + 1, counterpart + 1];
  }
  return differences;
}

/** The longest common subsequence, as pairs of places. */
function inBoth(old: readonly string[], other: readonly string[]): (readonly [number, number])[] {
  const width = other.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  for (let a = old.length - 1; a >= 0; a--)
    for (let b = other.length - 1; b >= 0; b--)
      lengths[a * width + b] =
        old[a] === other[b]
          ? lengths[(a + 1) * width + b + 1]! + 1
          : Math.max(lengths[(a + 1) * width + b]!, lengths[a * width + b + 1]!);
  const pairs: (readonly [number, number])[] = [];
  let [a, b] = [0, 0];
  while (a < old.length && b < other.length)
    if (old[a] === other[b]) pairs.push([a++, b++]);
    else if (lengths[(a + 1) * width + b]! >= lengths[a * width + b + 1]!) a += 1;
    else b += 1;
  return pairs;
}
