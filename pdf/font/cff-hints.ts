import { DIGITS, FD_ARRAY, PRIVATE, readEntries, readIndex } from './cff.ts';

const REAL = 30;
/** Subrs, defaultWidthX and nominalWidthX (Adobe 5176, table 23); all else in a private dictionary is hints. */
const NO_HINTS: ReadonlySet<number> = new Set([19, 20, 21]);
const [E, E_MINUS, RESERVED, END] = [11, 12, 13, 15];

/**
 * A program whose hints are numbers. Some writers state the sign of an exponent twice; viewers pass over such a hint, validators over the
 * program. What is mended keeps its length, so that nothing moves.
 *
 * @throws Error for a program that cannot be followed
 */
export function withSoundHints(data: Buffer): Buffer {
  const sound = Buffer.from(data);
  const tops = readIndex(data, readIndex(data, data[2]!).end);
  const top = readEntries(tops.items[0]!);
  const fonts = top.find(({ operator }) => operator === FD_ARRAY)?.operands[0];
  const dicts = fonts === undefined ? [top] : readIndex(data, fonts).items.map((item) => readEntries(item));
  for (const dict of dicts) {
    const [size = 0, offset = 0] = dict.find(({ operator }) => operator === PRIVATE)?.operands ?? [];
    mendReals(sound.subarray(offset, offset + size));
  }
  return sound;
}

/** Goes through a private dictionary, and mends in place the reals that stand before the operator of a hint. */
function mendReals(dict: Buffer): void {
  let reals: Buffer[] = [];
  for (let at = 0; at < dict.length;) {
    const byte = dict[at]!;
    if (byte === REAL) {
      const length = lengthOfReal(dict, at + 1);
      reals.push(dict.subarray(at + 1, at + 1 + length));
      at += 1 + length;
    } else if (byte <= 21) {
      if (!NO_HINTS.has(byte)) reals.forEach(mendReal);
      reals = [];
      at += byte === 12 ? 2 : 1;
    } else at += byte === 28 ? 3 : byte === 29 ? 5 : byte >= 247 ? 2 : 1;
  }
}

function lengthOfReal(dict: Buffer, from: number): number {
  for (let at = from; at < dict.length; at++)
    if (dict[at]! >> 4 === END || (dict[at]! & 15) === END) return at - from + 1;
  return dict.length - from;
}

/** An exponent stated twice becomes a zero before its digits; what still is no number becomes zeros. */
function mendReal(real: Buffer): void {
  const nibbles = [...real].flatMap((byte) => [byte >> 4, byte & 15]);
  const end = nibbles.indexOf(END);
  const digits = end < 0 ? nibbles : nibbles.slice(0, end);
  if (isNumber(digits)) return;
  const isExponent = (nibble: number | undefined): boolean => nibble === E || nibble === E_MINUS;
  const once = digits.map((nibble, i) => (isExponent(nibble) && isExponent(digits[i - 1]) ? 0 : nibble));
  // A number of no digits has an end for its first half byte, and room for one behind it.
  const zeros = Array<number>(Math.max(1, digits.length)).fill(0);
  const mended = isNumber(once) ? once : zeros;
  while (mended.length < nibbles.length) mended.push(END);
  real.forEach((_, i) => (real[i] = (mended[2 * i]! << 4) | mended[2 * i + 1]!));
}

const isNumber = (nibbles: readonly number[]): boolean =>
  !nibbles.includes(RESERVED) &&
  /^-?(\d+\.?\d*|\.\d+)([Ee]-?\d+)?$/.test(nibbles.map((nibble) => DIGITS[nibble]).join(''));
