import { describe, expect, test } from 'vitest';
import { ExactNumber } from './decimals.ts';
import { exactFrom, JsonError, readJson } from './json.ts';

const sourceOf = (text: string) => (readJson(text) as ExactNumber).source;

describe('numbers keep their source text', () => {
  test.each([
    ['0.1', '0.1'],
    ['1e2', '100'],
    ['1.10', '1.10'],
    ['123456789012345.1234', '123456789012345.1234'],
    ['0.30000000000000004', '0.30000000000000004'],
    ['-0', '-0'],
    ['9007199254740993', '9007199254740993'],
  ])('%s', (text, source) => expect(sourceOf(text)).toBe(source));

  test('at any depth', () => {
    const value = readJson('{"a":[{"b":100.10}]}') as unknown as { a: [{ b: ExactNumber }] };
    expect(value.a[0].b.source).toBe('100.10');
  });

  test('a string of digits stays a string', () => {
    expect(readJson('"1.10"')).toBe('1.10');
  });
});

describe('hostile text', () => {
  test('the last of two equal names counts', () => {
    expect(readJson('{"a":"x","a":"y"}')).toEqual({ a: 'y' });
  });

  test('__proto__ is a name like any other', () => {
    const value = readJson('{"__proto__":{"polluted":true}}') as object;
    expect(Object.hasOwn(value, '__proto__')).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('nesting is refused before it is parsed', () => {
    const deep = '['.repeat(1_000_000);
    expect(() => readJson(deep)).toThrow(expect.objectContaining({ type: 'json_too_deep' }));
    expect(readJson(`${'['.repeat(100)}${']'.repeat(100)}`)).toBeInstanceOf(Array);
  });

  test('brackets inside strings do not nest', () => {
    const text = JSON.stringify({ a: `${'['.repeat(500)}"\\` });
    expect(readJson(text)).toEqual(JSON.parse(text));
  });

  test.each(['', '{', '{"a":01}', "{'a':1}", '[1,]', 'NaN', '"\u0001"', '{"a":1}x'])(
    '%j is not JSON',
    (text) => {
      expect(() => readJson(text)).toThrow(expect.objectContaining({ type: 'json_invalid' }));
    },
  );
});

describe('values parsed elsewhere', () => {
  test('numbers count as they print, undefined as absent', () => {
    const value = exactFrom({ a: 1e21, b: 0.1, c: undefined, d: [null, true, 'x'] });
    const expected = {
      a: new ExactNumber('1000000000000000000000'),
      b: new ExactNumber('0.1'),
      d: [null, true, 'x'],
    };
    expect(value).toEqual(expected);
  });

  test.each([[() => 1], [Number.NaN], [Infinity], [10n], [Symbol('s')]])('%s is refused', (value) => {
    expect(() => exactFrom({ value })).toThrow(JsonError);
  });

  test('a cycle ends as too deep', () => {
    const cycle: { self?: unknown } = {};
    cycle.self = cycle;
    expect(() => exactFrom(cycle)).toThrow(expect.objectContaining({ type: 'json_too_deep' }));
  });
});
