import { describe, expect, it } from 'vitest';
import { names, pairPlace, parse } from './index.ts';

const [a, b, c, x] = ['a', 'b', 'c', 'x'].map((local) => names.intern('urn:occurrences', local)) as [
  number,
  number,
  number,
  number,
];
const tree = parse(
  Buffer.from('<a xmlns="urn:occurrences"><b><c/>t</b><unknown><b/></unknown><b xmlns=""/></a>'),
);

describe('occurrences', () => {
  const { first, next, pairs } = tree.occurrences;

  it('string the nodes of a name together, in document order', () => {
    const found = [];
    for (let n = first[b]!; n > 0; n = next[n]!) found.push(n);
    expect(found).toEqual([2, 6]);
    expect([first[a], first[c], first[x]]).toEqual([1, 3, 0]);
  });

  it('tell which names lie in which', () => {
    const seen = (place: number): number => (pairs[place >> 3]! >> (place & 7)) & 1;
    expect([seen(pairPlace(a, b)), seen(pairPlace(b, c))]).toEqual([1, 1]);
    expect(seen(pairPlace(a, c))).toBe(0);
  });

  it('say of names that are the same place no more than that they may be there', () => {
    expect(pairPlace(a, b + 32_768)).toBe(pairPlace(a, b));
  });

  it('are found once', () => {
    expect(tree.occurrences).toBe(tree.occurrences);
  });
});
