import type { PDFArray, PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { PDFContext, type PDFName, PDFString } from '@cantoo/pdf-lib';
import { decode } from '@conforme/pdf/file/filters';
import { N } from '@conforme/pdf/file/values';
import { face } from '@conforme/pdf/font/face';
import { readUnicode } from '@conforme/pdf/font/read-unicode';
import { toUnicode } from '@conforme/pdf/font/cmap-write';
import { TrueType } from '@conforme/pdf/font/truetype';
import { stream } from '@conforme/pdf/testing/documents';
import { shown } from '@conforme/pdf/testing/parts';
import { describe, expect, it } from 'vitest';
import { repairedFont, type RepairedFont } from '../testing/repaired.ts';

const arimo = face(false);

interface Case {
  readonly name?: string;
  readonly text: string;
  readonly meaning?: readonly (readonly [number, string])[] | null;
  readonly cid?: object;
}

/** A composite font without a program that shows these codes. */
function composite({ name = 'ArialMT', text, meaning = null, cid = {} }: Case): RepairedFont {
  return repairedFont((context: PDFContext) => {
    const system = { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 };
    const descendant = {
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: system,
      DW: 700,
      FontDescriptor: { Type: 'FontDescriptor', FontName: name, Flags: 32 },
      ...cid,
    };
    return shown(text, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ...(meaning && { ToUnicode: stream(context, toUnicode(meaning, 2)) }),
    });
  });
}

/** The glyphs of the program, by the codes that show them. */
function programOf({ font, loaded }: RepairedFont): { type: TrueType; cid: PDFDict } {
  const cid = (font.lookup(N('DescendantFonts')) as PDFArray).lookup(0) as PDFDict;
  const descriptor = cid.lookup(N('FontDescriptor')) as PDFDict;
  return {
    type: new TrueType(decode(descriptor.lookup(N('FontFile2')) as PDFRawStream, loaded.budget)),
    cid,
  };
}

describe('composite fonts without a program', () => {
  it('are shown by an open one, as their codes mean, with the widths of the page', () => {
    const outcome = composite({
      text: '<00070008>',
      meaning: [
        [7, 'A'],
        [8, 'fi'],
      ],
    });
    expect(outcome.before).toContain('the font is not embedded');
    expect(outcome.after).toEqual([]);
    const { type, cid } = programOf(outcome);
    expect(type.width(1)).toBeCloseTo(700, 0);
    expect((cid.lookup(N('BaseFont')) as PDFName).decodeText()).toMatch(/^[A-Z]{6}\+Arimo$/);
    expect(outcome.notes.join()).toContain('Arimo stands in');
  });

  it('of Windows are known by the order of their glyphs', () => {
    // 36 is A in the fonts of Windows, and in the open ones made after them.
    expect(arimo.glyphs.get(65)).toBe(36);
    const outcome = composite({ text: '<0024>' });
    expect(outcome.after).toEqual([]);
    expect(programOf(outcome).type.glyphCount).toBe(2);
  });

  it.each<[string, Case]>([
    ['a code nobody explains', { text: '<00070009>', meaning: [[7, 'A']] }],
    ['a code beyond those all fonts of Windows share', { text: '<0200>' }],
    ['a font whose order nobody knows', { name: 'Garamond', text: '<0024>' }],
    ['a character the open font lacks', { text: '<0007>', meaning: [[7, '請']] }],
    ['a subset whose program is lost', { name: 'MPDFAA+ArialMT', text: '<0007>', meaning: [[7, 'A']] }],
    ['pictures', { name: 'Wingdings-Regular', text: '<0007>', meaning: [[7, 'A']] }],
    ['advances downwards', { text: '<0007>', meaning: [[7, 'A']], cid: { W2: [1, [-1000, 500, 880]] } }],
  ])('are refused for %s', (_, given) => {
    expect(composite(given).after).toContain('the font is not embedded');
  });
});

describe('readUnicode', () => {
  const read = (text: string): [number, string][] => [...readUnicode(Buffer.from(text), PDFContext.create())];

  it('reads characters, ranges and lists', () => {
    expect(
      read(
        '2 beginbfchar <01> <0041> <0002> <00660069> endbfchar 2 beginbfrange <10> <12> <0061> <20> <21> [<0078> <0079>] endbfrange',
      ),
    ).toEqual([
      [1, 'A'],
      [2, 'fi'],
      [16, 'a'],
      [17, 'b'],
      [18, 'c'],
      [32, 'x'],
      [33, 'y'],
    ]);
  });

  it('ends where the map does, whatever it claims', () => {
    expect(read('1 beginbfchar <01>')).toEqual([]);
    expect(read('1 beginbfrange <0000> <ffffffff> <0000> endbfrange').length).toBeLessThanOrEqual(65_537);
  });
});
