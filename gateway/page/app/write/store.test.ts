import { effect } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { Store } from './store.ts';

describe('Store', () => {
  it('says when it changed, and goes back', () => {
    const store = new Store({ n: 1 });
    const seen: unknown[] = [];
    const stop = effect(() => void seen.push(store.value));
    store.change({ n: 2 });
    store.change({ n: 3 });
    store.undo();
    expect([store.value, store.canUndo]).toEqual([{ n: 2 }, true]);
    store.undo();
    store.undo();
    expect([store.value, store.canUndo]).toEqual([{ n: 1 }, false]);
    stop();
    store.change({ n: 4 });
    expect(seen).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }, { n: 2 }, { n: 1 }]);
  });

  it('takes a word back whole, not letter by letter', () => {
    const store = new Store({});
    for (const name of ['A', 'At', 'Ate']) store.change({ name }, '/name');
    store.change({ name: 'Ate', city: 'L' }, '/city');
    store.undo();
    expect(store.value).toEqual({ name: 'Ate' });
    store.undo();
    expect(store.value).toEqual({});
  });

  it('says nothing when nothing changed', () => {
    const value = {};
    const store = new Store(value);
    store.change(value);
    expect(store.canUndo).toBe(false);
  });
});
