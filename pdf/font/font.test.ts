import type { PDFDict } from '@cantoo/pdf-lib';
import { PDFContext } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { N } from '../file/values.ts';
import { DocumentFont } from './document-font.ts';
import { face, likeness, settable } from './face.ts';
import { partsOf } from './outline.ts';
import { subset } from './subset.ts';
import { TrueType } from './truetype.ts';

const regular = face(false);

describe('TrueType', () => {
  it('reads units, metrics and the Unicode map', () => {
    expect(regular.font.unitsPerEm).toBe(2048);
    // Arial's digits are all 1139 units wide.
    for (const digit of '0123456789')
      expect(regular.font.advance(regular.glyphs.get(digit.codePointAt(0)!)!)).toBe(1139);
    expect(regular.font.charmap(1, 0)).toBeNull();
  });

  it('refuses a truncated program and one without tables', () => {
    const small = subset(regular.font, [0, 36]);
    expect(() => new TrueType(small.subarray(0, small.length - 200))).toThrow('truncated');
    expect(() => new TrueType(Buffer.alloc(12))).toThrow('no head table');
  });
});

describe('subset', () => {
  it('keeps outlines and advances, renumbered', () => {
    const [a, e] = ['a', 'é'].map((c) => regular.glyphs.get(c.codePointAt(0)!)!) as [number, number];
    const made = new TrueType(subset(regular.font, [0, e, a]));
    expect(made.advance(1)).toBe(regular.font.advance(e));
    expect(made.outline(2).subarray(0, 40)).toEqual(regular.font.outline(a).subarray(0, 40));
    expect(made.glyphCount).toBeGreaterThanOrEqual(3);
  });

  it('brings the parts of composite glyphs along', () => {
    const composite = [...regular.glyphs.values()].find((glyph) => {
      const outline = regular.font.outline(glyph);
      return outline.length > 0 && outline.readInt16BE(0) < 0;
    })!;
    const made = new TrueType(subset(regular.font, [0, composite]));
    expect(made.glyphCount).toBeGreaterThan(2);
    const part = made.outline(1).readUInt16BE(12);
    expect(part).toBeGreaterThanOrEqual(2);
    expect(made.outline(part).length).toBeGreaterThan(0);
  });

  it('leaves a composite glyph blank whose part is not there', () => {
    const composite = [...regular.glyphs.values()].find((glyph) => partsOf(regular.font.outline(glyph))[0])!;
    const program = subset(regular.font, [0, composite]);
    const outline = new TrueType(program).outline(1);
    outline.writeUInt16BE(0xffff, partsOf(outline)[0]!);
    const broken = new TrueType(program);
    expect(broken.outline(1)).toHaveLength(0);
    expect(new TrueType(subset(broken, [0, 1])).outline(1)).toHaveLength(0);
  });
});

describe('likeness', () => {
  it.each(['é', 'Œ', 'Ж', 'Ω', '€', '–', '’'])('is its own glyph for %s', (character) => {
    const code = character.codePointAt(0)!;
    expect(likeness(regular, code)).toBe(regular.glyphs.get(code));
  });

  it('is the glyph of what it looks like, or none', () => {
    expect(likeness(regular, 0x2713)).toBe(regular.glyphs.get(0x221a));
    for (const code of [0x1f600, 0x4f60, 0xe000, 0x10ffff]) expect(likeness(regular, code)).toBeUndefined();
  });
});

describe('settable', () => {
  it('composes, unifies blanks and drops what cannot be seen', () => {
    expect(settable('e\u0301\u200b\tx\r\ny\u0007\u00ad')).toBe('é x\ny');
    expect(settable('a\u00a0b')).toBe('a\u00a0b');
  });
});

describe('DocumentFont', () => {
  it('numbers what glyphs show, not glyphs, so that copied text is what was written', () => {
    const font = new DocumentFont(regular);
    expect(font.encode('-\u2011-')).toBe('(\0\x01\0\x02\0\x01)');
    expect(font.width('-', 10)).toBeCloseTo(font.width('\u2011', 10));
    expect(font.cid(regular.glyphs.get(0x2d)!, '-')).toBe(1);
  });

  it('states the widths of the program', () => {
    const context = PDFContext.create();
    const font = new DocumentFont(regular);
    font.encode('A');
    const dict = context.lookup(font.embed(context)) as PDFDict;
    expect(String(dict.lookup(N('BaseFont')))).toMatch(/^\/[A-Z]{6}\+Arimo$/);
    expect(dict.lookup(N('ToUnicode'))).toBeDefined();
  });
});
