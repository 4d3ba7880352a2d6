import { parseUtf8 } from './parse.ts';
import type { Tree } from './tree.ts';

const readAgain = new WeakMap<Tree, Tree>();

/**
 * The tree, or, where it was read before the process knew its first `epoch` names, the same document read again: the same
 * nodes under the same numbers. So packs may be loaded when a document first needs them.
 */
export function rereadFor(epoch: number, tree: Tree): Tree {
  if (tree.epoch >= epoch) return tree;
  const again = readAgain.get(tree);
  if (again !== undefined && again.epoch >= epoch) return again;
  const fresh = parseUtf8(tree.bytes, tree.textNodes);
  readAgain.set(tree, fresh);
  return fresh;
}
