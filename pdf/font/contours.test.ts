import { describe, expect, it } from 'vitest';
import { whole } from '../testing/fonts.ts';
import { contoursOf } from './contours.ts';
import { face } from './face.ts';
import { lengthOfOutline } from './outline.ts';
import { subset } from './subset.ts';
import { TrueType } from './truetype.ts';

const { font, glyphs } = face(false);
const [A, E_ACUTE, SPACE] = [0x41, 0xc9, 0x20].map((code) => glyphs.get(code)!);

describe('contoursOf', () => {
  it('is the same for the same drawing under another number, parts included', () => {
    const part = new TrueType(subset(font, [0, E_ACUTE!, A!]));
    expect(font.outline(E_ACUTE!).readInt16BE(0)).toBe(-1);
    expect(contoursOf(part, 1)).toBe(contoursOf(font, E_ACUTE!));
    expect(contoursOf(part, 2)).toBe(contoursOf(font, A!));
    expect(contoursOf(font, A!)).not.toBe(contoursOf(font, E_ACUTE!));
  });

  it('is empty for a blank', () => {
    expect(contoursOf(font, SPACE!)).toBe('');
  });

  it('refuses a glyph that is a part of itself', () => {
    const outlines = Buffer.from(font.table('glyf'));
    const at = outlines.indexOf(font.outline(E_ACUTE!));
    outlines.writeUInt16BE(E_ACUTE!, at + 12);
    const circle = new TrueType(whole({ tables: new Map([...font.tables, ['glyf', outlines]]) }));
    expect(() => contoursOf(circle, E_ACUTE!)).toThrow('nested too deep');
  });
});

describe('outlines', () => {
  it('know how long they are', () => {
    for (const glyph of [A!, E_ACUTE!]) {
      const outline = font.outline(glyph);
      const length = lengthOfOutline(outline);
      expect(outline.length - length).toBeLessThan(4);
      expect(length).toBeLessThanOrEqual(outline.length);
    }
  });

  it('are read where the program places their end before their beginning', () => {
    const places = Buffer.from(font.table('loca'));
    places.writeUInt32BE(0, 4 * (A! + 1));
    const unordered = new TrueType(whole({ tables: new Map([...font.tables, ['loca', places]]) }));
    const expected = font.outline(A!);
    const outline = unordered.outline(A!);
    expect(outline).toEqual(expected.subarray(0, outline.length));
    expect(contoursOf(unordered, A!)).toBe(contoursOf(font, A!));
  });
});
