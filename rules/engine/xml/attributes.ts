import { tags, type Reading } from './reading.ts';
import { declaresNamespace, isPlainValue, quotedEnd } from './scan.ts';
import { decodeText, isXmlName } from './text.ts';
import { ATTRIBUTE } from './kinds.ts';

const MAX_ATTRIBUTES = 64;

const GT = 0x3e;
const SLASH = 0x2f;
const EQUALS = 0x3d;
/** Bytes of `xmlns:`. */
const XMLNS = 6;

/** Of the attributes of the tag being read: where the names stand, and their slots or -1. */
const slotsRead = new Int32Array(MAX_ATTRIBUTES);
const startsRead = new Int32Array(MAX_ATTRIBUTES);
const lengthsRead = new Int32Array(MAX_ATTRIBUTES);

/** Where an attribute stands, for `Scope.expected`. */
export const attributePlace = (tag: number, index: number): number => tag + 0x5b1 * (index + 1);

/** Reads attributes up to `>` or `/` into nodes without names yet; returns how many there are. */
export function attributes(r: Reading, element: number, place: number): number {
  r.scope.taken = false;
  for (let count = 0; ;) {
    const spaced = r.blanks();
    const c = r.bytes[r.at];
    if (c === GT || c === SLASH) return count;
    if (r.at >= r.bytes.length) r.fail('the tag is never closed', tags[r.depth]!);
    if (!spaced) r.fail('a blank is missing before the attribute');
    if (attribute(r, element, count, attributePlace(place, count))) count++;
  }
}

/** False for a namespace declaration, which is no attribute node. */
function attribute(r: Reading, element: number, index: number, place: number): boolean {
  const start = r.at;
  const slot = r.name(place, true);
  const length = r.at - start;
  const from = openQuote(r, start);
  const to = quotedEnd(r.bytes, from, r.bytes[from - 1]!);
  r.at = to + 1;
  const value = isPlainValue(r.bytes, from, to) ? undefined : decodeText(r.bytes, from, to, true);
  if (slot < 0 && declaresNamespace(r.bytes, start, length)) {
    r.scope.declare(start, prefixOf(r, start, length), value ?? r.bytes.toString('utf8', from, to), element);
    return false;
  }
  if (index === MAX_ATTRIBUTES) r.fail(`more than ${MAX_ATTRIBUTES} attributes`);
  const node = r.columns.add(ATTRIBUTE, -1, element, from, to);
  if (value !== undefined) r.decoded.set(node, value);
  slotsRead[index] = slot;
  startsRead[index] = start;
  lengthsRead[index] = length;
  return true;
}

/** Of `xmlns:p`; empty for `xmlns`. */
function prefixOf(r: Reading, start: number, length: number): string {
  if (length < XMLNS) return '';
  const prefix = r.bytes.toString('utf8', start + XMLNS, start + length);
  if (!isXmlName(`xmlns:${prefix}`)) r.fail('a name was expected', start);
  return prefix;
}

/** Past `=` and the quote; returns where the value begins. */
function openQuote(r: Reading, start: number): number {
  r.blanks();
  if (r.bytes[r.at++] !== EQUALS) r.fail('"=" is missing after the attribute name', start);
  r.blanks();
  const quote = r.bytes[r.at];
  if (quote !== 0x22 && quote !== 0x27) r.fail('the attribute value is not quoted', start);
  return r.at + 1;
}

export function resolveAttributes(r: Reading, element: number, count: number, place: number): void {
  const { name } = r.columns;
  for (let i = 0, node = element + 1; i < count; i++, node++) {
    const [start, length] = [startsRead[i]!, lengthsRead[i]!];
    const slot = r.scope.taken ? -1 : slotsRead[i]!;
    const own = r.scope.number(slot, attributePlace(place, i), start, length, true);
    for (let other = element + 1; other < node; other++)
      if (name[other] === own) r.fail('an attribute is given twice', start);
    name[node] = own;
  }
}
