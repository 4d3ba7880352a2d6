import { ATTRIBUTE, type Tree } from '@conforme/rules/xml';

/** The element being read. */
export interface Source {
  readonly tree: Tree;
  readonly node: number;
}

/** The text of the first child of this name, or null when there is none. */
export function textAt({ tree, node }: Source, name: number): string | null {
  const found = tree.child(node, name);
  return found < 0 ? null : tree.text(found).trim();
}

/** An attribute without namespace, looked up by its spelling: attribute names of foreign documents are not interned. */
export function attributeOf({ tree, node }: Source, name: string): string | null {
  for (let n = node + 1; n < tree.count && tree.parent[n] === node && tree.kind[n] === ATTRIBUTE; n++) {
    const { uri, local } = tree.nameOf(n);
    if (uri === '' && local === name) return tree.text(n).trim();
  }
  return null;
}
