import { PDFArray, PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { N, entryOf, nameOf, numberOf, numbers, textOf } from '@conforme/pdf/file/values';
import { borderWidth, color, ellipse, inner, type Shape, type Sketch } from './shape.ts';
import { withoutFont, worded, type Row } from './lettered.ts';
import { measureOf, wrapped, type Measure } from './wrap.ts';

const MULTILINE = 1 << 12;
const PASSWORD = 1 << 13;
const COMBO = 1 << 17;
const COMB = 1 << 24;
const MOST_ABOVE = 32;

/** An entry of a form field, its own or from the fields above it (ISO 32000-1, 12.7.3.1). */
export function inherited(field: PDFDict, key: string): PDFObject | undefined {
  let at: PDFObject | undefined = field;
  for (let depth = 0; at instanceof PDFDict && depth < MOST_ABOVE; depth++) {
    const value = at.lookup(N(key));
    if (value) return value;
    at = at.lookup(N('Parent'));
  }
  return undefined;
}

/** The flags of a field (ISO 32000-1, 12.7.3.1). */
export const flagsOf = (field: PDFDict): number => numberOf(inherited(field, 'Ff')) ?? 0;

/** What a field shows: its value, in the font and size it names. Null for text no font here can write. */
export function fieldSketch(shape: Shape, form: PDFDict | null): Sketch | null {
  const { annotation } = shape;
  const kind = nameOf(inherited(annotation, 'FT'));
  if (kind === 'Sig') return { content: '', resources: {} };
  const style = styleOf(annotation, form);
  const look = lookOf(annotation);
  if (isTurned(look)) return null;
  const list = listOf(annotation, style);
  const font = fontIn(style);
  const written = kind === 'Btn' ? [textOf(look?.lookup(N('CA')))] : (list?.lines ?? linesOf(annotation));
  const { lines, size } = isMultiline(annotation)
    ? paragraphs(shape, written, sizeOf(style), measureOf(faceOf(font)))
    : { lines: written, size: sizeOf(style) };
  const wording = worded(lines, annotation.context, faceOf(font), namedFont(annotation, form, font));
  if (!wording) return null;
  const { rows, fonts } = wording;
  const align = kind === 'Btn' ? 1 : alignment(annotation);
  const layout = {
    align,
    cells: cellsOf(annotation),
    chosen: list?.chosen ?? [],
    multiline: isMultiline(annotation),
    size,
  };
  const drawn = lines.join('') === '' ? '' : set(shape, rows, style, layout);
  const content = `${frame(shape, look)}/Tx BMC ${drawn} EMC`;
  return { content, resources: { Font: fonts } };
}

/** The value of a field of text or choice, as it is written. */
function linesOf(annotation: PDFDict): string[] {
  const text = textOf(inherited(annotation, 'V'));
  if (inherited(annotation, 'FT') !== N('Tx'))
    return [
      optionsOf(annotation)
        .find((names) => names.includes(text))
        ?.at(-1) ?? text,
    ];
  const written = (flagsOf(annotation) & PASSWORD) !== 0 ? '*'.repeat(text.length) : text;
  if (cellsOf(annotation) !== null) return [...written];
  return isMultiline(annotation) ? written.split(/\r\n?|\n/) : [written];
}

/** Whether a field of text may have several lines; they begin at its top (ISO 32000-1, table 228). */
const isMultiline = (annotation: PDFDict): boolean =>
  inherited(annotation, 'FT') === N('Tx') && (flagsOf(annotation) & MULTILINE) !== 0;

/** What a list box shows: options one below the other, some of them chosen. */
interface List {
  readonly lines: readonly string[];
  readonly chosen: readonly boolean[];
}

/** Null for any other field, and for a list box of less than two options (ISO 32000-1, 12.7.4.4); a value that is none is not shown. */
function listOf(annotation: PDFDict, style: string): List | null {
  if (inherited(annotation, 'FT') !== N('Ch') || (flagsOf(annotation) & COMBO) !== 0) return null;
  const options = optionsOf(annotation);
  if (options.length < 2) return null;
  const isChosen = chosenOf(annotation, options);
  const [, bottom = 0, , top = 0] = numbers(annotation.lookup(N('Rect'))) ?? [];
  const room = Math.max(2, Math.ceil(Math.abs(top - bottom) / (LEADING * (sizeOf(style) || LIST_SIZE))));
  const stated = numberOf(inherited(annotation, 'TI')) ?? 0;
  const chosen = isChosen.indexOf(true);
  // What is chosen is always among what is seen.
  const inView = chosen < 0 || isChosen.slice(stated, stated + room - 1).includes(true);
  const first = Math.max(0, Math.min(inView ? stated : chosen, options.length - 2));
  const shown = options.slice(first, first + room);
  return { lines: shown.map((names) => names.at(-1) ?? ''), chosen: isChosen.slice(first, first + room) };
}

/** Which options are chosen: by value, and by index where no value says it (V and I, ISO 32000-1, table 231). */
function chosenOf(annotation: PDFDict, options: readonly string[][]): boolean[] {
  const values = textsOf(inherited(annotation, 'V'));
  const indices = values.length === 0 ? (numbers(inherited(annotation, 'I')) ?? []) : [];
  return options.map((names, i) => indices.includes(i) || values.some((value) => names.includes(value)));
}

/** Each option by its value and the text that stands for it; most have one for both. */
function optionsOf(annotation: PDFDict): string[][] {
  const options = inherited(annotation, 'Opt');
  if (!(options instanceof PDFArray)) return [];
  return options.asArray().map((_, i) => textsOf(options.lookup(i)));
}

const textsOf = (value: PDFObject | undefined): string[] =>
  value instanceof PDFArray
    ? value.asArray().map((_, i) => textOf(value.lookup(i)))
    : [textOf(value)].filter(Boolean);

/** How many cells a comb has, each for one character (ISO 32000-1, table 228); null for any other field. */
function cellsOf(annotation: PDFDict): number | null {
  const flags = flagsOf(annotation);
  const most = numberOf(inherited(annotation, 'MaxLen')) ?? 0;
  const isComb = (flags & COMB) !== 0 && (flags & (MULTILINE | PASSWORD)) === 0 && most > 0;
  return isComb && inherited(annotation, 'FT') === N('Tx') ? most : null;
}

/** The characters of the value of a field of text or choice that no font here can write. */
export function unwritable(annotation: PDFDict, form: PDFDict | null): string[] {
  const style = styleOf(annotation, form);
  const font = fontIn(style);
  return withoutFont(
    listOf(annotation, style)?.lines ?? linesOf(annotation),
    namedFont(annotation, form, font),
  );
}

const fontIn = (style: string): string => /(?:^|\s)[^\s/]*\/(\S+)\s/.exec(style)?.[1] ?? 'Helv';

/** The font a field sets its text in: among its own resources, or those of the form (ISO 32000-1, 12.7.3.3). */
function namedFont(annotation: PDFDict, form: PDFDict | null, name: string): PDFDict | null {
  for (const resources of [inherited(annotation, 'DR'), form?.lookup(N('DR'))]) {
    const font = resources instanceof PDFDict ? entryOf(resources, 'Font', N(name)) : undefined;
    if (font instanceof PDFDict) return font;
  }
  return null;
}

/**
 * The default appearance of a field (DA, ISO 32000-1, 12.7.3.3), inherited or that of the form; empty where
 * neither states one.
 */
export const styleOf = (widget: PDFDict, form: PDFDict | null): string =>
  textOf(inherited(widget, 'DA') ?? form?.lookup(N('DA')));

/** The appearance characteristics of a widget (ISO 32000-1, 12.5.6.19). */
export function lookOf(widget: PDFDict): PDFDict | null {
  const look = widget.lookup(N('MK'));
  return look instanceof PDFDict ? look : null;
}

/** Drawn at an angle, which nothing here does. */
export const isTurned = (look: PDFDict | null): boolean => (numberOf(look?.lookup(N('R'))) ?? 0) % 360 !== 0;

const alignment = (annotation: PDFDict): number => numberOf(inherited(annotation, 'Q')) ?? 0;

function faceOf(name: string): string {
  const bold = /bold|bo?$/i.test(name);
  if (/^cour/i.test(name)) return bold ? 'Courier-Bold' : 'Courier';
  if (/^ti/i.test(name)) return bold ? 'Times-Bold' : 'Times-Roman';
  return bold ? 'Helvetica-Bold' : 'Helvetica';
}

/** Background and border; `round` for the discs of radio buttons. */
export function frame(shape: Shape, look: PDFDict | null, round = false): string {
  if (!look) return '';
  const fill = color(look, 'BG', false);
  const stroke = color(look, 'BC', true);
  const outline = (round ? ellipse : rectangle)(inner(shape));
  return (
    (fill ? `${fill}${rectangle(shape.box)} f ` : '') +
    (stroke && shape.width > 0 ? `${stroke}${shape.width} w ${outline} S ` : '')
  );
}

const rectangle = ([l, b, r, t]: Shape['box']): string => `${l} ${b} ${r - l} ${t - b} re`;

/** The colour text is set in, and its size; 0 asks for what fits. */
export const inkOf = (style: string): string =>
  /(?<![\d.])(?:[\d.]+\s+){1,4}(?:g|rg|k)\b/.exec(style)?.[0] ?? '0 g';
/** The size in points; 0 where the text is to be as large as its box allows. */
export const sizeOf = (style: string): number => Number(/(?<![\d.])([\d.]+)\s+Tf/.exec(style)?.[1] ?? 0);

interface Layout {
  /** To the left, in the middle, to the right (Q). */
  readonly align: number;
  /** Of a comb, whose rows are single characters; else null. */
  readonly cells: number | null;
  /** Rows of a list that are marked. */
  readonly chosen: readonly boolean[];
  /** Begins at the top; what may have one line alone stands in the middle. */
  readonly multiline: boolean;
  /** Of the text; 0 where it is to be as large as its box allows. */
  readonly size: number;
}

/** From line to line, in sizes of the text. */
const LEADING = 1.15;
/** Of lists that state no size. */
const LIST_SIZE = 12;
/** Smaller text cannot be read: what does not fit then is cut off. */
const LEAST_SIZE = 4;
/** Behind what is chosen, as viewers have it. */
const MARK = '0.6 0.757 0.855 rg';

/** Text of several lines broken where its box ends, in the size stated, else the largest in which all of it fits. */
function paragraphs(
  { annotation, box: [l, b, r, t] }: Shape,
  written: readonly string[],
  stated: number,
  measure: Measure,
): { readonly lines: readonly string[]; readonly size: number } {
  const pad = 2 * (2 + borderWidth(annotation));
  const at = (size: number): string[] => wrapped(written, (r - l - pad) / size, measure);
  if (stated > 0) return { lines: at(stated), size: stated };
  let size = LIST_SIZE;
  let lines = at(size);
  if (lines.length === 1) return { lines, size: 0 };
  while (size > LEAST_SIZE && lines.length * LEADING * size > t - b - pad) lines = at(--size);
  return { lines, size };
}

/** Size 0 asks for what fits (ISO 32000-1, 12.7.3.3). */
function set(shape: Shape, rows: readonly Row[], style: string, layout: Layout): string {
  const { align, cells, chosen, multiline } = layout;
  const [l, b, r, t] = shape.box;
  const border = borderWidth(shape.annotation);
  const [width, height] = [r - l, t - b];
  const cell = cells === null ? null : width / cells;
  const longest = Math.max(...rows.map(({ ems }) => ems));
  const fitting = Math.floor(Math.min(height - 2 * border, (cell ?? width - 4) / longest));
  const isLine = cell !== null || rows.length === 1;
  const size = layout.size || (isLine ? fitting : LIST_SIZE);
  const pad = 2 + border;
  const single = isLine && (!multiline || height < 2.5 * size);
  const top = single ? b + height / 2 - 0.4 * size : t - pad - 0.8 * size;
  const free = cells === null ? 0 : Math.max(0, cells - rows.length);
  const first = align === 1 ? free >> 1 : align === 2 ? free : 0;
  const shown = rows.map((row, i) => {
    const wide = row.ems * size;
    if (cell !== null)
      return `1 0 0 1 ${l + (first + i + 0.5) * cell - wide / 2} ${top} Tm ${row.shown(size)}`;
    const x = align === 1 ? l + (width - wide) / 2 : align === 2 ? r - pad - wide : l + pad;
    return `1 0 0 1 ${x} ${top - LEADING * i * size} Tm ${row.shown(size)}`;
  });
  const marks = rows.flatMap((_, i) =>
    chosen[i] ? [`${l} ${top - (LEADING * i + 0.25) * size} ${width} ${LEADING * size} re f `] : [],
  );
  const marked = marks.length > 0 ? `${MARK} ${marks.join('')}` : '';
  return `q ${l} ${b} ${width} ${height} re W n ${marked}BT ${inkOf(style)} ${shown.join(' ')} ET Q`;
}
