import { Decimal } from '../../decimal/index.ts';
import type { Document } from './document.ts';
import { EvaluationError, several } from './error.ts';
import type { Atom, Item, Numeric } from './items.ts';
import { Double, MadeText, QName, Untyped, isNumeric, typeName } from './items.ts';
import { castAtom } from './cast.ts';
import { decimalOf, numberOf } from './number.ts';
import { Temporal, compareTemporal, orderTemporal } from './temporal.ts';
import { codepoints } from './text.ts';

/** Comparisons of values whose types are known only now. */

function incomparable(a: Atom, b: Atom): never {
  throw new EvaluationError('XPTY0004', `xs:${typeName(a)} cannot be compared with xs:${typeName(b)}`);
}

/** Below, at or above zero; NaN when the values have no order. */
function order(a: Atom, b: Atom): number {
  if (isNumeric(a) && isNumeric(b)) return orderNumbers(a, b);
  if (typeof a === 'string' && typeof b === 'string') return codepoints(a, b);
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  if (a instanceof Temporal && b instanceof Temporal && (a.type === b.type || (a.isDuration && b.isDuration)))
    return compareTemporal(a, b);
  if (a instanceof QName && b instanceof QName)
    return a.uri === b.uri && a.local === b.local ? 0 : Number.NaN;
  return incomparable(a, b);
}

function orderNumbers(a: Numeric, b: Numeric): number {
  if (!(a instanceof Double) && !(b instanceof Double)) return exact(a).compare(exact(b));
  const x = numberOf(a);
  const y = numberOf(b);
  if (x === y) return 0;
  return x < y ? -1 : x > y ? 1 : Number.NaN;
}

const exact = (value: bigint | Decimal): Decimal => (typeof value === 'bigint' ? decimalOf(value) : value);

const HOLDS: Readonly<Record<string, (order: number) => boolean>> = {
  eq: (order) => order === 0,
  ne: (order) => order !== 0,
  lt: (order) => order < 0,
  le: (order) => order <= 0,
  gt: (order) => order > 0,
  ge: (order) => order >= 0,
};

/** Durations are equal or not whatever their types; an order they have only among their own, and names have none. */
function holds(operator: string, a: Atom, b: Atom): boolean {
  const equality = operator === 'eq' || operator === 'ne';
  if (!equality && a instanceof Temporal && b instanceof Temporal)
    return HOLDS[operator]!(orderTemporal(a, b));
  if (!equality && a instanceof QName) return incomparable(a, b);
  return HOLDS[operator]!(order(a, b));
}

/** Untyped takes the type of the other side: xs:double for numbers, xs:string for untyped and strings (XPath 2.0, 3.5.2). */
export function generalPair(operator: string, a: Atom, b: Atom): boolean {
  return holds(operator, matched(a, b), matched(b, a));
}

function matched(value: Atom, other: Atom): Atom {
  if (!(value instanceof Untyped)) return value;
  if (isNumeric(other)) return castAtom(value, 'double');
  return other instanceof Untyped ? value.value : castAtom(value, typeName(other));
}

/** Untyped is a string (XPath 2.0, 3.5.1). */
export function valuePair(operator: string, a: Atom, b: Atom): boolean {
  return holds(operator, asString(a), asString(b));
}

const asString = (value: Atom): Atom => (value instanceof Untyped ? value.value : value);

/** Equality that never fails, of fn:distinct-values and fn:index-of: types that do not compare are different. */
export function same(a: Atom, b: Atom): boolean {
  const x = asString(a);
  const y = asString(b);
  if (isNumeric(x) && isNumeric(y)) return orderNumbers(x, y) === 0;
  if (x instanceof Temporal && y instanceof Temporal && x.isDuration && y.isDuration)
    return order(x, y) === 0;
  return typeName(x) === typeName(y) && order(x, y) === 0;
}

/** A key under which equal values meet, for finding them faster than pair by pair. */
export function keyOf(value: Atom): string {
  const plain = asString(value);
  if (isNumeric(plain)) return `number ${numberOf(plain)}`;
  if (plain instanceof Temporal)
    return `${plain.isDuration ? 'duration' : plain.type} ${plain.months} ${plain.value}`;
  return `${typeName(plain)} ${plain instanceof QName ? `${plain.uri} ${plain.local}` : String(plain)}`;
}

/** For sorting: untyped is a string, and NaN stands before all numbers (XPath functions 3.1, 16.2.6). */
export function sortOrder(a: Atom, b: Atom): number {
  if (isNaN(a) || isNaN(b)) return Number(isNaN(b)) - Number(isNaN(a));
  return order(asString(a), asString(b));
}

export function distinctValues(values: readonly Atom[]): Atom[] {
  if (values.length < 2) return [...values];
  if (values.every((value) => typeof value === 'string')) return [...new Set(values)];
  const groups = new Map<string, Atom[]>();
  return values.filter((value) => {
    const group = groups.get(keyOf(value)) ?? [];
    groups.set(keyOf(value), group);
    const known = group.some((other) => same(other, value) || (isNaN(other) && isNaN(value)));
    if (!known) group.push(value);
    return !known;
  });
}

const isNaN = (value: Atom): boolean => value instanceof Double && Number.isNaN(value.value);

export function indexOf(values: readonly Atom[], wanted: Atom): bigint[] {
  return values.flatMap((value, index) => (same(value, wanted) ? [BigInt(index + 1)] : []));
}

export function compareNodes(
  operator: string,
  a: number | undefined,
  b: number | undefined,
): boolean | undefined {
  if (a === undefined || b === undefined) return undefined;
  if (operator === 'is') return a === b;
  return operator === '<<' ? a < b : a > b;
}

/** The effective boolean value of one item (XPath 2.0, 2.4.3). */
export function truth(item: Item | undefined): boolean {
  if (item === undefined) return false;
  if (typeof item !== 'object') return typeof item === 'number' || Boolean(item);
  if (item instanceof MadeText) return true;
  if (item instanceof Untyped || item instanceof Double) return Boolean(item.value);
  if (item instanceof Decimal) return !item.isZero();
  throw new EvaluationError('FORG0006', `an xs:${typeName(item)} is neither true nor false`);
}

/** Of bare or boxed items: nodes are true, one value has its own truth, several values have none. */
export function truthOfList(list: readonly Item[], kind: string): boolean {
  const first = list[0];
  if (first === undefined) return false;
  const open = kind === 'item' || kind === 'atomic' || kind === 'numeric';
  if (open && (typeof first === 'number' || first instanceof MadeText)) return true;
  if (list.length > 1) throw new EvaluationError('FORG0006', 'several values are neither true nor false');
  return open ? truth(first) : typeof first === 'object' ? truth(first) : Boolean(first);
}

export function isPosition(value: Item | undefined, position: number): boolean {
  return value !== undefined && numberOf(value as Numeric) === position;
}

/** A predicate whose kind is known only now: a number is a position. */
export function predicate(value: Item | undefined, position: number): boolean {
  return isNumeric(value) ? numberOf(value) === position : truth(value);
}

export function predicateOfList(list: readonly Item[], position: number): boolean {
  return list.length === 1 ? predicate(list[0], position) : truthOfList(list, 'item');
}

/** The only item, or undefined. */
export function single<T>(list: readonly T[]): T | undefined {
  return list.length > 1 ? several() : list[0];
}

/** fn:deep-equal: values as `eq` has them, nodes by kind, name, attributes and content. */
export function deepEqual(d: Document, left: readonly Item[], right: readonly Item[]): boolean {
  return left.length === right.length && left.every((item, index) => equalItems(d, item, right[index]!));
}

function equalItems(d: Document, a: Item, b: Item): boolean {
  if (typeof a === 'number' && typeof b === 'number') return equalNodes(d, a, b);
  if (typeof a === 'number' || typeof b === 'number') return false;
  if (a instanceof MadeText || b instanceof MadeText)
    return a instanceof MadeText && b instanceof MadeText && a.document === b.document && a.value === b.value;
  return same(a, b) || (isNaN(a) && isNaN(b));
}

function equalNodes(d: Document, a: number, b: number): boolean {
  if (a === b) return true;
  if (d.kind[a] !== d.kind[b] || d.name[a] !== d.name[b]) return false;
  const { inside: insideA, attributes: attributesA } = parts(d, a);
  const { inside: insideB, attributes: attributesB } = parts(d, b);
  if (insideA.length === 0 && insideB.length === 0 && d.text(a) !== d.text(b)) return false;
  const matched = attributesA.every((x) =>
    attributesB.some((y) => d.name[x] === d.name[y] && d.text(x) === d.text(y)),
  );
  return (
    attributesA.length === attributesB.length &&
    matched &&
    insideA.length === insideB.length &&
    insideA.every((x, index) => equalNodes(d, x, insideB[index]!))
  );
}

/** Attributes, and the children that count: comments and instructions do not. */
function parts(d: Document, node: number): { attributes: number[]; inside: number[] } {
  const attributes: number[] = [];
  const inside: number[] = [];
  for (let n = node + 1; n < d.end[node]!; n = d.end[n]!) {
    if (d.kind[n] === 2) attributes.push(n);
    else if (d.kind[n] === 1 || d.kind[n] === 3) inside.push(n);
  }
  return { attributes, inside };
}
