import { categoryName } from './codes.ts';
import { HAIRLINE, GREY, INK } from './color.ts';
import { leading, MARGIN, RIGHT, style, type Draft } from './draft.ts';
import { dueLabel } from './kind.ts';
import { adjustment } from './lines.ts';
import type { Style } from './sheet.ts';
import { drawTable, inner, tableHeight, type Column, type Row } from './table.ts';

const TOTALS_WIDTH = 210;
const VAT_WIDTH = 262;
const FIGURE = style(8.5, INK);
const DETAIL = style(7.5, GREY);

type Sum = readonly [label: string, amount: string, strong: boolean];

/** VAT breakdown (BG-23) on the left, totals (BG-22) on the right; side by side whenever a page holds both. */
export function drawTotals(draft: Draft): void {
  const columns = vatColumns(draft);
  const rows = vatRows(draft, columns);
  const vat = tableHeight(draft, columns, rows);
  const sums = sumsOf(draft);
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

function vatColumns(draft: Draft): Column[] {
  const { words } = draft;
  return [
    { label: words.vat, width: VAT_WIDTH - 150, right: false },
    { label: words.base, width: 78, right: true },
    { label: words.tax, width: 72, right: true },
  ];
}

function vatRows(draft: Draft, columns: readonly Column[]): Row[] {
  const { format, sheet } = draft;
  const width = inner(columns[0]!);
  const figure = (text: string, column: number): Row[number] => {
    const natural = sheet.width(text, FIGURE);
    const size = Math.min(FIGURE.size, Math.max(5.5, (FIGURE.size * inner(columns[column]!)) / natural));
    return [{ text, look: { ...FIGURE, size } }];
  };
  const cell = (text: string, look: Style): Row[number] =>
    sheet.wrap(text, width, look).map((line) => ({ text: line, look }));
  return draft.invoice.totals.vat_breakdown.map((part): Row => {
    const category = categoryName(part.category, format.language);
    const rate = part.rate === null ? null : format.percent(part.rate);
    const given = part.exemption_reason ?? part.exemption_reason_code;
    const reason = given?.toLowerCase() === category?.toLowerCase() ? null : given;
    const first =
      category && rate && /[1-9]/.test(part.rate!)
        ? [category, rate].join(' ')
        : (category ?? rate ?? part.category);
    return [
      [...cell(first, FIGURE), ...(reason ? cell(reason, DETAIL) : [])],
      figure(format.amount(part.taxable_amount), 1),
      figure(format.amount(part.tax_amount), 2),
    ];
  });
}

function sumsOf(draft: Draft): Sum[] {
  const { words, format, invoice } = draft;
  const { totals } = invoice;
  const sums: [string, string | null, boolean][] = [
    [words.lineTotal, totals.line_total, false],
    [words.allowances, negated(totals.allowance_total), false],
    [words.charges, totals.charge_total, false],
    [words.taxExclusive, totals.tax_exclusive, true],
    [words.taxTotal, totals.tax_total, false],
    [words.taxInclusive, totals.tax_inclusive, true],
    [words.prepaid, negated(totals.prepaid), false],
    [words.rounding, totals.rounding, false],
  ];
  const shown = sums.flatMap(([label, amount, strong]): Sum[] =>
    amount ? [[label, format.money(amount), strong]] : [],
  );
  const accounting = totals.tax_total_accounting;
  const currency = invoice.vat_accounting_currency;
  if (accounting && currency)
    shown.push([[words.taxTotalIn, currency].join(' '), format.money(accounting, currency), false]);
  return shown;
}

/** What is taken off is shown with a minus; nothing at all is not shown. */
function negated(amount: string | null): string | null {
  if (!amount || !/[1-9]/.test(amount)) return null;
  return amount.startsWith('-') ? amount.slice(1) : '-' + amount;
}

const SUM_HEIGHT = 17;
const DUE_HEIGHT = 30;

function totalsHeight(sums: readonly Sum[]): number {
  return sums.length * SUM_HEIGHT + DUE_HEIGHT + 6;
}

function drawSums(draft: Draft, sums: readonly Sum[]): void {
  const { sheet } = draft;
  const x = RIGHT - TOTALS_WIDTH;
  for (const [label, amount, strong] of sums) {
    const look = style(9, INK, strong);
    drawSum(draft, x + 8, RIGHT - 8, draft.y + 12, label, amount, look);
    draft.y += SUM_HEIGHT;
    sheet.line(x, draft.y, RIGHT, draft.y, 0.5, HAIRLINE);
  }
  draft.y += 6;
  sheet.box(x, draft.y, TOTALS_WIDTH, DUE_HEIGHT, draft.palette.accent);
  const due = style(12, draft.palette.onAccent, true);
  drawSum(
    draft,
    x + 8,
    RIGHT - 8,
    draft.y + 19.5,
    dueLabel(draft.invoice, draft.words),
    draft.format.money(draft.invoice.totals.amount_due),
    due,
  );
  draft.y += DUE_HEIGHT;
}

function drawSum(
  draft: Draft,
  left: number,
  right: number,
  baseline: number,
  label: string,
  amount: string,
  look: Style,
): void {
  const { sheet } = draft;
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

function adjustmentLines(draft: Draft): string[][] {
  const { invoice, words, sheet } = draft;
  const parts = [
    ...invoice.allowances.map((part) => [adjustment(draft, words.allowance, '-', part), part] as const),
    ...invoice.charges.map((part) => [adjustment(draft, words.charge, '+', part), part] as const),
  ];
  return parts.map(([text, { vat_rate }]) => {
    const rate = vat_rate === null ? '' : [' · ', words.vat, ' ', draft.format.percent(vat_rate)].join('');
    return sheet.wrap(text + rate, RIGHT - MARGIN, FIGURE);
  });
}

/** Height of what follows the lines: adjustments, VAT breakdown and totals. */
export function closingHeight(draft: Draft): number {
  const adjustments = leading(FIGURE, adjustmentLines(draft).flat().length) + 12;
  const columns = vatColumns(draft);
  const vat = tableHeight(draft, columns, vatRows(draft, columns));
  return adjustments + Math.max(vat, totalsHeight(sumsOf(draft)));
}
