import { money, type CompleteInvoice } from '@conforme/core/invoice';
import { Decimal } from '@conforme/rules/decimal';
import { lineAdjustments } from './adjustment.ts';
import { categoryName, schemeName, unitName } from './codes.ts';
import { periodText, present, type Said, type Voice } from './voice.ts';

type Line = CompleteInvoice['lines'][number];

export interface LineRow {
  readonly id: string;
  readonly said: readonly Said[];
  readonly quantity: string;
  readonly price: string;
  /** What the price is for, where it is not one unit (BT-149). */
  readonly per: string | null;
  readonly vat: string;
  readonly net: string;
}

/** What a long table tells where one page ends and the next begins. */
export interface Carry {
  readonly forward: string;
  readonly brought: string;
  /** The total of so many rows from the first, as it is written. */
  readonly after: (rows: number) => string;
}

export interface LineTable {
  /** Of the number, the description, quantity, price, VAT and net amount. */
  readonly labels: readonly [string, string, string, string, string, string];
  readonly rows: readonly LineRow[];
  readonly carry: Carry | null;
}

/** The invoice lines (BG-25); null where there are none, as in the profiles MINIMUM and BASIC WL. */
export function linesOf(voice: Voice): LineTable | null {
  const { invoice, words } = voice;
  if (invoice.lines.length === 0) return null;
  const { line, item, quantity, price, vat, net } = words;
  return {
    labels: [line, item, quantity, price, vat, net],
    rows: invoice.lines.map((each) => rowOf(voice, each)),
    carry: carryOf(voice),
  };
}

/** The net amounts so far (BT-131), exactly; null when a foreign document leaves one out. */
function carryOf({ invoice, words, format }: Voice): Carry | null {
  if (invoice.lines.some((line) => !/^[+-]?\d+(\.\d+)?$/.test(line.net_amount))) return null;
  const sums = [Decimal.zero];
  for (const line of invoice.lines) sums.push(sums.at(-1)!.add(Decimal.of(line.net_amount)));
  return {
    forward: words.carriedForward,
    brought: words.broughtForward,
    after: (rows) => format.amount(money(sums[rows]!)),
  };
}

function rowOf(voice: Voice, line: Line): LineRow {
  const { format } = voice;
  const unit = unitName(line.unit_code, line.quantity, format.language);
  const vat =
    line.vat_rate === null
      ? (categoryName(line.vat_category, format.language) ?? line.vat_category)
      : format.percent(line.vat_rate);
  return {
    id: line.id,
    said: description(voice, line),
    quantity: [format.number(line.quantity), unit].join('\u00a0'),
    price: format.amount(line.unit_price),
    per: baseQuantity(voice, line),
    vat,
    net: format.amount(line.net_amount),
  };
}

function baseQuantity({ words, format }: Voice, line: Line): string | null {
  const base = line.price_base_quantity;
  if (!base || /^0*1(\.0*)?$/.test(base)) return null;
  const unit = unitName(line.price_base_unit_code ?? line.unit_code, base, format.language);
  return [words.per, format.number(base), unit].join('\u00a0');
}

function description(voice: Voice, line: Line): Said[] {
  const detail = (text: string): Said => ({ text, weight: 'detail' });
  return [
    { text: line.item_name, weight: 'name' },
    ...(line.item_description ? [{ text: line.item_description, weight: 'text' } as const] : []),
    ...details(voice, line).map(detail),
    ...(line.note ? [detail(line.note)] : []),
  ];
}

/** Everything else a line says, one sentence each. */
function details(voice: Voice, line: Line): string[] {
  const { words, format } = voice;
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
    labelled([[words.period, periodText(voice, line.period_start, line.period_end)]]),
    references,
    grossPrice(voice, line),
    ...lineAdjustments(voice, line),
  ].filter((text) => text !== '');
}

function grossPrice({ words, format }: Voice, line: Line): string {
  if (!line.gross_unit_price) return '';
  const gross = words.grossPrice + words.colon + format.money(line.gross_unit_price);
  return line.price_discount
    ? [gross, [words.discount, format.money(line.price_discount)].join(' ')].join(' · ')
    : gross;
}
