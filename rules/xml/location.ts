import { ATTRIBUTE, COMMENT, DOCUMENT, ELEMENT, INSTRUCTION, TEXT } from './tree.ts';
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
  const { position, total } = positionOf(tree, node);
  return total > 1 ? `${test}[${position}]` : test;
}

const KIND_TESTS = new Map<number, string>([
  [TEXT, 'text()'],
  [COMMENT, 'comment()'],
  [INSTRUCTION, 'processing-instruction()'],
]);

function nodeTest(tree: Tree, node: number, prefixes: Prefixes): string {
  const kindTest = KIND_TESTS.get(tree.kind[node]!);
  if (kindTest !== undefined) return kindTest;
  const { uri, local } = tree.nameOf(node);
  if (uri === '') return local;
  const prefix = prefixes.get(uri);
  // A foreign element: no prefix of ours stands for it, so its namespace is spelled out in plain XPath.
  if (prefix === undefined)
    return `*[local-name()='${local}' and namespace-uri()='${uri.replaceAll("'", "''")}']`;
  return prefix === '' ? local : `${prefix}:${local}`;
}

function positionOf(tree: Tree, node: number): { position: number; total: number } {
  let position = 0;
  let total = 0;
  for (let n = tree.firstChild(tree.parent[node]!); n >= 0; n = tree.nextSibling(n)) {
    if (tree.kind[n] !== tree.kind[node] || tree.name[n] !== tree.name[node]) continue;
    total++;
    if (n === node) position = total;
  }
  return { position, total };
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
