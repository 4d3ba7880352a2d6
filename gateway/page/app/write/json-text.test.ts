import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalOf, faultIn, lineAndColumn, parse, print } from './json-text.ts';

describe('parse', () => {
  it('keeps the digits that a binary number would lose', () => {
    const parsed = parse('{"a": 99999999999999999.99, "b": 12.50, "c": 0.1, "d": 3, "e": -7}');
    expect(parsed).toEqual({
      ok: true,
      value: { a: '99999999999999999.99', b: '12.50', c: 0.1, d: 3, e: -7 },
    });
  });

  it('tells where it ends to be JSON', () => {
    const text = '{\n  "a": 1,\n  "b": x\n}';
    const parsed = parse(text);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(lineAndColumn(text, parsed.offset)).toEqual({ line: 3, column: 8 });
  });

  it.each([
    ['{"a": 1', 7],
    ['', 0],
    ['{"a" 1}', 5],
    ['{"a": 1,}', 8],
    ['[1, 2 3]', 6],
    ['{"a": "x}', 6],
    ['{"a": 01}', 6],
    ['{} {}', 3],
    ["{'a': 1}", 1],
  ])('%s fails at %i', (text, offset) => {
    expect(parse(text)).toEqual({ ok: false, offset });
  });

  it('finds no fault in what is JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(faultIn(text)).toBe(text.length);
      }),
    );
  });

  it('reads what it prints', () => {
    const value = { invoice: { number: 'F1', lines: [{ quantity: '1.5' }] } };
    expect(parse(print(value))).toEqual({ ok: true, value });
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
