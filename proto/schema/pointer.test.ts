import { describe, expect, it } from 'vitest';
import { keysOf, pointerBelow, PointerSet, pointerStep, pointersTo, pointerTo } from './pointer.ts';

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

/** Before the cache of pointers is full. */
describe('a set of pointers', () => {
  it('finds a pointer below that of its object, also one that was looked for before it was known', () => {
    const owner = pointersTo('/late', 'owner');
    expect(pointerBelow(owner, 'id')).toEqual(['/late/owner/id']);
    const known = pointersTo('/late/owner', 'id');
    expect(pointerBelow(owner, 'id')).toBe(known);
    expect(pointerBelow(owner, 'id')).toBe(known);
  });

  it('has what was put into it, in whatever lists, and nothing of the set before', () => {
    const before = new PointerSet();
    before.add(pointersTo('/set', 'before'));
    before.add(['/set/text']);
    const set = new PointerSet();
    set.add(pointersTo('/set', 'kept'));
    set.add(['/set/one', '/set/two']);
    const has = (key: string): boolean => set.has(pointerBelow(['/set'], key));
    expect(['kept', 'one', 'two', 'before', 'text', 'none'].map(has)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('leaves no trace in lists for who compares them', () => {
    new PointerSet().add(pointersTo('/set', 'plain'));
    expect(Object.keys(pointersTo('/set', 'plain'))).toEqual(['0']);
  });
});

describe('the pointer of a value', () => {
  it('is its object’s and its name, kept or not', () => {
    const wanted = Array.from({ length: 30_000 }, (_, i) => `/pointers/${i}/id`);
    const made = wanted.map((_, i) => pointerTo(pointerTo('/pointers', String(i)), 'id'));
    expect(made).toEqual(wanted);
    expect(wanted.map((_, i) => pointerBelow([`/pointers/${i}`], 'id')[0])).toEqual(wanted);
  });

  it('escapes the keys that callers choose', () =>
    expect(pointerBelow(['/invoice/global_ids'], 'a/b~c')).toEqual(['/invoice/global_ids/a~1b~0c']));
});
