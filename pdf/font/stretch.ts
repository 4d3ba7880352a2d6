import { composition, REPEATED, SAME_X, SHORT_X, sidewaysOf, WORDS } from './outline.ts';
import type { TrueType } from './truetype.ts';

/** That a part of a composite glyph is placed by numbers, not by points (OpenType, "glyf"). */
const PLACED = 0x0002;

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
  const hints = 10 + 2 * contours;
  const start = hints + 2 + outline.readUInt16BE(hints);
  const { flags, xs, end } = sidewaysOf(outline, start, points);
  const places = xs.map((x) => scaled(x, factor));
  const moves = Buffer.alloc(2 * points);
  places.forEach((place, i) => moves.writeInt16BE(place - (places[i - 1] ?? 0), 2 * i));
  const kept = flags.map((flag) => flag & ~(SHORT_X | SAME_X | REPEATED));
  return Buffer.concat([ends, Buffer.alloc(2), Buffer.from(kept), moves, outline.subarray(end)]);
}

function composite(outline: Buffer, factor: number): Buffer {
  const parts = Buffer.from(outline.subarray(10));
  for (const { flags, at } of composition(outline)) {
    const place = at + 4 - 10;
    if (flags & PLACED && flags & WORDS) parts.writeInt16BE(scaled(parts.readInt16BE(place), factor), place);
    else if (flags & PLACED) {
      const moved = scaled(parts.readInt8(place), factor);
      parts.writeInt8(Math.max(-128, Math.min(127, moved)), place);
    }
  }
  return parts;
}
