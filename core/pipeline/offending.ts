import { ELEMENT, type Tree } from '@conforme/engine/xml';
import type { DocumentFormat } from '../plugin/index.ts';

/** Where the terms of a syntax stand, and how it names elements. */
type Places = Pick<DocumentFormat, 'placeOf' | 'prefixes'>;

/**
 * The element a finding is about. A rule judges a group, often the whole document; its terms, the likeliest culprit first, say which
 * element of the group that is. Where it is missing, the nearest element around its place. The location of the finding stays that of
 * the group, as the official artefacts report it.
 *
 * @param node where the rule fired
 */
export function offendingNode(tree: Tree, node: number, terms: readonly string[], places: Places): number {
  const path = pathOf(tree, node, places);
  const root = `/${path[0] ?? ''}`;
  const group = `/${path.join('/')}/`;
  for (const term of terms) {
    const place = places.placeOf(term, root);
    // A code of the buyer is not one of the seller, though the rule names both.
    if (place === null || !place.startsWith(group)) continue;
    const steps = elementsOf(place, group.length);
    const found = reached(tree, node === 0 ? tree.root : node, steps, places);
    if (found !== node) return found;
  }
  return node;
}

/**
 * The element that carries a value of the document, by its term and its pointer; the document element where it is open which. Items of a
 * list are counted in the pointer, but not those of allowances and charges, which stand in one list.
 */
export function nodeOfValue(tree: Tree, term: string, pointer: string, places: Places): number {
  const root = `/${nameOf(tree, tree.root, places)}`;
  const place = places.placeOf(term, root);
  if (place === null) return tree.root;
  const steps = elementsOf(place, root.length);
  const [, row] = ROW.exec(pointer) ?? [];
  if (row !== undefined) {
    const at = rowsOf(tree, places)[Number(row)];
    return at === undefined ? tree.root : reached(tree, at, steps.slice(-1), places);
  }
  const [, index] = /^\/invoice\/(?!allowances|charges)\w+\/(\d+)\//.exec(pointer) ?? [];
  return reached(tree, tree.root, steps, places, index === undefined ? null : Number(index));
}

const ROW = /^\/invoice\/totals\/vat_breakdown\/(\d+)\//;

/** The rows of the VAT breakdown (BG-23), as they are read: those of every VAT total, in the order of the document. */
export function rowsOf(tree: Tree, places: Places): readonly number[] {
  const known = rowsCache.get(tree) ?? rowsIn(tree, places);
  rowsCache.set(tree, known);
  return known;
}

/** Thousands of findings may be about rows. */
const rowsCache = new WeakMap<Tree, readonly number[]>();

function rowsIn(tree: Tree, places: Places): readonly number[] {
  const root = `/${nameOf(tree, tree.root, places)}`;
  // The tax of a row stands in the row itself; its rate may stand deeper.
  const steps = elementsOf(places.placeOf('BT-117', root) ?? '', root.length).slice(0, -1);
  return steps.reduce<readonly number[]>(
    (nodes, step) => nodes.flatMap((node) => childrenNamed(tree, node, step, places)),
    [tree.root],
  );
}

/** The steps of a place below a group that are elements. */
const elementsOf = (place: string, from: number): readonly string[] =>
  place
    .slice(from)
    .split('/')
    .filter((step) => step !== '' && !step.startsWith('@'));

/** As far as there is one element for each step; of several it is open which is meant. */
function reached(
  tree: Tree,
  from: number,
  steps: readonly string[],
  places: Places,
  index: number | null = null,
): number {
  let at = from;
  let item = index;
  for (const step of steps) {
    const found = childrenNamed(tree, at, step, places);
    const next = found.length > 1 ? (item === null ? undefined : found[item]) : found[0];
    if (next === undefined) return at;
    if (found.length > 1) item = null;
    at = next;
  }
  return at;
}

/** Thousands of findings may ask for the same lines. */
const childrenCache = new WeakMap<Tree, Map<string, readonly number[]>>();

function childrenNamed(tree: Tree, parent: number, name: string, places: Places): readonly number[] {
  const known = childrenCache.get(tree) ?? new Map<string, readonly number[]>();
  childrenCache.set(tree, known);
  const key = `${parent} ${name}`;
  const found =
    known.get(key) ??
    tree
      .children(parent)
      .filter((child) => tree.kind[child] === ELEMENT && nameOf(tree, child, places) === name);
  known.set(key, found);
  return found;
}

/** Names of the elements down to a node, the root first. */
function pathOf(tree: Tree, node: number, places: Places): readonly string[] {
  const path: string[] = [];
  for (let at = node === 0 ? tree.root : node; at > 0; at = tree.parent[at]!)
    path.unshift(tree.kind[at] === ELEMENT ? nameOf(tree, at, places) : '@');
  return path;
}

function nameOf(tree: Tree, node: number, { prefixes }: Places): string {
  const { uri, local } = tree.nameOf(node);
  const prefix = prefixes.get(uri);
  return prefix === undefined ? local : `${prefix}:${local}`;
}
