import { money, type CompleteInvoice } from '@conforme/core/invoice';
import { Decimal } from '@conforme/engine/decimal';
import { negated } from './adjustment.ts';
import { categoryName } from './codes.ts';
import { exemptionOfCategory } from './exemptions.ts';
import { isFrench } from './identity.ts';
import { dueLabel } from './kind.ts';
import { exemptionWords, taxPointText } from './vat.ts';
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

/** The VAT breakdown, the highest rate first; what is not taxed stands last. */
export function vatOf(voice: Voice): VatTable {
  const { words, invoice } = voice;
  const sorted = invoice.totals.vat_breakdown.toSorted((a, b) => rateOf(b).compare(rateOf(a)));
  return {
    labels: [words.vat, words.base, words.tax],
    rows: sorted.map((part) => vatRow(voice, part)),
  };
}

/** A rate that is no number, in a document of others, counts for none. */
const rateOf = ({ rate }: Breakdown): Decimal => Decimal.parse(rate ?? '') ?? Decimal.zero;

/** A longer reason stands on lines of its own. */
const SHORT_REASON = 44;

function vatRow(voice: Voice, part: Breakdown): VatRow {
  const { format } = voice;
  const [first, ...others] = rateWords(voice, part);
  return {
    paragraphs: [
      { text: first!, weight: 'text' },
      ...[...others, ...breakdownDetails(voice, part)].flatMap(detail),
    ],
    base: format.amount(part.taxable_amount),
    tax: format.amount(part.tax_amount),
  };
}

/** `20 %`; `Exonéré, art. 261-4 du CGI`; `TVA non applicable, art. 293 B du CGI`. */
function rateWords(voice: Voice, part: Breakdown): string[] {
  const { format, invoice } = voice;
  const category = categoryName(part.category, format.language);
  const rate = part.rate === null ? null : format.percent(part.rate);
  const charged = category && rate && /[1-9]/.test(part.rate!);
  const title = charged ? [category, rate].join(' ') : (category ?? rate ?? part.category);
  const reason =
    exemptionWords(voice, part) ??
    exemptionOfCategory(part.category, format.language, isFrench(invoice.seller));
  if (!reason) return [title];
  if (category && beginsLike(reason, category)) return [reason];
  return /^art/i.test(reason) && title.length + reason.length <= SHORT_REASON
    ? [[title, reason].join(', ')]
    : [title, reason];
}

/** `Exonération de TVA` says what `Exonéré` does, and so does a reason that names the tax itself. */
const beginsLike = (reason: string, category: string): boolean =>
  /^(TVA|VAT) /.test(reason) || reason.slice(0, 4).toLowerCase() === category.slice(0, 4).toLowerCase();

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
export function sumsOf(voice: Voice): Sum[] {
  const { words, format, invoice, label } = voice;
  const { totals, vat_accounting_currency: currency } = invoice;
  const accounting = totals.tax_total_accounting;
  const inAccounting = accounting && currency ? format.money(accounting, currency) : null;
  const own = (amount: string | null): string | null => (amount ? format.money(amount) : null);
  const sums: [string, string | null, boolean][] = [
    ...linesUpTo(voice),
    [words.taxExclusive, own(totals.tax_exclusive), false],
    [words.taxTotal, own(totals.tax_total), false],
    [[words.taxTotalIn, currency].join(' '), inAccounting, false],
    [words.taxInclusive, own(totals.tax_inclusive), true],
    [words.prepaid, own(less(totals.prepaid)), false],
    [words.rounding, own(totals.rounding), false],
    [label('financial_adjustments'), own(adjusted(invoice)), false],
  ];
  return sums.flatMap(([label, amount, strong]) => (amount ? [{ label, amount, strong }] : []));
}

/**
 * What lies between the lines and the total without tax: nothing is said where nothing does, and a sum of one stands in the table
 * already.
 */
function linesUpTo({ words, format, invoice }: Voice): [string, string | null, boolean][] {
  const { totals, allowances, charges, logistics_charges: logistics } = invoice;
  const [off, on] = [something(totals.allowance_total), something(totals.charge_total)];
  if (!off && !on && sameAmount(totals.line_total, totals.tax_exclusive)) return [];
  const sum = (total: string | null, parts: Amounts): string | null =>
    total && !(parts.length === 1 && sameAmount(parts[0]!.amount, total)) ? total : null;
  const own = (amount: string | null): string | null => (amount ? format.money(amount) : null);
  return [
    [words.lineTotal, own(totals.line_total), false],
    [words.allowances, own(less(sum(off, allowances))), false],
    [words.charges, own(sum(on, [...charges, ...logistics])), false],
  ];
}

type Amounts = readonly { readonly amount: string }[];

const something = (amount: string | null): string | null => (amount && /[1-9]/.test(amount) ? amount : null);

function sameAmount(a: string, b: string): boolean {
  if (a === b) return true;
  const [left, right] = [Decimal.parse(a), Decimal.parse(b)];
  return left !== null && right !== null && left.compare(right) === 0;
}

/** What is settled with the invoice counts into what is due; null where there is nothing, or not all of it is known. */
function adjusted({ financial_adjustments: all }: CompleteInvoice): string | null {
  const amounts = all.map(({ amount }) => Decimal.parse(amount));
  if (amounts.length === 0 || !amounts.every((amount) => amount !== null)) return null;
  return money(amounts.reduce((sum, amount) => sum.add(amount), Decimal.zero));
}

/** BT-115. */
export function dueOf({ words, format, invoice }: Voice): Sum {
  return { label: dueLabel(invoice, words), amount: format.money(invoice.totals.amount_due), strong: true };
}

/** What is taken off is shown with a minus; nothing at all is not shown. */
const less = (amount: string | null): string | null => (something(amount) ? negated(amount!) : null);
