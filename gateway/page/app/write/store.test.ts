import { describe, expect, it } from 'vitest';
import { Store } from './store.ts';

describe('Store', () => {
  it('tells who changed it, and goes back', () => {
    const store = new Store({ n: 1 });
    const told: string[] = [];
    const stop = store.listen((origin) => told.push(origin));
    store.change({ n: 2 }, 'form');
    store.change({ n: 3 }, 'patch');
    store.undo();
    expect([store.value, store.canUndo]).toEqual([{ n: 2 }, true]);
    store.undo();
    store.undo();
    expect([store.value, store.canUndo]).toEqual([{ n: 1 }, false]);
    stop();
    store.change({ n: 4 }, 'form');
    expect(told).toEqual(['form', 'patch', 'load', 'load']);
  });

  it('takes a word back whole, not letter by letter', () => {
    const store = new Store({});
    for (const name of ['A', 'At', 'Ate']) store.change({ name }, 'form', '/name');
    store.change({ name: 'Ate', city: 'L' }, 'form', '/city');
    store.undo();
    expect(store.value).toEqual({ name: 'Ate' });
    store.undo();
    expect(store.value).toEqual({});
  });

  it('says nothing when nothing changed', () => {
    const value = {};
    const store = new Store(value);
    store.listen(() => expect.unreachable());
    store.change(value, 'form');
    expect(store.canUndo).toBe(false);
  });
});
