import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cutDown } from './cut-down.ts';
import { face } from './face.ts';
import { TrueType } from './truetype.ts';

const regular = face(false);
const glyphsOf = (text: string): number[] =>
  [...text].map((each) => regular.glyphs.get(each.codePointAt(0)!)!);
const program = (text: string) => {
  const made = cutDown(regular, new Set(glyphsOf(text)));
  return { made, font: new TrueType(inflateSync(made.deflated)) };
};

describe('a font cut down', () => {
  it('has the advances and outlines of its glyphs, and says where they are', () => {
    const { made, font } = program('ba');
    for (const glyph of glyphsOf('ab')) {
      const place = made.places.get(glyph)!;
      expect(font.advance(place)).toBe(regular.font.advance(glyph));
      expect(font.outline(place).subarray(0, 10)).toEqual(regular.font.outline(glyph).subarray(0, 10));
    }
    expect(made.places.get(0)).toBe(0);
    expect(font.glyphCount).toBe(made.places.size);
  });

  it('brings the parts of composed glyphs along', () => {
    const composed = [...regular.glyphs.values()].find((glyph) => {
      const outline = regular.font.outline(glyph);
      return outline.length > 0 && outline.readInt16BE(0) < 0;
    })!;
    const made = cutDown(regular, new Set([composed]));
    const font = new TrueType(inflateSync(made.deflated));
    expect(made.places.size).toBeGreaterThan(2);
    expect(font.glyphCount).toBe(made.places.size);
    const part = font.outline(made.places.get(composed)!).readUInt16BE(12);
    expect(font.outline(part).length).toBeGreaterThan(0);
  });

  it('has the tables a PDF draws with, and no others', () => {
    const { font } = program('abc');
    expect([...font.tables.keys()].filter((table) => /cmap|GSUB|GPOS|name|post|OS/.test(table))).toEqual([]);
  });

  it('is the same for the same glyphs in any order, and another for others', () => {
    expect(program('abc').made.tag).toBe(program('cab').made.tag);
    expect(program('abc').made.tag).not.toBe(program('abd').made.tag);
    expect(program('abc').made).toBe(program('bca').made);
  });

  it('is forgotten when many others were made, and made anew alike', () => {
    const first = cutDown(regular, new Set([5]));
    for (let glyph = 10; glyph < 40; glyph++) cutDown(regular, new Set([glyph]));
    const again = cutDown(regular, new Set([5]));
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
  });

  it('is refused for a program that is none, and others are made after it', () => {
    const program = Buffer.from(regular.program);
    program.fill(0xff, 12, 12 + 16 * program.readUInt16BE(4));
    const broken = { ...regular, program };
    expect(() => inflateSync(cutDown(broken, new Set([36])).deflated).length).toThrow(/HarfBuzz/);
    expect(cutDown(regular, new Set([36, 37])).places.size).toBe(3);
  });
});
