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
/** Those that are written in the code are some 500. */
const MOST_NAMES = 5_000;

/** The name /Type is `N('Type')`. */
export function N(name: string): PDFName {
  let known = nameCache.get(name);
  if (known) return known;
  known = PDFName.of(name);
  if (nameCache.size >= MOST_NAMES) nameCache.clear();
  nameCache.set(name, known);
  return known;
}

/** The bytes of a string. The library reads it character by character; most have nothing escaped, and are their own bytes. */
export function bytesOf(text: PDFString | PDFHexString): Uint8Array {
  const written = text.asString();
  const escaped = text instanceof PDFHexString || written.includes('\\');
  return escaped ? text.asBytes() : Buffer.from(written, 'latin1');
}

/** What is escaped is written longer than it is. */
export const isLonger = (text: PDFString, most: number): boolean =>
  text.asString().length > most && bytesOf(text).length > most;

/** What a subset of a font has before its name (ISO 32000-1, 9.6.4). */
export const SUBSET_TAG: RegExp = /^[A-Z]{6}\+/;

const INTENTS = new Set(['RelativeColorimetric', 'AbsoluteColorimetric', 'Perceptual', 'Saturation']);

/** The rendering intents of ISO 32000-1, 8.6.5.8. */
export const isIntent = (name: PDFObject | undefined): boolean =>
  name instanceof PDFName && INTENTS.has(name.decodeText());

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
  value instanceof PDFName ? value.decodeText() : '';

/** The numbers of an array; null when it is no array of numbers. */
export function numbers(value: PDFObject | undefined): number[] | null {
  if (!(value instanceof PDFArray)) return null;
  const parts = value.asArray().map((_, i) => numberOf(value.lookup(i)));
  return parts.some((part) => part === null) ? null : (parts as number[]);
}

/** A text string in either notation (ISO 32000-1, 7.9.2.2), decoded; empty for anything else. */
export const textOf = (value: PDFObject | undefined): string =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';
