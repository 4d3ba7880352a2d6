// A tree that throws where anything outside the document is looked at: what lies behind its last node is of an earlier one.

import { parse, type Tree } from '@conforme/engine/xml';

export function boundedTree(document: Uint8Array): Tree {
  const tree = parse(document);
  const { occurrences, count } = tree;
  const next = within(occurrences.next, count, 'next');
  Object.defineProperty(tree, 'occurrences', { value: { ...occurrences, next } });
  for (const column of ['kind', 'name', 'parent', 'end', 'from', 'to'] as const)
    Object.defineProperty(tree, column, {
      value: within<Uint8Array | Int32Array>(tree[column], count, column),
    });
  return tree;
}

/** -1, the parent of the document node, is a place nothing lies at. */
function within<C extends Uint8Array | Int32Array>(column: C, count: number, what: string): C {
  return new Proxy(column, {
    get(target, key) {
      const place = typeof key === 'string' ? Number(key) : Number.NaN;
      if (place >= count) throw new RangeError(`${what}[${place}] is not of this document`);
      return Reflect.get(target, key, target) as unknown;
    },
  });
}
