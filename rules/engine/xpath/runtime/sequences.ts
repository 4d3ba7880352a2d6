import { Decimal } from '../../decimal/index.ts';
import { ELEMENT, INSTRUCTION, targetOf } from '../../xml/index.ts';
import { LimitError } from './control.ts';
import type { Document } from './document.ts';
import { EvaluationError } from './error.ts';
import type { Atom, Item } from './items.ts';
import { Double, MadeText, QName, Untyped, isNumeric, typeName } from './items.ts';
import { castAtom } from './cast.ts';
import { generalPair } from './compare.ts';
import { arithmetic, needNumber } from './number.ts';
import { Temporal } from './temporal.ts';

/** Nodes in document order, each once. Lists that are so already, nearly all, are given back. */
export function sortNodes(nodes: number[]): number[] {
  for (let i = 1; i < nodes.length; i++)
    if (nodes[i]! <= nodes[i - 1]!) return [...new Set(nodes)].sort((a, b) => a - b);
  return nodes;
}

/** union, intersect and except: in document order, each node once (XPath 2.0, 3.3.3). */
export function combine(operator: string, left: readonly Item[], right: readonly Item[]): number[] {
  const a = nodesOnly(left);
  const b = nodesOnly(right);
  if (operator === 'union') return sortNodes([...a, ...b]);
  const others = new Set(b);
  return sortNodes(a.filter((node) => others.has(node) === (operator === 'intersect')));
}

/** Of a context: what it finds besides nodes matches nothing. */
export const nodeSet = (items: readonly Item[]): ReadonlySet<Item> => new Set(items);

function nodesOnly(items: readonly Item[]): number[] {
  if (items.every((item) => typeof item === 'number')) return [...items];
  throw new EvaluationError('XPTY0004', 'union, intersect and except take nodes');
}

/** From the first to the last, as Saxon adds: the order decides the last binary digit. */
export function sumDoubles(list: readonly number[]): number {
  let sum = list[0] ?? 0;
  for (let i = 1; i < list.length; i++) sum += list[i]!;
  return sum;
}

/** The sum of no doubles is the xs:integer 0. */
export function sumDoublesIfAny(list: readonly number[]): Item {
  return list.length === 0 ? 0n : new Double(sumDoubles(list));
}

export function sumDecimals(list: readonly Decimal[]): Decimal {
  let sum = Decimal.zero;
  for (const value of list) sum = sum.add(value);
  return sum;
}

export function sumIntegers(list: readonly bigint[]): bigint {
  let sum = 0n;
  for (const value of list) sum += value;
  return sum;
}

/** Durations with durations; else numbers of several kinds: each addition has the type of its operands. */
export function sum(list: readonly Item[]): Item {
  if (list[0] instanceof Temporal && list[0].isDuration && list[0].type !== 'duration')
    return list.reduce((sum, value) => arithmetic('+', sum, value)!);
  if (list.length === 0) return 0n;
  return list.map((item): Item => needNumber(item)!).reduce((sum, value) => arithmetic('+', sum, value)!);
}

/** With what stands for the sum of nothing. */
export function sumOr(list: readonly Item[], zero: Item | undefined): Item | undefined {
  return list.length === 0 ? zero : sum(list);
}

/** The sum over the count; integers give a decimal. */
export function average(list: readonly Atom[]): Item | undefined {
  return list.length === 0 ? undefined : arithmetic('div', sum(list), BigInt(list.length));
}

/** min and max: untyped as xs:double, NaN above all (XPath functions, 15.4.3). */
function extreme(list: readonly Atom[], operator: 'lt' | 'gt'): Atom | undefined {
  const values = list.map((item) => (item instanceof Untyped ? castAtom(item, 'double') : item));
  const promoted = values.some((value) => value instanceof Double) ? values.map(asDouble) : values;
  return promoted.reduce<Atom | undefined>((best, value) => {
    if (value instanceof Double && Number.isNaN(value.value)) return value;
    // A first value meets itself: what has no order has no least value either.
    return generalPair(operator, value, best ?? value) ? value : (best ?? value);
  }, undefined);
}

const asDouble = (value: Atom): Atom => (isNumeric(value) ? castAtom(value, 'double') : value);

export const least = (list: readonly Atom[]): Atom | undefined => extreme(list, 'lt');
export const greatest = (list: readonly Atom[]): Atom | undefined => extreme(list, 'gt');

/** More items than any document has lines; a bound against `1 to 1000000000`. */
const MAX_RANGE = 1_000_000n;

export function range(from: bigint | undefined, to: bigint | undefined): bigint[] {
  const end = rangeEnd(from, to);
  if (from === undefined || end === undefined || end < from) return [];
  return Array.from({ length: Number(end - from) + 1 }, (_, index) => from + BigInt(index));
}

/** The end of a range that has both ends. */
export function rangeEnd(from: bigint | undefined, to: bigint | undefined): bigint | undefined {
  if (from === undefined || to === undefined) return undefined;
  if (to - from >= MAX_RANGE) throw new LimitError('size', `a range holds at most ${MAX_RANGE} numbers`);
  return to;
}

export function reverse<T>(list: readonly T[]): T[] {
  return [...list].reverse();
}

/** Bounds are doubles and rounded, as for fn:substring. */
export function subsequence<T>(list: readonly T[], start: number, count?: number): T[] {
  const from = Math.round(start);
  const to = count === undefined ? Infinity : from + Math.round(count);
  return list.filter((_, index) => index + 1 >= from && index + 1 < to);
}

export const head = <T>(list: readonly T[]): T[] => list.slice(0, 1);
export const tail = <T>(list: readonly T[]): T[] => list.slice(1);

export function remove<T>(list: readonly T[], position: bigint): T[] {
  return list.filter((_, index) => BigInt(index + 1) !== position);
}

/** A position outside the list is its nearest end. */
export function insertBefore<T>(list: readonly T[], position: bigint, inserts: readonly T[]): T[] {
  const at = Math.min(Math.max(Number(position) - 1, 0), list.length);
  return [...list.slice(0, at), ...inserts, ...list.slice(at)];
}

export function oneOrMore<T>(list: T[]): T[] {
  if (list.length === 0) throw new EvaluationError('FORG0004', 'one value or more is needed');
  return list;
}

/** Elements and attributes have names; the kind tells without reading the name. */
const isNamed = (d: Document, node: number | undefined): node is number =>
  node !== undefined && (d.kind[node] === 1 || d.kind[node] === 2);

export const name = (d: Document, node: number | undefined): string =>
  isNamed(d, node) ? d.tree.qname(node) : target(d, node);

export function localName(d: Document, node: number | undefined): string {
  return isNamed(d, node) ? d.tree.nameOf(node).local : target(d, node);
}

/** The name of an instruction is its target. */
const target = (d: Document, node: number | undefined): string =>
  node !== undefined && d.kind[node] === INSTRUCTION ? targetOf(d.tree, node) : '';

export function namespaceUri(d: Document, node: number | undefined): string {
  return isNamed(d, node) ? d.tree.nameOf(node).uri : '';
}

/** With the prefix as the document wrote it. */
export function nodeName(d: Document, node: number | undefined): QName | undefined {
  if (!isNamed(d, node)) {
    const local = target(d, node);
    return local === '' ? undefined : new QName('', local, '');
  }
  const { uri, local } = d.tree.nameOf(node);
  const written = d.tree.qname(node);
  return new QName(uri, local, written.includes(':') ? written.slice(0, written.indexOf(':')) : '');
}

/** Every node of a document has the same root. */
export const root = (node: number | undefined): number | undefined => (node === undefined ? undefined : 0);

/** Of every node another, and of a node always the same; Saxon's are others. */
export const generateId = (node: number | undefined): string => (node === undefined ? '' : `n${node}`);

const NODE_KINDS: Readonly<Record<string, number>> = {
  document: 0,
  element: 1,
  attribute: 2,
  text: 3,
  comment: 4,
  instruction: 5,
};

const ATOMIC_PARENTS: Readonly<Record<string, readonly string[]>> = {
  integer: ['decimal'],
  dayTimeDuration: ['duration'],
  yearMonthDuration: ['duration'],
};

/** The derivations rules can meet: xs:integer is an xs:decimal, everything atomic is xs:anyAtomicType. */
function isAtom(item: Item, type: string): boolean {
  if (typeof item === 'number' || item instanceof MadeText) return false;
  const own = typeName(item);
  return type === 'anyAtomicType' || own === type || (ATOMIC_PARENTS[own]?.includes(type) ?? false);
}

/** `node`, a kind and perhaps a name (URI and local name), blanks between. */
function areNodes(d: Document, items: readonly Item[], type: string): boolean {
  const [, kind = '', uri, local] = type.split(' ');
  const number = kind === 'node' ? -1 : NODE_KINDS[kind];
  for (const item of items) {
    if (item instanceof MadeText) {
      if (kind !== 'node' && kind !== (item.document ? 'document' : 'text')) return false;
      continue;
    }
    if (typeof item !== 'number' || (number !== -1 && d.kind[item] !== number)) return false;
    if (local !== undefined && (localName(d, item) !== local || namespaceUri(d, item) !== uri)) return false;
  }
  return true;
}

/** `type` is a local name, 'item', 'empty', or that of nodes. */
export function isInstance(d: Document, items: readonly Item[], type: string, occurrence: string): boolean {
  if (type === 'empty') return items.length === 0;
  if (items.length === 0) return occurrence === '?' || occurrence === '*';
  if (items.length > 1 && occurrence !== '*' && occurrence !== '+') return false;
  if (type === 'item') return true;
  return type.startsWith('node ') ? areNodes(d, items, type) : items.every((item) => isAtom(item, type));
}

/** Shorter lists are checked again: a cache costs more. */
const FEW = 16;

/** A long list that many ask for is looked at once: it has items of the type, and more than one of them. */
function looked<T>(d: Document, list: T[], type: string): T[] {
  if (list.length > FEW) (d.treated ??= new WeakMap()).set(list, type);
  return list;
}

/** What most lists are that are looked at: one element, which is seen in 0.02 us in the place of 0.1. */
const ANY_ELEMENT = 'node element';

/** The list as it is, when its items are of the type; `items` are they in boxes, where they wear none. */
export function treatAs<T>(
  d: Document,
  list: T[],
  type: string,
  occurrence: string,
  items: readonly Item[] = list as Item[],
): T[] {
  const first = items[0];
  if (type === ANY_ELEMENT && items.length === 1 && typeof first === 'number' && d.kind[first] === ELEMENT)
    return list;
  const many = occurrence === '*' || occurrence === '+';
  if (many && list.length > FEW && d.treated?.get(list) === type) return list;
  if (type.startsWith('node ') && items.some((item) => item instanceof MadeText))
    throw new EvaluationError('XPDY0050', 'nodes that instructions make have nothing but their text');
  if (isInstance(d, items, type, occurrence)) return looked(d, list, type);
  throw new EvaluationError('XPDY0050', `the value is not of the type ${type}${occurrence}`);
}
