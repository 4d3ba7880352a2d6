import { money, type CompleteInvoice } from '@conforme/core/invoice';
import { Decimal } from '@conforme/rules/decimal';
import { categoryName, schemeName, unitName } from './codes.ts';
import { CONTENT, MARGIN, style, type Draft } from './draft.ts';
import { GREY, INK } from './color.ts';
import { periodText, present } from './facts.ts';
import type { Style } from './sheet.ts';
import { drawTable, inner, type Carry, type Cell, type Column, type Row } from './table.ts';

type Line = CompleteInvoice['lines'][number];
type Adjustment = Line['allowances'][number];

const NAME = style(8.5, INK, true);
const TEXT = style(8, INK);
const DETAIL = style(7.5, GREY);
const FIGURE = style(8.5, INK);
/** Figures are made smaller rather than broken; below this they could not be read. */
const SMALLEST = 5.5;
const GAP_BELOW = 14;

/** The invoice lines (BG-25), with room kept for what closes them, so that totals never stand alone on a page. */
export function drawInvoiceLines(draft: Draft, closing: number): void {
  const { invoice } = draft;
  // The profiles MINIMUM and BASIC WL have no lines.
  if (invoice.lines.length === 0) return;
  const figures = invoice.lines.map((line) => figuresOf(draft, line));
  const columns = columnsFor(draft, figures);
  const rows = invoice.lines.map((line, i): Row => {
    const [id, quantity, price, vat, net] = figures[i]!.map((text, k) =>
      figureCell(draft, text, columns[FIGURE_COLUMN[k]!]!),
    );
    return [id!, description(draft, line, inner(columns[1]!)), quantity!, price!, vat!, net!];
  });
  drawTable(draft, columns, MARGIN, rows, { carry: carryOf(draft), follows: closing + GAP_BELOW });
  draft.y += GAP_BELOW;
}

/** The net amounts so far (BT-131), exactly; null when a foreign document leaves one out. */
function carryOf({ invoice, words, format }: Draft): Carry | null {
  if (invoice.lines.some((line) => !/^[+-]?\d+(\.\d+)?$/.test(line.net_amount))) return null;
  const sums = [Decimal.zero];
  for (const line of invoice.lines) sums.push(sums.at(-1)!.add(Decimal.of(line.net_amount)));
  return {
    forward: words.carriedForward,
    brought: words.broughtForward,
    after: (rows) => format.amount(money(sums[rows]!)),
  };
}

/** Which column each figure stands in; column 1 is the description. */
const FIGURE_COLUMN = [0, 2, 3, 4, 5] as const;

type Figures = readonly [id: string, quantity: string, price: string, vat: string, net: string];

function figuresOf(draft: Draft, line: Line): Figures {
  const { format, words } = draft;
  const unit = unitName(line.unit_code, line.quantity, format.language);
  const base = line.price_base_quantity;
  const baseUnit = unitName(line.price_base_unit_code ?? line.unit_code, base ?? '1', format.language);
  const per =
    base && !/^0*1(\.0*)?$/.test(base) ? [words.per, format.number(base), baseUnit].join('\u00a0') : '';
  const vat =
    line.vat_rate === null
      ? (categoryName(line.vat_category, format.language) ?? line.vat_category)
      : format.percent(line.vat_rate);
  const price = [format.amount(line.unit_price), per].filter(Boolean).join('\n');
  return [
    line.id,
    [format.number(line.quantity), unit].join('\u00a0'),
    price,
    vat,
    format.amount(line.net_amount),
  ];
}

/** Columns as wide as their figures need, within bounds; the description takes the rest. */
function columnsFor(draft: Draft, figures: readonly Figures[]): Column[] {
  const { words, sheet } = draft;
  const fitting = (k: number, least: number, most: number): number => {
    const widest = figures.reduce(
      (max, row) => Math.max(max, ...row[k]!.split('\n').map((text) => sheet.width(text, FIGURE))),
      0,
    );
    return Math.min(Math.max(widest + 12, least), most);
  };
  const widths = [
    fitting(0, 30, 56),
    0,
    fitting(1, 58, 96),
    fitting(2, 68, 96),
    fitting(3, 46, 62),
    fitting(4, 74, 104),
  ];
  widths[1] = CONTENT - widths.reduce((sum, width) => sum + width, 0);
  const labels = [words.line, words.item, words.quantity, words.price, words.vat, words.net];
  return labels.map((label, i) => ({ label, width: widths[i]!, right: i > 1 }));
}

/** A figure on as few lines as it has, made smaller when it is too wide, broken only when that is not enough. */
function figureCell(draft: Draft, text: string, column: Column): Cell {
  const width = inner(column);
  return text.split('\n').flatMap((part, i) => {
    const look = i === 0 ? FIGURE : DETAIL;
    const natural = draft.sheet.width(part, look);
    const size = natural <= width ? look.size : Math.max(SMALLEST, (look.size * width) / natural - 0.01);
    const fitted: Style = { ...look, size };
    return draft.sheet.wrap(part, width, fitted).map((line) => ({ text: line, look: fitted }));
  });
}

function description(draft: Draft, line: Line, width: number): Cell {
  const cell = (text: string, look: Style): Cell =>
    draft.sheet.wrap(text, width, look).map((part) => ({ text: part, look }));
  return [
    ...cell(line.item_name, NAME),
    ...(line.item_description ? cell(line.item_description, TEXT) : []),
    ...details(draft, line).flatMap((text) => cell(text, DETAIL)),
    ...(line.note ? cell(line.note, DETAIL) : []),
  ];
}

/** Everything else a line says, one sentence each. */
function details(draft: Draft, line: Line): string[] {
  const { words, format } = draft;
  const labelled = (facts: Parameters<typeof present>[0]): string =>
    present(facts)
      .map(([label, value]) => label + words.colon + value)
      .join(' · ');
  const ids = labelled([
    [words.sellerItem, line.seller_item_id],
    [words.buyerItem, line.buyer_item_id],
    [schemeName(line.standard_item_id_scheme ?? '0160') ?? words.identifier, line.standard_item_id],
    [words.origin, line.origin_country && format.country(line.origin_country)],
  ]);
  const references = labelled([
    [words.orderLine, line.order_line_reference],
    [words.accounting, line.buyer_accounting_reference],
  ]);
  return [
    ids,
    labelled(Object.entries(line.attributes)),
    labelled([[words.period, periodText(draft, line.period_start, line.period_end)]]),
    references,
    grossPrice(draft, line),
    ...line.allowances.map((part) => adjustment(draft, words.allowance, '-', part)),
    ...line.charges.map((part) => adjustment(draft, words.charge, '+', part)),
  ].filter((text) => text !== '');
}

function grossPrice(draft: Draft, line: Line): string {
  if (!line.gross_unit_price) return '';
  const { words, format } = draft;
  const gross = words.grossPrice + words.colon + format.money(line.gross_unit_price);
  return line.price_discount
    ? [gross, [words.discount, format.money(line.price_discount)].join(' ')].join(' · ')
    : gross;
}

/** One allowance or charge in words: why, how much of what, and the amount. */
export function adjustment(draft: Draft, kind: string, sign: '-' | '+', part: Adjustment): string {
  const { words, format } = draft;
  const share = part.percentage && format.percent(part.percentage);
  const base = part.base_amount && [words.of, format.money(part.base_amount)].join(' ');
  const reason = part.reason ?? part.reason_code;
  const left = [kind, share, share && base, reason && ['(', reason, ')'].join('')].filter(Boolean).join(' ');
  const amount = format.money(part.amount);
  return (
    left +
    words.colon +
    (amount.startsWith('-') && sign === '-'
      ? '+' + amount.slice(1)
      : amount.startsWith('-')
        ? amount
        : sign + amount)
  );
}
