import { describe, expect, it } from 'vitest';
import { face } from './face.ts';
import { stretched, stretchFor } from './stretch.ts';
import { subset } from './subset.ts';
import { TrueType } from './truetype.ts';

const { font, glyphs } = face(false);
const glyphOf = (character: string): number => glyphs.get(character.codePointAt(0)!)!;
const outlineOf = (character: string): Buffer => font.outline(glyphOf(character));
/** Left, bottom, right and top of an outline, as it states them. */
const boxOf = (outline: Buffer): number[] => [2, 4, 6, 8].map((at) => outline.readInt16BE(at));

describe('stretched', () => {
  it.each(['A', 'g', 'é', '%'])('makes %s narrower and no lower', (character) => {
    const outline = outlineOf(character);
    const [left, bottom, right, top] = boxOf(outline) as [number, number, number, number];
    const narrow = stretched(outline, 0.5);
    expect(boxOf(narrow)).toEqual([Math.round(left / 2), bottom, Math.round(right / 2), top]);
    const [again] = [boxOf(stretched(narrow, 2))];
    expect(Math.abs(again[2]! - right)).toBeLessThanOrEqual(1);
  });

  it('keeps contours, heights and the order of points', () => {
    const outline = outlineOf('o');
    const narrow = stretched(outline, 0.7);
    const contours = outline.readInt16BE(0);
    expect(narrow.subarray(0, 2)).toEqual(outline.subarray(0, 2));
    expect(narrow.subarray(10, 10 + 2 * contours)).toEqual(outline.subarray(10, 10 + 2 * contours));
    // No hints, and sideways a word a point.
    expect(narrow.readUInt16BE(10 + 2 * contours)).toBe(0);
    expect(narrow.subarray(-8)).toEqual(outline.subarray(-8));
  });

  it('leaves blanks, and what fits, alone', () => {
    expect(stretched(Buffer.alloc(0), 0.5)).toHaveLength(0);
    const outline = outlineOf('A');
    expect(stretched(outline, 1)).toBe(outline);
  });

  it('moves the bearing of a glyph with it', () => {
    const program = new TrueType(subset(font, [0, glyphOf('H')], { stretch: 0.5 }));
    expect(program.leftBearing(1)).toBe(Math.round(font.leftBearing(glyphOf('H')) / 2));
    expect(boxOf(program.outline(1))[0]).toBe(program.leftBearing(1));
  });
});

describe('stretchFor', () => {
  const shown = (text: string, factor: number): number =>
    stretchFor(
      font,
      [...text].map((character) => {
        const glyph = glyphOf(character);
        return { glyph, width: factor * font.width(glyph) };
      }),
    );

  it.each([
    [0.82, 0.82],
    [1.15, 1.15],
    [0.97, 1],
    [0.2, 0.6],
    [3, 1.3],
  ])('fills widths that are %s of its own by %s', (factor, expected) => {
    expect(shown('Facture', factor)).toBeCloseTo(expected, 6);
  });

  it('asks letters, not blanks', () => {
    expect(shown(' ', 0.5)).toBe(1);
    expect(stretchFor(font, [])).toBe(1);
  });
});
