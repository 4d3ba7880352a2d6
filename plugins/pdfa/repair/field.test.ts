import { expect, test } from 'vitest';
import { inkOf, sizeOf } from './field.ts';

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
