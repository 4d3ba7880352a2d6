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

const ADDRESS = 'Conforme SARL, 12 rue de la Paix, bureau 34, 75002 Paris';

test.each([
  ['in the size stated', 10, 40, 2, 10],
  ['no larger than fits', 0, 28, 2, 9],
])('a field of several lines breaks them where its box ends, %s', (_, stated, height, count, size) => {
  const annotation = PDFContext.create().obj({
    FT: 'Tx',
    V: PDFString.of(ADDRESS),
    Ff: 1 << 12,
    DA: PDFString.of(`/Helv ${stated} Tf`),
  });
  const { content } = fieldSketch({ annotation, box: [0, 0, 160, height], width: 1 }, null)!;
  const shown = [...content.matchAll(/\/F (\d+) Tf <([0-9a-f]+)> Tj/g)];
  expect(shown).toHaveLength(count);
  expect(new Set(shown.map(([, points]) => Number(points)))).toEqual(new Set([size]));
  expect(shown.map(([, , hex]) => Buffer.from(hex!, 'hex').toString()).join(' ')).toBe(ADDRESS);
});

test('an amount that is set to the right ends where its box does', () => {
  const annotation = PDFContext.create().obj({
    FT: 'Tx',
    V: PDFString.of('1234567.00'),
    Q: 2,
    DA: PDFString.of('/Helv 10 Tf'),
  });
  const { content } = fieldSketch({ annotation, box: [0, 0, 200, 20], width: 1 }, null)!;
  const x = Number(/ 1 0 0 1 (\S+) /.exec(content)![1]);
  expect(x).toBeCloseTo(200 - 3 - 10 * (9 * 0.556 + 0.278), 1);
});

test('a list shows its options, whether or not its value is one of them', () => {
  const options = ['Alpha', 'Beta', 'Gamma'];
  const shown = (value: string): string[] => {
    const context = PDFContext.create();
    const annotation = context.obj({
      FT: 'Ch',
      Opt: options.map((option) => PDFString.of(option)),
      V: PDFString.of(value),
      Rect: [0, 0, 100, 60],
      DA: PDFString.of('/Helv 10 Tf'),
    });
    const { content } = fieldSketch({ annotation, box: [0, 0, 100, 60], width: 1 }, null)!;
    expect(content.includes(' rg 0 ')).toBe(value === 'Beta');
    return [...content.matchAll(/<([0-9a-f]+)> Tj/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString());
  };
  expect(shown('Beta')).toEqual(options);
  expect(shown('Other')).toEqual(options);
});
