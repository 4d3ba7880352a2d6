import { clipped } from './clipped.ts';
import { ATTRIBUTE, COMMENT, DOCUMENT, ELEMENT, INSTRUCTION, TEXT } from './kinds.ts';
import type { Name } from './names.ts';
import type { Tree } from './tree.ts';

/** URI → prefix, as locations are written with. */
export type Prefixes = ReadonlyMap<string, string>;

/**
 * An XPath that selects exactly this node: `/rsm:CrossIndustryInvoice/…/ram:IncludedSupplyChainTradeLineItem[3]/@unitCode`.
 * A 1-based position stands only where siblings share the name.
 */
export function location(tree: Tree, node: number, prefixes: Prefixes): string {
  if (tree.kind[node] === DOCUMENT) return '/';
  let path = '';
  for (let n = node; n > 0; n = tree.parent[n]!) path = `/${step(tree, n, prefixes)}${path}`;
  return path;
}

function step(tree: Tree, node: number, prefixes: Prefixes): string {
  const test = nodeTest(tree, node, prefixes);
  if (tree.kind[node] === ATTRIBUTE) return `@${test}`;
  const place = placesOf(tree).of(tree, node);
  return place > 0 ? `${test}[${place}]` : test;
}

const KIND_TESTS = new Map<number, string>([
  [TEXT, 'text()'],
  [COMMENT, 'comment()'],
  [INSTRUCTION, 'processing-instruction()'],
]);

function nodeTest(tree: Tree, node: number, prefixes: Prefixes): string {
  const kindTest = KIND_TESTS.get(tree.kind[node]!);
  if (kindTest !== undefined) return kindTest;
  const { uri, local: whole } = tree.nameOf(node);
  const local = clipped(whole);
  if (uri === '') return local;
  const prefix = prefixes.get(uri);
  // A foreign element: no prefix of ours stands for it, so its namespace is spelled out in plain XPath.
  if (prefix === undefined)
    return `*[local-name()='${local}' and namespace-uri()='${clipped(uri).replaceAll("'", "''")}']`;
  return prefix === '' ? local : `${prefix}:${local}`;
}

/** What the siblings of a node cost to look at, in nodes, until they are all numbered at once. */
const LOOKS = 4;

/** 1-based positions of nodes among their siblings of one name; 0 where there is none. */
class Places {
  /** Nodes looked at so far, against documents with a finding at each of 100,000 siblings. */
  #looked = 0;
  #known: Int32Array | undefined;

  of(tree: Tree, node: number): number {
    if (this.#known) return this.#numbered(tree, node, this.#known);
    let place = 0;
    let total = 0;
    for (let n = tree.firstChild(tree.parent[node]!); n >= 0; n = tree.nextSibling(n)) {
      this.#looked++;
      if (tree.kind[n] !== tree.kind[node] || tree.name[n] !== tree.name[node]) continue;
      total++;
      if (n === node) place = total;
    }
    if (this.#looked > LOOKS * tree.count) this.#known = new Int32Array(tree.count);
    return total > 1 ? place : 0;
  }

  /** `known`: one more than the place, 0 for what has not been asked yet. */
  #numbered(tree: Tree, node: number, known: Int32Array): number {
    if (known[node] === 0) number(tree, tree.parent[node]!, known);
    return known[node]! - 1;
  }
}

function number(tree: Tree, parent: number, known: Int32Array): void {
  const alike = new Map<string, { first: number; total: number }>();
  for (let n = tree.firstChild(parent); n >= 0; n = tree.nextSibling(n)) {
    const key = `${tree.kind[n]} ${tree.name[n]}`;
    const group = alike.get(key) ?? { first: n, total: 0 };
    if (group.total === 0) alike.set(key, group);
    known[n] = ++group.total + 1;
  }
  for (const { first, total } of alike.values()) if (total === 1) known[first] = 1;
}

const placesCache = new WeakMap<Tree, Places>();

function placesOf(tree: Tree): Places {
  let found = placesCache.get(tree);
  if (!found) placesCache.set(tree, (found = new Places()));
  return found;
}

/** `@`, then a kind test, a spelled-out name or a prefixed name, then a position. */
const STEP =
  /\/(@?)(?:(text|comment|processing-instruction)\(\)|\*\[local-name\(\)='([^']*)' and namespace-uri\(\)='((?:[^']|'')*)'\]|(?:([^:/[\]@]+):)?([^:/[\]@]+))(?:\[(\d+)\])?/uy;

/**
 * The node a path written by `location` selects.
 * @throws RangeError when the path is not of that shape, or selects nothing.
 */
export function resolveLocation(tree: Tree, path: string, prefixes: Prefixes): number {
  if (path === '/') return 0;
  let node = 0;
  STEP.lastIndex = 0;
  for (let at = 0; at < path.length; at = STEP.lastIndex) {
    const match = STEP.exec(path);
    if (!match) throw new RangeError(`no location can be read at "${path.slice(at, at + 60)}"`);
    node = select(tree, node, match, prefixes);
    if (node < 0) throw new RangeError(`nothing stands at ${path.slice(0, at + match[0].length)}`);
  }
  return node;
}

function select(tree: Tree, parent: number, match: RegExpExecArray, prefixes: Prefixes): number {
  const [, at, kindName, foreign, uri, prefix, local, position] = match;
  const kind = at ? ATTRIBUTE : kindName ? kindOf(`${kindName}()`) : ELEMENT;
  const name = kindName
    ? null
    : { local: foreign ?? local!, uri: uri?.replaceAll("''", "'") ?? uriOf(prefix, at, prefixes) };
  let left = Number(position ?? 1);
  const end = tree.end[parent]!;
  for (let n = parent + 1; n < end; n = tree.end[n]!)
    if (tree.kind[n] === kind && (!name || same(tree.nameOf(n), name)) && --left === 0) return n;
  return -1;
}

function kindOf(test: string): number {
  for (const [kind, text] of KIND_TESTS) if (text === test) return kind;
  throw new RangeError(`${test} is not a kind of node`);
}

function uriOf(prefix: string | undefined, attribute: string | undefined, prefixes: Prefixes): string {
  const wanted = prefix ?? '';
  if (wanted === '' && attribute) return '';
  for (const [uri, known] of prefixes) if (known === wanted) return uri;
  if (wanted === '') return '';
  throw new RangeError(`the prefix "${wanted}" is not known`);
}

function same(a: Name, b: Name): boolean {
  return a.local === b.local && a.uri === b.uri;
}

/**
 * Index of an element among all elements in document order, 0 for the document element; of an attribute or text, that of
 * the element it belongs to. -1 for what stands in no element.
 */
export function elementOrdinal(tree: Tree, node: number): number {
  let element = node;
  while (element > 0 && tree.kind[element] !== ELEMENT) element = tree.parent[element]!;
  let ordinal = -1;
  for (let n = 1; n <= element; n++) if (tree.kind[n] === ELEMENT) ordinal++;
  return ordinal;
}
