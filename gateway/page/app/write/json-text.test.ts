import { describe, expect, it } from 'vitest';
import { decimalOf, parse, percentageOf, print } from './json-text.ts';

describe('parse', () => {
  it('keeps the digits that a binary number would lose', () => {
    const parsed = parse('{"a": 99999999999999999.99, "b": 12.50, "c": 0.1, "d": 3, "e": -7}');
    expect(parsed).toEqual({ a: '99999999999999999.99', b: '12.50', c: 0.1, d: 3, e: -7 });
  });

  it.each(['{"a": 1', '', '{"a": 1,}', "{'a': 1}"])('%s is none yet', (text) => {
    expect(parse(text)).toBeUndefined();
  });

  it('reads what it prints', () => {
    const value = { invoice: { number: 'F1', lines: [{ quantity: '1.5' }] } };
    expect(parse(print(value))).toEqual(value);
  });
});

describe('decimalOf', () => {
  it.each([
    ['1 234,50', '1234.50'],
    ['1\u202f234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['0,5', '0.5'],
    ['-12.5', '-12.5'],
    ['12', '12'],
    ['abc', 'abc'],
  ])('%j is %s', (typed, decimal) => {
    expect(decimalOf(typed)).toBe(decimal);
  });
});

describe('percentageOf', () => {
  it.each([
    ['5,5 %', '5.5'],
    ['20%', '20'],
    ['20', '20'],
    ['%', ''],
  ])('%j is %s', (typed, decimal) => {
    expect(percentageOf(typed)).toBe(decimal);
  });
});
