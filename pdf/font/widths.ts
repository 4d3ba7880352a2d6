import { PDFArray, PDFDict, PDFNumber, type PDFObject } from '@cantoo/pdf-lib';
import { N, numberOf } from '../file/values.ts';

/** The greatest number a character of a composite font may have. */
export const MOST_CID = 65535;

/** Stated advance by code of a simple font: Widths, else MissingWidth (9.8.1); null when the font states none at all. */
export function simpleWidths(font: PDFDict): ((code: number) => number) | null {
  const list = font.lookup(N('Widths'));
  const first = numberOf(font.lookup(N('FirstChar'))) ?? 0;
  if (!(list instanceof PDFArray)) return null;
  const descriptor = font.lookup(N('FontDescriptor'));
  const missing = descriptor instanceof PDFDict ? (numberOf(descriptor.lookup(N('MissingWidth'))) ?? 0) : 0;
  const widths = list.asArray().map((_, i) => list.lookup(i));
  return (code) => {
    const width = widths[code - first];
    return width instanceof PDFNumber ? width.asNumber() : missing;
  };
}

/** Stated advance by CID, from the W array (9.7.4.3): `c [w1 w2 …]` and `first last w`. */
export function compositeWidths(cid: PDFDict): (code: number) => number {
  const missing = numberOf(cid.lookup(N('DW'))) ?? 1000;
  const list = cid.lookup(N('W'));
  const widths = new Map<number, number>();
  const items = list instanceof PDFArray ? list.asArray().map((_, i) => list.lookup(i)) : [];
  for (let i = 0; i < items.length;) i += readRange(items, i, widths);
  return (code) => widths.get(code) ?? missing;
}

function readRange(
  items: readonly (PDFObject | undefined)[],
  i: number,
  widths: Map<number, number>,
): number {
  const first = numberOf(items[i]) ?? 0;
  const second = items[i + 1];
  if (second instanceof PDFArray) {
    for (let k = 0; k < second.size(); k++) widths.set(first + k, numberOf(second.lookup(k)) ?? 0);
    return 2;
  }
  const last = Math.min(numberOf(second) ?? first, MOST_CID);
  for (let code = first; code <= last; code++) widths.set(code, numberOf(items[i + 2]) ?? 0);
  return 3;
}
