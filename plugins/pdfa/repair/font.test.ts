import { PDFString, type PDFArray, type PDFContext, type PDFDict, type PDFRawStream } from '@cantoo/pdf-lib';
import { decode } from '@conforme/pdf/file/filters';
import { N, numbers } from '@conforme/pdf/file/values';
import { DocumentFont } from '@conforme/pdf/font/document-font';
import { symbolCharmap } from '@conforme/pdf/font/charmap';
import { face } from '@conforme/pdf/font/face';
import { TrueType } from '@conforme/pdf/font/truetype';
import { stream, type Parts } from '@conforme/pdf/testing/documents';
import { whole } from '@conforme/pdf/testing/fonts';
import { shown } from '@conforme/pdf/testing/parts';
import { describe, expect, it } from 'vitest';
import { repairedFont, type RepairedFont } from '../testing/repaired.ts';

const regular = face(false);

/** The program of a font as it is embedded afterwards. */
function programOf({ font, loaded }: RepairedFont): TrueType {
  const descriptor = font.lookup(N('FontDescriptor')) as PDFDict;
  return new TrueType(decode(descriptor.lookup(N('FontFile2')) as PDFRawStream, loaded.budget));
}

/** Outlines are padded in the new program. */
function sameOutline(outline: Buffer, glyph: number): boolean {
  const original = regular.font.outline(glyph);
  return outline.length >= original.length && outline.subarray(0, original.length).equals(original);
}

describe('fonts that are not embedded', () => {
  const standard = (name: string, text = '(A)', over: object = {}): RepairedFont =>
    repairedFont(() => shown(text, { Type: 'Font', Subtype: 'Type1', BaseFont: name, ...over }));

  it('get the name that a string gives them', () => {
    const outcome = standard('', '(A)', { BaseFont: PDFString.of('Helvetica-Bold') });
    expect(outcome.after).toEqual([]);
    expect(String(outcome.font.lookup(N('BaseFont')))).toContain('Arimo-Bold');
  });

  it.each([
    ['Helvetica', 'Arimo'],
    ['Helvetica-BoldOblique', 'Arimo-BoldItalic'],
    ['Arial,Bold', 'Arimo-Bold'],
    ['ABCDEF+ArialMT', 'Arimo'],
    ['Times-Roman', 'Tinos'],
    ['TimesNewRomanPS-ItalicMT', 'Tinos-Italic'],
    ['CourierNew', 'FoxitFixed'],
    ['LetterMono', 'Cousine'],
    ['Calibri', 'Carlito'],
    ['Unheard', 'Arimo'],
    ['MicrosoftSansSerif', 'Arimo'],
    ['GlyphaLTStd', 'Arimo'],
    ['AngsanaUPC', 'Arimo'],
  ])('get an open font of the same metrics: %s', (name, substitute) => {
    const outcome = standard(name);
    expect(outcome.before).toEqual(['the font is not embedded']);
    expect(outcome.after).toEqual([]);
    expect(outcome.font.lookup(N('BaseFont'))!.toString()).toMatch(new RegExp(`^/[A-Z]{6}\\+${substitute}$`));
    expect(outcome.notes.join()).toContain('stands in');
  });

  it.each([
    [{ Flags: 1 }, 'Cousine'],
    [{ Flags: 2 }, 'Tinos'],
    [{ Flags: 32, FontWeight: 700, ItalicAngle: -12 }, 'Arimo-BoldItalic'],
    [{ Flags: 64 + (1 << 18) }, 'Arimo-BoldItalic'],
  ])('are told by their descriptor when the name says nothing: %o', (descriptor, substitute) => {
    const outcome = standard('X1', '(A)', { FontDescriptor: { Type: 'FontDescriptor', ...descriptor } });
    expect(outcome.font.lookup(N('BaseFont'))!.toString()).toMatch(new RegExp(`\\+${substitute}$`));
  });

  it('keep the widths the page was set with', () => {
    const outcome = standard('Helvetica', '(AB)', { FirstChar: 65, LastChar: 66, Widths: [901, 333] });
    expect(outcome.after).toEqual([]);
    expect(numbers(outcome.font.lookup(N('Widths')))).toEqual([901, 333]);
    const program = programOf(outcome);
    expect(program.width(program.charmap(3, 0)!.get(0xf041)!)).toBeCloseTo(901, 0);
  });

  it('show the characters of their encoding', () => {
    const encoding = {
      Type: 'Encoding',
      BaseEncoding: 'WinAnsiEncoding',
      Differences: [1, 'Omega', 'uni0416', 'afii10017'],
    };
    const outcome = standard('Helvetica', '<010203>', { Encoding: encoding });
    expect(outcome.after).toEqual([]);
    const program = programOf(outcome);
    const outline = (code: number): Buffer => program.outline(program.charmap(3, 0)!.get(0xf000 + code)!);
    expect(sameOutline(outline(2), regular.glyphs.get(0x416)!)).toBe(true);
    const map = decode(outcome.font.lookup(N('ToUnicode')) as PDFRawStream, outcome.loaded.budget).toString();
    expect(map).toContain('<02> <0416>');
    expect(map).toContain('<03> <0410>');
  });

  it('stay unembedded when the substitute lacks a character', () => {
    const outcome = standard('Helvetica', '(A)', { Encoding: { Differences: [65, 'uni4E2D'] } });
    expect(outcome.after).toEqual(['the font is not embedded']);
  });

  it.each([
    'Wingdings-Regular',
    'IDAutomationHC39M',
    'MICREncoding',
    'Code128',
    'SymbolProp',
    'FontAwesome',
    'UPCTall',
  ])('stay unembedded when they show no letters: %s', (name) => {
    expect(standard(name, '(A)', { Encoding: 'WinAnsiEncoding' }).after).toEqual([
      'the font is not embedded',
    ]);
  });

  it.each([
    ['Symbol', '(abc)', 'WinAnsiEncoding'],
    ['ZapfDingbats', '(n4)', undefined],
  ])('keep their pictures: %s', (name, text, encoding) => {
    const outcome = standard(name, text, encoding ? { Encoding: encoding } : {});
    expect(outcome.before).toEqual(['the font is not embedded']);
    expect(outcome.after).toEqual([]);
    const names = (outcome.font.lookup(N('Encoding')) as PDFDict).lookup(N('Differences')) as PDFArray;
    expect(names.toString()).toContain(name === 'Symbol' ? '/alpha' : '/a20');
  });

  it('are replaced when their program is cut off', () => {
    const outcome = repairedFont((context) =>
      shown('(A)', {
        Type: 'Font',
        Subtype: 'TrueType',
        BaseFont: 'Arial',
        Encoding: 'WinAnsiEncoding',
        FirstChar: 65,
        LastChar: 65,
        Widths: [700],
        FontDescriptor: {
          Type: 'FontDescriptor',
          Flags: 32,
          FontFile2: stream(context, whole(regular.font).subarray(0, 5000)),
        },
      }),
    );
    expect(outcome.before.join()).toContain('truncated');
    expect(outcome.after).toEqual([]);
  });
});

/** An embedded TrueType font with these entries, and the flags of its descriptor. */
const embedded =
  (entries: object, flags = 32, text = '(A)') =>
  (context: PDFContext): Parts =>
    shown(text, {
      Type: 'Font',
      Subtype: 'TrueType',
      BaseFont: 'Arimo',
      FirstChar: 65,
      LastChar: 65,
      Widths: [regular.font.width(regular.glyphs.get(65)!)],
      Encoding: 'WinAnsiEncoding',
      FontDescriptor: {
        Type: 'FontDescriptor',
        Flags: flags,
        FontFile2: stream(context, whole(regular.font)),
      },
      ...entries,
    });

describe('embedded TrueType fonts', () => {
  it.each<[string, ReturnType<typeof embedded>]>([
    ['other widths than their program', embedded({ Widths: [123] })],
    ['widths that are missing', embedded({ Widths: 1 })],
    ['widths for too few characters', embedded({}, 32, '(AB)')],
    ['Differences', embedded({ Encoding: { BaseEncoding: 'WinAnsiEncoding', Differences: [65, 'B'] } })],
    ['an encoding though they are symbolic', embedded({}, 4)],
    ['no clear flags', embedded({}, 36)],
    ['characters without a glyph', embedded({}, 32, '<41018d>')],
    ['a program of another kind than they say', embedded({ Subtype: 'Type1' })],
  ])('are written anew when they have %s', (_, make) => {
    const outcome = repairedFont(make);
    expect(outcome.before).not.toEqual([]);
    expect(outcome.after).toEqual([]);
    expect(outcome.notes.join()).toContain('now agree');
  });

  it('keep the glyph viewers showed', () => {
    const outcome = repairedFont(
      embedded({ Encoding: { BaseEncoding: 'WinAnsiEncoding', Differences: [65, 'B'] } }),
    );
    const program = programOf(outcome);
    const glyph = program.charmap(3, 0)!.get(0xf041)!;
    expect(sameOutline(program.outline(glyph), regular.glyphs.get(66)!)).toBe(true);
  });

  it('lead codes that nothing names to the glyphs the map of Unicode gives them', () => {
    const numbered = Buffer.from(symbolCharmap(new Map([[1, regular.glyphs.get(66)!]])));
    // The map of a subset whose glyphs are numbered from 1 on, as one of Unicode.
    numbered.writeUInt16BE(1, 6);
    numbered.writeUInt16BE(1, 26);
    numbered.writeUInt16BE(1, 32);
    numbered.writeUInt16BE((regular.glyphs.get(66)! - 1) & 0xffff, 36);
    const tables = new Map([...regular.font.tables, ['cmap', numbered]]);
    const outcome = repairedFont((context) => {
      const FontFile2 = stream(context, whole({ tables } as never));
      const FontDescriptor = { Type: 'FontDescriptor', Flags: 6, FontFile2 };
      return embedded({ FontDescriptor, Encoding: 'Identity-H' }, 6, '<01>')(context);
    });
    expect(outcome.after).toEqual([]);
    const program = programOf(outcome);
    const glyph = program.charmap(3, 0)!.get(0xf001)!;
    expect(sameOutline(program.outline(glyph), regular.glyphs.get(66)!)).toBe(true);
  });

  it('keep outlines whose places are stated in a form viewers take for the long one', () => {
    const head = Buffer.from(regular.font.table('head'));
    expect(head.readInt16BE(50)).toBe(1);
    head.writeInt16BE(256, 50);
    const tables = new Map([...regular.font.tables, ['head', head]]);
    const outcome = repairedFont((context) => {
      const FontFile2 = stream(context, whole({ tables } as never));
      const FontDescriptor = { Type: 'FontDescriptor', Flags: 32, FontFile2 };
      return embedded({ FontDescriptor, Widths: [123] })(context);
    });
    const program = programOf(outcome);
    const glyph = program.charmap(3, 0)!.get(0xf041)!;
    expect(sameOutline(program.outline(glyph), regular.glyphs.get(65)!)).toBe(true);
  });

  it('find glyphs by their names in the Macintosh order where the program has no map', () => {
    const tables = new Map([...regular.font.tables].filter(([tag]) => tag !== 'cmap'));
    const outcome = repairedFont((context) => {
      const FontFile2 = stream(context, whole({ tables } as never));
      return embedded(
        { FontDescriptor: { Type: 'FontDescriptor', Flags: 32, FontFile2 } },
        32,
        '<41e6>',
      )(context);
    });
    expect(outcome.after).toEqual([]);
    const program = programOf(outcome);
    const outline = (code: number): Buffer => program.outline(program.charmap(3, 0)!.get(0xf000 + code)!);
    for (const code of [0x41, 0xe6])
      expect(sameOutline(outline(code), regular.glyphs.get(code)!), `code ${code}`).toBe(true);
  });

  it('show the outline of .notdef by a glyph of its own where it was shown', () => {
    const outcome = repairedFont(embedded({}, 32, '<01>'));
    const program = programOf(outcome);
    const glyph = program.charmap(3, 0)!.get(0xf001)!;
    expect(glyph).not.toBe(0);
    expect(sameOutline(program.outline(glyph), 0)).toBe(true);
  });

  it('keep the text that names gave codes beside a map that lacks some', () => {
    const outcome = repairedFont((context) => {
      const ToUnicode = stream(context, '1 beginbfchar <42> <0078> endbfchar');
      const Encoding = { BaseEncoding: 'WinAnsiEncoding', Differences: [65, 'C'] };
      return embedded({ ToUnicode, Encoding }, 32, '(AB)')(context);
    });
    const map = decode(outcome.font.lookup(N('ToUnicode')) as PDFRawStream, outcome.loaded.budget).toString();
    expect(map).toContain('<41> <0043>');
    expect(map).toContain('<42> <0078>');
  });

  it('are left alone when nothing is wrong', () => {
    expect(repairedFont(embedded({})).notes).toEqual([]);
  });
});

describe('composite fonts', () => {
  const composite = (change: (descendant: PDFDict) => void, text?: string): RepairedFont =>
    repairedFont((context) => {
      const own = new DocumentFont(regular);
      const encoded = own.encode('AB');
      const ref = own.embed(context);
      const font = context.lookup(ref) as PDFDict;
      change((font.lookup(N('DescendantFonts')) as PDFArray).lookup(0) as PDFDict);
      return shown(text ?? encoded, ref);
    });

  it.each<[string, Parameters<typeof composite>[0], string | undefined]>([
    ['no glyph map', (descendant) => descendant.delete(N('CIDToGIDMap')), undefined],
    ['other widths', (descendant) => descendant.set(N('W'), descendant.context.obj([1, [5, 6]])), undefined],
    ['no widths', (descendant) => descendant.delete(N('W')), undefined],
    ['glyphs that are not there', () => undefined, '<000100ff>'],
  ])('are mended when they have %s', (_, change, text) => {
    const outcome = composite(change, text);
    expect(outcome.before).not.toEqual([]);
    expect(outcome.after).toEqual([]);
  });
});
