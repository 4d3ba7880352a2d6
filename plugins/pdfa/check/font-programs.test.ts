import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import { load } from '@conforme/pdf/file/load';
import { pagesOf } from '@conforme/pdf/file/pages';
import { document, stream } from '@conforme/pdf/testing/documents';
import { cff, type1, WIDE } from '@conforme/pdf/testing/programs';
import { describe, expect, it } from 'vitest';
import { check } from './index.ts';

describe('fonts of named glyphs', () => {
  function judged(make: (context: PDFContext) => PDFRef | object, key: string, over: object = {}): string[] {
    const pdf = document((context) => {
      const descriptor = { Type: 'FontDescriptor', Flags: 32, [key]: make(context) };
      const font = {
        Type: 'Font',
        Subtype: 'Type1',
        BaseFont: 'Test',
        FirstChar: 65,
        LastChar: 65,
        Widths: [500],
        FontDescriptor: descriptor,
        ...over,
      };
      return { content: 'BT /F 9 Tf (A) Tj ET', resources: { Font: { F: font } } };
    });
    const loaded = load(pdf);
    return check(loaded, pagesOf(loaded)).map(({ reason }) => reason);
  }
  const program = (context: PDFContext): PDFRef => stream(context, type1(WIDE));
  const compact = (context: PDFContext): PDFRef => stream(context, cff(), { Subtype: 'Type1C' });

  it('accepts programs that agree', () => {
    expect(judged(program, 'FontFile')).toEqual([]);
    expect(judged(program, 'FontFile', { Encoding: 'WinAnsiEncoding' })).toEqual([]);
    expect(judged(compact, 'FontFile3', { Widths: [700] })).toEqual([]);
    expect(judged(compact, 'FontFile3', { Widths: [550], Encoding: { Differences: [65, 'mine'] } })).toEqual(
      [],
    );
  });

  it('refuses programs that do not', () => {
    expect(judged(program, 'FontFile', { Widths: [600] })[0]).toContain('the width of character 65 differs');
    expect(judged(program, 'FontFile', { Encoding: { Differences: [65, 'B'] } })[0]).toContain(
      'has no glyph',
    );
    expect(judged(program, 'FontFile', { Encoding: 'Odd' })[0]).toContain(
      'encoding of the font is not verified',
    );
    expect(judged(compact, 'FontFile3')[0]).toContain('the width of character 65 differs');
    expect(judged(program, 'FontFile2')[0]).toContain('does not fit');
  });
});
