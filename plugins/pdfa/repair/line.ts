import { PDFBool } from '@cantoo/pdf-lib';
import { N, nameOf, numberOf, numbers, textOf } from '@conforme/pdf/file/values';
import { worded, type Row } from './lettered.ts';
import { CAPTION_SIZE, endingAt, endingNames, through, type Point } from './line-ending.ts';
import { color, type Shape, type Sketch } from './shape.ts';

/** A line with its endings, its leader lines and its caption (ISO 32000-1, 12.5.6.7); null where no font has the caption. */
export function lineSketch(shape: Shape): Sketch | null {
  const { annotation } = shape;
  const ends = numbers(annotation.lookup(N('L')));
  if (ends?.length !== 4) return { content: '', resources: {} };
  const [ax, ay, bx, by] = ends as [number, number, number, number];
  const leader = numberOf(annotation.lookup(N('LL'))) ?? 0;
  const frame = frameOf([ax, ay], [bx, by]);
  const [a, b] = [frame.at(0, leader), frame.at(frame.length, leader)];
  const drawn = openPath(shape, [a, b]) + leaders(shape, frame, leader);
  const text = textOf(annotation.lookup(N('Contents'))).trim();
  if (annotation.lookup(N('Cap')) !== PDFBool.True || text === '') return { content: drawn, resources: {} };
  return captioned(shape, frame, { drawn, leader, text });
}

/** An open path through the points of an annotation, with its endings (12.5.6.9). */
export function polylineSketch(shape: Shape, points: readonly number[]): string {
  const pairs = Array.from({ length: points.length >> 1 }, (_, i): Point => [
    points[2 * i]!,
    points[2 * i + 1]!,
  ]);
  return openPath(shape, pairs);
}

function openPath({ annotation, width }: Shape, points: readonly Point[]): string {
  if (points.length < 2) return '';
  const [startName, endName] = endingNames(annotation);
  const start = endingAt(startName, points[0]!, points[1]!, width);
  const end = endingAt(endName, points.at(-1)!, points.at(-2)!, width);
  const line = [start?.joint ?? points[0]!, ...points.slice(1, -1), end?.joint ?? points.at(-1)!];
  const fill = color(annotation, 'IC', false);
  const shapes = [start, end].map((one) =>
    one === null ? '' : ` ${one.outline} ${one.closed && fill ? 'B' : 'S'}`,
  );
  return `${color(annotation, 'C', true)}${fill}${width} w ${through(line, false)} S${shapes.join('')}`;
}

/** A line as an axis: places along it and to its left. */
interface Frame {
  readonly length: number;
  readonly direction: Point;
  at(along: number, aside: number): Point;
}

function frameOf([ax, ay]: Point, [bx, by]: Point): Frame {
  const length = Math.hypot(bx - ax, by - ay);
  const [dx, dy] = length === 0 ? [1, 0] : [(bx - ax) / length, (by - ay) / length];
  return {
    length,
    direction: [dx, dy],
    at: (along, aside) => [ax + along * dx - aside * dy, ay + along * dy + aside * dx],
  };
}

/** From the points that are measured to the line and beyond it (LL, LLE). */
function leaders({ annotation }: Shape, frame: Frame, leader: number): string {
  if (leader === 0) return '';
  const far = leader + Math.sign(leader) * Math.abs(numberOf(annotation.lookup(N('LLE'))) ?? 0);
  const ends = [0, frame.length].map((along) => through([frame.at(along, 0), frame.at(along, far)], false));
  return ends.map((path) => ` ${path} S`).join('');
}

interface Captioned {
  readonly drawn: string;
  readonly leader: number;
  readonly text: string;
}

/** The text of a line in its middle, along it: above, or on a blank of the page that interrupts it (CP). */
function captioned(shape: Shape, frame: Frame, { drawn, leader, text }: Captioned): Sketch | null {
  const { annotation } = shape;
  const wording = worded(text.split(/\r\n?|\n/), annotation.context, 'Helvetica', null);
  if (!wording) return null;
  const isAbove = nameOf(annotation.lookup(N('CP'))) === 'Top';
  const offsets = numbers(annotation.lookup(N('CO'))) ?? [];
  const [alongBy, asideBy] = [offsets[0] ?? 0, offsets[1] ?? 0];
  const top = isAbove ? shape.width + 0.3 * CAPTION_SIZE : -0.35 * CAPTION_SIZE;
  const shown = wording.rows.map((row: Row, i) => {
    const aside = leader + top + asideBy + (wording.rows.length - 1 - i) * 1.15 * CAPTION_SIZE;
    const along = (frame.length - row.ems * CAPTION_SIZE) / 2 + alongBy;
    return `${matrix(frame, along, aside)} Tm ${row.shown(CAPTION_SIZE)}`;
  });
  const content = `q ${isAbove ? '' : `${around(shape, frame, { leader, rows: wording.rows })} W* n `}${drawn} Q BT 0 g ${shown.join(' ')} ET`;
  return { content, resources: { Font: wording.fonts } };
}

const decimal = (value: number): string => String(Math.round(value * 1000) / 1000);

function matrix({ direction: [dx, dy], at }: Frame, along: number, aside: number): string {
  return [dx, dy, -dy, dx, ...at(along, aside)].map(decimal).join(' ');
}

/** All of the box but the place of the caption, to be filled by the even-odd rule. */
function around(
  { box: [l, b, r, t] }: Shape,
  frame: Frame,
  { leader, rows }: { readonly leader: number; readonly rows: readonly Row[] },
): string {
  const half = Math.max(...rows.map(({ ems }) => ems)) * CAPTION_SIZE * 0.5 + 2;
  const [from, to] = [frame.length / 2 - half, frame.length / 2 + half];
  const [low, high] = [leader - 0.5 * CAPTION_SIZE, leader + 0.5 * CAPTION_SIZE];
  const gap = [frame.at(from, low), frame.at(to, low), frame.at(to, high), frame.at(from, high)];
  return `${decimal(l)} ${decimal(b)} ${decimal(r - l)} ${decimal(t - b)} re ${through(gap, true)}`;
}
