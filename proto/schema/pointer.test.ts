import { describe, expect, it } from 'vitest';
import { keysOf, pointerStep } from './pointer.ts';

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
