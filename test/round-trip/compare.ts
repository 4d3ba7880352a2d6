// Two documents of one syntax, element by element and attribute by attribute. Independent of the rows that read and
// write: it matches elements by name and likeness, never by term.

import { normalise } from './equivalences.ts';
import { leavesOf, pathOf, readTree, type Element, type Leaf } from './tree.ts';

export interface Difference {
  readonly kind: 'missing' | 'added' | 'changed';
  /** In the first document; of what was added, in the second. */
  readonly location: string;
  /** The location without positions. */
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Elements whose order among their like carries meaning: a reader goes through them from top to bottom. */
const ORDERED = new Set([
  'ram:IncludedSupplyChainTradeLineItem',
  'ram:IncludedNote',
  'cac:InvoiceLine',
  'cac:CreditNoteLine',
  'cac:SubInvoiceLine',
  'cac:SubCreditNoteLine',
  'cbc:Note',
]);

/** @throws XmlError when one of them is no well-formed XML */
export function compareDocuments(
  before: Uint8Array | string,
  after: Uint8Array | string,
  further: (root: Element) => void = () => undefined,
): Difference[] {
  const [first, second] = [before, after].map((xml) => {
    const root = normalise(readTree(xml));
    further(root);
    return root;
  });
  return compareElements(first!, second!);
}

function compareElements(before: Element, after: Element): Difference[] {
  const found: Difference[] = [];
  if (before.name !== after.name) found.push(difference('changed', before, before.name, after.name));
  if (before.value !== after.value) found.push(valueDifference(before, after));
  found.push(...compareAttributes(before, after));
  const names = new Set([...before.children, ...after.children].map(({ name }) => name));
  for (const name of names) {
    const like = ({ children }: Element): Element[] => children.filter((each) => each.name === name);
    found.push(...compareSiblings(name, like(before), like(after)));
  }
  return found;
}

function difference(
  kind: Difference['kind'],
  leaf: Leaf,
  before: string | null,
  after: string | null,
): Difference {
  return { kind, location: leaf.location, path: pathOf(leaf.location), before, after };
}

function valueDifference(before: Leaf, after: Leaf): Difference {
  if (after.value === '') return difference('missing', before, before.value, null);
  if (before.value === '') return difference('added', after, null, after.value);
  return difference('changed', before, before.value, after.value);
}

function compareAttributes(before: Element, after: Element): Difference[] {
  const found: Difference[] = [];
  const others = new Map(after.attributes.map((each) => [each.name, each]));
  for (const attribute of before.attributes) {
    const other = others.get(attribute.name);
    others.delete(attribute.name);
    if (!other) found.push(difference('missing', attribute, attribute.value, null));
    else if (other.value !== attribute.value)
      found.push(difference('changed', attribute, attribute.value, other.value));
  }
  for (const each of others.values()) found.push(difference('added', each, null, each.value));
  return found;
}

type Pair = readonly [before: number, after: number];

/** Siblings of one name: the most alike belong together; who is left over is missing or added, leaf by leaf. */
function compareSiblings(name: string, before: readonly Element[], after: readonly Element[]): Difference[] {
  const pairs = pairUp(before, after);
  const [matched, matching] = [0, 1].map((side) => new Set(pairs.map((pair) => pair[side])));
  return [
    ...pairs.flatMap(([a, b]) => compareElements(before[a]!, after[b]!)),
    ...before.flatMap((each, at) => (matched!.has(at) ? [] : whole('missing', each))),
    ...after.flatMap((each, at) => (matching!.has(at) ? [] : whole('added', each))),
    ...(ORDERED.has(name) ? movedAmong(pairs, before) : []),
  ];
}

function whole(kind: 'missing' | 'added', element: Element): Difference[] {
  return leavesOf(element).map((leaf) =>
    kind === 'missing' ? difference(kind, leaf, leaf.value, null) : difference(kind, leaf, null, leaf.value),
  );
}

/** More candidates than this are paired in their order: likeness costs the product of both numbers. */
const CANDIDATES = 60;

function pairUp(before: readonly Element[], after: readonly Element[]): Pair[] {
  const equal = pairEqual(before, after);
  const [left, right] = [before, after].map((list, side) => {
    const taken = new Set(equal.map((pair) => pair[side]));
    return [...list.keys()].filter((at) => !taken.has(at));
  });
  if (left!.length === 1 && right!.length === 1) return [...equal, [left![0]!, right![0]!]];
  if (left!.length > CANDIDATES || right!.length > CANDIDATES)
    return [...equal, ...left!.slice(0, right!.length).map((at, place): Pair => [at, right![place]!])];
  return [...equal, ...pairAlike(before, after, left!, right!)];
}

/** Siblings of equal content, the first with the first. */
function pairEqual(before: readonly Element[], after: readonly Element[]): Pair[] {
  const places = Map.groupBy(after.keys(), (at) => fingerprint(after[at]!));
  return before.flatMap((each, at): Pair[] => {
    const other = places.get(fingerprint(each))?.shift();
    return other === undefined ? [] : [[at, other]];
  });
}

const fingerprints = new WeakMap<Element, string>();

/** The same for elements of equal content, whatever the order of what is not ordered. */
function fingerprint(element: Element): string {
  const cached = fingerprints.get(element);
  if (cached !== undefined) return cached;
  const { name, value, attributes, children } = element;
  const inner = [
    ...attributes.map((each) => JSON.stringify([each.name, each.value])),
    ...children.map(fingerprint),
  ];
  const made = JSON.stringify([name, value, inner.sort()]);
  fingerprints.set(element, made);
  return made;
}

/** The least different first; two that share no leaf are not the same thing changed, unless they are nothing but a value. */
function pairAlike(
  before: readonly Element[],
  after: readonly Element[],
  left: readonly number[],
  right: readonly number[],
): Pair[] {
  const candidates = left.flatMap((a) =>
    right.map((b) => ({ a, b, cost: compareElements(before[a]!, after[b]!).length })),
  );
  const [usedLeft, usedRight] = [new Set<number>(), new Set<number>()];
  return candidates
    .filter(
      ({ a, b, cost }) => cost < leavesOf(before[a]!).length + leavesOf(after[b]!).length - 1 || cost === 1,
    )
    .sort((one, other) => one.cost - other.cost || one.a - other.a || one.b - other.b)
    .flatMap(({ a, b }): Pair[] => {
      if (usedLeft.has(a) || usedRight.has(b)) return [];
      usedLeft.add(a);
      usedRight.add(b);
      return [[a, b]];
    });
}

/** One difference for the first element that now stands before one it stood after. */
function movedAmong(pairs: readonly Pair[], before: readonly Element[]): Difference[] {
  const sorted = pairs.toSorted(([a], [b]) => a - b);
  const at = sorted.findIndex(([, place], index) => index > 0 && place < sorted[index - 1]![1]);
  if (at < 0) return [];
  const [from, to] = sorted[at]!;
  return [difference('changed', before[from]!, `position ${from + 1}`, `position ${to + 1}`)];
}
