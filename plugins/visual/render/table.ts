import { HAIRLINE, INK } from '../content/color.ts';
import type { Carry } from '../content/lines.ts';
import { leading, style, type Draft } from './draft.ts';
import type { Style } from './sheet.ts';

/** A column: its head, its width in points, and whether its texts end at its right edge. */
export interface Column {
  readonly label: string;
  readonly width: number;
  readonly right: boolean;
}

/** One line of a cell, already broken to the width of its column. */
export interface CellLine {
  readonly text: string;
  readonly look: Style;
  /** Room kept free on the right of a figure, so that points stand below each other. */
  readonly inset?: number;
  /** Room kept free on the left of a text, which its width was broken for. */
  readonly indent?: number;
}

/** The lines of a cell, and the cells of a row, one a column. */
export type Cell = readonly CellLine[];
export type Row = readonly Cell[];

const PAD_X = 6;
const PAD_Y = 5;
const HEAD_LOOK = style(7.5);

/** Room for text inside a column. */
export const inner = (column: Column): number => column.width - 2 * PAD_X;

/** How a table behaves where a page ends. */
export interface Running {
  /** Null: nothing is carried. */
  readonly carry?: Carry | null;
  /** Height of what follows and should not stand on a page without a row of the table. */
  readonly follows?: number;
  /** The rows that stand on a tint. */
  readonly tinted?: ReadonlySet<number>;
}

/** A table on its way down the pages. */
interface Table extends Running {
  readonly draft: Draft;
  readonly columns: readonly Column[];
  readonly x: number;
  /** Rows that are drawn to their end. */
  done: number;
}

const CARRY_LOOK = style(8, INK, true);
const CARRY_HEIGHT = leading(CARRY_LOOK) + 8;
/** A row cut by the end of a page shows at least this much of itself above it. */
const LEAST_CUT = 60;

/**
 * Draws a table over as many pages as it takes. The head is repeated; a row moves to the next page whole when it fits
 * there, and is cut between lines only when no page could hold it. The last row moves with what follows the table.
 */
export function drawTable(
  draft: Draft,
  columns: readonly Column[],
  x: number,
  rows: readonly Row[],
  running: Running = {},
): void {
  const table: Table = { ...running, draft, columns, x, done: 0 };
  draft.need(headHeight(draft, columns) + firstHeight(table, rowHeight(rows[0] ?? [])) + reserve(table));
  draft.sheet.element('Table', () => {
    draft.sheet.element('TR', () => drawHead(draft, columns, x, false));
    rows.forEach((row, i) => {
      const last = i === rows.length - 1;
      const height = rowHeight(row);
      const wanted = height + (last ? lastWith(table, height) : reserve(table));
      draft.sheet.element('TR', () => drawRow(table, row, wanted));
      table.done = i + 1;
    });
  });
}

/** What of the first row must stand below the head: all of it, or its beginning when no page holds it. */
function firstHeight(table: Table, height: number): number {
  return height <= roomForRows(table) ? height : LEAST_CUT;
}

/** What a page that begins with the head and the total brought forward has room for. */
const roomForRows = (table: Table): number =>
  table.draft.fullRoom - headHeight(table.draft, table.columns) - 2 * reserve(table);

/** Room kept below every row but the last for the total carried forward. */
const reserve = ({ carry }: Table): number => (carry ? CARRY_HEIGHT : 0);

/** Room the last row wants below it: all that follows, when a page can hold both and the table has more rows to keep here. */
function lastWith(table: Table, height: number): number {
  const { follows = 0, done } = table;
  return done > 1 && height + follows <= roomForRows(table) ? follows : 0;
}

/** Height of the whole table on one page. */
export function tableHeight(draft: Draft, columns: readonly Column[], rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + rowHeight(row), headHeight(draft, columns));
}

function headLook(draft: Draft): Style {
  return { ...HEAD_LOOK, color: draft.palette.onAccent, bold: true };
}

function headLines(draft: Draft, column: Column): string[] {
  return draft.sheet.wrap(column.label, inner(column), headLook(draft));
}

function headHeight(draft: Draft, columns: readonly Column[]): number {
  const lines = Math.max(...columns.map((column) => headLines(draft, column).length));
  return leading(HEAD_LOOK, lines) + 2 * PAD_Y;
}

function drawHead(draft: Draft, columns: readonly Column[], x: number, repeated: boolean): void {
  const { sheet } = draft;
  const height = headHeight(draft, columns);
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  sheet.box(x, draft.y, width, height, draft.palette.accent);
  const before = repeated ? sheet.structure.suspend() : false;
  let left = x;
  for (const column of columns) {
    const cell = headLines(draft, column).map((text) => ({ text, look: headLook(draft) }));
    const draw = (): void => drawCell(draft, cell, column, left, draft.y);
    if (repeated) draw();
    else sheet.element('TH', draw);
    left += column.width;
  }
  if (repeated) sheet.structure.resume(before);
  draft.y += height;
}

function cellHeight(cell: Cell): number {
  return cell.reduce((sum, line) => sum + leading(line.look), 0);
}

function rowHeight(row: Row): number {
  return Math.max(0, ...row.map(cellHeight)) + 2 * PAD_Y;
}

function drawRow(table: Table, row: Row, wanted: number): void {
  const { draft } = table;
  const fits = rowHeight(row) <= roomForRows(table);
  if (wanted > draft.room && (fits || draft.room < LEAST_CUT + reserve(table))) turn(table);
  let rest = row;
  while (rowHeight(rest) > draft.room) {
    const [now, later] = cut(rest, draft.room - 2 * PAD_Y - reserve(table));
    if (now.some((cell) => cell.length > 0)) drawPart(table, now);
    rest = later;
    turn(table);
  }
  drawPart(table, rest);
}

/** The next page, with the head repeated and the total so far at the end of one page and the start of the other. */
function turn(table: Table): void {
  const { draft, columns, x } = table;
  drawCarried(table, table.carry?.forward);
  draft.nextPage();
  drawHead(draft, columns, x, true);
  drawCarried(table, table.carry?.brought);
}

/** Furniture: a reader who hears the table row by row needs no totals between. */
function drawCarried({ draft, columns, x, carry, done }: Table, label: string | undefined): void {
  if (!carry || label === undefined || done === 0) return;
  const { sheet } = draft;
  const right = x + columns.reduce((sum, column) => sum + column.width, 0);
  const amount = carry.after(done);
  const before = sheet.structure.suspend();
  sheet.box(x, draft.y, right - x, CARRY_HEIGHT, draft.palette.tint);
  const baseline = draft.y + 4 + CARRY_LOOK.size;
  const reserved = Math.max(sheet.width(amount, CARRY_LOOK), inner(columns.at(-1)!)) + PAD_X + 14;
  sheet.textRight(label, right - reserved, baseline, CARRY_LOOK);
  sheet.textRight(amount, right - PAD_X, baseline, CARRY_LOOK);
  sheet.structure.resume(before);
  draft.y += CARRY_HEIGHT;
}

/** Splits every cell after the last line that fits. */
function cut(row: Row, room: number): [Row, Row] {
  const counts = row.map((cell) => {
    let height = 0;
    const over = cell.findIndex((line) => (height += leading(line.look)) > room);
    return over < 0 ? cell.length : over;
  });
  return [row.map((cell, i) => cell.slice(0, counts[i])), row.map((cell, i) => cell.slice(counts[i]))];
}

function drawPart({ draft, columns, x, tinted, done }: Table, row: Row): void {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  if (tinted?.has(done)) draft.sheet.box(x, draft.y, width, rowHeight(row), draft.palette.tint);
  let left = x;
  columns.forEach((column, i) => {
    const at = left;
    draft.sheet.element('TD', () => drawCell(draft, row[i] ?? [], column, at, draft.y));
    left += column.width;
  });
  draft.y += rowHeight(row);
  draft.sheet.line(x, draft.y, left, draft.y, 0.5, HAIRLINE);
}

function drawCell(draft: Draft, cell: Cell, column: Column, x: number, top: number): void {
  let y = top + PAD_Y;
  for (const { text, look, inset = 0, indent = 0 } of cell) {
    const baseline = y + look.size;
    if (column.right) draft.sheet.textRight(text, x + column.width - PAD_X - inset, baseline, look);
    else draft.sheet.text(text, x + PAD_X + indent, baseline, look);
    y += leading(look);
  }
}
