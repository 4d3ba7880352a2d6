import { qnameEnd, tagOf } from '../content.ts';
import * as kinds from '../kinds.ts';
import { restarts } from '../qnames.ts';
import * as reading from '../reading.ts';
import type { Reading } from '../reading.ts';
import * as texts from '../text.ts';
import type { ReaderPass } from './pass.ts';

export const pass: ReaderPass = {
  name: 'fragments',
  reason:
    'The markup between the texts of two leaves (`</ram:ID>\\n  <ram:Name>`), which an invoice repeats line after line, is compared as a whole with what was read before, in this document or an earlier one; its effect is then repeated.',
  figure: 'small CII: reading +49 %; 1,000 lines: +60 %',
};

// Constants of this module: V8 looks an imported name up at every use (rules/engine/docs/performance.md, For the machine).
const { ATTRIBUTE, ELEMENT } = kinds;
const { hashes, hashOf, lengths, MAX_DEPTH, tags } = reading;
const { textEnd } = texts;

const LT = 0x3c;
const SLASH = 0x2f;

const FRAGMENTS = 2048;
/** Fragments tried behind one of them: lines differ in what they leave out. */
const WAYS = 4;
/** Bytes of a fragment: shorter ones cannot be compared by double words, longer ones are hardly met again. */
const LEAST = 8;
const MOST = 512;
const PLACES = 4096;
const DOUBLE = 8;

/** Not fragments: what stands behind the beginning of a document is remembered as well, what stands behind something unknown is not. */
const BEGINNING = 0;
const UNKNOWN = 1;
const FIRST = 2;

/** The bytes of all fragments, and where those of each begin. */
const text = new Uint8Array(FRAGMENTS * 96);
const words = new DataView(text.buffer);
const start = new Int32Array(FRAGMENTS + 1);
/** What a fragment does: the serials of the elements it closes that were open before it, then its steps. */
const steps = new Int32Array(FRAGMENTS * 32);
const firstStep = new Int32Array(FRAGMENTS + 1);
const closes = new Int32Array(FRAGMENTS);
/** Nodes it adds, which levels cannot be more than. */
const adds = new Int32Array(FRAGMENTS);
/** Fragments met behind each, the newest first; 0 for none. */
const behind = new Int32Array(FRAGMENTS * WAYS);
/** Fragments by a hash of their bytes. */
const places = new Int32Array(PLACES);
let count = FIRST;
let isFull = false;
let seen = 0;

/** Kinds of steps, and how many numbers each has; places count from the beginning of the fragment. */
const CLOSE = 0; // where the content ends
const OPEN = 1; // name, where the content begins, serial of the qualified name
const SET = 2; // name of an attribute, where its value begins and ends

/** The fragment behind which the reading stands, and where it stood when the one that is not known began. */
let last = BEGINNING;
let from = -1;
let node = 0;
let leaf = 0;
let decoded = 0;
let declared = 0;
/** So many of the open elements have been open all the while that fragments were repeated. */
let lowest = 0;

/** Before a document is read. */
export function beginFragments(): void {
  last = BEGINNING;
  from = -1;
  if (!isFull && seen === restarts()) return;
  count = FIRST;
  isFull = false;
  seen = restarts();
  behind.fill(0);
  places.fill(0);
}

/**
 * Reads on from the end of a leaf's text over known fragments and the texts between them. The reading then stands at the end of a text again, behind
 * which nothing is known, or (false) at the beginning of one that is not plain or not all its element has.
 */
export function repeatFragments(r: Reading): boolean {
  if (from >= 0) learn(r);
  from = -1;
  lowest = r.depth;
  const isAtText = repeatAll(r);
  restack(r);
  if (!isAtText) {
    last = UNKNOWN;
    return false;
  }
  from = r.at;
  node = r.columns.count;
  leaf = r.open;
  decoded = r.decoded.size;
  declared = r.scope.declared;
  return true;
}

/** False at the beginning of a text that is not plain or not all its element has. */
function repeatAll(r: Reading): boolean {
  let first = r.columns.count;
  while (repeat(r)) {
    const end = textEnd(r.bytes, r.at);
    if (r.bytes[end] !== LT || r.bytes[end + 1] !== SLASH) return false;
    if (r.columns.gathers) first = gather(r, first, end);
    r.at = end;
  }
  return true;
}

/** Gathers the text of the open leaf, and the attributes from here on. Returns where the next nodes will be. */
function gather(r: Reading, first: number, end: number): number {
  const { columns } = r;
  const { kind, from, to, count } = columns;
  for (let n = first; n < count; n++) if (kind[n] === ATTRIBUTE) columns.gather(n, r, from[n]!, to[n]!);
  columns.gather(r.open, r, r.at, end);
  return count;
}

function repeat(r: Reading): boolean {
  for (let way = last * WAYS, end = way + WAYS; way < end; way++) {
    const fragment = behind[way]!;
    if (fragment === 0) return false;
    if (!isAt(fragment, r, r.at) || !fits(fragment, r)) continue;
    apply(fragment, r);
    last = fragment;
    return true;
  }
  return false;
}

/**
 * Compared as doubles: the bytes of a fragment are neither 0, so no double is, nor those of a NaN, which no UTF-8 has.
 */
function isAt(fragment: number, { bytes, view }: Reading, at: number): boolean {
  const begin = start[fragment]!;
  const rest = start[fragment + 1]! - begin - DOUBLE;
  if (at + rest + DOUBLE > bytes.length) return false;
  for (let i = 0; i < rest; i += DOUBLE)
    if (view.getFloat64(at + i, true) !== words.getFloat64(begin + i, true)) return false;
  return view.getFloat64(at + rest, true) === words.getFloat64(begin + rest, true);
}

/** Are the elements open that it closes? A serial is of one name under one set of namespaces, so its names mean the same here. */
function fits(fragment: number, { scope, columns, depth, open }: Reading): boolean {
  const { serial, parent, kind } = columns;
  const more = adds[fragment]!;
  if (depth + more > MAX_DEPTH || columns.count + more > kind.length) return false;
  let element = open;
  for (let step = firstStep[fragment]!, left = closes[fragment]!; left > 0; left--, step++) {
    if (element === scope.declaring || serial[element] !== steps[step]) return false;
    element = parent[element]!;
  }
  return true;
}

function apply(fragment: number, r: Reading): void {
  const { columns, at } = r;
  const { kind, name, parent, end, from, to, serial } = columns;
  let { open, depth } = r;
  let n = columns.count;
  for (let step = firstStep[fragment]! + closes[fragment]!, stop = firstStep[fragment + 1]!; step < stop;) {
    const what = steps[step]!;
    if (what === CLOSE) {
      to[open] = at + steps[step + 1]!;
      end[open] = n;
      open = parent[open]!;
      if (--depth < lowest) lowest = depth;
      step += 2;
      continue;
    }
    name[n] = steps[step + 1]!;
    from[n] = at + steps[step + 2]!;
    parent[n] = open;
    if (what === OPEN) {
      kind[n] = ELEMENT;
      serial[n] = steps[step + 3]!;
      depth++;
      open = n;
      step += 4;
    } else {
      kind[n] = ATTRIBUTE;
      to[n] = at + steps[step + 3]!;
      end[n] = n + 1;
      step += 4;
    }
    n++;
  }
  columns.count = n;
  r.open = open;
  r.depth = depth;
  r.at = at + lengthOf(fragment);
}

/** Brings what reading knows of the open elements up to date: fragments do without. */
function restack(r: Reading): void {
  const { bytes, depth } = r;
  const { serial, parent, from: begin } = r.columns;
  for (let level = depth, element = r.open; level > lowest; level--, element = parent[element]!) {
    const tag = tagOf({ bytes, from: begin }, element);
    hashes[level] = hashOf(serial[element]!);
    lengths[level] = qnameEnd(bytes, tag + 1) - tag - 1;
    tags[level] = tag;
  }
  r.last = hashes[depth]!;
}

/** Remembers the fragment that ends where the text of the open leaf begins, unless it is known, or did what steps cannot say. */
function learn(r: Reading): void {
  const before = last;
  const length = r.columns.from[r.open]! - from;
  last = UNKNOWN;
  const isOther = r.decoded.size !== decoded || r.scope.declared !== declared;
  if (length < LEAST || length > MOST || isOther) return;
  const place = placeOf(r.bytes, length);
  const known = places[place]!;
  const isKnown = known !== 0 && lengthOf(known) === length && isAt(known, r, from);
  last = isKnown && isMeant(known, r) ? known : add(r, length);
  if (last === UNKNOWN) return;
  places[place] = last;
  if (before === UNKNOWN) return;
  const ways = before * WAYS;
  for (let way = ways; way < ways + WAYS; way++) if (behind[way] === last) return;
  behind.copyWithin(ways + 1, ways, ways + WAYS - 1);
  behind[ways] = last;
}

/** Would the known fragment have closed the same elements? */
function isMeant(fragment: number, { columns }: Reading): boolean {
  let element = leaf;
  for (let step = firstStep[fragment]!, left = closes[fragment]!; left > 0; left--, step++) {
    if (columns.serial[element] !== steps[step]) return false;
    element = columns.parent[element]!;
  }
  return true;
}

const lengthOf = (fragment: number): number => start[fragment + 1]! - start[fragment]!;

function placeOf(bytes: Uint8Array, length: number): number {
  let hash = 0;
  for (let i = from; i < from + length; i++) hash = (Math.imul(hash, 31) + bytes[i]!) | 0;
  return (hash ^ (hash >>> 15)) & (PLACES - 1);
}

/** Returns the new fragment, or UNKNOWN. */
function add(r: Reading, length: number): number {
  const fragment = count;
  const end = start[fragment]! + length;
  isFull ||= fragment === FRAGMENTS - 1 || end > text.length;
  if (isFull) return UNKNOWN;
  const stop = write(r);
  if (stop < 0) return UNKNOWN;
  for (let i = 0; i < length; i++) text[start[fragment]! + i] = r.bytes[from + i]!;
  start[fragment + 1] = end;
  firstStep[fragment + 1] = stop;
  adds[fragment] = r.columns.count - node;
  return count++;
}

const NUMBERS_A_NODE = 6;

/** Writes what was done since the fragment began, read from the columns, behind the steps of other fragments. Where it ends, or -1. */
function write({ columns, open }: Reading): number {
  const { kind, name, parent, from: begin, to, serial } = columns;
  const fragment = count;
  let step = firstStep[fragment]!;
  if (step + (columns.count - node + MAX_DEPTH) * NUMBERS_A_NODE > steps.length) {
    isFull = true;
    return -1;
  }
  let common = open;
  while (common >= node) common = parent[common]!;
  let top = leaf;
  for (closes[fragment] = 0; top !== common; top = parent[top]!) {
    if (serial[top] === 0) return -1;
    steps[step++] = serial[top]!;
    closes[fragment]!++;
  }
  top = leaf;
  const put = (...numbers: readonly number[]): void => numbers.forEach((each) => (steps[step++] = each));
  for (let n = node; n < columns.count; n++) {
    if (name[n]! < 0) return -1;
    const place = begin[n]! - from;
    if (kind[n] === ATTRIBUTE) put(SET, name[n]!, place, to[n]! - from);
    else if (serial[n] === 0) return -1;
    else {
      for (; top !== parent[n]; top = parent[top]!) put(CLOSE, to[top]! - from);
      put(OPEN, name[n]!, place, serial[n]!);
      top = n;
    }
  }
  return step;
}
