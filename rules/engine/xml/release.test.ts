import { describe, expect, it } from 'vitest';
import { giveBlock, takeBlock } from './block.ts';
import { names, parse } from './index.ts';

const local = names.intern('urn:release', 'a');
const document = (items: number): Buffer =>
  Buffer.from(`<r xmlns="urn:release">${'<a b="big">of the big one</a>'.repeat(items)}</r>`);
const small = Buffer.from('<r xmlns="urn:release"><a>x</a><other/></r>');

const facts = (tree: ReturnType<typeof parse>): unknown => ({
  columns: [tree.kind, tree.name, tree.parent, tree.end, tree.from, tree.to].map((column) => [
    ...column.subarray(0, tree.count),
  ]),
  next: [...tree.occurrences.next.subarray(0, tree.count)],
  first: [...tree.occurrences.first],
  pairs: [...tree.occurrences.pairs],
  texts: Array.from({ length: tree.count }, (_, node) => tree.text(node)),
});

describe('a released tree', () => {
  it('leaves its memory to the next document, which sees nothing of it', () => {
    const alone = facts(parse(small));
    const big = parse(document(5000));
    expect(big.occurrences.first[local]).toBeGreaterThan(0);
    const memory = big.kind.buffer;
    big.release();
    const after = parse(small);
    expect(after.kind.buffer).toBe(memory);
    expect(facts(after)).toEqual(alone);
    after.release();
  });

  it('has no nodes any more, whoever uses its memory now', () => {
    const gone = parse(document(10));
    gone.release();
    const next = parse(small);
    expect(gone.children(1)).toEqual([]);
    expect([gone.kind[1], gone.name[1], gone.parent[1], gone.end[1], gone.from[1], gone.to[1]]).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
    expect(() => gone.text(1)).toThrow(RangeError);
    expect(() => gone.root).toThrow('has an element');
    expect(next.text(1)).toBe('x');
    next.release();
  });

  it('gives its memory once, however often it is released', () => {
    const one = parse(small);
    one.release();
    one.release();
    const [two, three] = [parse(small), parse(document(3))];
    one.release();
    expect(two.kind.buffer).not.toBe(three.kind.buffer);
    expect([two.text(1), three.text(2)]).toEqual(['x', 'of the big one']);
    two.release();
    three.release();
  });
});

describe('documents that are open at once', () => {
  it('never share memory', () => {
    const trees = [parse(small), parse(document(2000)), parse(small), parse(document(7))];
    expect(new Set(trees.map(({ kind }) => kind.buffer)).size).toBe(4);
    expect(trees.map(({ count }) => count)).toEqual([4, 4002, 4, 16]);
    for (const tree of trees) tree.release();
  });
});

describe('documents that were open at once', () => {
  const buffersOf = (trees: readonly ReturnType<typeof parse>[]) =>
    new Set(trees.map(({ kind }) => kind.buffer));
  const many = (count: number, size: number) => Array.from({ length: count }, () => parse(document(size)));

  it('leave the memory of each to the next ones', () => {
    const before = many(16, 20);
    const held = buffersOf(before);
    for (const tree of before) tree.release();
    const after = many(16, 20);
    expect(buffersOf(after)).toEqual(held);
    for (const tree of after) tree.release();
  });

  it('leave no more than eight megabytes', () => {
    const before = many(20, 15_000);
    const [first] = before;
    const oldest = first!.kind.buffer;
    const sizes = before.map(({ kind }) => kind.buffer.byteLength);
    expect(sizes.reduce((sum, size) => sum + size)).toBeGreaterThan(12 * 2 ** 20);
    for (const tree of before) tree.release();
    const after = many(20, 15_000);
    expect(buffersOf(after).has(oldest)).toBe(false);
    for (const tree of after) tree.release();
  });
});

describe('a document that cannot be read', () => {
  it('leaves its memory to the next one', () => {
    const held = parse(document(3000));
    const memory = held.kind.buffer;
    held.release();
    expect(() => parse(Buffer.from('<r><a></r>'))).toThrow('end tag');
    const next = parse(small);
    expect(next.kind.buffer).toBe(memory);
    next.release();
  });
});

describe('memory of an enormous document', () => {
  it('serves the next enormous one, and is let go by a small one', () => {
    const enormous = takeBlock(400_000);
    giveBlock(enormous);
    expect(takeBlock(300_000)).toBe(enormous);
    giveBlock(enormous);
    const small = takeBlock(100);
    expect(small.kind.length).toBe(100);
    giveBlock(small);
    expect(takeBlock(300_000)).not.toBe(enormous);
  });

  it('is not kept at all where it is larger still', () => {
    const more = takeBlock(2_000_000);
    giveBlock(more);
    expect(takeBlock(1)).not.toBe(more);
  });
});
