import { HAIRLINE, INK } from '../content/color.ts';
import type { Carry } from '../content/lines.ts';
import { CONTENT, LABEL, leading, MARGIN, SECOND, THICK, THIN, type Draft } from './draft.ts';
import type { Style } from './sheet.ts';

/** A column: its head, where its text begins and how wide it may be, and whether it ends at its right edge. */
export interface Column {
  readonly label: string;
  /** From the left edge of the table, in points. */
  readonly left: number;
  readonly width: number;
  readonly right: boolean;
}

/** One line of a cell, already broken to the width of its column. */
export interface CellLine {
  readonly text: string;
  readonly look: Style;
  /** Room kept free on the right of a figure, so that points stand below each other; below zero it hangs over the edge. */
  readonly inset?: number;
  /** Room kept free on the left of a text, which its width was broken for. */
  readonly indent?: number;
}

/** The lines of a cell, and the cells of a row, one a column. */
export type Cell = readonly CellLine[];
export type Row = readonly Cell[];

/** Above and below the text of a row; the tighter one where that saves a page. */
export const PAD = { normal: 2.78, tight: 1.5 } as const;
const HEAD_PAD = 3.4;

/** How a table looks, and how it behaves where a page ends. */
export interface Running {
  readonly width?: number;
  readonly pad?: number;
  /** The line below the head. */
  readonly headLine?: number;
  /** The line below each row; 0 for none. */
  readonly rowLine?: number;
  /** Null: nothing is carried. */
  readonly carry?: Carry | null;
  /** Heights of what follows and should not stand on a page without two rows of the table, the more the better. */
  readonly follows?: readonly number[];
}

/** A table on its way down the pages. */
interface Table extends Required<Running> {
  readonly draft: Draft;
  readonly columns: readonly Column[];
  /** Rows that are drawn to their end. */
  done: number;
}

const CARRY_HEIGHT = leading(SECOND) + 2 * PAD.normal;
/** A row cut by the end of a page shows at least this much of itself above it. */
const LEAST_CUT = 60;
/** So many rows stay with what follows the table. */
const TOGETHER = 2;

const PLAIN: Required<Running> = {
  width: CONTENT,
  pad: PAD.normal,
  headLine: THICK,
  rowLine: THIN,
  carry: null,
  follows: [],
};

/**
 * Draws a table over as many pages as it takes. The head is repeated; a row moves to the next page whole when it fits
 * there, and is cut between lines only when no page could hold it. The last rows move with what follows the table.
 */
export function drawTable(
  draft: Draft,
  columns: readonly Column[],
  rows: readonly Row[],
  running: Running = {},
): void {
  const table: Table = { ...PLAIN, ...running, draft, columns, done: 0 };
  draft.need(
    headHeight(draft, columns) + firstHeight(table, rowHeight(rows[0] ?? [], table.pad)) + reserve(table),
  );
  draft.sheet.element('Table', () => {
    draft.sheet.element('TR', () => drawHead(table, false));
    rows.forEach((row, i) => {
      const wanted = rowHeight(row, table.pad) + wantedBelow(table, rows, i);
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

/**
 * Room a row wants below it: the last ones want all that follows, when a page can hold them together and the table has more rows
 * to keep here; any other wants the total carried forward.
 */
function wantedBelow(table: Table, rows: readonly Row[], i: number): number {
  const left = rows.length - 1 - i;
  if (left >= TOGETHER || rows.length - 1 < TOGETHER) return left === 0 ? 0 : reserve(table);
  const below = rows.slice(i + 1).reduce((sum, row) => sum + rowHeight(row, table.pad), 0);
  const here = rowHeight(rows[i]!, table.pad) + below;
  const follows = table.follows.find((height) => here + height <= roomForRows(table)) ?? 0;
  return below + follows;
}

/** Height of the whole table on one page. */
export function tableHeight(
  draft: Draft,
  columns: readonly Column[],
  rows: readonly Row[],
  pad: number = PAD.normal,
): number {
  return rows.reduce((sum, row) => sum + rowHeight(row, pad), headHeight(draft, columns));
}

const headLines = (draft: Draft, column: Column): readonly string[] =>
  draft.sheet.wrap(column.label, column.width, LABEL);

function headHeight(draft: Draft, columns: readonly Column[]): number {
  const lines = Math.max(...columns.map((column) => headLines(draft, column).length));
  return leading(LABEL, lines) + HEAD_PAD;
}

/** Heads of more than one line end above the rule together. */
function drawHead({ draft, columns, width, headLine }: Table, repeated: boolean): void {
  const { sheet } = draft;
  const height = headHeight(draft, columns);
  const before = repeated ? sheet.structure.suspend() : false;
  for (const column of columns) {
    const cell = headLines(draft, column).map((text) => ({ text, look: LABEL }));
    const top = draft.y + height - HEAD_PAD - leading(LABEL, cell.length);
    const draw = (): void => drawCell(draft, cell, column, top);
    if (repeated) draw();
    else sheet.element('TH', draw);
  }
  if (repeated) sheet.structure.resume(before);
  draft.y += height;
  sheet.line(MARGIN, draft.y, MARGIN + width, draft.y, headLine, INK);
}

function cellHeight(cell: Cell): number {
  return cell.reduce((sum, line) => sum + leading(line.look), 0);
}

function rowHeight(row: Row, pad: number): number {
  return Math.max(0, ...row.map(cellHeight)) + 2 * pad;
}

function drawRow(table: Table, row: Row, wanted: number): void {
  const { draft, pad } = table;
  const fits = rowHeight(row, pad) <= roomForRows(table);
  if (wanted > draft.room && (fits || draft.room < LEAST_CUT + reserve(table))) turn(table);
  let rest = row;
  while (rowHeight(rest, pad) > draft.room) {
    const [now, later] = cut(rest, draft.room - 2 * pad - reserve(table));
    if (now.some((cell) => cell.length > 0)) drawPart(table, now);
    rest = later;
    turn(table);
  }
  drawPart(table, rest);
}

/** The next page, with the head repeated and the total so far at the end of one page and the start of the other. */
function turn(table: Table): void {
  drawCarried(table, table.carry?.forward);
  table.draft.nextPage();
  drawHead(table, true);
  drawCarried(table, table.carry?.brought);
}

/** Furniture: a reader who hears the table row by row needs no totals between. */
function drawCarried(table: Table, label: string | undefined): void {
  const { draft, columns, carry, done } = table;
  if (!carry || label === undefined || done === 0) return;
  const { sheet } = draft;
  const amount = carry.after(done);
  const right = MARGIN + table.width;
  const before = sheet.structure.suspend();
  const baseline = draft.y + PAD.normal + SECOND.size;
  const reserved = Math.max(sheet.width(amount, SECOND), columns.at(-1)!.width) + 14;
  sheet.textRight(label, right - reserved, baseline, SECOND);
  sheet.textRight(amount, right, baseline, SECOND);
  sheet.structure.resume(before);
  draft.y += CARRY_HEIGHT;
  if (label === carry.brought) sheet.line(MARGIN, draft.y, right, draft.y, table.rowLine, HAIRLINE);
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

function drawPart({ draft, columns, width, pad, rowLine }: Table, row: Row): void {
  columns.forEach((column, i) => {
    draft.sheet.element('TD', () => drawCell(draft, row[i] ?? [], column, draft.y + pad));
  });
  draft.y += rowHeight(row, pad);
  if (rowLine > 0) draft.sheet.line(MARGIN, draft.y, MARGIN + width, draft.y, rowLine, HAIRLINE);
}

function drawCell(draft: Draft, cell: Cell, column: Column, top: number): void {
  const left = MARGIN + column.left;
  let y = top;
  cell.forEach(({ text, look, inset = 0, indent = 0 }, i) => {
    const baseline = y + look.size;
    if (column.right) draft.sheet.textRight(text, left + column.width - inset, baseline, look);
    else draft.sheet.text(i < cell.length - 1 ? text + ' ' : text, left + indent, baseline, look);
    y += leading(look);
  });
}
