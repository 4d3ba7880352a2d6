import { PDFContext, PDFString } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { fieldSketch, inkOf, sizeOf } from './field.ts';

test.each([
  ['/Helv 12 Tf 0 g', 12, '0 g'],
  ['0.2 0.3 .4 rg /F1 9.5 Tf', 9.5, '0.2 0.3 .4 rg'],
  ['1 1 0 0 0 k', 0, '1 0 0 0 k'],
  ['/Helv 0 Tf', 0, '0 g'],
])('of the style %s size and colour are read', (style, size, ink) => {
  expect([sizeOf(style), inkOf(style)]).toEqual([size, ink]);
});

test('each digit of a style is looked at once', () => {
  const digits = '1'.repeat(1_000_000);
  expect([sizeOf(digits), inkOf(digits)]).toEqual([0, '0 g']);
});

// Of a reversed rectangle on a page that ends at 0, a value at the top would lie outside the page.
test.each([
  ['of one line stands in the middle of its box', 0, 100 / 2 - 0.4 * 10],
  ['of several lines begins at its top', 1 << 12, 100 - (2 + 1) - 0.8 * 10],
])('what a field %s', (_, Ff, line) => {
  const annotation = PDFContext.create().obj({
    FT: 'Tx',
    V: PDFString.of('Good'),
    Ff,
    DA: PDFString.of('/Helv 10 Tf'),
  });
  const { content } = fieldSketch({ annotation, box: [0, 0, 200, 100], width: 1 }, null)!;
  expect(content).toContain(`1 0 0 1 3 ${line} Tm /F 10 Tf`);
});
