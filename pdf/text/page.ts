import { PDFArray, PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { isPartial } from '../file/fault.ts';
import { decode } from '../file/filters.ts';
import type { Loaded } from '../file/load.ts';
import { N, nameOf, numberOf, numbers } from '../file/values.ts';
import { UNKNOWN } from './codes.ts';
import { GlyphReader, type Glyph } from './glyphs.ts';
import { linesOf, type Line } from './lines.ts';
import { IDENTITY, matrixOf, moved, type Matrix } from './matrix.ts';

/** What can be read on a page. */
export interface PageText {
  readonly lines: readonly Line[];
  /** False where fonts do not say what they show of much of it, or a part of the page cannot be read. */
  readonly legible: boolean;
}

/** A sign or a ligature without a name is no harm; a text of them says nothing. */
const MOST_UNKNOWN = 0.2;

/** Annotations with these flags are not seen: hidden, no view (ISO 32000-1, 12.5.3). */
const UNSEEN = 2 | 32;

/** What people see as text on each page, annotations with it; neither what is invisible, nor what lies beside the page. @throws Excess */
export function textOf(loaded: Loaded, pages: readonly PDFDict[]): PageText[] {
  const reader = new GlyphReader(loaded);
  return pages.map((page) => {
    const glyphs: Glyph[] = [];
    const drawn = [tolerated(() => readContents(page, loaded, reader, glyphs))];
    for (const annotation of annotationsOf(page))
      drawn.push(tolerated(() => readAnnotation(annotation, reader, glyphs)));
    const seen = glyphs.filter(within(boxOf(page)));
    const unknown = seen.filter(({ text }) => text === UNKNOWN).length;
    const legible = unknown <= MOST_UNKNOWN * seen.length && !drawn.includes(false);
    return { lines: linesOf(seen), legible };
  });
}

/** Whether it could be read to its end. */
function tolerated(read: () => void): boolean {
  try {
    read();
    return true;
  } catch (error) {
    if (!isPartial(error) && !(error instanceof RangeError)) throw error;
    return false;
  }
}

function readContents(page: PDFDict, loaded: Loaded, reader: GlyphReader, found: Glyph[]): void {
  const contents = page.lookup(N('Contents'));
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((_, i) => contents.lookup(i)) : [contents];
  const parts = streams.flatMap((stream) =>
    stream instanceof PDFRawStream ? [decode(stream, loaded.budget), Buffer.from('\n')] : [],
  );
  const resources = page.lookup(N('Resources'));
  reader.read(Buffer.concat(parts), resources instanceof PDFDict ? resources : null, IDENTITY, found);
}

function annotationsOf(page: PDFDict): readonly PDFDict[] {
  const list = page.lookup(N('Annots'));
  if (!(list instanceof PDFArray)) return [];
  return list
    .asArray()
    .map((_, i) => list.lookup(i))
    .filter((each) => each instanceof PDFDict)
    .filter((each) => ((numberOf(each.lookup(N('F'))) ?? 0) & UNSEEN) === 0)
    .filter((each) => nameOf(each.lookup(N('Subtype'))) !== 'Popup');
}

/** The appearance of its state, fitted into its rectangle (12.5.5). */
function readAnnotation(annotation: PDFDict, reader: GlyphReader, found: Glyph[]): void {
  const appearances = annotation.lookup(N('AP'));
  const normal = appearances instanceof PDFDict ? appearances.lookup(N('N')) : undefined;
  const state = annotation.lookup(N('AS'));
  const stream = normal instanceof PDFDict && state ? normal.lookup(N(nameOf(state))) : normal;
  if (!(stream instanceof PDFRawStream)) return;
  const rectangle = numbers(annotation.lookup(N('Rect')));
  const own = numbers(stream.dict.lookup(N('BBox')));
  if (rectangle?.length !== 4 || own?.length !== 4) return;
  const matrix = matrixOf(numbers(stream.dict.lookup(N('Matrix')))) ?? IDENTITY;
  reader.form(stream, fitted(own, matrix, sorted(rectangle)), found);
}

function fitted(own: readonly number[], matrix: Matrix, [left, bottom, right, top]: Bounds): Matrix {
  const [l = 0, b = 0, r = 0, t = 0] = own;
  const corners = [moved(matrix, l, b), moved(matrix, r, b), moved(matrix, l, t), moved(matrix, r, t)];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const wide = (right - left) / (Math.max(...xs) - x || 1);
  const high = (top - bottom) / (Math.max(...ys) - y || 1);
  return [wide, 0, 0, high, left - x * wide, bottom - y * high];
}

type Bounds = readonly [left: number, bottom: number, right: number, top: number];

const EVERYWHERE: Bounds = [-Infinity, -Infinity, Infinity, Infinity];

function sorted([a = 0, b = 0, c = 0, d = 0]: readonly number[]): Bounds {
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

/** What is shown of a page (14.11.2). */
function boxOf(page: PDFDict): Bounds {
  const box = numbers(page.lookup(N('CropBox'))) ?? numbers(page.lookup(N('MediaBox')));
  return box?.length === 4 ? sorted(box) : EVERYWHERE;
}

const within =
  ([left, bottom, right, top]: Bounds) =>
  ({ from: [x, y], to: [endX] }: Glyph): boolean => {
    const middle = (x + endX) / 2;
    return middle >= left && middle <= right && y >= bottom && y <= top;
  };
