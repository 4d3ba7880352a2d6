import { describe, expect, test } from 'vitest';
import { complete, type CompleteLine } from './index.ts';
import { sampleOf } from './testing/sample.ts';

const linesOf = (...lines: Parameters<typeof sampleOf>[0]): readonly CompleteLine[] =>
  complete(sampleOf(lines), []).invoice.lines;

const lineOf = (line: Parameters<typeof sampleOf>[0][number]): CompleteLine => linesOf(line)[0]!;

describe('net amount', () => {
  test.each([
    ['quantity times price', { quantity: '2.5', unit_price: '19.99' }, '49.98'],
    ['price per hundred', { quantity: '500', unit_price: '312.50', price_base_quantity: '100' }, '1562.50'],
    ['a quotient that does not end', { quantity: '1', unit_price: '10', price_base_quantity: '3' }, '3.33'],
    ['a price for zero pieces counts as a price per piece', { price_base_quantity: '0' }, '100.00'],
    ['allowances go off', { allowances: [{ amount: '10' }, { amount: '0.5' }] }, '89.50'],
    ['charges come on', { charges: [{ amount: '7.25' }] }, '107.25'],
    [
      'rounded once, after allowances and charges',
      { quantity: '1', unit_price: '1.004', charges: [{ amount: '0.001' }] },
      '1.01',
    ],
    ['negative quantity', { quantity: '-2' }, '-100.00'],
    ['what the caller gave stays', { net_amount: '99.999' }, '99.999'],
  ])('%s', (_, line, expected) => {
    expect(lineOf(line).net_amount).toBe(expected);
  });

  test('the price after discount is the one that counts', () => {
    const line = lineOf({ unit_price: '50', gross_unit_price: '60', price_discount: '10' });
    expect(line.net_amount).toBe('100.00');
  });
});

describe('numbers', () => {
  test('count up from one', () => {
    expect(linesOf({}, {}, {}).map((line) => line.id)).toEqual(['1', '2', '3']);
  });

  test('step over the numbers the caller gave, wherever they stand', () => {
    const ids = linesOf({}, { id: 'A' }, {}, { id: '1' }, { id: '3' }, {}).map((line) => line.id);
    expect(ids).toEqual(['2', 'A', '4', '1', '3', '5']);
  });

  test('the same given number twice stays: it is for the rules to find', () => {
    expect(linesOf({ id: '7' }, { id: '7' }).map((line) => line.id)).toEqual(['7', '7']);
  });
});

describe('what a line implies', () => {
  test('a discount without gross price makes one', () => {
    expect(lineOf({ unit_price: '50', price_discount: '1.5' }).gross_unit_price).toBe('51.50');
  });

  test.each([
    ['a GTIN', { standard_item_id: '2000000000015' }, '0160'],
    ['an unknown number', { standard_item_id: 'ABC-1' }, null],
    [
      'a scheme that is given',
      { standard_item_id: '2000000000015', standard_item_id_scheme: '0088' },
      '0088',
    ],
    ['a scheme of nothing', { standard_item_id_scheme: '0160' }, null],
  ])('item scheme of %s', (_, line, expected) => {
    expect(lineOf(line).standard_item_id_scheme).toBe(expected);
  });

  test('a unit of no base quantity is dropped', () => {
    expect(lineOf({ price_base_unit_code: 'KGM' }).price_base_unit_code).toBeNull();
  });

  test('spellings: prices have two decimals at least, quantities none that say nothing', () => {
    const line = lineOf({
      quantity: '2.500',
      unit_price: '7.1250',
      price_base_quantity: '10.0',
      vat_rate: '5.5',
    });
    expect(line).toMatchObject({
      quantity: '2.5',
      unit_price: '7.125',
      price_base_quantity: '10',
      vat_rate: '5.50',
    });
  });

  test.each([
    ['Z', null, '0.00'],
    ['AE', null, '0.00'],
    ['O', null, null],
    ['O', '0', null],
    ['O', '20', '20.00'],
    ['E', '20', '20.00'],
    ['L', null, null],
  ])('category %s with rate %s is written with %s', (category, rate, expected) => {
    expect(lineOf({ vat_category: category, vat_rate: rate }).vat_rate).toBe(expected);
  });
});
