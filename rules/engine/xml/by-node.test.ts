import { expect, test } from 'vitest';
import { ByNode } from './by-node.ts';

test('keeps what was said of a node, blocks apart and side by side', () => {
  const kept = new ByNode<string>();
  expect(kept.get(70_000)).toBeUndefined();
  for (const node of [0, 255, 256, 70_000]) expect(kept.set(node, `n${node}`)).toBe(`n${node}`);
  expect([0, 255, 256, 70_000].map((node) => kept.get(node))).toEqual(['n0', 'n255', 'n256', 'n70000']);
  expect([1, 254, 257, 69_999, 70_001].map((node) => kept.get(node))).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});
