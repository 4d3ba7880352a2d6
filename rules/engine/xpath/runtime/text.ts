import { EvaluationError, quoted } from './error.ts';
import type { Item } from './items.ts';
import { Untyped, typeName } from './items.ts';

/** Unicode codepoint order, which JavaScript's own comparison of UTF-16 units is not. */
export function codepoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return order(x) - order(y);
  }
  return a.length - b.length;
}

/** Surrogates sort above the rest of the basic plane. */
const order = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);

/** fn:compare under the codepoint collation, the only one there is. */
export function compareStrings(a: string | undefined, b: string | undefined): bigint | undefined {
  return a === undefined || b === undefined ? undefined : BigInt(Math.sign(codepoints(a, b)));
}

export function codepointEqual(a: string | undefined, b: string | undefined): boolean | undefined {
  return a === undefined || b === undefined ? undefined : a === b;
}

const PAIRS = /[\ud800-\udbff]/;

/** A look at a few characters is over before a regular expression has begun. */
function hasPairs(text: string): boolean {
  if (text.length > SHORT) return PAIRS.test(text);
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) >= 0xd800) return PAIRS.test(text);
  return false;
}

/** Length in characters. */
export function length(text: string): number {
  return hasPairs(text) ? [...text].length : text.length;
}

const SPACE = 0x20;
const SHORT = 16;

/** Only the white space of XML; a no-break space stays. */
export function normalizeSpace(text: string): string {
  return isNormal(text) ? text : text.replaceAll(/[ \t\r\n]+/g, ' ').replaceAll(/^ | $/g, '');
}

/** Nearly all texts are; a regular expression takes four times as long to say so of ten characters. */
function isNormal(text: string): boolean {
  let before = SPACE;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === SPACE ? before === SPACE : c === 0x09 || c === 0x0a || c === 0x0d) return false;
    before = c;
  }
  return before !== SPACE || text === '';
}

/** Pieces between white space. */
export const words = (text: string): string[] => {
  const plain = normalizeSpace(text);
  return plain === '' ? [] : plain.split(' ');
};

export const defaultCollation = (): string => 'http://www.w3.org/2005/xpath-functions/collation/codepoint';

export const upperCase = (text: string): string => (isUpper(text) ? text : text.toUpperCase());

/** Codes are short and in capitals already; asking for them leaves JavaScript. */
function isUpper(text: string): boolean {
  if (text.length > SHORT) return false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c >= 0x80 || (c >= 0x61 && c <= 0x7a)) return false;
  }
  return true;
}
export const lowerCase = (text: string): string => text.toLowerCase();
export const contains = (text: string, part: string): boolean => text.includes(part);
export const startsWith = (text: string, part: string): boolean => text.startsWith(part);
export const endsWith = (text: string, part: string): boolean => text.endsWith(part);
export const concat = (...parts: readonly string[]): string => parts.join('');

export function stringJoin(parts: readonly string[], separator = ''): string {
  return parts.join(separator);
}

export function substringBefore(text: string, part: string): string {
  const at = text.indexOf(part);
  return at < 0 ? '' : text.slice(0, at);
}

export function substringAfter(text: string, part: string): string {
  const at = text.indexOf(part);
  return at < 0 ? '' : text.slice(at + part.length);
}

/** Positions count characters from 1 and are rounded (XPath functions, 7.4.3). */
export function substring(text: string, start: number, count?: number): string {
  const from = Math.round(start);
  const to = count === undefined ? Infinity : from + Math.round(count);
  if (Number.isNaN(from) || Number.isNaN(to)) return '';
  const first = Math.max(0, from - 1);
  const last = Math.max(0, to - 1);
  return hasPairs(text) ? [...text].slice(first, last).join('') : text.slice(first, last);
}

/** `string-length(translate(text, sign, ''))`, of a sign below the surrogates. */
export function lengthWithout(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count++;
  return length(text) - count;
}

/** By characters, not UTF-16 units; the first occurrence in `from` counts. */
export function translate(text: string, from: string, to: string): string {
  if (from.length === 1 && to === '' && !PAIRS.test(from)) return text.replaceAll(from, '');
  const source = [...from];
  const target = [...to];
  let result = '';
  for (const character of text) {
    const at = source.indexOf(character);
    result += at < 0 ? character : (target[at] ?? '');
  }
  return result;
}

export function stringToCodepoints(text: string): bigint[] {
  return [...text].map((character) => BigInt(character.codePointAt(0)!));
}

/** Refuses what XML cannot hold. */
export function codepointsToString(points: readonly bigint[]): string {
  return points.map((point) => String.fromCodePoint(legal(point))).join('');
}

function legal(point: bigint): number {
  const code = Number(point);
  const valid = code === 9 || code === 10 || code === 13 || (code >= 0x20 && code <= 0x10ffff);
  if (!valid || (code >= 0xd800 && code <= 0xdfff) || code === 0xfffe || code === 0xffff)
    throw new EvaluationError('FOCH0001', `${point} is not a character of XML`);
  return code;
}

/** Stricter than encodeURIComponent: only unreserved characters of RFC 3986 stay. */
export function encodeForUri(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** An argument declared xs:string: untyped is cast, other types do not fit (XPath 2.0, 3.1.5). */
export function needString(item: Item | undefined): string | undefined {
  if (item === undefined || typeof item === 'string') return item;
  if (item instanceof Untyped) return item.value;
  throw new EvaluationError('XPTY0004', `a string is needed, not ${typeName(item)} ${quoted(String(item))}`);
}

/** An argument declared node(): a bare number is one. */
export function needNode(item: Item | undefined): number | undefined {
  if (item === undefined || typeof item === 'number') return item;
  throw new EvaluationError('XPTY0004', `a node is needed, not ${typeName(item)} ${quoted(String(item))}`);
}
