/** What a line is charged for squares of one colour side by side, four of them together, what looks like a finder, and an uneven share. */
const COST = { run: 3, block: 3, finder: 40, share: 10 } as const;
/** Squares of one colour side by side that begin to cost. */
const LONG = 5;

/** Lines of bits, each of `words` words; its first square is the lowest bit of its first word, and what is beyond its last is 0. */
export type Bits = Int32Array;

/** A grid of squares, dark ones set, line by line in both directions. */
export interface Grid {
  readonly size: number;
  /** Words of a line. */
  readonly words: number;
  readonly rows: Bits;
  readonly columns: Bits;
}

/**
 * What a mask costs (ISO/IEC 18004, 7.8.3.1). Squares are looked at thirty-two at a time: the columns side by side hold, bit for bit, what
 * follows each other in every row, so that runs along the rows are found by joining words of the columns, and those along the columns by
 * joining words of the rows.
 */
export function costOf(grid: Grid): number {
  const { size, rows, columns } = grid;
  let dark = 0;
  for (const word of rows) dark += countOf(word);
  const all = size * size;
  const share = Math.ceil(Math.abs(dark * 20 - all * 10) / all) - 1;
  return costAlong(columns, grid) + costAlong(rows, grid) + blockCost(grid) + share * COST.share;
}

/** Runs of both colours, and what looks like a finder. */
function costAlong(dark: Bits, { size, words }: Grid): number {
  const light = lightOf(dark, words, size);
  let cost = 0;
  forRuns(light, words, LONG, (runs, length) => {
    if (length === LONG) cost += longCost(runs, words);
  });
  forRuns(dark, words, Infinity, (runs, length) => {
    if (length === LONG) cost += longCost(runs, words);
    if (length % 3 === 0) cost += finderCost(dark, runs, length / 3, words);
  });
  return cost;
}

function lightOf(dark: Bits, words: number, size: number): Bits {
  const light = dark.slice();
  for (let i = 0; i < light.length; i += words)
    for (let word = 0; word < words; word++) light[i + word] = ~light[i + word]! & within(word, size);
  return light;
}

/** For each length, as far as there are any: where runs of so many squares, or longer ones, begin. */
function forRuns(bits: Bits, words: number, most: number, visit: (runs: Bits, length: number) => void): void {
  const runs = bits.slice();
  for (let length = 2, left = 1; left !== 0 && length <= most; length++) {
    const offset = (length - 1) * words;
    const end = Math.max(0, runs.length - offset);
    left = 0;
    for (let i = 0; i < end; i++) left |= runs[i]! &= bits[i + offset]!;
    runs.fill(0, end);
    visit(runs, length);
  }
}

/** A run is charged 3, and 1 for each square beyond the fifth: 1 for each place where five begin, and 2 for the first of them. */
function longCost(runs: Bits, words: number): number {
  let cost = 0;
  for (let i = 0; i < runs.length; i++) {
    const word = runs[i]!;
    if (word === 0) continue;
    const before = i < words ? 0 : runs[i - words]!;
    cost += countOf(word) + (COST.run - 1) * countOf(word & ~before);
  }
  return cost;
}

/**
 * Dark 1 : 1 : 3 : 1 : 1 with four light ones on one side and one on the other; what is beyond the edge is light.
 *
 * @param runs where dark runs of three units, or longer ones, begin
 * @param unit in squares
 */
function finderCost(dark: Bits, runs: Bits, unit: number, words: number): number {
  let cost = 0;
  for (let i = 0; i < runs.length; i++) {
    let found = runs[i]!;
    if (found === 0) continue;
    const [before, after] = [i - words, i + 3 * unit * words];
    found = alike(dark, before, -words, unit, -1, found);
    found = alike(dark, after, words, unit, -1, found);
    found = alike(dark, before - unit * words, -words, unit, 0, found);
    found = alike(dark, after + unit * words, words, unit, 0, found);
    found = alike(dark, before - 2 * unit * words, -words, unit, -1, found);
    found = alike(dark, after + 2 * unit * words, words, unit, -1, found);
    if (found === 0) continue;
    const quietBefore = alike(dark, before - 3 * unit * words, -words, 3 * unit, -1, found);
    const quietAfter = alike(dark, after + 3 * unit * words, words, 3 * unit, -1, found);
    cost += COST.finder * (countOf(quietBefore) + countOf(quietAfter));
  }
  return cost;
}

/** Those of the places found where so many squares, from this word on, are all dark (0) or all light (-1). */
function alike(dark: Bits, from: number, step: number, count: number, colour: number, found: number): number {
  let left = found;
  for (let at = from, n = 0; n < count && left !== 0; n++, at += step)
    left &= (at >= 0 && at < dark.length ? dark[at]! : 0) ^ colour;
  return left;
}

/** Two by two squares of one colour: two rows are alike at two places side by side. */
function blockCost({ size, words, rows }: Grid): number {
  let blocks = 0;
  for (let i = 0; i + words < rows.length; i++) {
    const last = i % words === words - 1;
    const unlike = rows[i]! ^ rows[i + words]!;
    const beside = last ? 0 : rows[i + 1]!;
    const unlikeBeside = last ? 0 : beside ^ rows[i + 1 + words]!;
    const parts = unlike | next(unlike, unlikeBeside) | (rows[i]! ^ next(rows[i]!, beside));
    blocks += countOf(~parts & within(i % words, size - 1));
  }
  return blocks * COST.block;
}

/** The bits that follow each bit of a word. */
const next = (word: number, following: number): number => (word >>> 1) | (following << 31);

/** The bits of a line's word that stand for squares. */
function within(word: number, size: number): number {
  const left = size - 32 * word;
  return left >= 32 ? -1 : left <= 0 ? 0 : (1 << left) - 1;
}

/** How many bits are set. */
function countOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
