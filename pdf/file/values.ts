import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** The library looks for escapes in a name before it finds the one it has: a twenty-fifth of the work on a page. */
const nameCache = new Map<string, PDFName>();
/** It reads what a name says byte by byte each time: a fiftieth of it. */
const textCache = new Map<PDFName, string>();
/** Names written in the code are some 500. */
const MOST_KNOWN = 10_000;

/** What was made of this key, or is made now. Full, it begins anew. */
export function cached<K, T>(made: Map<K, T>, key: K, make: (key: K) => T): T {
  let one = made.get(key);
  if (one !== undefined) return one;
  one = make(key);
  if (made.size >= MOST_KNOWN) made.clear();
  made.set(key, one);
  return one;
}

/** The name /Type is `N('Type')`. */
export const N = (name: string): PDFName => cached(nameCache, name, PDFName.of);

/** The entries as they lie, where the library gives copies: for who walks through them. */
export const entriesOf = (dict: PDFDict): ReadonlyMap<PDFName, PDFObject> =>
  (dict as unknown as { readonly dict: ReadonlyMap<PDFName, PDFObject> }).dict;

/** The value of a hexadecimal digit by its character; more than 15 for any other. */
const DIGITS = Uint8Array.from({ length: 128 }, (_, code) => {
  const value = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(value) ? 0xff : value;
});
const digitAt = (text: string, at: number): number => DIGITS[text.charCodeAt(at)] ?? 0xff;

/** Pairs of hexadecimal digits and nothing else. Strings of pages are short, and read sooner than a pattern is set to work. */
export function isHexadecimal(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (digitAt(text, i) > 15) return false;
  return text.length % 2 === 0;
}

/** The bytes of a string. The library reads it character by character; most are written without escapes, or in pairs of digits alone. */
export function bytesOf(text: PDFString | PDFHexString): Uint8Array {
  const written = text.asString();
  if (text instanceof PDFString)
    return written.includes('\\') ? text.asBytes() : Buffer.from(written, 'latin1');
  if (!isHexadecimal(written)) return text.asBytes();
  const bytes = Buffer.allocUnsafe(written.length / 2);
  for (let i = 0; i < bytes.length; i++)
    bytes[i] = (digitAt(written, 2 * i) << 4) | digitAt(written, 2 * i + 1);
  return bytes;
}

/** What is escaped is written longer than it is. */
export const isLonger = (text: PDFString, most: number): boolean =>
  text.asString().length > most && bytesOf(text).length > most;

/** What a subset of a font has before its name (ISO 32000-1, 9.6.4). */
export const SUBSET_TAG: RegExp = /^[A-Z]{6}\+/;

const INTENTS = new Set(['RelativeColorimetric', 'AbsoluteColorimetric', 'Perceptual', 'Saturation']);

/** The rendering intents of ISO 32000-1, 8.6.5.8. */
export const isIntent = (name: PDFObject | undefined): boolean =>
  name instanceof PDFName && INTENTS.has(nameOf(name));

/** An entry of the resources, such as the font /F1. */
export function entryOf(
  resources: PDFDict | null,
  kind: string,
  name: PDFObject | undefined,
): PDFObject | undefined {
  const entries = resources?.lookup(N(kind));
  return entries instanceof PDFDict && name instanceof PDFName ? entries.lookup(name) : undefined;
}

/** The number; null for anything else. */
export const numberOf = (value: PDFObject | undefined): number | null =>
  value instanceof PDFNumber ? value.asNumber() : null;

/** The name without its slash, escapes resolved; empty for anything else. */
export const nameOf = (value: PDFObject | undefined): string =>
  value instanceof PDFName ? cached(textCache, value, decoded) : '';

const decoded = (name: PDFName): string => name.decodeText();

/** The numbers of an array; null when it is no array of numbers. */
export function numbers(value: PDFObject | undefined): number[] | null {
  if (!(value instanceof PDFArray)) return null;
  const parts = value.asArray().map((_, i) => numberOf(value.lookup(i)));
  return parts.some((part) => part === null) ? null : (parts as number[]);
}

/** A text string in either notation (ISO 32000-1, 7.9.2.2), decoded; empty for anything else. */
export const textOf = (value: PDFObject | undefined): string =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';
