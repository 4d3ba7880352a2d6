import { PDFName, type PDFContext, type PDFDict } from '@cantoo/pdf-lib';
import { Budget } from '@conforme/pdf/file/budget';
import { load } from '@conforme/pdf/file/load';
import { pagesOf } from '@conforme/pdf/file/pages';
import { deflated } from '@conforme/pdf/file/stream';
import { N } from '@conforme/pdf/file/values';
import { symbolCharmap } from '@conforme/pdf/font/charmap';
import { face } from '@conforme/pdf/font/face';
import { subset } from '@conforme/pdf/font/subset';
import { document, stream } from '@conforme/pdf/testing/documents';
import { whole } from '@conforme/pdf/testing/fonts';
import { shown } from '@conforme/pdf/testing/parts';
import { cff, type1 } from '@conforme/pdf/testing/programs';
import { describe, expect, it } from 'vitest';
import { differenceOf, fontBefore } from './font-compare.ts';
import { setProgram } from './font-program.ts';
import { writeSimple } from './font-write.ts';

const { font: arimo, glyphs } = face(false);
const [A, B] = [65, 66].map((code) => glyphs.get(code)!);
const WIDTH = arimo.width(A!);

/** A font of a page, as it is and after what a repair does to it. */
function compared(make: (context: PDFContext) => object, repair: (font: PDFDict) => void): string | null {
  const loaded = load(document((context) => shown('(A)', make(context))));
  const fonts = (pagesOf(loaded)[0]!.lookup(N('Resources')) as PDFDict).lookup(N('Font')) as PDFDict;
  const font = fonts.lookup(N('F')) as PDFDict;
  const before = fontBefore(font, new Budget());
  repair(font);
  return differenceOf(before, font, [Buffer.from('A')], new Budget());
}

const simple =
  (program: Buffer, key = 'FontFile2', over: object = {}) =>
  (context: PDFContext): object => ({
    Type: 'Font',
    Subtype: key === 'FontFile2' ? 'TrueType' : 'Type1',
    BaseFont: 'Test',
    FirstChar: 65,
    LastChar: 65,
    Widths: [WIDTH],
    FontDescriptor: { Type: 'FontDescriptor', Flags: 32, [key]: stream(context, program) },
    ...over,
  });

const written =
  (glyph: number, width = WIDTH) =>
  (font: PDFDict): void =>
    void writeSimple(font, arimo, [{ code: 65, glyph, width, text: 'A' }]);

describe('what a repaired font shows', () => {
  it('is the same where each code has its glyph and its advance', () => {
    expect(compared(simple(whole(arimo)), written(A!))).toBeNull();
  });

  it.each([
    ['another glyph', written(B!), 'the character 65 would show another glyph'],
    ['nothing', written(glyphs.get(32)!), 'the character 65 would not be shown any more'],
    ['.notdef', written(0), 'the character 65 would not be shown any more'],
    ['another advance', written(A!, WIDTH + 100), 'the character 65 would have another advance'],
  ])('is not the same where a code shows %s', (_, repair, reason) => {
    expect(compared(simple(whole(arimo)), repair)).toBe(reason);
  });

  it('is known of a subset that numbers its glyphs in a map of Unicode', () => {
    const numbered = symbolCharmap(new Map([[65, 1]]));
    numbered.writeUInt16BE(1, 6);
    const program = subset(arimo, [0, B!], { codes: new Map([[65, 1]]) });
    expect(compared(simple(program, 'FontFile2', { Encoding: 'Identity-H' }), written(0))).toBe(
      'the character 65 would not be shown any more',
    );
  });

  it('is refused where an outline cannot be read', () => {
    const outlines = Buffer.from(arimo.table('glyf'));
    const at = outlines.indexOf(arimo.outline(A!));
    // A contour that ends before the one before it.
    outlines.writeUInt16BE(0xffff, at + 10);
    const damaged = { tables: new Map([...arimo.tables, ['glyf', outlines]]) };
    expect(compared(simple(whole(damaged)), written(A!))).toMatch(/character 65/);
  });

  it('is another one where the program is', () => {
    const replaced = (font: PDFDict): void => {
      const descriptor = font.lookup(N('FontDescriptor')) as PDFDict;
      setProgram(descriptor, 'FontFile3', deflated(font.context, cff()));
      font.set(N('Subtype'), PDFName.of('Type1'));
    };
    const drawn = type1([139, 248, 136, 13, 140, 140, 21, 14]);
    expect(compared(simple(drawn, 'FontFile', { Widths: [500] }), replaced)).toBe(
      'its program is another one after the repair',
    );
  });
});
