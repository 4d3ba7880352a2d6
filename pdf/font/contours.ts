import { composition, pointsOf } from './outline.ts';
import type { TrueType } from './truetype.ts';

/** A point on the outline (OpenType, "glyf"). */
const ON = 0x01;

const MOST_DEEP = 8;
/** Points and parts of one glyph; real ones have a few hundred. */
const MOST_PARTS = 20_000;

/**
 * What a glyph draws, as a text that is the same for the same drawing and empty for none. Hints are no part of it, nor numbers of
 * other glyphs: parts stand for what they draw. @throws Error for an outline that is damaged
 */
export function contoursOf(font: TrueType, glyph: number): string {
  return draw(font, glyph, 0, { left: MOST_PARTS });
}

function draw(font: TrueType, glyph: number, depth: number, budget: { left: number }): string {
  if (depth > MOST_DEEP || --budget.left < 0) throw new Error('a glyph is nested too deep');
  const outline = font.outline(glyph);
  if (outline.length === 0) return '';
  const contours = outline.readInt16BE(0);
  if (contours === 0) return '';
  return contours > 0 ? simple(outline, contours, budget) : composite(font, outline, depth, budget);
}

function simple(outline: Buffer, contours: number, budget: { left: number }): string {
  const { ends, flags, xs, ys } = pointsOf(outline, contours);
  if ((budget.left -= flags.length) < 0) throw new Error('a glyph is nested too deep');
  return `${ends.join()};${flags.map((flag, i) => `${xs[i]},${ys[i]}${flag & ON ? '' : '*'}`).join(' ')}`;
}

/** Each part with its place and scale as they are written, for they are copied as they are. */
function composite(font: TrueType, outline: Buffer, depth: number, budget: { left: number }): string {
  const parts: string[] = [];
  for (const { at, end } of composition(outline)) {
    const drawn = draw(font, outline.readUInt16BE(at + 2), depth + 1, budget);
    if (drawn !== '') parts.push(`${outline.toString('hex', at + 4, end)}(${drawn})`);
  }
  return parts.join('+');
}
