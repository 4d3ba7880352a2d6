import type { PDFArray, PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { PDFString, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { Budget } from '@conforme/pdf/file/budget';
import { decode } from '@conforme/pdf/file/filters';
import { load } from '@conforme/pdf/file/load';
import { pagesOf } from '@conforme/pdf/file/pages';
import { N } from '@conforme/pdf/file/values';
import { Cff } from '@conforme/pdf/font/cff';
import { characterMap } from '@conforme/pdf/font/cmap';
import { face } from '@conforme/pdf/font/face';
import { document, stream } from '@conforme/pdf/testing/documents';
import { whole } from '@conforme/pdf/testing/fonts';
import { shown } from '@conforme/pdf/testing/parts';
import { cff, cidKeyedCff } from '@conforme/pdf/testing/programs';
import { describe, expect, it } from 'vitest';
import { check } from '../check/index.ts';
import { repair } from './index.ts';
import { repairedFont, type RepairedFont } from '../testing/repaired.ts';

const { font: arimo, glyphs } = face(false);
const A = glyphs.get(65)!;

interface Outcome extends RepairedFont {
  readonly cid: PDFDict;
  program(key: string): Buffer;
}

interface Case {
  readonly encoding: (context: PDFContext) => PDFRef | string;
  readonly text: string;
  readonly cid: (context: PDFContext) => object;
  readonly program: (context: PDFContext) => object;
}

function repaired({ encoding, text, cid, program }: Case): Outcome {
  const outcome = repairedFont((context) => {
    const descendant = {
      Type: 'Font',
      BaseFont: 'Test',
      CIDSystemInfo: systemInfo(),
      FontDescriptor: { Type: 'FontDescriptor', Flags: 4, ...program(context) },
      ...cid(context),
    };
    const font = {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: 'Test',
      Encoding: encoding(context),
      DescendantFonts: [descendant],
    };
    return shown(text, font);
  });
  const own = (outcome.font.lookup(N('DescendantFonts')) as PDFArray).lookup(0) as PDFDict;
  return {
    ...outcome,
    cid: own,
    program: (key) =>
      decode(
        (own.lookup(N('FontDescriptor')) as PDFDict).lookup(N(key)) as PDFRawStream,
        outcome.loaded.budget,
      ),
  };
}

const systemInfo = (ordering = 'Japan1', supplement = 2): object => ({
  Registry: PDFString.of('Adobe'),
  Ordering: PDFString.of(ordering),
  Supplement: supplement,
});

/** A character map of one and two bytes: 20 to 7E from 1 on, 8140 is 1 as well, 8141 is not there. */
const map =
  (entries: object = {}, wmode = 0, more = '') =>
  (context: PDFContext): PDFRef => {
    const text = [
      more,
      `/WMode ${wmode} def 2 begincodespacerange <20> <7e> <8140> <9ffc> endcodespacerange`,
      '1 begincidrange <20> <7e> 1 endcidrange 1 begincidchar <8140> 1 endcidchar',
    ].join('\n');
    return stream(context, text, {
      Type: 'CMap',
      CMapName: 'Own',
      CIDSystemInfo: systemInfo(),
      ...entries,
    });
  };

const trueType: Pick<Case, 'cid' | 'program'> = {
  // Number 1 is A; the rest is .notdef.
  cid: (context) => ({
    Subtype: 'CIDFontType2',
    W: [1, [arimo.width(A)]],
    CIDToGIDMap: stream(context, Buffer.from([0, 0, A >> 8, A & 255])),
  }),
  program: (context) => ({ FontFile2: stream(context, whole(arimo)) }),
};

describe('character maps of a font', () => {
  it('are followed when they are right', () => {
    const outcome = repaired({ ...trueType, encoding: map(), text: '<208140>' });
    expect(outcome.before).toEqual([]);
  });

  it.each<[string, Case['encoding'], string]>([
    ['another collection', map({ CIDSystemInfo: systemInfo('Korea1') }), 'another collection'],
    ['an older collection', map({ CIDSystemInfo: systemInfo('Japan1', 1) }), 'another collection'],
    ['no collection', map({ CIDSystemInfo: 1 }), 'another collection'],
    ['two directions', map({ WMode: 1 }), 'direction of writing'],
    ['numbers too large', map({}, 0, '1 begincidchar <8142> 65536 endcidchar'), 'beyond 65535'],
    ['characters without a number', (context) => map()(context), 'the character 33089 has no glyph'],
  ])('are written anew when they have %s', (_, encoding, reason) => {
    const outcome = repaired({ ...trueType, encoding, text: '<20814020>' });
    const shown = reason.includes('33089')
      ? repaired({ ...trueType, encoding, text: '<2081408141>' })
      : outcome;
    expect(shown.before.join()).toContain(reason);
    expect(shown.after).toEqual([]);
    const read = characterMap(shown.font.lookup(N('Encoding')), new Budget())!;
    expect([...read.codes(Buffer.from('208140', 'hex'))].map(({ length }) => length)).toEqual([1, 2]);
  });

  it('that build on others or are not known stay, and are refused', () => {
    const refused = (encoding: Case['encoding']): string =>
      repaired({ ...trueType, encoding, text: '<20>' }).after.join();
    expect(refused(map({ UseCMap: 'H' }))).toContain('builds on another');
    expect(refused(map({}, 0, '/H usecmap'))).toContain('builds on another');
    expect(refused(() => 'Nobodys-H')).toContain('not verified');
  });

  it.each([
    ['90ms-RKSJ-H', '<8140>', 633],
    ['UniJIS-UTF16-H', '<3042>', 843],
    ['GBK-EUC-V', '<41>', 846],
  ])('every reader knows (%s) become maps of their own', (name, text, cid) => {
    const places = Buffer.alloc(2 * (cid + 1));
    places.writeUInt16BE(A, 2 * cid);
    const outcome = repaired({
      ...trueType,
      cid: (context) => ({ Subtype: 'CIDFontType2', CIDToGIDMap: stream(context, places), DW: 600 }),
      encoding: () => name,
      text,
    });
    expect(outcome.before.join()).toContain('not verified');
    expect(outcome.after).toEqual([]);
    const [read] = characterMap(outcome.font.lookup(N('Encoding')), new Budget())!.codes(
      Buffer.from(text.slice(1, -1), 'hex'),
    );
    expect(read!.cid).toBeGreaterThan(0);
  });

  it('named after a collection become the identity', () => {
    const outcome = repaired({ ...trueType, encoding: () => 'Adobe-Japan1-2', text: '<0001>' });
    expect(outcome.before.join()).toContain('none of the standard');
    expect(outcome.after).toEqual([]);
    expect(outcome.font.lookup(N('Encoding'))).toBe(N('Identity-H'));
  });

  it('lead character 0 to a glyph of its own', () => {
    const outcome = repaired({ ...trueType, encoding: () => 'Identity-H', text: '<00000001>' });
    expect(outcome.before.join()).toContain('the character 0 has no glyph');
    expect(outcome.after).toEqual([]);
  });
});

describe('composite fonts with CFF programs', () => {
  const compact: Pick<Case, 'cid' | 'program'> = {
    cid: () => ({ Subtype: 'CIDFontType0', W: [1, [640, 550, 320]] }),
    program: (context) => ({ FontFile3: stream(context, cff(), { Subtype: 'CIDFontType0C' }) }),
  };

  it('get the advances the page was set with', () => {
    const outcome = repaired({ ...compact, encoding: () => 'Identity-H', text: '<0001>' });
    expect(outcome.before.join()).toContain('the width of character 1 differs');
    expect(outcome.after).toEqual([]);
    expect(new Cff(outcome.program('FontFile3')).widthOfCid(1)).toBe(640);
  });

  it('get a glyph for what showed .notdef', () => {
    const outcome = repaired({ ...compact, encoding: () => 'Identity-H', text: '<000000010004>' });
    expect(outcome.before).not.toEqual([]);
    expect(outcome.after).toEqual([]);
    expect(new Cff(outcome.program('FontFile3')).glyphs).toHaveLength(5);
  });
});

describe('OpenType programs with CFF outlines in a font that names glyphs by their place', () => {
  const openType = (outlines: Buffer): Buffer => {
    const tables = new Map([...arimo.tables].filter(([tag]) => tag !== 'glyf' && tag !== 'loca'));
    const program = whole({ tables: tables.set('CFF ', outlines) } as never);
    program.write('OTTO', 0, 'latin1');
    return program;
  };
  const glyphShown = (outlines: Buffer): number => {
    const outcome = repaired({
      encoding: () => 'Identity-H',
      text: '<0001>',
      // Number 1 is the glyph at place 2.
      cid: (context) => ({
        Subtype: 'CIDFontType2',
        W: [1, [550]],
        CIDToGIDMap: stream(context, Buffer.from([0, 0, 0, 2])),
      }),
      program: (context) => ({ FontFile2: stream(context, openType(outlines)) }),
    });
    expect(outcome.before).not.toEqual([]);
    expect(outcome.after).toEqual([]);
    const [read] = characterMap(outcome.font.lookup(N('Encoding')), new Budget())!.codes(Buffer.from([0, 1]));
    return new Cff(outcome.program('FontFile3')).glyphOfCid(read!.cid);
  };

  it.each([
    ['by place', cff()],
    ['by numbers of characters', cidKeyedCff()],
  ])('show the same glyphs when the CFF counts them %s', (_, outlines) => {
    expect(glyphShown(outlines)).toBe(2);
  });
});

it('leaves a descendant alone that another font shows as well', () => {
  const pdf = document((context) => {
    const descendant = context.register(
      context.obj({
        Type: 'Font',
        BaseFont: 'Test',
        CIDSystemInfo: systemInfo(),
        FontDescriptor: { Type: 'FontDescriptor', Flags: 4, ...trueType.program(context) },
        ...trueType.cid(context),
      } as never),
    );
    const font = { Type: 'Font', Subtype: 'Type0', BaseFont: 'Test', Encoding: 'Identity-H' };
    const fonts = {
      F: { ...font, DescendantFonts: [descendant] },
      G: { ...font, DescendantFonts: [descendant] },
    };
    const content = 'BT /F 9 Tf <0000> Tj /G 9 Tf <0001> Tj ET';
    return { content, resources: { Font: fonts } };
  });
  const loaded = load(pdf);
  const pages = pagesOf(loaded);
  expect(repair(loaded, pages)).toHaveLength(1);
  expect(check(loaded, pages)).toEqual([]);
});
