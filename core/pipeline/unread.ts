import { ATTRIBUTE, ELEMENT, location, type Tree } from '@conforme/engine/xml';
import type { SyntaxPlugin } from '../plugin/index.ts';

/** A value of a document that the model has no place for. */
export interface Unread {
  /** An XPath, as findings have it. */
  readonly location: string;
  /** `ram:ID`, or `@schemeID` for an attribute. */
  readonly name: string;
  /** The business term at that place, where there is one. */
  readonly term: string | null;
  readonly value: string;
}

/**
 * The values in these elements and attributes, in document order. An element without a text has no value.
 * @param nodes not inside each other, as a reading gives them
 */
export function unreadValues(
  tree: Tree,
  { prefixes, terms }: Pick<SyntaxPlugin, 'prefixes' | 'terms'>,
  nodes: readonly number[],
): Unread[] {
  return nodes
    .flatMap((node) => leavesOf(tree, node))
    .map((node) => {
      const place = location(tree, node, prefixes);
      return {
        location: place,
        name: nameOf(tree, node, prefixes),
        term: terms(place.replaceAll(POSITION, ''))[0] ?? null,
        value: tree.text(node).trim(),
      };
    });
}

function nameOf(tree: Tree, node: number, prefixes: SyntaxPlugin['prefixes']): string {
  const { uri, local } = tree.nameOf(node);
  const prefix = prefixes.get(uri);
  const name = prefix === undefined ? local : `${prefix}:${local}`;
  return tree.kind[node] === ATTRIBUTE ? `@${name}` : name;
}

const POSITION = /\[\d+\]/g;

function leavesOf(tree: Tree, node: number): number[] {
  const leaves: number[] = [];
  for (let n = node; n < tree.end[node]!; n++)
    if (isLeaf(tree, n) && tree.text(n).trim() !== '') leaves.push(n);
  return leaves;
}

function isLeaf(tree: Tree, node: number): boolean {
  if (tree.kind[node] === ATTRIBUTE) return true;
  return tree.kind[node] === ELEMENT && tree.children(node).length === 0;
}
