import { attributePlace } from '../attributes.ts';
import * as qnames from '../qnames.ts';
import * as reading from '../reading.ts';
import type { Reading } from '../reading.ts';
import * as scope from '../scope.ts';
import * as scan from '../scan.ts';
import * as texts from '../text.ts';
import * as kinds from '../kinds.ts';
import type { ReaderPass } from './pass.ts';

export const pass: ReaderPass = {
  name: 'ordinary',
  reason:
    'Ordinary markup (plain names, values and texts, matching end tags) is read in one loop with its state in local variables; a name that stands where it stood before is compared by words and not looked up.',
  figure: 'small CII: reading +172 %; 1,000 lines: +157 %',
};

// Constants of this module: V8 looks an imported name up at every use (rules/engine/docs/performance.md, For the machine).
const { numberAt, serialAt, sizeAt } = qnames;
const { CLOSED, hashes, hashOf, lengths, MAX_DEPTH, placeOf, tags } = reading;
const { expectedName } = scope;
const { indentEnd, isBlankRange, sameBytes } = scan;
const { textEnd } = texts;
const { ATTRIBUTE, ELEMENT } = kinds;

const LT = 0x3c;
const GT = 0x3e;
const SLASH = 0x2f;
const SPACE = 0x20;
const EQUALS = 0x3d;
const QUOTE = 0x22;

/** Bytes of `</>`. */
const END_TAG = 3;

const MOST_ATTRIBUTES = 8;
/** Nodes one round may add: text, the element after it, its attributes. */
const ROUND = 2 + MOST_ATTRIBUTES;

/** 1 for the bytes an attribute value in double quotes can hold as they are. */
const PLAIN_VALUE = new Uint8Array(256).fill(1, 0x20);
for (const c of Buffer.from('"<&')) PLAIN_VALUE[c] = 0;

/**
 * Reads on after a tag while everything is ordinary: names that stand where they stood before,
 * plain values and text, end tags that match. Stops, having read whole things only, at the first that is not; true at the end tag of a leaf that has text.
 *
 * What no fragment is known for is read here, all state in local variables, and names are compared by words.
 */
export function readOrdinary(r: Reading): boolean {
  const { bytes, view } = r;
  const { shared, own, declaring } = r.scope;
  const { kind, name, parent, end, from, to, serial, gathers } = r.columns;
  let { at, open, depth, last } = r;
  let n = r.columns.count;
  while (open !== 0 && n + ROUND <= kind.length) {
    const ahead = tagAhead(bytes, view, at);
    const blank = ahead >= 0;
    const tag = blank ? ahead : ~ahead;
    if (bytes[tag] !== LT) break;
    if (bytes[tag + 1] === SLASH) {
      if (!blank && last < CLOSED) return stop(r, tag, open, depth, last, n, true);
      if (open === declaring || !closes(bytes, view, tag, depth)) break;
      // Behind a child, what is more than blanks is a node.
      if (!blank && last >= CLOSED && !isBlankRange(bytes, at, tag)) break;
      if (gathers && last < CLOSED) r.columns.gather(open, r, from[open]!, tag);
      to[open] = tag;
      end[open] = n;
      at = tag + lengths[depth]! + END_TAG;
      last = hashes[depth--]! ^ CLOSED;
      open = parent[open]!;
    } else {
      if (!blank && !isBlankRange(bytes, at, tag)) break;
      const place = placeOf(last, hashes[depth]!);
      const slot = expectedName(bytes, view, shared, own, place, tag + 1);
      if (slot < 0 || depth === MAX_DEPTH) break;
      r.columns.count = n + 1;
      const nameEnd = tag + 1 + sizeAt(slot);
      const close = bytes[nameEnd] === GT ? nameEnd : ordinaryAttributes(r, n, nameEnd, place);
      if (close < 0) break;
      kind[n] = ELEMENT;
      name[n] = numberAt(slot);
      parent[n] = open;
      from[n] = at = close + 1;
      open = n;
      n = r.columns.count;
      if (gathers) for (let a = open + 1; a < n; a++) r.columns.gather(a, r, from[a]!, to[a]!);
      serial[open] = serialAt(slot);
      hashes[++depth] = last = hashOf(serialAt(slot));
      lengths[depth] = sizeAt(slot);
      tags[depth] = tag;
    }
  }
  return stop(r, at, open, depth, last, n, false);
}

function stop(
  r: Reading,
  at: number,
  open: number,
  depth: number,
  last: number,
  count: number,
  isText: boolean,
): boolean {
  r.at = at;
  r.open = open;
  r.depth = depth;
  r.last = last;
  r.columns.count = count;
  return isText;
}

/** Is it the end tag of the open element, as one writes it? */
function closes(bytes: Uint8Array, view: DataView, tag: number, depth: number): boolean {
  const length = lengths[depth]!;
  return bytes[tag + 2 + length] === GT && sameBytes(bytes, view, tags[depth]! + 1, tag + 2, length);
}

/** Where the next "<" stands, or else plain text ends; as `~place` where more than the ordinary blanks of an indentation lie before it. */
function tagAhead(bytes: Uint8Array, view: DataView, at: number): number {
  let end = indentEnd(bytes, view, at);
  while (bytes[end] === SPACE) end++;
  return bytes[end] === LT ? end : ~textEnd(bytes, end);
}

/** Attributes as one writes them, up to `>`: where that stands, or -1 (then what was added counts for nothing). */
function ordinaryAttributes(r: Reading, element: number, from: number, place: number): number {
  const { bytes, view, columns } = r;
  const { shared, own } = r.scope;
  let at = from;
  for (let i = 0; i < MOST_ATTRIBUTES && bytes[at] === SPACE; i++) {
    const slot = expectedName(bytes, view, -shared, -own, attributePlace(place, i), at + 1);
    if (slot < 0) return -1;
    const start = at + sizeAt(slot) + 3;
    if (bytes[start - 2] !== EQUALS || bytes[start - 1] !== QUOTE) return -1;
    let end = start;
    while (PLAIN_VALUE[bytes[end]!] === 1) end++;
    if (bytes[end] !== QUOTE) return -1;
    const name = numberAt(slot);
    for (let n = element + 1; n < columns.count; n++) if (columns.name[n] === name) return -1;
    columns.add(ATTRIBUTE, name, element, start, end);
    at = end + 1;
  }
  return bytes[at] === GT ? at : -1;
}
