import { GREY, INK } from '../content/color.ts';
import type { LineRow, LineTable } from '../content/lines.ts';
import type { Weight } from '../content/voice.ts';
import { CONTENT, MARGIN, style, type Draft } from './draft.ts';
import type { Style } from './sheet.ts';
import { drawTable, inner, type Cell, type Column, type Row } from './table.ts';

const LOOKS: Readonly<Record<Weight, Style>> = {
  name: style(8.5, INK, true),
  text: style(8, INK),
  detail: style(7.5, GREY),
};
const FIGURE = style(8.5, INK);
/** Of a heading, whose sum is not counted again, and of a line that is not counted at all. */
const FIGURES = { group: style(8.5, INK, true), information: style(8.5, GREY) } as const;
const INDENT = 12;
/** Lines deeper than this are indented no further: their words need the room. */
const DEEPEST = 5;
/** Figures are made smaller rather than broken; below this they could not be read. */
const SMALLEST = 5.5;
const GAP_BELOW = 14;

/** The invoice lines, with room kept for what closes them, so that totals never stand alone on a page. */
export function drawInvoiceLines(draft: Draft, closing: number): void {
  const { lines } = draft.content;
  if (!lines) return;
  const columns = columnsFor(draft, lines);
  const insets = insetsOf(draft, lines.rows, inner(columns[PRICE]!));
  const rows = lines.rows.map((row, i): Row => {
    const [id, quantity, price, vat, net] = figuresOf(row).map((text, k) =>
      figureCell(draft, text, columns[FIGURE_COLUMN[k]!]!, {
        look: row.kind ? FIGURES[row.kind] : FIGURE,
        inset: FIGURE_COLUMN[k] === PRICE ? insets[i]! : 0,
      }),
    );
    return [id!, description(draft, row, inner(columns[1]!)), quantity!, price!, vat!, net!];
  });
  const tinted = new Set(lines.rows.flatMap(({ kind }, i) => (kind === 'group' ? [i] : [])));
  drawTable(draft, columns, MARGIN, rows, { carry: lines.carry, follows: closing + GAP_BELOW, tinted });
  draft.y += GAP_BELOW;
}

/** Which column each figure stands in; column 1 is the description. */
const FIGURE_COLUMN = [0, 2, 3, 4, 5] as const;
const PRICE = 3;

/** Decimals of a price, with their point. */
const DECIMALS = /[.,]\d+$/;

/**
 * What stands free on the right of each price, so that their points stand below each other whatever decimals they have: as wide as
 * the decimals it lacks. Nothing where the column has no room for that.
 */
function insetsOf({ sheet }: Draft, rows: readonly LineRow[], room: number): number[] {
  const { whole, tails } = pricesOf(sheet, rows);
  const widest = Math.max(...tails);
  return tails.map((tail) => (whole + widest <= room ? widest - tail : 0));
}

/** Width of the widest price before its decimals, and of the decimals of each. */
function pricesOf(sheet: Draft['sheet'], rows: readonly LineRow[]): { whole: number; tails: number[] } {
  const tails = rows.map(({ price }) => sheet.width(DECIMALS.exec(price)?.[0] ?? '', FIGURE));
  const wholes = rows.map(({ price }, i) => sheet.width(price, FIGURE) - tails[i]!);
  return { whole: Math.max(...wholes), tails };
}

type Figures = readonly [id: string, quantity: string, price: string, vat: string, net: string];

function figuresOf({ id, quantity, price, per, vat, net }: LineRow): Figures {
  return [id, quantity, per === null ? price : [price, per].join('\n'), vat, net];
}

/** Columns as wide as their figures need, within bounds; the description takes the rest. */
function columnsFor({ sheet }: Draft, { labels, rows }: LineTable): Column[] {
  const figures = rows.map(figuresOf);
  const fitting = (k: number, least: number, most: number, natural = 0): number => {
    const widest = figures.reduce(
      (max, row) => Math.max(max, ...row[k]!.split('\n').map((text) => sheet.width(text, FIGURE))),
      natural,
    );
    return Math.min(Math.max(widest + 12, least), most);
  };
  const { whole, tails } = pricesOf(sheet, rows);
  const widths = [
    fitting(0, 30, 56),
    0,
    fitting(1, 58, 96),
    fitting(2, 68, 96, whole + Math.max(...tails)),
    fitting(3, 46, 62),
    fitting(4, 74, 104),
  ];
  widths[1] = CONTENT - widths.reduce((sum, width) => sum + width, 0);
  return labels.map((label, i) => ({ label, width: widths[i]!, right: i > 1 }));
}

/** A figure on as few lines as it has, made smaller when it is too wide, broken only when that is not enough. */
function figureCell(draft: Draft, text: string, column: Column, { look: first, inset }: Figure): Cell {
  const width = inner(column);
  return text.split('\n').flatMap((part, i) => {
    const look = i === 0 ? first : LOOKS.detail;
    const natural = draft.sheet.width(part, look);
    const size = natural <= width ? look.size : Math.max(SMALLEST, (look.size * width) / natural - 0.01);
    const fitted: Style = { ...look, size };
    return draft.sheet
      .wrap(part, width, fitted)
      .map((line) => ({ text: line, look: fitted, inset: i === 0 ? inset : 0 }));
  });
}

interface Figure {
  readonly look: Style;
  readonly inset: number;
}

function description(draft: Draft, { paragraphs, kind, depth }: LineRow, width: number): Cell {
  const indent = INDENT * Math.min(depth, DEEPEST);
  return paragraphs.flatMap(({ text, weight }) => {
    const look = kind === 'information' ? { ...LOOKS[weight], color: GREY } : LOOKS[weight];
    return draft.sheet.wrap(text, width - indent, look).map((line) => ({ text: line, look, indent }));
  });
}
