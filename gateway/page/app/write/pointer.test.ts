import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { get, join, parent, patch, set, steps, type Json } from './pointer.ts';

const request: Json = {
  invoice: { number: 'F1', lines: [{ id: 'a' }, { id: 'b' }], global_ids: { 'a/b~c': 'x' } },
};

describe('pointers', () => {
  it('escape what they are made of, and read it back', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (names) => {
        expect(steps(names.reduce(join, ''))).toEqual(names);
      }),
    );
  });

  it('lead to values, and to nothing where there is none', () => {
    expect(get(request, '/invoice/lines/1/id')).toBe('b');
    expect(get(request, '/invoice/global_ids/a~1b~0c')).toBe('x');
    expect(get(request, '')).toBe(request);
    for (const nowhere of ['/invoice/lines/2', '/invoice/number/x', '/toString', '/invoice/lines/length'])
      expect(get(request, nowhere)).toBeUndefined();
  });

  it('have a parent', () => {
    expect([parent('/a/b/0'), parent('/a'), parent('')]).toEqual(['/a/b', '', '']);
  });
});

describe('set', () => {
  it('changes one value and leaves the earlier state as it was', () => {
    const before = structuredClone(request);
    expect(get(set(request, '/invoice/lines/1/id', 'c'), '/invoice/lines/1/id')).toBe('c');
    expect(request).toEqual(before);
  });

  it('makes the objects on the way', () => {
    expect(set({}, '/invoice/seller/address/city', 'Lyon')).toEqual({
      invoice: { seller: { address: { city: 'Lyon' } } },
    });
  });

  it('takes away a field, or an item with its place', () => {
    expect(get(set(request, '/invoice/number', undefined), '/invoice')).not.toHaveProperty('number');
    expect(get(set(request, '/invoice/lines/0', undefined), '/invoice/lines')).toEqual([{ id: 'b' }]);
  });

  it('keeps the order of fields', () => {
    expect(Object.keys(set({ a: 1, b: 2, c: 3 }, '/b', 9) as object)).toEqual(['a', 'b', 'c']);
  });

  it('gives back what was put, wherever', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }),
        fc.string(),
        (names, value) => {
          const pointer = names.filter((name) => name !== '__proto__').reduce(join, '/root');
          expect(get(set({}, pointer, value), pointer)).toBe(value);
        },
      ),
    );
  });
});

describe('patch', () => {
  it('replaces, adds and removes in order', () => {
    const patched = patch(request, [
      { op: 'replace', path: '/invoice/number', value: 'F2' },
      { op: 'add', path: '/invoice/currency', value: 'EUR' },
      { op: 'add', path: '/invoice/lines/1', value: { id: 'new' } },
      { op: 'add', path: '/invoice/lines/-', value: { id: 'last' } },
      { op: 'remove', path: '/invoice/global_ids' },
    ]);
    expect(patched).toEqual({
      invoice: {
        number: 'F2',
        currency: 'EUR',
        lines: [{ id: 'a' }, { id: 'new' }, { id: 'b' }, { id: 'last' }],
      },
    });
  });

  it('moves what stands under another name', () => {
    const step = { op: 'move', from: '/invoice/lines', path: '/invoice/items' } as const;
    const { invoice } = patch(request, [step]) as { invoice: Record<string, Json> };
    expect(invoice['items']).toEqual([{ id: 'a' }, { id: 'b' }]);
    expect(Object.keys(invoice)).not.toContain('lines');
  });

  it.each([
    { op: 'replace', path: '/invoice/nothing', value: 1 },
    { op: 'remove', path: '/invoice/lines/7' },
    { op: 'add', path: '/nowhere/at/all', value: 1 },
    { op: 'move', path: '/invoice/nothing', from: '/invoice/nothing' },
  ] as const)('refuses $op at $path: the state has moved on', (step) => {
    expect(() => patch(request, [step])).toThrow(step.path);
  });
});
