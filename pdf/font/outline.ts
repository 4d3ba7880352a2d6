/** Flags of a point, and of a component of a composite glyph (OpenType, "glyf"). */
export const SHORT_X = 0x02;
const SHORT_Y = 0x04;
export const REPEATED = 0x08;
export const SAME_X = 0x10;
const SAME_Y = 0x20;
export const WORDS = 0x0001;
const SCALE = 0x0008;
const MORE = 0x0020;
const TWO_SCALES = 0x0040;
const MATRIX = 0x0080;
const INSTRUCTED = 0x0100;

/** How long an outline record is by what it says itself. @throws Error for one that is damaged */
export function lengthOfOutline(outline: Buffer): number {
  const contours = outline.readInt16BE(0);
  if (contours >= 0) return pointsOf(outline, contours).end;
  const { flags, end } = [...composition(outline)].at(-1)!;
  return flags & INSTRUCTED ? end + 2 + outline.readUInt16BE(end) : end;
}

/** A part of a composite glyph: where its flags stand, before its number, and where it ends. */
interface Part {
  readonly flags: number;
  readonly at: number;
  readonly end: number;
}

/** The parts of a composite glyph, in the order of its record. @throws Error where that is cut off */
export function* composition(outline: Buffer): Generator<Part> {
  for (let at = 10, flags = MORE; flags & MORE;) {
    flags = outline.readUInt16BE(at);
    const end = at + 4 + sizeOfPart(flags);
    yield { flags, at, end };
    at = end;
  }
}

/** Where in the record of a composite glyph the numbers of its parts stand; none for a simple one. @throws Error for one that is cut off */
export function partsOf(outline: Buffer): number[] {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return [];
  return Array.from(composition(outline), ({ at }) => at + 2);
}

/** Whether a composite glyph is cut off, or of a part that a program of so many glyphs has not. */
export function isBroken(outline: Buffer, glyphs: number): boolean {
  try {
    return partsOf(outline).some((at) => outline.readUInt16BE(at) >= glyphs);
  } catch {
    return true;
  }
}

/** Bytes of a part's place and scale. */
const sizeOfPart = (flags: number): number =>
  (flags & WORDS ? 4 : 2) + (flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0);

/** Last point of each contour, and flags and places of all. */
export interface Points {
  readonly ends: readonly number[];
  readonly flags: readonly number[];
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** Where the record ends. */
  readonly end: number;
}

/** The points of a simple glyph. @throws Error for one that is damaged */
export function pointsOf(outline: Buffer, contours: number): Points {
  if (contours === 0) return { ends: [], flags: [], xs: [], ys: [], end: 10 };
  const ends = Array.from({ length: contours }, (_, i) => outline.readUInt16BE(10 + 2 * i));
  const points = ends.at(-1)! + 1;
  if (ends.some((end, i) => i > 0 && end < ends[i - 1]!)) throw new Error('a glyph is damaged');
  let at = 10 + 2 * contours;
  at += 2 + outline.readUInt16BE(at);
  const { flags, xs, end: next } = sidewaysOf(outline, at, points);
  const [ys, end] = coordinates(outline, next, flags, SHORT_Y, SAME_Y);
  return { ends, flags, xs, ys, end };
}

/** Flags and places from left to right of so many points, which begin at `start`, and where those ends. */
export function sidewaysOf(
  outline: Buffer,
  start: number,
  points: number,
): Pick<Points, 'flags' | 'xs' | 'end'> {
  let at = start;
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = outline.readUInt8(at++);
    const count = flag & REPEATED ? 1 + outline.readUInt8(at++) : 1;
    for (let i = 0; i < count && flags.length < points; i++) flags.push(flag);
  }
  const [xs, end] = coordinates(outline, at, flags, SHORT_X, SAME_X);
  return { flags, xs, end };
}

function coordinates(
  outline: Buffer,
  start: number,
  flags: readonly number[],
  short: number,
  same: number,
): [places: number[], end: number] {
  let [at, place] = [start, 0];
  const places = flags.map((flag) => {
    if (flag & short) place += (flag & same ? 1 : -1) * outline.readUInt8(at++);
    else if (!(flag & same)) {
      place += outline.readInt16BE(at);
      at += 2;
    }
    return place;
  });
  return [places, at];
}
