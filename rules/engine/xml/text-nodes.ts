import { TEXT } from './kinds.ts';
import { parseUtf8 } from './parse.ts';
import type { Tree } from './tree.ts';

/** The same document with every text as a node, and which node of one is which of the other. */
interface Whole {
  readonly tree: Tree;
  /** For a node of the tree with texts the node it is in the other, of a text that is none there its parent's. */
  readonly lean: Int32Array;
}

const wholeCache = new WeakMap<Tree, Whole>();

/** The document read again with its texts as nodes, for the few expressions that ask for `text()` or `node()`. */
export function withTextNodes(tree: Tree): Tree {
  return tree.textNodes ? tree : wholeOf(tree).tree;
}

/** The node of `tree` that a node of `withTextNodes(tree)` is. */
export function withoutTextNodes(tree: Tree, node: number): number {
  return tree.textNodes ? node : wholeOf(tree).lean[node]!;
}

/** The node of `withTextNodes(tree)` that a node of `tree` is. */
export function amongTextNodes(tree: Tree, node: number): number {
  return tree.textNodes ? node : wholeOf(tree).lean.indexOf(node);
}

function wholeOf(tree: Tree): Whole {
  const known = wholeCache.get(tree);
  if (known) return known;
  const whole = parseUtf8(tree.bytes, true);
  const lean = new Int32Array(whole.count);
  for (let n = 0, own = 0; n < whole.count; n++) {
    const isThere = whole.kind[n] !== TEXT || (own < tree.count && isSame(tree, own, whole, n));
    lean[n] = isThere ? own++ : lean[whole.parent[n]!]!;
  }
  const found = { tree: whole, lean };
  wholeCache.set(tree, found);
  return found;
}

const isSame = (tree: Tree, own: number, whole: Tree, text: number): boolean =>
  tree.kind[own] === TEXT && tree.from[own] === whole.from[text];
