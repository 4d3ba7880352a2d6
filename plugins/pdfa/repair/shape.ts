import { PDFDict } from '@cantoo/pdf-lib';
import { N, numberOf, numbers } from '@conforme/pdf/file/values';

/** How far the handles of a quarter of a circle reach, of its radius. */
export const ROUND = 0.5523;

/** What an appearance draws, in the coordinates of the page, and the resources it needs. */
export interface Sketch {
  readonly content: string;
  readonly resources: object;
}

/** An annotation, its rectangle and the width of its line, in units of the page. */
export interface Shape {
  readonly annotation: PDFDict;
  /** Left, bottom, right, top. */
  readonly box: readonly [number, number, number, number];
  readonly width: number;
}

/** The operator that sets a colour of the annotation; nothing for none. */
export function color(dict: PDFDict, key: string, stroke: boolean): string {
  const parts = numbers(dict.lookup(N(key))) ?? [];
  const operator = { 1: 'g', 3: 'rg', 4: 'k' }[parts.length];
  if (!operator) return '';
  return `${parts.join(' ')} ${stroke ? operator.toUpperCase() : operator} `;
}

/** The box of the middle of the line: left, bottom, right, top. */
export function inner({ box: [l, b, r, t], width }: Shape): [number, number, number, number] {
  return [l + width / 2, b + width / 2, r - width / 2, t - width / 2];
}

/** The path of an ellipse in a box. */
export function ellipse([l, b, r, t]: Shape['box']): string {
  const [x, y, rx, ry] = [(l + r) / 2, (b + t) / 2, (r - l) / 2, (t - b) / 2];
  const [hx, hy] = [ROUND * rx, ROUND * ry];
  return (
    `${r} ${y} m ${r} ${y + hy} ${x + hx} ${t} ${x} ${t} c ${x - hx} ${t} ${l} ${y + hy} ${l} ${y} c ` +
    `${l} ${y - hy} ${x - hx} ${b} ${x} ${b} c ${x + hx} ${b} ${r} ${y - hy} ${r} ${y} c h`
  );
}

/** Of its border style (BS), else of its Border, else 1 (ISO 32000-1, 12.5.4). */
export const borderWidth = (annotation: PDFDict): number => {
  const style = annotation.lookup(N('BS'));
  const border = numbers(annotation.lookup(N('Border')));
  return (style instanceof PDFDict ? numberOf(style.lookup(N('W'))) : null) ?? border?.[2] ?? 1;
};
