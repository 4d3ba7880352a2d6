import { describe, expect, it } from 'vitest';
import { keysOf, pointersBelow, pointerStep, pointerTo } from './pointer.ts';

describe('a JSON Pointer', () => {
  it.each([
    ['', []],
    ['/', ['']],
    ['/a~1b', ['a/b']],
    ['/m~0n', ['m~n']],
    ['/~01', ['~1']],
    ['/lines/0/net amount', ['lines', '0', 'net amount']],
  ])('%j leads along %j, and back', (pointer, keys) => {
    expect(keysOf(pointer)).toEqual(keys);
    expect(keys.map((key) => `/${pointerStep(key)}`).join('')).toBe(pointer);
  });
});

describe('the pointer of a value', () => {
  it('is its object’s and its name, kept or not', () => {
    const wanted = Array.from({ length: 30_000 }, (_, i) => `/pointers/${i}/id`);
    const made = wanted.map((_, i) => pointerTo(pointerTo('/pointers', String(i)), 'id'));
    expect(made).toEqual(wanted);
    expect(wanted.map((_, i) => pointersBelow(`/pointers/${i}`)('id'))).toEqual(wanted);
  });

  it('escapes the keys that callers choose', () =>
    expect(pointersBelow('/invoice/global_ids')('a/b~c')).toBe('/invoice/global_ids/a~1b~0c'));
});
