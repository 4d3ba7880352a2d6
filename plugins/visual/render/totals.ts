import type { Sum } from '../content/totals.ts';
import {
  BODY,
  CONTENT,
  LABEL,
  leading,
  LOOKS,
  RIGHT,
  SIZES,
  STRONG,
  style,
  THICK,
  THIN,
  type Draft,
} from './draft.ts';
import type { Style } from './sheet.ts';
import { drawTable, tableHeight, type Column, type Row, type Running } from './table.ts';

const TOTALS_WIDTH = 208;
const VAT_WIDTH = CONTENT - TOTALS_WIDTH - 34;
/** Of a column of figures: at least, and at most, before they are made smaller. */
const FIGURE_WIDTHS = [36, 76] as const;
const VAT_GAP = 14;
const PAD = 1.5;
const BELOW = 13;
const VAT_PAD = 2.1;
const VAT_TABLE: Running = { width: VAT_WIDTH, pad: VAT_PAD, headLine: THIN, rowLine: 0 };

/** VAT breakdown (BG-23) on the left, totals (BG-22) on the right; side by side whenever a page holds both. */
export function drawTotals(draft: Draft): void {
  const columns = vatColumns(draft);
  const rows = vatRows(draft, columns);
  const vat = tableHeight(draft, columns, rows, VAT_PAD);
  const totals = sumsHeight(draft);
  if (Math.max(vat, totals) > draft.fullRoom) {
    drawTable(draft, columns, rows, VAT_TABLE);
    draft.y += BELOW;
    draft.need(totals);
    drawSums(draft);
    return;
  }
  draft.need(Math.max(vat, totals));
  const top = draft.y;
  if (rows.length > 0) drawTable(draft, columns, rows, VAT_TABLE);
  const bottom = draft.y;
  draft.y = top;
  drawSums(draft);
  draft.y = Math.max(draft.y, bottom) + BELOW;
}

/** Height of VAT breakdown and totals with the room below them. */
export function totalsHeight(draft: Draft): number {
  const columns = vatColumns(draft);
  return Math.max(tableHeight(draft, columns, vatRows(draft, columns), VAT_PAD), sumsHeight(draft)) + BELOW;
}

/** Figures take what they need; the words have the rest. */
function vatColumns({ content, sheet }: Draft): Column[] {
  const [vat, base, tax] = content.vat.labels;
  const fitting = (label: string, texts: readonly string[]): number => {
    const widest = Math.max(sheet.width(label, LABEL), ...texts.map((text) => sheet.width(text, BODY)));
    return Math.min(Math.max(widest, FIGURE_WIDTHS[0]), FIGURE_WIDTHS[1]);
  };
  const bases = fitting(
    base,
    content.vat.rows.map((row) => row.base),
  );
  const taxes = fitting(
    tax,
    content.vat.rows.map((row) => row.tax),
  );
  const first = VAT_WIDTH - bases - taxes - 2 * VAT_GAP;
  return [
    { label: vat, left: 0, width: first, right: false },
    { label: base, left: first + VAT_GAP, width: bases, right: true },
    { label: tax, left: VAT_WIDTH - taxes, width: taxes, right: true },
  ];
}

function vatRows({ content, sheet }: Draft, columns: readonly Column[]): Row[] {
  const figure = (text: string, column: number): Row[number] => {
    const size = Math.max(5.5, (BODY.size * columns[column]!.width) / sheet.width(text, BODY));
    return [{ text, look: { ...BODY, size: Math.min(BODY.size, size) } }];
  };
  return content.vat.rows.map(({ paragraphs, base, tax }): Row => {
    const first = paragraphs.flatMap(({ text, weight }) =>
      sheet.wrap(text, columns[0]!.width, LOOKS[weight]).map((line) => ({ text: line, look: LOOKS[weight] })),
    );
    return [first, figure(base, 1), figure(tax, 2)];
  });
}

const SUM_HEIGHT = leading(BODY) + 2 * PAD;
const DUE_GAP = 3;
const DUE_HEIGHT = leading(style(SIZES.due)) + 6;

const sumsHeight = ({ content }: Draft): number => content.sums.length * SUM_HEIGHT + DUE_GAP + DUE_HEIGHT;

/** Each sum is a row with its label as the head; the amount due stands below a line of the accent. */
function drawSums(draft: Draft): void {
  const { sheet, palette, content } = draft;
  sheet.element('Table', () => {
    for (const sum of content.sums) {
      drawSum(draft, draft.y + PAD + BODY.size, sum, sum.strong ? STRONG : BODY);
      draft.y += SUM_HEIGHT;
    }
    draft.y += DUE_GAP;
    sheet.line(RIGHT - TOTALS_WIDTH, draft.y, RIGHT, draft.y, THICK, palette.accent);
    drawSum(draft, draft.y + 5 + SIZES.due, content.due, style(SIZES.due, palette.heading, true));
    draft.y += DUE_HEIGHT;
  });
}

/** One sum on its line, smaller where label and amount would meet. */
function drawSum({ sheet }: Draft, baseline: number, { label, amount }: Sum, look: Style): void {
  const room = TOTALS_WIDTH - 8;
  const natural = sheet.width(label, look) + sheet.width(amount, look);
  const fitted = natural <= room ? look : { ...look, size: (look.size * room) / natural };
  sheet.element('TR', () => {
    sheet.element('TH', () => sheet.text(label, RIGHT - TOTALS_WIDTH, baseline, fitted), { scope: 'Row' });
    sheet.element('TD', () => sheet.textRight(amount, RIGHT, baseline, fitted));
  });
}
