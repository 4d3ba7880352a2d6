import { PDFArray, type PDFDict } from '@cantoo/pdf-lib';
import { N, nameOf, numbers } from '@conforme/pdf/file/values';
import { reachOf } from './line-ending.ts';

/** Left, bottom, right, top. */
export type Box = readonly [number, number, number, number];

/** Viewers show the sign of a note or of a file at its own size, however small the rectangle is. */
const SIGN = 24;
const LEAST = 18;

/** The entries that say where annotations draw, whatever their rectangle says (ISO 32000-1, 12.5.6). */
const PLACES = ['L', 'Vertices', 'QuadPoints', 'InkList'];

/** The rectangle of an annotation as viewers take it: what it draws is seen, even beside the rectangle the file states. */
export function roomFor(annotation: PDFDict, box: Box, width: number): Box {
  const [left, bottom, right, top] = box;
  const type = nameOf(annotation.lookup(N('Subtype')));
  if (type === 'Text' || type === 'FileAttachment')
    return Math.min(right - left, top - bottom) < LEAST ? [left, top - SIGN, left + SIGN, top] : box;
  const points = PLACES.flatMap((key) => coordinates(annotation.lookup(N(key))));
  const xs = points.filter((_, i) => i % 2 === 0);
  const ys = points.filter((_, i) => i % 2 === 1);
  if (points.length === 0 || type === 'Widget') return box;
  const reach = reachOf(annotation, width);
  const isInside =
    xs.every((x) => x - reach >= left && x + reach <= right) &&
    ys.every((y) => y - reach >= bottom && y + reach <= top);
  if (isInside) return box;
  const by = width + reach;
  return [least(xs, left) - by, least(ys, bottom) - by, most(xs, right) + by, most(ys, top) + by];
}

const least = (all: readonly number[], first: number): number => all.reduce((a, b) => Math.min(a, b), first);
const most = (all: readonly number[], first: number): number => all.reduce((a, b) => Math.max(a, b), first);

/** Numbers in pairs, in lists of lists, too. */
function coordinates(value: unknown): number[] {
  if (!(value instanceof PDFArray)) return [];
  const own = numbers(value);
  if (own) return own.slice(0, own.length & ~1);
  return value.asArray().flatMap((_, i) => {
    const part = value.lookup(i);
    const inner = part instanceof PDFArray ? numbers(part) : null;
    return inner ? inner.slice(0, inner.length & ~1) : [];
  });
}
