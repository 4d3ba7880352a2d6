import { ELEMENT, type Tree } from '@conforme/engine/xml';

/** The elements of a document, or of one element with itself, in document order: as `Written.pointers` has them. */
export function elementsOf(tree: Tree, from = 0, to: number = tree.count): readonly number[] {
  const elements: number[] = [];
  for (let node = from; node < to; node++) if (tree.kind[node] === ELEMENT) elements.push(node);
  return elements;
}
