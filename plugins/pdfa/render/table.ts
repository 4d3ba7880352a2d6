import { HAIRLINE } from './color.ts';
import { leading, style, type Draft } from './draft.ts';
import type { Style } from './sheet.ts';

export interface Column {
  readonly label: string;
  readonly width: number;
  readonly right: boolean;
}

/** One line of a cell, already broken to the width of its column. */
export interface CellLine {
  readonly text: string;
  readonly look: Style;
}

export type Cell = readonly CellLine[];
export type Row = readonly Cell[];

const PAD_X = 6;
const PAD_Y = 5;
const HEAD_LOOK = style(7.5);

/** Room for text inside a column. */
export const inner = (column: Column): number => column.width - 2 * PAD_X;

/**
 * Draws a table over as many pages as it takes. The head is repeated; a row moves to the next page whole when it fits
 * there, and is cut between lines only when no page could hold it.
 */
export function drawTable(draft: Draft, columns: readonly Column[], x: number, rows: readonly Row[]): void {
  draft.need(headHeight(draft, columns) + Math.min(rowHeight(rows[0] ?? []), 120));
  draft.sheet.element('Table', () => {
    draft.sheet.element('TR', () => drawHead(draft, columns, x, false));
    for (const row of rows) draft.sheet.element('TR', () => drawRow(draft, columns, x, row));
  });
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

function drawRow(draft: Draft, columns: readonly Column[], x: number, row: Row): void {
  const repeat = (): void => {
    draft.nextPage();
    drawHead(draft, columns, x, true);
  };
  const fullRoom = draft.fullRoom - headHeight(draft, columns);
  if (rowHeight(row) > draft.room && rowHeight(row) <= fullRoom) repeat();
  let rest = row;
  while (rowHeight(rest) > draft.room) {
    const [now, later] = cut(rest, draft.room - 2 * PAD_Y);
    if (now.some((cell) => cell.length > 0)) drawPart(draft, columns, x, now);
    rest = later;
    repeat();
  }
  drawPart(draft, columns, x, rest);
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

function drawPart(draft: Draft, columns: readonly Column[], x: number, row: Row): void {
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
  for (const { text, look } of cell) {
    const baseline = y + look.size;
    if (column.right) draft.sheet.textRight(text, x + column.width - PAD_X, baseline, look);
    else draft.sheet.text(text, x + PAD_X, baseline, look);
    y += leading(look);
  }
}
