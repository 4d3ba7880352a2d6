import { money, type CompleteInvoice } from '@conforme/core/invoice';
import { Decimal } from '@conforme/engine/decimal';
import { categoryName } from './codes.ts';
import { dueLabel } from './kind.ts';
import { taxPointText } from './vat.ts';
import { labelled, type Paragraph, type Voice } from './voice.ts';

type Breakdown = CompleteInvoice['totals']['vat_breakdown'][number];

/** One category and rate (BG-23). */
export interface VatRow {
  readonly paragraphs: readonly Paragraph[];
  readonly base: string;
  readonly tax: string;
}

/** The VAT breakdown (BG-23). */
export interface VatTable {
  readonly labels: readonly [vat: string, base: string, tax: string];
  readonly rows: readonly VatRow[];
}

/** A document total; the strong ones are what people look for. */
export interface Sum {
  readonly label: string;
  readonly amount: string;
  readonly strong: boolean;
}

/** The VAT breakdown, row by row in the order of the invoice. */
export function vatOf(voice: Voice): VatTable {
  const { words, invoice } = voice;
  return {
    labels: [words.vat, words.base, words.tax],
    rows: invoice.totals.vat_breakdown.map((part) => vatRow(voice, part)),
  };
}

function vatRow(voice: Voice, part: Breakdown): VatRow {
  const { format } = voice;
  const category = categoryName(part.category, format.language);
  const rate = part.rate === null ? null : format.percent(part.rate);
  const given = part.exemption_reason ?? part.exemption_reason_code;
  const reason = given?.toLowerCase() === category?.toLowerCase() ? null : given;
  const both = category && rate && /[1-9]/.test(part.rate!);
  const text = both ? [category, rate].join(' ') : (category ?? rate ?? part.category);
  return {
    paragraphs: [{ text, weight: 'text' }, ...[reason, ...breakdownDetails(voice, part)].flatMap(detail)],
    base: format.amount(part.taxable_amount),
    tax: format.amount(part.tax_amount),
  };
}

const detail = (text: string | null | undefined): Paragraph[] => (text ? [{ text, weight: 'detail' }] : []);

function breakdownDetails(voice: Voice, part: Breakdown): string[] {
  const { label, format } = voice;
  const sum = (amount: string | null): string | null => amount && format.money(amount);
  return [
    labelled(voice, [[label('totals.vat_breakdown.line_total_basis'), sum(part.line_total_basis)]]),
    labelled(voice, [
      [label('totals.vat_breakdown.allowance_charge_basis'), sum(part.allowance_charge_basis)],
    ]),
    labelled(voice, [[voice.words.taxPoint, part.tax_point_date && format.date(part.tax_point_date)]]),
    taxPointText(voice, part.tax_point_code),
  ];
}

/** The totals (BG-22) in the order they are added up, but for the amount due. */
export function sumsOf({ words, format, invoice, label }: Voice): Sum[] {
  const { totals, vat_accounting_currency: currency } = invoice;
  const accounting = totals.tax_total_accounting;
  const inAccounting = accounting && currency ? format.money(accounting, currency) : null;
  const own = (amount: string | null): string | null => (amount ? format.money(amount) : null);
  const sums: [string, string | null, boolean][] = [
    [words.lineTotal, own(totals.line_total), false],
    [words.allowances, own(negated(totals.allowance_total)), false],
    [words.charges, own(totals.charge_total), false],
    [words.taxExclusive, own(totals.tax_exclusive), true],
    [words.taxTotal, own(totals.tax_total), false],
    [[words.taxTotalIn, currency].join(' '), inAccounting, false],
    [words.taxInclusive, own(totals.tax_inclusive), true],
    [words.prepaid, own(negated(totals.prepaid)), false],
    [words.rounding, own(totals.rounding), false],
    [label('financial_adjustments'), own(adjusted(invoice)), false],
  ];
  return sums.flatMap(([label, amount, strong]) => (amount ? [{ label, amount, strong }] : []));
}

const isDecimal = (text: string): boolean => /^[+-]?\d+(\.\d+)?$/.test(text);

/** What is settled with the invoice counts into what is due; null where there is nothing, or not all of it is known. */
function adjusted({ financial_adjustments: all }: CompleteInvoice): string | null {
  if (all.length === 0 || !all.every(({ amount }) => isDecimal(amount))) return null;
  return money(all.reduce((sum, { amount }) => sum.add(Decimal.of(amount)), Decimal.zero));
}

/** BT-115. */
export function dueOf({ words, format, invoice }: Voice): Sum {
  return { label: dueLabel(invoice, words), amount: format.money(invoice.totals.amount_due), strong: true };
}

/** What is taken off is shown with a minus; nothing at all is not shown. */
function negated(amount: string | null): string | null {
  if (!amount || !/[1-9]/.test(amount)) return null;
  return amount.startsWith('-') ? amount.slice(1) : '-' + amount;
}
