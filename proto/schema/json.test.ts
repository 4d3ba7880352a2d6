import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ExactNumber } from './decimals.ts';
import { exactFrom, JsonError, readJson } from './json.ts';
import { cpuMsOf } from '../../test/cpu.ts';

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
  test('two equal names of one object are refused at the second', () => {
    const twice = '{"a":"x",\n "b":{"a":1},"\\u0061":"y"}';
    expect(() => readJson(twice)).toThrow(
      expect.objectContaining({ type: 'duplicate_name', duplicate: 'a', line: 2, column: 14 }),
    );
    expect(() => readJson('{"__proto__":1,"__proto__":2}')).toThrow(
      expect.objectContaining({ type: 'duplicate_name' }),
    );
    expect(readJson('{"constructor":1,"toString":2}')).toHaveProperty('constructor');
  });

  test('a name that is told again is cut', () => {
    const name = 'x'.repeat(5_000);
    const twice = `{"${name}":1,"${name}":2}`;
    expect(() => readJson(twice)).toThrow(expect.objectContaining({ duplicate: 'x'.repeat(200) }));
  });

  test('values are counted while they are read', () => {
    expect(readJson('[1,[2],{"a":3}]', 6)).toBeInstanceOf(Array);
    expect(() => readJson('[1,[2],{"a":3}]', 5)).toThrow(
      expect.objectContaining({ type: 'too_many_values' }),
    );
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

describe('the grammar is that of JSON.parse', () => {
  const plain = (value: unknown): unknown => {
    // Adding zero takes the sign off a negative zero.
    if (value instanceof ExactNumber) return Number(value.source) + 0;
    if (typeof value === 'number') return value + 0;
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plain(item)]));
  };

  /** The value, or that there is none. */
  const outcome = (parse: () => unknown): unknown => {
    try {
      return { value: parse() };
    } catch (thrown) {
      return thrown instanceof JsonError && thrown.type === 'duplicate_name' ? thrown.type : 'not JSON';
    }
  };

  /** JSON.parse takes the last of two members of one name, which ours refuses before it reads on (RFC 8259, 4). */
  const agree = (text: string) => {
    const ours = outcome(() => plain(readJson(text)));
    if (ours !== 'duplicate_name') expect(ours).toEqual(outcome(() => plain(JSON.parse(text))));
  };

  test('but for names that stand twice, which only a change of a character makes here', () => {
    expect(outcome(() => readJson('[{" ":null," ":null}]'))).toBe('duplicate_name');
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(outcome(() => readJson(JSON.stringify(value)))).not.toBe('duplicate_name');
      }),
    );
  });

  test('on random values, however they are spaced', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(0, 2, '\t'), (value, space) =>
        agree(JSON.stringify(value, null, space)),
      ),
    );
  });

  test('on random values with one character replaced, removed or doubled', () => {
    const character = fc.constantFrom(
      '',
      ',',
      ':',
      '"',
      '\\',
      '{',
      ']',
      '0',
      '.',
      'e',
      '-',
      '+',
      ' ',
      '\n',
      '\u0001',
      'u',
      't',
      '\u00A0',
    );
    const text = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value));
    fc.assert(
      fc.property(text, fc.nat(), character, (source, seed, put) => {
        const at = seed % (source.length + 1);
        agree(source.slice(0, at) + put + source.slice(at + (seed % 2)));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    '01',
    '1.',
    '.5',
    '+1',
    '1e',
    '-',
    '--1',
    '0x1',
    'Infinity',
    'nul',
    'truee',
    '"\\x"',
    '"\\u12"',
    '"\t"',
    '\uFEFF1',
    '1 2',
    '[1 2]',
    '{"a" 1}',
    '{a:1}',
    '{"a":1,}',
    '[,]',
    '"',
  ])('%j', (text) => {
    agree(text);
    expect(() => readJson(text)).toThrow(JsonError);
  });

  test.each([
    '"\\ud83d\\ude00"',
    '"\\ud800"',
    '"\\/\\b\\f\\n\\r\\t\\\\\\""',
    '"\u2028"',
    ' \r\n\t1 ',
    '-0.0e-1',
    '{"":{"":[]}}',
  ])('%j', (text) => {
    agree(text);
    expect(() => readJson(text)).not.toThrow();
  });
});

test('an error tells line and column', () => {
  expect(() => readJson('{\n  "a": 1,\n  b\n}')).toThrow(expect.objectContaining({ line: 3, column: 3 }));
  expect(() => readJson('')).toThrow(expect.objectContaining({ line: 1, column: 1 }));
});

test('a long string with escapes needs no stack', () => {
  const long = 'é"\n'.repeat(200_000);
  expect(readJson(JSON.stringify(long))).toBe(long);
});

test('a body of millions of numbers is read in seconds, not minutes', () => {
  const body = `[${'1,'.repeat(2_000_000)}1]`;
  expect(cpuMsOf(() => expect(readJson(body)).toHaveLength(2_000_001))).toBeLessThan(5_000);
});
