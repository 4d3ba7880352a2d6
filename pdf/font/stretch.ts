import type { TrueType } from './truetype.ts';

/** Flags of a point, and of a component of a composite glyph (OpenType, "glyf"). */
const SHORT_X = 0x02;
const REPEATED = 0x08;
const SAME_X = 0x10;
const WORDS = 0x0001;
const PLACED = 0x0002;
const SCALE = 0x0008;
const MORE = 0x0020;
const TWO_SCALES = 0x0040;
const MATRIX = 0x0080;

/** Stand-ins less different than this are shown as they are: what is gained could not be seen. */
const ALIKE = 0.06;
const NARROWEST = 0.6;
const WIDEST = 1.3;

/** A glyph, and the advance the page was set with, in thousandths. */
interface Advance {
  readonly glyph: number;
  readonly width: number;
}

/** How much narrower or wider a stand-in must be to fill the widths the page was set with: half of its letters more, half less. */
export function stretchFor(font: TrueType, characters: readonly Advance[]): number {
  const ratios = characters
    .filter(({ glyph }) => font.outline(glyph).length > 0 && font.width(glyph) > 0)
    .map(({ glyph, width }) => width / font.width(glyph))
    .toSorted((a, b) => a - b);
  const middle = ratios[ratios.length >> 1] ?? 1;
  if (Math.abs(middle - 1) < ALIKE) return 1;
  return Math.max(NARROWEST, Math.min(WIDEST, middle));
}

/** The outline of a glyph made narrower or wider; hints, which were made for its old width, are left out. */
export function stretched(outline: Buffer, factor: number): Buffer {
  if (outline.length === 0 || factor === 1) return outline;
  const contours = outline.readInt16BE(0);
  const head = Buffer.from(outline.subarray(0, 10));
  for (const at of [2, 6]) head.writeInt16BE(scaled(outline.readInt16BE(at), factor), at);
  return Buffer.concat([head, contours < 0 ? composite(outline, factor) : simple(outline, contours, factor)]);
}

const scaled = (value: number, factor: number): number => Math.round(value * factor);

function simple(outline: Buffer, contours: number, factor: number): Buffer {
  if (contours === 0) return Buffer.alloc(2);
  const ends = outline.subarray(10, 10 + 2 * contours);
  const points = ends.readUInt16BE(ends.length - 2) + 1;
  let at = 10 + 2 * contours;
  at += 2 + outline.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = outline.readUInt8(at++);
    const count = flag & REPEATED ? 1 + outline.readUInt8(at++) : 1;
    for (let i = 0; i < count; i++) flags.push(flag);
  }
  const xs = Buffer.alloc(2 * points);
  let [before, x] = [0, 0];
  for (let i = 0; i < points; i++) {
    const flag = flags[i]!;
    if (flag & SHORT_X) x += (flag & SAME_X ? 1 : -1) * outline.readUInt8(at++);
    else if (!(flag & SAME_X)) {
      x += outline.readInt16BE(at);
      at += 2;
    }
    const place = scaled(x, factor);
    xs.writeInt16BE(place - before, 2 * i);
    before = place;
  }
  const kept = flags.slice(0, points).map((flag) => flag & ~(SHORT_X | SAME_X | REPEATED));
  return Buffer.concat([ends, Buffer.alloc(2), Buffer.from(kept), xs, outline.subarray(at)]);
}

function composite(outline: Buffer, factor: number): Buffer {
  const parts = Buffer.from(outline.subarray(10));
  for (let at = 0, flags = MORE; flags & MORE;) {
    flags = parts.readUInt16BE(at);
    if (flags & PLACED && flags & WORDS)
      parts.writeInt16BE(scaled(parts.readInt16BE(at + 4), factor), at + 4);
    else if (flags & PLACED) {
      const moved = scaled(parts.readInt8(at + 4), factor);
      parts.writeInt8(Math.max(-128, Math.min(127, moved)), at + 4);
    }
    at += 4 + (flags & WORDS ? 4 : 2) + (flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0);
  }
  return parts;
}
