import * as xml from '../../xml/index.ts';
import * as control from './control.ts';
import type { Document } from './document.ts';
import * as documents from './document.ts';
import * as errors from './error.ts';
import { placeAmong } from './places.ts';

// Constants of this module: V8 looks an imported name up at every use (rules/engine/docs/performance.md, For the machine).
const { ATTRIBUTE, ELEMENT, pairPlace } = xml;
const { refuel } = control;
const { attribute } = documents;
const { several } = errors;

// Nearly every rule asks for children of a name, or for children of such: one function for all of them, small enough to stay in
// the processor's cache, and which the places of the names tell where to look. A walk through the document asks further and further on, so
// the next node of a name is mostly one hop from where it was asked for last; led back upwards it says what lies on the path.

/** Names of the steps of a path downwards; the last one of an attribute is `~name`. */
export type Down = Int32Array;

export const down = (...names: readonly number[]): Down => Int32Array.from(names);

const UNKNOWN = -1;
/** A walk through the document asks for names further and further on; what is not that near is looked for among children. */
const HOPS = 8;

/** The first node of a name behind another node; 0 for none, -1 where it would take long to say. */
function firstBehind(d: Document, node: number, name: number): number {
  const { next, near } = d;
  let at = near[name]!;
  if (at === 0 || at > node) {
    at = d.first[name]!;
    if (at === 0 || at > node) return at;
  }
  for (let hops = HOPS; hops > 0; hops--) {
    const behind = next[at]!;
    if (behind === 0 || behind > node) {
      near[name] = at;
      return behind;
    }
    at = behind;
  }
  near[name] = at;
  return UNKNOWN;
}

/** The first child element of a name, 0 for none; the parent of the document node, -1, has no children. */
function childOf(d: Document, node: number, name: number): number {
  if (node < 0) return 0;
  const first = firstBehind(d, node, name);
  if (first === 0 || first >= d.end[node]!) return 0;
  if (first > 0 && d.parent[first] === node && d.kind[first] === ELEMENT) return first;
  if (first > 0 && isAlone(d, node, first)) return 0;
  const own = d.name[node]!;
  const place = own < 0 ? -1 : pairPlace(own, name);
  if (place >= 0 && (d.pairs[place >> 3]! & (1 << (place & 7))) === 0) return 0;
  return sibling(d, node + 1, d.end[node]!, name);
}

/** So many siblings are passed before nodes of a name are looked up. */
const PASSED = 32;
/** So many nodes of the name that lie in siblings, and are none, before the siblings of the name are listed. */
const TRIES = 8;

/** Of the siblings behind `node` that begin before `end`, the first of the name; `end` when there is none. Few of ten thousand are passed. */
export function behind(d: Document, node: number, end: number, name: number): number {
  const { end: ends, name: names } = d;
  let n = ends[node]!;
  for (let left = PASSED; n < end; n = ends[n]!, left--) {
    if (names[n] === name) return n;
    if (left === 0) return lookedUp(d, n, end, name);
  }
  return end;
}

function lookedUp(d: Document, from: number, end: number, name: number): number {
  const { parent, end: ends } = d;
  const nodes = nodesOf(d, name);
  const above = parent[from]!;
  let n = from;
  for (let tries = TRIES; tries > 0; tries--) {
    const found = nodes[placeAmong(nodes, n)] ?? end;
    if (found >= end) return end;
    let around = found;
    while (parent[around] !== above) around = parent[around]!;
    if (around === found) return found;
    n = ends[around]!;
    if (n >= end) return end;
  }
  const children = childrenOf(d, above, name);
  return Math.min(children[placeAmong(children, n)] ?? end, end);
}

/** All children of the name, in document order. Messages of rules look for them again from each of ten thousand siblings. */
function childrenOf(d: Document, node: number, name: number): readonly number[] {
  const lists = (d.children ??= new Map<number, Map<number, readonly number[]>>());
  const ofName = lists.get(name) ?? new Map<number, readonly number[]>();
  lists.set(name, ofName);
  const known = ofName.get(node);
  if (known) return known;
  const nodes = nodesOf(d, name);
  const within = nodes.slice(placeAmong(nodes, node), placeAmong(nodes, d.end[node]!));
  const children = within.filter((each) => d.parent[each] === node);
  ofName.set(node, children);
  return children;
}

/** All nodes of a name, in document order. */
function nodesOf(d: Document, name: number): readonly number[] {
  d.chains ??= new Map();
  const known = d.chains.get(name);
  if (known) return known;
  const nodes: number[] = [];
  for (let n = d.first[name]!; n > 0; n = d.next[n]!) nodes.push(n);
  d.chains.set(name, nodes);
  return nodes;
}

/** The next child of the same name after one; 0 for none. */
function childAfter(d: Document, node: number, child: number, name: number): number {
  const next = d.next[child]!;
  const end = d.end[node]!;
  if (next === 0 || next >= end) return 0;
  if (d.parent[next] === node && d.kind[next] === ELEMENT) return next;
  return sibling(d, d.end[child]!, end, name);
}

function sibling(d: Document, from: number, end: number, name: number): number {
  const { name: names, kind } = d;
  for (let n = from; n < end; n = behind(d, n, end, name))
    if (names[n] === name && kind[n] === ELEMENT) return n;
  return 0;
}

/**
 * The first node at the end of the path, found by its name and led back upwards; 0 for none, -1 where the first of the name lies elsewhere
 * below the node, and others may be the path's.
 */
function leap(d: Document, node: number, path: Down): number {
  if (node < 0) return 0;
  const last = path[path.length - 1]!;
  const found = last < 0 ? firstBehind(d, node, ~last) : firstBehind(d, node, last);
  if (found <= 0) return found;
  if (found >= d.end[node]!) return 0;
  if (d.kind[found] !== (last < 0 ? ATTRIBUTE : ELEMENT)) return UNKNOWN;
  const { name, parent } = d;
  let above = parent[found]!;
  for (let at = path.length - 2; at >= 0; at--) {
    if (above <= node || name[above] !== path[at]) return UNKNOWN;
    above = parent[above]!;
  }
  return above === node ? found : UNKNOWN;
}

/** Nothing else below the node has the name, so that what was found is all there is. */
function isAlone(d: Document, node: number, found: number): boolean {
  const next = d.next[found]!;
  return next === 0 || next >= d.end[node]!;
}

/** The first node at the end of the path from its step `at`, 0 for none. */
function firstDown(d: Document, node: number, path: Down, at: number): number {
  const name = path[at]!;
  if (name < 0) return attribute(d, node, ~name) ?? 0;
  let child = childOf(d, node, name);
  if (at === path.length - 1) return child;
  for (; child !== 0; child = childAfter(d, node, child, name)) {
    const found = firstDown(d, child, path, at + 1);
    if (found !== 0) return found;
  }
  return 0;
}

/** Runs over the path's nodes in document order; what is found is counted, and collected where there is a list. */
function allDown(d: Document, node: number, path: Down, at: number, found: number[] | null): number {
  const name = path[at]!;
  if (name < 0) {
    const only = attribute(d, node, ~name);
    if (only !== undefined) found?.push(only);
    return only === undefined ? 0 : 1;
  }
  const last = at === path.length - 1;
  let count = 0;
  for (let child = childOf(d, node, name); child !== 0; child = childAfter(d, node, child, name)) {
    if (last) found?.push(child);
    count += last ? 1 : allDown(d, child, path, at + 1, found);
  }
  return count;
}

/** Is there a child of the name? */
export function hasChild(d: Document, node: number, name: number): boolean {
  if (--d.fuel < 0) refuel(d);
  return childOf(d, node, name) !== 0;
}

/** The only child of a name. @throws EvaluationError when there are several. */
export function onlyChild(d: Document, node: number, name: number): number | undefined {
  if (--d.fuel < 0) refuel(d);
  const child = childOf(d, node, name);
  if (child === 0) return undefined;
  return childAfter(d, node, child, name) === 0 ? child : several();
}

export function hasDown(d: Document, node: number, path: Down): boolean {
  if (--d.fuel < 0) refuel(d);
  const found = leap(d, node, path);
  return found === UNKNOWN ? firstDown(d, node, path, 0) !== 0 : found !== 0;
}

/** The only node at the end of the path. @throws EvaluationError when there are several. */
export function onlyDown(d: Document, node: number, path: Down): number | undefined {
  if (--d.fuel < 0) refuel(d);
  const leapt = leap(d, node, path);
  const first = leapt === UNKNOWN ? firstDown(d, node, path, 0) : leapt;
  if (first === 0) return undefined;
  return isAlone(d, node, first) || allDown(d, node, path, 0, null) === 1 ? first : several();
}

export function countDown(d: Document, node: number, path: Down): number {
  if (--d.fuel < 0) refuel(d);
  const first = leap(d, node, path);
  if (first === 0) return 0;
  return first > 0 && isAlone(d, node, first) ? 1 : allDown(d, node, path, 0, null);
}

/** Lists of so many nodes are cached: what one node has thousands of is used by thousands of others. */
const KEPT = 64;

export function listDown(d: Document, node: number, path: Down): number[] {
  if (--d.fuel < 0) refuel(d);
  const first = leap(d, node, path);
  if (first === 0) return [];
  if (first > 0 && isAlone(d, node, first)) return [first];
  const known = d.longLists === null ? undefined : d.longLists.get(path)?.get(node);
  if (known) return known;
  const found: number[] = [];
  allDown(d, node, path, 0, found);
  if (found.length >= KEPT) keep(d, node, path, found);
  return found;
}

function keep(d: Document, node: number, path: Down, found: number[]): void {
  d.longLists ??= new Map();
  const lists = d.longLists.get(path) ?? new Map<number, number[]>();
  d.longLists.set(path, lists.set(node, found));
}
