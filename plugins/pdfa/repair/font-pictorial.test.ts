import type { PDFRawStream } from '@cantoo/pdf-lib';
import { decode } from '@conforme/pdf/file/filters';
import { N, numbers } from '@conforme/pdf/file/values';
import { shown } from '@conforme/pdf/testing/parts';
import { describe, expect, it } from 'vitest';
import { repairedFont, type RepairedFont } from '../testing/repaired.ts';

/** Symbol without a program, whose code 97 (alpha in its own encoding, 631 wide) is shown. */
const symbol = (entries: object): RepairedFont =>
  repairedFont(() =>
    shown('(a)', {
      Type: 'Font',
      Subtype: 'Type1',
      BaseFont: 'YFLGZT+Symbol',
      FirstChar: 97,
      LastChar: 97,
      ...entries,
    }),
  );
const named = (glyph: string): object => ({ Encoding: { Type: 'Encoding', Differences: [97, glyph] } });

const mapOf = ({ font, loaded }: RepairedFont): string =>
  decode(font.lookup(N('ToUnicode')) as PDFRawStream, loaded.budget).toString();

describe('Symbol without a program', () => {
  it('keeps widths of its own where the document names its glyphs', () => {
    const outcome = symbol({ Widths: [333], ...named('bracketlefttp') });
    expect(outcome.before).toEqual(['the font is not embedded']);
    expect(outcome.after).toEqual([]);
    expect(numbers(outcome.font.lookup(N('Widths')))).toEqual([333]);
  });

  it('is another font of that name where widths of its own are all that is known', () => {
    expect(symbol({ Widths: [333] }).after).toEqual(['the font is not embedded']);
  });

  it('means what the name of a glyph says, whatever its code', () => {
    const outcome = symbol({ Widths: [460], ...named('bullet') });
    expect(outcome.after).toEqual([]);
    expect(mapOf(outcome)).toContain('<61> <2022>');
  });

  it.each([
    ['fraction', 167, '2044'],
    ['mu', 576, '00b5'],
  ])('means by %s what the Adobe Glyph List says', (glyph, width, character) => {
    expect(mapOf(symbol({ Widths: [width], ...named(glyph) })).toLowerCase()).toContain(
      `<61> <${character}>`,
    );
  });
});
