import type { PDFArray, PDFContext, PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { PDFNumber } from '@cantoo/pdf-lib';
import { load } from '@conforme/pdf/file/load';
import { pagesOf } from '@conforme/pdf/file/pages';
import { N } from '@conforme/pdf/file/values';
import { DocumentFont } from '@conforme/pdf/font/document-font';
import { face } from '@conforme/pdf/font/face';
import { document, stream, type Parts } from '@conforme/pdf/testing/documents';
import { whole } from '@conforme/pdf/testing/fonts';
import { shown, TYPE3 } from '@conforme/pdf/testing/parts';
import { describe, expect, it } from 'vitest';
import { check } from './index.ts';

const regular = face(false);

function judged(make: (context: PDFContext) => Parts): string[] {
  const loaded = load(document(make));
  return check(loaded, pagesOf(loaded)).map(({ where, reason }) => [where, reason].join(': '));
}

/** Our own composite font, changed before it is judged. */
function composite(
  change: (font: PDFDict, descendant: PDFDict, descriptor: PDFDict) => void,
  text = 'AB',
): string[] {
  return judged((context) => {
    const own = new DocumentFont(regular);
    const encoded = own.encode(text);
    const ref = own.embed(context);
    const font = context.lookup(ref) as PDFDict;
    const descendant = (font.lookup(N('DescendantFonts')) as PDFArray).lookup(0) as PDFDict;
    change(font, descendant, descendant.lookup(N('FontDescriptor')) as PDFDict);
    return shown(encoded, ref);
  });
}

/** A simple TrueType font over the whole of Arimo. */
function simple(
  over: object,
  text = '(A)',
  flags = 32,
  width = regular.font.width(regular.glyphs.get(65)!),
): string[] {
  return judged((context) => {
    const program = whole(regular.font);
    const descriptor = { Type: 'FontDescriptor', Flags: flags, FontFile2: stream(context, program) };
    const font = {
      Type: 'Font',
      Subtype: 'TrueType',
      BaseFont: 'Arimo',
      FirstChar: 65,
      LastChar: 65,
      Widths: [width],
      Encoding: 'WinAnsiEncoding',
      FontDescriptor: descriptor,
      ...over,
    };
    return shown(text, font);
  });
}

describe('composite fonts', () => {
  it('accepts what agrees with its program', () => {
    expect(composite(() => undefined)).toEqual([]);
  });

  it.each<[string, Parameters<typeof composite>[0], string]>([
    [
      'no program',
      (_f, _d, descriptor) => descriptor.delete(N('FontFile2')),
      'page 1, font Arimo (object 6): the font is not embedded',
    ],
    ['wrong widths', (_f, descendant) => descendant.delete(N('W')), 'the width of character 1 differs'],
    ['no glyph map', (_f, descendant) => descendant.delete(N('CIDToGIDMap')), 'no CIDToGIDMap'],
    [
      'another character map',
      (font) => font.set(N('Encoding'), N('UniGB-UCS2-H')),
      'character map of the font is not verified',
    ],
    ['no descendant', (font) => font.delete(N('DescendantFonts')), 'no descendant'],
    [
      'another type',
      (_f, descendant) => descendant.set(N('Subtype'), N('CIDFontType0')),
      'does not fit the type',
    ],
    [
      'two programs',
      (_f, _d, descriptor) => descriptor.set(N('FontFile'), descriptor.get(N('FontFile2'))!),
      'embedded twice',
    ],
    [
      'a cut program',
      (_f, _d, descriptor) =>
        void ((descriptor.lookup(N('FontFile2')) as PDFRawStream).contents = Buffer.alloc(3)),
      'cannot be read',
    ],
  ])('refuses %s', (_, change, reason) => {
    expect(composite(change).join('\n')).toContain(reason);
  });

  it('refuses glyphs that are not there and .notdef', () => {
    const own = (text: string): string[] =>
      judged((context) => {
        const font = new DocumentFont(regular);
        font.encode('A');
        return shown(text, font.embed(context));
      });
    expect(own('<0000>').join()).toContain('the character 0 has no glyph');
    expect(own('<00ff>').join()).toContain('the character 255 has no glyph');
  });

  it('reads widths given by ranges and glyph maps given as streams', () => {
    const change: Parameters<typeof composite>[0] = (_f, descendant) => {
      const { context } = descendant;
      const width = regular.font.width(regular.glyphs.get(65)!);
      descendant.set(N('W'), context.obj([1, 2, width]));
      descendant.set(N('CIDToGIDMap'), stream(context, Buffer.from([0, 0, 0, 1, 0, 1])));
    };
    expect(composite(change, 'A')).toEqual([]);
    expect(composite(change, 'AB')).toEqual([]);
  });
});

describe('simple fonts', () => {
  it('accepts what agrees with its program', () => {
    expect(simple({})).toEqual([]);
  });

  it.each<[string, () => string[], string]>([
    ['wrong widths', () => simple({}, '(A)', 32, 1), 'the width of character 65 differs'],
    ['characters without a stated width', () => simple({}, '(AB)'), 'the width of character 66 differs'],
    ['missing widths', () => simple({ LastChar: 70 }), 'missing or incomplete'],
    ['unclear flags', () => simple({}, '(A)', 36), 'neither clearly symbolic nor clearly not'],
    [
      'other encodings',
      () => simple({ Encoding: { BaseEncoding: 'WinAnsiEncoding', Differences: [65, 'B'] } }),
      'encoding of the font is not verified',
    ],
    ['encodings of symbolic fonts', () => simple({}, '(A)', 4), 'a symbolic font states an encoding'],
    ['ambiguous maps', () => simple({ Encoding: PDFNumber.of(0) }, '(A)', 4), 'symbolic'],
    ['no name', () => simple({ BaseFont: 1 }), 'the font has no name'],
    ['characters without glyph', () => simple({ FirstChar: 65 }, '(\\001)'), 'the character 1 has no glyph'],
  ])('refuses %s', (_, make, reason) => {
    expect(make().join('\n')).toContain(reason);
  });

  it('refuses fonts that are not embedded, unknown or undefined', () => {
    expect(
      judged(() => shown('(A)', { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' })).join(),
    ).toContain('font Helvetica: the font is not embedded');
    expect(judged(() => shown('(A)', { Type: 'Font', Subtype: 'Odd' })).join()).toContain(
      'unknown type of font',
    );
    expect(judged(() => ({ content: 'BT /F 9 Tf (A) Tj ET' })).join()).toContain('the font F is not defined');
    expect(judged(() => ({ content: 'BT (A) Tj ET' })).join()).toContain('without a font');
  });
});

describe('Type 3 fonts', () => {
  const drawn = (glyph: string, over: object = {}): string[] =>
    judged((context) => shown('(A)', { ...TYPE3, CharProcs: { a: stream(context, glyph) }, ...over }));

  const drawnWith = (unseen: string): string[] =>
    judged((context) =>
      shown('(A)', {
        ...TYPE3,
        CharProcs: { a: stream(context, '500 0 d0'), b: stream(context, unseen) },
      }),
    );

  it('accepts glyphs that state their width', () => {
    expect(drawn('500 0 d0 0 0 9 9 re f')).toEqual([]);
  });

  it('refuses fonts whose glyphs show the font itself, by way of forms and other fonts, too', () => {
    const circle = (text: string, inner: string): string[] =>
      judged((context) => {
        const [outer, other] = [context.nextRef(), context.nextRef()];
        const Font = { F: outer, G: other };
        const drawing = stream(context, text, {
          Type: 'XObject',
          Subtype: 'Form',
          BBox: [0, 0, 9, 9],
          Resources: { Font },
        });
        const font = (glyph: string): object => ({
          ...TYPE3,
          Resources: { Font, XObject: { X: drawing } },
          CharProcs: { a: stream(context, `500 0 d0 ${glyph}`) },
        });
        context.assign(outer, context.obj(font('/X Do') as never));
        context.assign(other, context.obj(font(inner) as never));
        return shown('(A)', outer);
      });
    const reason = 'a glyph of the font shows the font itself';
    expect(circle('BT /F 9 Tf (A) Tj ET', '').join()).toContain(reason);
    expect(circle('BT /G 9 Tf (A) Tj ET', 'BT /F 9 Tf (A) Tj ET').join()).toContain(reason);
    expect(circle('BT /G 9 Tf (A) Tj ET', '0 0 9 9 re f')).toEqual([]);
  });

  it.each([
    ['another width', drawn('400 0 d0'), 'differs from its glyph'],
    ['no width', drawn('0 0 9 9 re f'), 'states no width'],
    ['no glyph', drawn('500 0 d0', { Encoding: {} }), 'has no glyph'],
    ['no resources', drawn('500 0 d0', { Resources: 1 }), 'no resources of its own'],
    ['what unseen glyphs draw', drawnWith('0 0 0 1 k'), 'colours for printing'],
    ['what glyphs draw', drawn('500 0 d0 0 0 0 1 k'), 'colours for printing'],
  ])('refuses %s', (_, found, reason) => {
    expect(found.join('\n')).toContain(reason);
  });
});
