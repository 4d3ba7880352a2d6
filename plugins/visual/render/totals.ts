import { GREY, HAIRLINE, INK } from '../content/color.ts';
import type { Sum } from '../content/totals.ts';
import type { Weight } from '../content/voice.ts';
import { leading, MARGIN, RIGHT, style, type Draft } from './draft.ts';
import type { Style } from './sheet.ts';
import { drawTable, inner, tableHeight, type Column, type Row } from './table.ts';

const TOTALS_WIDTH = 210;
const VAT_WIDTH = 274;
const FIGURE = style(8.5, INK);
const LOOKS: Readonly<Record<Weight, Style>> = { name: FIGURE, text: FIGURE, detail: style(7.5, GREY) };

/** VAT breakdown (BG-23) on the left, totals (BG-22) on the right; side by side whenever a page holds both. */
export function drawTotals(draft: Draft): void {
  const columns = vatColumns(draft);
  const rows = vatRows(draft, columns);
  const vat = tableHeight(draft, columns, rows);
  const { sums } = draft.content;
  const totals = totalsHeight(sums);
  if (Math.max(vat, totals) > draft.fullRoom) {
    drawTable(draft, columns, MARGIN, rows);
    draft.y += 12;
    draft.need(totals);
    drawSums(draft, sums);
    return;
  }
  draft.need(Math.max(vat, totals));
  const top = draft.y;
  if (rows.length > 0) drawTable(draft, columns, MARGIN, rows);
  const bottom = draft.y;
  draft.y = top;
  drawSums(draft, sums);
  draft.y = Math.max(draft.y, bottom) + 14;
}

function vatColumns({ content }: Draft): Column[] {
  const [vat, base, tax] = content.vat.labels;
  return [
    { label: vat, width: VAT_WIDTH - 148, right: false },
    { label: base, width: 76, right: true },
    { label: tax, width: 72, right: true },
  ];
}

function vatRows({ content, sheet }: Draft, columns: readonly Column[]): Row[] {
  const width = inner(columns[0]!);
  const figure = (text: string, column: number): Row[number] => {
    const natural = sheet.width(text, FIGURE);
    const size = Math.min(FIGURE.size, Math.max(5.5, (FIGURE.size * inner(columns[column]!)) / natural));
    return [{ text, look: { ...FIGURE, size } }];
  };
  return content.vat.rows.map(({ paragraphs, base, tax }): Row => {
    const first = paragraphs.flatMap(({ text, weight }) =>
      sheet.wrap(text, width, LOOKS[weight]).map((line) => ({ text: line, look: LOOKS[weight] })),
    );
    return [first, figure(base, 1), figure(tax, 2)];
  });
}

const SUM_HEIGHT = 17;
const DUE_HEIGHT = 30;

function totalsHeight(sums: readonly Sum[]): number {
  return sums.length * SUM_HEIGHT + DUE_HEIGHT + 6;
}

function drawSums(draft: Draft, sums: readonly Sum[]): void {
  const { sheet, palette, content } = draft;
  const x = RIGHT - TOTALS_WIDTH;
  for (const sum of sums) {
    drawSum(draft, x + 8, draft.y + 12, sum, style(9, INK, sum.strong));
    draft.y += SUM_HEIGHT;
    sheet.line(x, draft.y, RIGHT, draft.y, 0.5, HAIRLINE);
  }
  draft.y += 6;
  sheet.box(x, draft.y, TOTALS_WIDTH, DUE_HEIGHT, palette.accent);
  drawSum(draft, x + 8, draft.y + 19.5, content.due, style(12, palette.onAccent, true));
  draft.y += DUE_HEIGHT;
}

/** One sum on its line, smaller where label and amount would meet. */
function drawSum(draft: Draft, left: number, baseline: number, { label, amount }: Sum, look: Style): void {
  const { sheet } = draft;
  const right = RIGHT - 8;
  const room = right - left - 8;
  const natural = sheet.width(label, look) + sheet.width(amount, look);
  const fitted = natural <= room ? look : { ...look, size: (look.size * room) / natural };
  sheet.element('P', () => {
    sheet.text(label, left, baseline, fitted);
    sheet.textRight(amount, right, baseline, fitted);
  });
}

/** Allowances and charges of the whole document (BG-20, BG-21), one line each above the totals. */
export function drawAdjustments(draft: Draft): void {
  const { sheet } = draft;
  const adjustments = adjustmentLines(draft);
  for (const lines of adjustments)
    sheet.element('P', () => {
      for (const line of lines) {
        draft.need(leading(FIGURE));
        sheet.text(line, MARGIN, draft.y + FIGURE.size, FIGURE);
        draft.y += leading(FIGURE);
      }
    });
  if (adjustments.length > 0) draft.y += 12;
}

function adjustmentLines({ content, sheet }: Draft): string[][] {
  return content.adjustments.map((text) => sheet.wrap(text, RIGHT - MARGIN, FIGURE));
}

/** Height of what follows the lines: adjustments, VAT breakdown and totals. */
export function closingHeight(draft: Draft): number {
  const adjustments = leading(FIGURE, adjustmentLines(draft).flat().length) + 12;
  const columns = vatColumns(draft);
  const vat = tableHeight(draft, columns, vatRows(draft, columns));
  return adjustments + Math.max(vat, totalsHeight(draft.content.sums));
}
