import { PDFContext, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { Budget } from '../file/budget.ts';
import { decode } from '../file/filters.ts';
import { N } from '../file/values.ts';
import { png, SMALL, type PngParts } from '../testing/png.ts';
import { readPng } from './png.ts';

function pixels(file: Uint8Array): { rgb: number[]; alpha: number[] | null } {
  const context = PDFContext.create();
  const image = context.lookup(readPng(file).embed(context)) as PDFRawStream;
  const mask = image.dict.lookup(N('SMask'));
  const bytes = (stream: PDFRawStream): number[] => [...decode(stream, new Budget())];
  return { rgb: bytes(image), alpha: mask instanceof PDFRawStream ? bytes(mask) : null };
}

const made = (parts: Partial<Omit<PngParts, 'rows'>> & { rows: ArrayLike<number> }) =>
  png({ width: 2, height: 1, depth: 8, type: 2, ...parts, rows: Uint8Array.from(parts.rows) });

describe('readPng', () => {
  it('reads colour with opacity', () => {
    const { rgb, alpha } = pixels(SMALL);
    expect(rgb).toEqual([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]);
    expect(alpha).toEqual([255, 255, 255, 128]);
  });

  it('leaves out a mask that hides nothing', () => {
    expect(pixels(made({ rows: [0, 1, 2, 3, 4, 5, 6] })).alpha).toBeNull();
  });

  it.each([
    ['sub', [1, 10, 20, 30, 1, 1, 1], [10, 20, 30, 11, 21, 31]],
    ['none', [0, 10, 20, 30, 1, 1, 1], [10, 20, 30, 1, 1, 1]],
    ['average', [3, 10, 20, 30, 1, 1, 1], [10, 20, 30, 6, 11, 16]],
    ['paeth', [4, 10, 20, 30, 1, 1, 1], [10, 20, 30, 11, 21, 31]],
  ])('undoes the filter %s', (_, rows, rgb) => {
    expect(pixels(made({ rows })).rgb).toEqual(rgb);
  });

  it('undoes the filter up', () => {
    const two = made({ width: 1, height: 2, rows: [0, 9, 8, 7, 2, 1, 1, 1] });
    expect(pixels(two).rgb).toEqual([9, 8, 7, 10, 9, 8]);
  });

  it('reads palettes, packed bits and transparent colours', () => {
    const palette = made({
      type: 3,
      depth: 1,
      rows: [0, 0b01000000],
      palette: [1, 2, 3, 4, 5, 6],
      transparency: [0],
    });
    expect(pixels(palette)).toEqual({ rgb: [1, 2, 3, 4, 5, 6], alpha: [0, 255] });
    const keyed = made({ type: 0, rows: [0, 7, 9], transparency: [0, 9] });
    expect(pixels(keyed)).toEqual({ rgb: [7, 7, 7, 9, 9, 9], alpha: [255, 0] });
  });

  it('reads sixteen bits and grey with opacity', () => {
    expect(pixels(made({ width: 1, type: 0, depth: 16, rows: [0, 0xff, 0xff] })).rgb).toEqual([
      255, 255, 255,
    ]);
    expect(pixels(made({ width: 1, type: 4, rows: [0, 5, 6] }))).toEqual({ rgb: [5, 5, 5], alpha: [6] });
  });

  it('puts interlaced passes in their places', () => {
    // Adam7 of 2 × 2: pass 1 holds pixel (0,0), pass 6 (1,0), pass 7 row 1.
    const rows = [0, 1, 0, 2, 0, 3, 4];
    expect(pixels(made({ height: 2, type: 0, interlace: 1, rows })).rgb).toEqual(
      [1, 2, 3, 4].flatMap((v) => [v, v, v]),
    );
  });

  it.each([
    ['no PNG', Buffer.from('GIF89a  '), 'not a PNG'],
    ['a cut file', SMALL.subarray(0, 40), 'ends inside a chunk'],
    ['no pixels', made({ width: 0, rows: [] }), 'no pixels'],
    ['a huge picture', made({ width: 100_000, height: 100_000, rows: [] }), '100000 × 100000 pixels'],
    ['too few rows', made({ height: 9, rows: [0, 1, 2, 3, 4, 5, 6] }), 'too few rows'],
    ['an unknown filter', made({ rows: [9, 1, 2, 3, 4, 5, 6] }), 'unknown filter'],
    ['an unknown type', made({ type: 5, rows: [] }), 'unknown colour type'],
    [
      'a palette colour that is not there',
      made({ type: 3, rows: [0, 0, 9], palette: [1, 2, 3] }),
      'outside the palette',
    ],
    ['no palette', made({ type: 3, rows: [0, 0, 9] }), 'no palette'],
    ['more data than pixels', made({ rows: new Uint8Array(5000) }), 'image data'],
  ])('refuses %s', (_, file, reason) => {
    expect(() => readPng(file)).toThrow(reason);
  });

  it('refuses a wrong check sum', () => {
    const broken = Buffer.from(SMALL);
    broken[20] = 9;
    expect(() => readPng(broken)).toThrow('check sum of "IHDR"');
  });
});
