import { ATTRIBUTE, ELEMENT, TEXT, type Tree } from '@conforme/engine/xml';

/** The text of the first child of this name, or null when there is none. */
export function textAt(tree: Tree, node: number, name: number): string | null {
  const found = tree.child(node, name);
  return found < 0 ? null : tree.text(holderOf(tree, found)).trim();
}

/** The innermost element around all of an element's content but blanks: its text is found without putting any together. */
function holderOf(tree: Tree, element: number): number {
  const only = tree.firstChild(element);
  const isHolder = only >= 0 && tree.kind[only] === ELEMENT && tree.nextSibling(only) < 0;
  return isHolder ? holderOf(tree, only) : element;
}

/** The text at a path of names below a node, or null when there is no such element. */
export function textAtPath(tree: Tree, node: number, path: readonly number[]): string | null {
  let found = node;
  for (const name of path) found = found < 0 ? found : tree.child(found, name);
  return found < 0 ? null : tree.text(found).trim();
}

/** An attribute without namespace, looked up by its spelling: attribute names of foreign documents are not interned. */
export function attributeOf(tree: Tree, node: number, name: string): string | null {
  for (let n = node + 1; n < tree.count && tree.parent[n] === node && tree.kind[n] === ATTRIBUTE; n++) {
    const { uri, local } = tree.nameOf(n);
    if (uri === '' && local === name) return tree.text(n).trim();
  }
  return null;
}

/**
 * Are so many elements and attributes inside an element, and no text beside them? Comments and instructions say nothing of an
 * invoice; the text they stand in is in pieces.
 */
export function holdsOnly({ kind, end, parent }: Tree, element: number, count: number): boolean {
  let found = 0;
  for (let n = element + 1; n < end[element]!; n++) {
    if (kind[n] === ELEMENT || kind[n] === ATTRIBUTE) found += 1;
    if (kind[n] === TEXT && parent[n] === element) return false;
  }
  return found === count;
}
