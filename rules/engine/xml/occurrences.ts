import { clearPlaces, type Block } from './block.ts';

/**
 * Where names occur. `first[name]` is the first node of a name and `next[node]` the next one of the same, 0 being none.
 * `pairs` is a set of bits, eight a byte: bit `pairPlace(a, b)` is 0 when no node named b lies directly in one named a; 1 may
 * be said of other pairs, too.
 */
export interface Occurrences {
  readonly first: Int32Array;
  readonly next: Int32Array;
  readonly pairs: Uint8Array;
  /** For each name, a node of it or 0: where it was last looked for. A hint of those who look, and theirs to write. */
  readonly near: Int32Array;
}

/** An invoice has some 150 different pairs, so one in two hundred places is taken by accident. */
const PLACES = 32_768;

export function pairPlace(parent: number, name: number): number {
  return ((Math.imul(parent, 0x9e3779b1) >>> 17) ^ name) & (PLACES - 1);
}

/** `known`: how many names the process knew when the document was read. Its nodes are the first `count` of the block. */
export function findOccurrences(block: Block, count: number, known: number): Occurrences {
  const { name, parent, next } = block;
  const { first, near, pairs } = clearPlaces(block, known, PLACES >> 3);
  for (let n = count - 1; n >= 0; n--) {
    const id = name[n]!;
    if (id < 0) {
      next[n] = 0;
      continue;
    }
    next[n] = first[id]!;
    first[id] = n;
    const above = name[parent[n]!]!;
    if (above < 0) continue;
    const place = pairPlace(above, id);
    pairs[place >> 3]! |= 1 << (place & 7);
  }
  return { first, next, pairs, near };
}
