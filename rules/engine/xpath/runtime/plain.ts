import * as xml from '../../xml/index.ts';
import { Decimal } from '../../decimal/index.ts';
import type { Document } from './document.ts';
import type { Strings } from './items.ts';
import type { ShortTexts } from './short-texts.ts';
import * as shortTexts from './short-texts.ts';
import { parseDecimal, parseDouble } from './lexical.ts';
import * as automaton from '../regex/automaton.ts';
import type { Pattern } from './regex.ts';
import { length, normalizeSpace, substring, substringAfter, upperCase } from './text.ts';

// Constants of this module: V8 looks an imported name up at every use (rules/engine/docs/performance.md, For the machine).
const { ATTRIBUTE, ELEMENT, TEXT } = xml;
const { UNTOLD, isSpecial, mayVanish } = shortTexts;
const { UNTOLD: UNTOLD_BY_BYTES, YES } = automaton;

// Most rules ask little of a text: is it blank, is it this code, how many decimals has it? The bytes of the document answer that without
// a string. Whatever they cannot answer at a glance (references, line ends, characters beyond ASCII, text in pieces) is asked of the string.

const NOT_PLAIN = -1;

/**
 * Where the bytes of a node's text begin, which `d.stop` ends; -1 where the text is not simply there. References, carriage
 * returns and characters beyond ASCII may still be among them.
 */
function plain(d: Document, node: number): number {
  const { kind } = d;
  if (kind[node] === ELEMENT) {
    const last = d.end[node]! - 1;
    if (last !== node && (kind[last] !== ATTRIBUTE || d.parent[last] !== node)) return NOT_PLAIN;
  } else if (kind[node] !== ATTRIBUTE && kind[node] !== TEXT) return NOT_PLAIN;
  if (d.tree.isDecoded(node)) return NOT_PLAIN;
  d.stop = d.to[node]!;
  return d.from[node]!;
}

const AMPERSAND = 0x26;
const BLANK = 0x20;

/** Is this the node's text? No node says nothing. */
export function says(d: Document, node: number | undefined, text: string): boolean {
  if (node === undefined) return false;
  let at = plain(d, node);
  if (at < 0) return d.text(node) === text;
  const { bytes, stop } = d;
  for (let i = 0; i < text.length; i++, at++) {
    if (at === stop) return false;
    const byte = bytes[at]!;
    if (isSpecial(byte)) return d.text(node) === text;
    if (byte !== text.charCodeAt(i)) return false;
  }
  return at === stop;
}

/** `normalize-space(NODE) = text` */
export function saysNormal(d: Document, node: number | undefined, text: string): boolean {
  if (node === undefined) return text === '';
  let at = plain(d, node);
  if (at < 0) return normalizeSpace(d.text(node)) === text;
  const { bytes, stop } = d;
  for (let i = 0; i < text.length; i++, at++) {
    if (at === stop) return false;
    const byte = bytes[at]!;
    if (byte !== text.charCodeAt(i) || isSpecial(byte))
      return mayVanish(byte) && normalizeSpace(d.text(node)) === text;
  }
  if (at === stop) return normalizeSpace(text) === text;
  return mayVanish(bytes[at]!) && normalizeSpace(d.text(node)) === text;
}

/** `upper-case(NODE) = text`; with `normal`, `normalize-space(upper-case(NODE)) = text` */
export function saysUpper(d: Document, node: number | undefined, text: string, normal: boolean): boolean {
  if (node === undefined) return text === '';
  let at = plain(d, node);
  if (at < 0) return upperSays(d.text(node), text, normal);
  const { bytes, stop } = d;
  for (let i = 0; i < text.length; i++, at++) {
    if (at === stop) return false;
    const byte = bytes[at]!;
    // Beyond ASCII one letter may become two: ß, SS.
    if (isSpecial(byte)) return upperSays(d.text(node), text, normal);
    if ((byte >= 0x61 && byte <= 0x7a ? byte - 0x20 : byte) !== text.charCodeAt(i))
      return normal && byte <= BLANK && upperSays(d.text(node), text, normal);
  }
  if (at === stop) return !normal || normalizeSpace(text) === text;
  return normal && mayVanish(bytes[at]!) && upperSays(d.text(node), text, normal);
}

function upperSays(own: string, text: string, normal: boolean): boolean {
  const upper = upperCase(own);
  return (normal ? normalizeSpace(upper) : upper) === text;
}

/** `normalize-space(NODE) = ''`: only the white space of XML is blank. */
export function isBlank(d: Document, node: number | undefined): boolean {
  if (node === undefined) return true;
  let at = plain(d, node);
  if (at < 0) return normalizeSpace(d.text(node)) === '';
  const { bytes, stop } = d;
  while (at < stop && bytes[at]! <= BLANK) at++;
  if (at === stop) return true;
  return bytes[at] === AMPERSAND && normalizeSpace(d.text(node)) === '';
}

/** `string(NODE) = ''` */
export function isEmpty(d: Document, node: number | undefined): boolean {
  if (node === undefined) return true;
  const at = plain(d, node);
  return at < 0 ? d.text(node) === '' : at === d.stop;
}

/** Is the text surely no longer than so many characters? It has no more of them than bytes; `mark` does not count. */
export function isWithin(d: Document, node: number | undefined, most: number, mark: string): boolean {
  if (node === undefined) return true;
  const from = plain(d, node);
  if (from < 0) return false;
  const { bytes, stop } = d;
  let count = stop - from;
  if (mark === '' || count <= most) return count <= most;
  const sign = mark.charCodeAt(0);
  for (let at = from; at < stop; at++) if (bytes[at] === sign) count--;
  return count <= most;
}

/** `matches(NODE, pattern)`; with `normal`, of its normalize-space. */
export function matchesAt(d: Document, node: number | undefined, pattern: Pattern, normal: boolean): boolean {
  if (node === undefined) return pattern.test('');
  const at = plain(d, node);
  const found = at < 0 ? UNTOLD_BY_BYTES : pattern.look(d.bytes, at, d.stop, normal);
  if (found !== UNTOLD_BY_BYTES) return found === YES;
  const text = d.text(node);
  return pattern.test(normal ? normalizeSpace(text) : text);
}

/** `starts-with(NODE, text)`, of a text in printable ASCII; with `normal`, of its normalize-space. */
export function beginsAt(d: Document, node: number | undefined, text: string, normal: boolean): boolean {
  if (node === undefined) return text === '';
  const at = plain(d, node);
  if (at >= 0) {
    const { bytes, stop } = d;
    for (let i = 0; ; i++) {
      if (i === text.length) return true;
      if (at + i === stop) break;
      const byte = bytes[at + i]!;
      if (mayVanish(byte)) break;
      if (byte !== text.charCodeAt(i)) return false;
    }
  }
  const own = d.text(node);
  return (normal ? normalizeSpace(own) : own).startsWith(text);
}

/** Is the node's text, or with `normal` its normalize-space, one of the list? */
export function oneOf(d: Document, node: number | undefined, list: Strings, normal: boolean): boolean {
  if (node === undefined) return normal && list.set.has('');
  const at = plain(d, node);
  const found = at < 0 ? UNTOLD : list.codes.tell(d.bytes, at, d.stop, normal);
  if (found !== UNTOLD) return found !== 0;
  const text = d.text(node);
  return list.set.has(normal ? normalizeSpace(text) : text);
}

/** Is `substring(NODE, 1, count)` one of the list? */
export function beginsAsOneOf(d: Document, node: number | undefined, list: Strings, count: number): boolean {
  if (node === undefined) return list.set.has('');
  const from = plain(d, node);
  if (from >= 0) {
    const stop = Math.min(d.stop, from + count);
    let at = from;
    while (at < stop && !isSpecial(d.bytes[at]!)) at++;
    const found = at < stop ? UNTOLD : list.codes.tell(d.bytes, from, stop, false);
    if (found !== UNTOLD) return found !== 0;
  }
  return list.set.has(substring(d.text(node), 1, count));
}

/** `string-length(substring-after(NODE, mark))`, of a mark that is one printable ASCII character. */
export function lengthAfter(d: Document, node: number | undefined, mark: string): number {
  if (node === undefined) return 0;
  let at = plain(d, node);
  if (at < 0) return lengthAfterIn(d.text(node), mark);
  const { bytes, stop } = d;
  const wanted = mark.charCodeAt(0);
  let found = stop - 1;
  for (; at < stop; at++) {
    const byte = bytes[at]!;
    if (isSpecial(byte)) return lengthAfterIn(d.text(node), mark);
    if (byte === wanted && found === stop - 1) found = at;
  }
  return stop - 1 - found;
}

/** The number of the node's text, or its normalize-space, among texts, 0 for none, UNTOLD where its bytes do not tell. */
export function textBitAt(d: Document, node: number, texts: ShortTexts, normal: boolean): number {
  const from = plain(d, node);
  return from < 0 ? UNTOLD : texts.tell(d.bytes, from, d.stop, normal);
}

function lengthAfterIn(text: string, mark: string): number {
  return length(substringAfter(text, mark));
}

const ZERO = 0x30;
const DOT = 0x2e - ZERO;
const MINUS = 0x2d;
/** Digits that always fit a safe integer. */
const MOST_DIGITS = 15;

/**
 * Reads what amounts look like, up to fifteen digits and a point: their value without the point, and the digits behind it in
 * `d.scale`; NaN for all else.
 */
function amount(d: Document, from: number): number {
  const { bytes, stop } = d;
  if (stop - from > MOST_DIGITS + 1) return Number.NaN;
  let value = 0;
  let dot = -1;
  for (let at = from; at < stop; at++) {
    const digit = bytes[at]! - ZERO;
    if (digit >= 0 && digit <= 9) value = value * 10 + digit;
    else if (digit === DOT && dot < 0) dot = at;
    else return Number.NaN;
  }
  const digits = stop - from - (dot < 0 ? 0 : 1);
  d.scale = dot < 0 ? 0 : stop - dot - 1;
  return digits === 0 || digits > MOST_DIGITS ? Number.NaN : value;
}

const POWERS = Array.from({ length: MOST_DIGITS + 1 }, (_, power) => 10 ** power);

/** The text of a node as xs:double; both numbers are exact, so the one division rounds as reading the text would. */
export function numberAt(d: Document, node: number): number;
export function numberAt(d: Document, node: number | undefined): number | undefined;
export function numberAt(d: Document, node: number | undefined): number | undefined {
  if (node === undefined) return undefined;
  const at = plain(d, node);
  const value = at < 0 ? Number.NaN : amount(d, at);
  return Number.isNaN(value) ? parseDouble(d.text(node)) : value / POWERS[d.scale]!;
}

export function numbersAt(d: Document, nodes: readonly number[]): number[] {
  return nodes.map((node) => numberAt(d, node));
}

/** What they add up to as xs:double, from the first to the last; 0 for none. */
export function sumNumbers(d: Document, nodes: readonly number[]): number {
  let sum = nodes.length === 0 ? 0 : numberAt(d, nodes[0]!);
  for (let i = 1; i < nodes.length; i++) sum += numberAt(d, nodes[i]!);
  return sum;
}

/** The text of a node as xs:decimal, read once: sums and groups ask for the same amounts row by row. */
export function decimalAt(d: Document, node: number | undefined): Decimal {
  if (node === undefined) return undefined as never;
  return d.decimals.get(node) ?? d.decimals.set(node, readDecimal(d, node));
}

function readDecimal(d: Document, node: number): Decimal {
  const value = signedAmount(d, node);
  return Number.isNaN(value) ? parseDecimal(d.text(node)) : Decimal.scaled(value, d.scale);
}

/** `xs:decimal(NODE) = wanted`, of an amount nobody else asks for: the rate of each line. No node equals nothing. */
export function isAmount(d: Document, node: number | undefined, wanted: Decimal): boolean {
  if (node === undefined) return false;
  const value = signedAmount(d, node);
  return Number.isNaN(value) ? parseDecimal(d.text(node)).equals(wanted) : wanted.is(value, d.scale);
}

/** The sum of their amounts as xs:decimal: added as they are read while they have as many decimals and the sum is safe. */
export function sumAmounts(d: Document, nodes: readonly number[]): Decimal {
  let sum = Decimal.zero;
  let part = 0;
  let scale = 0;
  for (const node of nodes) {
    const value = signedAmount(d, node);
    if (Number.isNaN(value)) sum = sum.add(parseDecimal(d.text(node)));
    else if (d.scale === scale && Number.isSafeInteger(part + value)) part += value;
    else {
      sum = sum.add(Decimal.scaled(part, scale));
      part = value;
      scale = d.scale;
    }
  }
  return sum.add(Decimal.scaled(part, scale));
}

/** As `amount`, with a sign. */
function signedAmount(d: Document, node: number): number {
  const at = plain(d, node);
  if (at < 0) return Number.NaN;
  const isNegative = at < d.stop && d.bytes[at] === MINUS;
  const value = amount(d, isNegative ? at + 1 : at);
  return isNegative ? 0 - value : value;
}
