import { describe, expect, test } from 'vitest';
import { isBlank, keep, keepEntry, type Draft } from './draft.ts';

describe('a value', () => {
  const kept = (...values: string[]): unknown => {
    const draft: Draft = { number: null };
    for (const value of values) keep(draft, 'number', value);
    return draft['number'];
  };

  test.each([
    [[' F-1\n'], 'F-1'],
    [['F-1', 'F-2'], 'F-1'],
    [['', ' ', 'F-2'], 'F-2'],
    [[' '], null],
  ])('%j is kept as %j', (values, expected) => {
    expect(kept(...values)).toBe(expected);
  });
});

test('an entry of a map is the first of its key, whatever keys objects have by inheritance', () => {
  const map: Draft = {};
  keepEntry(map, '0088', ' A ');
  keepEntry(map, '0088', 'B');
  keepEntry(map, 'constructor', 'C');
  expect(map).toEqual({ '0088': 'A', constructor: 'C' });
  expect(keepEntry(map, '__proto__', 'D')).toBe(false);
});

test.each([
  [{ a: null, b: [], c: {}, d: { e: null } }, true],
  [{ a: null, b: ['x'] }, false],
  [{ a: { b: { c: 'x' } } }, false],
])('%j says nothing: %s', (part, blank) => {
  expect(isBlank(part)).toBe(blank);
});
