import { PDFArray, type PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { N, nameOf, numbers, textOf } from '@conforme/pdf/file/values';
import { worded } from './lettered.ts';
import { sizeOf } from './field.ts';
import { lineSketch, polylineSketch } from './line.ts';
import { color, ellipse, inner, type Shape, type Sketch } from './shape.ts';
import { standardFont, winAnsi } from './winansi.ts';
import { measureOf, wrapped } from './wrap.ts';

/** Draws what viewers draw for an annotation without an appearance (ISO 32000-1, 12.5.6); null for types not known here. */
export function sketch(type: string, shape: Shape): Sketch | null {
  const draw = DRAWERS.get(type);
  const made = draw?.(shape);
  return made === undefined || made === null
    ? null
    : typeof made === 'string'
      ? { content: made, resources: {} }
      : made;
}

type Drawer = (shape: Shape) => string | Sketch | null;

const DRAWERS: ReadonlyMap<string, Drawer> = new Map<string, Drawer>([
  ['Highlight', highlight],
  ['Underline', (shape) => lines(shape, 0.1)],
  ['Squiggly', (shape) => lines(shape, 0.1)],
  ['StrikeOut', (shape) => lines(shape, 0.5)],
  ['Square', square],
  ['Circle', (shape) => circle(shape)],
  ['Line', lineSketch],
  ['PolyLine', (shape) => polylineSketch(shape, listOf(shape, 'Vertices'))],
  ['Polygon', (shape) => path(shape, listOf(shape, 'Vertices'), true)],
  ['Ink', ink],
  ['FreeText', freeText],
  ['Stamp', stamp],
  ['Text', note],
  ['FileAttachment', note],
  [
    'Caret',
    ({ annotation, box: [l, b, r, t] }) =>
      `${color(annotation, 'C', false)}${l} ${b} m ${(l + r) / 2} ${t} l ${r} ${b} l f`,
  ],
]);

const listOf = ({ annotation }: Shape, key: string): number[] => numbers(annotation.lookup(N(key))) ?? [];

const isSet = (dict: PDFDict, key: string): boolean => color(dict, key, true) !== '';

function highlight(shape: Shape): Sketch {
  const quads = listOf(shape, 'QuadPoints');
  let content = `/G gs ${color(shape.annotation, 'C', false) || '1 1 0 rg '}`;
  for (let i = 0; i + 7 < quads.length; i += 8) {
    const [a, b, c, d, e, f, g, h] = quads.slice(i, i + 8);
    content += `${a} ${b} m ${c} ${d} l ${g} ${h} l ${e} ${f} l h f `;
  }
  return { content, resources: { ExtGState: { G: { Type: 'ExtGState', BM: 'Multiply' } } } };
}

/** Lines along marked text, at this share of its height. */
function lines(shape: Shape, height: number): string {
  const quads = listOf(shape, 'QuadPoints');
  let content = `${color(shape.annotation, 'C', true)}1 w `;
  for (let i = 0; i + 7 < quads.length; i += 8) {
    const [ax, ay, bx, by, cx, cy, dx, dy] = quads.slice(i, i + 8) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const along = (low: number, high: number): number => low + (high - low) * height;
    content += `${along(cx, ax)} ${along(cy, ay)} m ${along(dx, bx)} ${along(dy, by)} l S `;
  }
  return content;
}

function paint({ annotation, width }: Shape, outline: string): string {
  const [stroke, fill] = [isSet(annotation, 'C') && width > 0, isSet(annotation, 'IC')];
  if (!stroke && !fill) return '';
  const how = stroke ? (fill ? 'B' : 'S') : 'f';
  return `${color(annotation, 'C', true)}${color(annotation, 'IC', false)}${width} w ${outline} ${how}`;
}

function square(shape: Shape): string {
  const [l, b, r, t] = inner(shape);
  return paint(shape, `${l} ${b} ${r - l} ${t - b} re`);
}

const circle = (shape: Shape): string => paint(shape, ellipse(inner(shape)));

function path(shape: Shape, points: readonly number[], closed: boolean): string {
  const steps: string[] = [];
  for (let i = 0; i + 1 < points.length; i += 2)
    steps.push(`${points[i]} ${points[i + 1]} ${i === 0 ? 'm' : 'l'}`);
  const outline = steps.join(' ');
  return closed
    ? paint(shape, `${outline} h`)
    : `${color(shape.annotation, 'C', true)}${shape.width} w ${outline} S`;
}

function ink(shape: Shape): string {
  const strokes = shape.annotation.lookup(N('InkList'));
  if (!(strokes instanceof PDFArray)) return '';
  return strokes
    .asArray()
    .map((_, i) => path(shape, numbers(strokes.lookup(i) as PDFObject) ?? [], false))
    .join(' ');
}

function freeText(shape: Shape): Sketch | null {
  const {
    annotation,
    box: [l, b, r, t],
    width,
  } = shape;
  const style = textOf(annotation.lookup(N('DA')));
  const size = sizeOf(style) || 12;
  const written = textOf(annotation.lookup(N('Contents'))).split(/\r\n?|\n/);
  const lines = wrapped(written, (r - l - 2 * (2 + width)) / size, measureOf('Helvetica'));
  const wording = worded(lines, annotation.context, 'Helvetica', null);
  if (!wording) return null;
  const back = color(annotation, 'C', false);
  const frame =
    width > 0 ? `${width} w ${l + width / 2} ${b + width / 2} ${r - l - width} ${t - b - width} re ` : '';
  const content =
    `${back ? `${back}${l} ${b} ${r - l} ${t - b} re f ` : ''}${frame ? `0 G ${frame}S ` : ''}` +
    `BT ${/(?<![\d.\s])[\d.\s]+ (?:g|rg|k)\b/.exec(style)?.[0] ?? '0 g'} ${l + 2 + width} ${t - size - width} Td ${1.15 * size} TL ` +
    wording.rows.map((row) => `${row.shown(size)} T*`).join(' ') +
    ' ET';
  return { content, resources: { Font: wording.fonts } };
}

/** The stamps viewers know; for others they show the default (ISO 32000-1, table 181). */
const STAMPS = new Set(
  'Approved Experimental NotApproved AsIs Expired NotForPublicRelease Confidential Final Sold Departmental ForComment TopSecret ForPublicRelease'.split(
    ' ',
  ),
);

function stamp({ annotation, box: [l, b, r, t] }: Shape): Sketch | null {
  const name = nameOf(annotation.lookup(N('Name')));
  const text = STAMPS.has(name) ? name : 'Draft';
  const size = Math.min(0.7 * (t - b), (0.9 * (r - l)) / (0.5 * text.length + 0.8));
  const x = l + (r - l - 0.52 * size * text.length) / 2;
  const content =
    `.2 G .2 g 2 w ${l + 2} ${b + 2} ${r - l - 4} ${t - b - 4} re S ` +
    `BT /F ${size} Tf ${x} ${b + (t - b - 0.7 * size) / 2} Td <${winAnsi(text)}> Tj ET`;
  return { content, resources: { Font: { F: standardFont(annotation.context, 'Helvetica-Bold') } } };
}

/** A small sheet: the sign of a comment or of an attached file. */
function note({ annotation, box: [l, , , t] }: Shape): string {
  const [x, y] = [l + 3, t - 21];
  const lines = [6, 10, 14].map((dy) => `${x + 3} ${y + dy} m ${x + 15} ${y + dy} l S`).join(' ');
  return `${color(annotation, 'C', false) || '1 1 .6 rg '}.3 G .8 w ${x} ${y} 18 18 re B ${lines}`;
}
