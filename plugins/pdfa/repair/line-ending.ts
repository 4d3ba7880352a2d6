import { PDFArray, PDFBool, type PDFDict } from '@cantoo/pdf-lib';
import { N, nameOf, numberOf, textOf } from '@conforme/pdf/file/values';
import { ROUND } from './shape.ts';

export type Point = readonly [x: number, y: number];

/** What stands at an end of a line (ISO 32000-1, table 176). */
export interface Ending {
  /** The path, in the coordinates of the page. */
  readonly outline: string;
  /** Whether it is filled with the interior colour (IC). */
  readonly closed: boolean;
  /** Where the line ends: at the tip, or before what would lie over it. */
  readonly joint: Point;
}

/** How long an ending is, in widths of its line. */
const LENGTH = 6;
/** Half the opening of an arrow: 30 degrees. */
const SLOPE = Math.tan(Math.PI / 6);

/** The names at the start and at the end of a line; None where there is nothing. */
export function endingNames(annotation: PDFDict): readonly [string, string] {
  const list = annotation.lookup(N('LE'));
  if (!(list instanceof PDFArray)) return ['None', 'None'];
  return [nameOf(list.lookup(0)), nameOf(list.lookup(1))];
}

/** The size viewers set captions of lines in, in points. */
export const CAPTION_SIZE = 9;

/** How far endings, leader lines and a caption may reach beyond the points of a line; 0 where there are none. */
export function reachOf(annotation: PDFDict, width: number): number {
  const leader = ['LL', 'LLE'].map((key) => Math.abs(numberOf(annotation.lookup(N(key))) ?? 0));
  const ends = endingNames(annotation).some((name) => SHAPES.has(name)) ? sizeFor(width) : 0;
  const isCaptioned = annotation.lookup(N('Cap')) === PDFBool.True;
  const caption = isCaptioned
    ? CAPTION_SIZE * (2 + 0.3 * textOf(annotation.lookup(N('Contents'))).length)
    : 0;
  return leader.reduce((sum, one) => sum + one, ends + caption);
}

const sizeFor = (width: number): number => LENGTH * Math.max(1, width);

/**
 * An ending as viewers draw it.
 *
 * @param from the next point of the line, which says its direction
 * @param width of the line, in units of the page
 * @returns null for no ending
 */
export function endingAt(name: string, tip: Point, from: Point, width: number): Ending | null {
  const shape = SHAPES.get(name);
  if (!shape) return null;
  const length = Math.hypot(tip[0] - from[0], tip[1] - from[1]);
  const [dx, dy] = length === 0 ? [1, 0] : [(tip[0] - from[0]) / length, (tip[1] - from[1]) / length];
  const size = length === 0 ? sizeFor(width) : Math.min(sizeFor(width), length / 2);
  /** Along the line, 0 at the tip and negative before it, and to its left; both in lengths of the ending. */
  const at = (along: number, aside: number): Point => [
    tip[0] + size * (along * dx - aside * dy),
    tip[1] + size * (along * dy + aside * dx),
  ];
  return { outline: shape.draw(at), closed: shape.closed, joint: at(shape.joint, 0) };
}

type Placed = (along: number, aside: number) => Point;

interface EndingShape {
  readonly closed: boolean;
  /** Where the line ends, in lengths of the ending. */
  readonly joint: number;
  draw(at: Placed): string;
}

const SHAPES: ReadonlyMap<string, EndingShape> = new Map([
  ['Square', shape(-1, true, (at) => through([at(0, 0.5), at(-1, 0.5), at(-1, -0.5), at(0, -0.5)], true))],
  ['Circle', shape(-1, true, disc)],
  ['Diamond', shape(-1, true, (at) => through([at(0, 0), at(-0.5, 0.5), at(-1, 0), at(-0.5, -0.5)], true))],
  ['OpenArrow', shape(0, false, (at) => through([at(-1, SLOPE), at(0, 0), at(-1, -SLOPE)], false))],
  ['ClosedArrow', shape(-1, true, (at) => through([at(-1, SLOPE), at(0, 0), at(-1, -SLOPE)], true))],
  ['Butt', shape(0, false, (at) => through([at(0, 0.5), at(0, -0.5)], false))],
  ['ROpenArrow', shape(0, false, (at) => through([at(1, SLOPE), at(0, 0), at(1, -SLOPE)], false))],
  ['RClosedArrow', shape(0, true, (at) => through([at(1, SLOPE), at(0, 0), at(1, -SLOPE)], true))],
  ['Slash', shape(0, false, (at) => through([at(SLOPE / 2, 0.5), at(-SLOPE / 2, -0.5)], false))],
]);

function shape(joint: number, closed: boolean, draw: (at: Placed) => string): EndingShape {
  return { joint, closed, draw };
}

/** A path through points, in thousandths of a unit: a number of PDF has no exponent. */
export function through(points: readonly Point[], closed: boolean): string {
  const steps = points.map((point, i) => `${place(point)} ${i === 0 ? 'm' : 'l'}`);
  return `${steps.join(' ')}${closed ? ' h' : ''}`;
}

const place = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 1000) / 1000;

function disc(at: Placed): string {
  const curve = (...points: readonly Point[]): string => `${points.map(place).join(' ')} c`;
  const [near, far, half] = [-0.5 + ROUND / 2, -0.5 - ROUND / 2, ROUND / 2];
  return [
    `${place(at(0, 0))} m`,
    curve(at(0, half), at(near, 0.5), at(-0.5, 0.5)),
    curve(at(far, 0.5), at(-1, half), at(-1, 0)),
    curve(at(-1, -half), at(far, -0.5), at(-0.5, -0.5)),
    curve(at(near, -0.5), at(0, -half), at(0, 0)),
    'h',
  ].join(' ');
}
