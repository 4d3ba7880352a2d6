// What the other syntax requires and the source leaves implied, computed from values that the source states.

import { Decimal } from '@conforme/engine/decimal';
import { money, sum } from '../../invoice/amounts.ts';
import type { CompleteInvoice, CompleteLine } from '../../invoice/index.ts';

/** UBL has no VAT breakdown (BG-23) without the total VAT (BT-110), which EN 16931 and CII let out. */
export function withTaxTotal(invoice: CompleteInvoice): CompleteInvoice {
  const { totals } = invoice;
  if (totals.tax_total !== '' || totals.vat_breakdown.length === 0) return invoice;
  const amounts = totals.vat_breakdown.map(({ tax_amount: amount }) => Decimal.parse(amount));
  if (amounts.some((amount) => amount === null)) return invoice;
  return { ...invoice, totals: { ...totals, tax_total: money(sum(amounts as Decimal[])) } };
}

const NEGATIVE_ZERO = /^-(0+(?:\.0*)?)$/;

/**
 * A tax of "-0.00" (BT-117) is zero for BR-E-09 and its like, by XPath's op:numeric-equal. The rules for UBL compare decimals; those
 * for CII compare the text, and the processor most recipients run then tells the two zeros apart and refuses the invoice.
 */
export function withUnsignedZeros(invoice: CompleteInvoice): CompleteInvoice {
  const { totals } = invoice;
  if (!totals.vat_breakdown.some((row) => NEGATIVE_ZERO.test(row.tax_amount))) return invoice;
  const rows = totals.vat_breakdown.map((row) => ({
    ...row,
    tax_amount: row.tax_amount.replace(NEGATIVE_ZERO, '$1'),
  }));
  return { ...invoice, totals: { ...totals, vat_breakdown: rows } };
}

/** CII has no price discount (BT-147) without the gross price (BT-148). */
export const withGrossPrices = pricing(({ price_discount: discount }) => discount !== null, grossOfDiscount);

/** Nor charges on a price, which UBL states without one, each with its base (BT-148) or none. */
export const withChargedPrices = pricing(({ price_adjustments: parts }) => parts.length > 0, grossOfParts);

/** The same for lines that lack a gross price and need one; one that cannot be computed stays missing. */
function pricing(
  needs: (line: CompleteLine) => boolean,
  grossOf: (line: CompleteLine) => string | null,
): (invoice: CompleteInvoice) => CompleteInvoice {
  const lacks = (line: CompleteLine): boolean => line.gross_unit_price === null && needs(line);
  return (invoice) => {
    if (!invoice.lines.some(lacks)) return invoice;
    const lines = invoice.lines.map((line) =>
      lacks(line) ? { ...line, gross_unit_price: grossOf(line) } : line,
    );
    return { ...invoice, lines };
  };
}

function grossOfDiscount(line: CompleteLine): string | null {
  const price = Decimal.parse(line.unit_price);
  const discount = Decimal.parse(line.price_discount ?? '');
  return price && discount && price.add(discount).toString();
}

/** The base that a part states, else the price before all of them. */
function grossOfParts({ unit_price: price, price_adjustments: parts }: CompleteLine): string | null {
  const stated = parts.find(({ base_amount: base }) => base !== null)?.base_amount;
  if (stated) return stated;
  const changes = parts.map(({ charge, amount }) => {
    const change = Decimal.parse(amount);
    return charge ? (change?.neg() ?? null) : change;
  });
  const all = [Decimal.parse(price), ...changes];
  return all.includes(null) ? null : sum(all as Decimal[]).toString();
}

/** Zeros that say nothing behind two decimals: the rules for UBL count digits (UBL-DT-01), those for CII not all of them. */
export function withCents(invoice: CompleteInvoice): CompleteInvoice {
  const { totals } = invoice;
  if (!hasLong(totals)) return invoice;
  const { vat_breakdown: rows, ...sums } = totals;
  const short = rows.map((row) => ({
    ...row,
    taxable_amount: shortened(row.taxable_amount),
    tax_amount: shortened(row.tax_amount),
  }));
  const entries = Object.entries(sums).map(([key, amount]) => [key, amount && shortened(amount)]);
  return { ...invoice, totals: { ...totals, ...Object.fromEntries(entries), vat_breakdown: short } };
}

function hasLong(totals: CompleteInvoice['totals']): boolean {
  for (const key in totals) {
    const amount = totals[key as keyof typeof totals];
    if (typeof amount === 'string' && isLong(amount)) return true;
  }
  return totals.vat_breakdown.some((row) => isLong(row.taxable_amount) || isLong(row.tax_amount));
}

const LONG = /^(-?\d+\.\d\d)0+$/;

const isLong = (amount: string | null): boolean => amount !== null && LONG.test(amount);
const shortened = (amount: string): string => amount.replace(LONG, '$1');

/** UBL has no file without a name (UBL-DT-07): it is that of its document (BT-122). */
export function withFileNames(invoice: CompleteInvoice): CompleteInvoice {
  const { additional_documents: documents } = invoice;
  if (!documents.some(lacksFileName)) return invoice;
  return {
    ...invoice,
    additional_documents: documents.map((document) =>
      lacksFileName(document)
        ? { ...document, attachment: { ...document.attachment!, filename: document.id } }
        : document,
    ),
  };
}

function lacksFileName({ attachment }: CompleteInvoice['additional_documents'][number]): boolean {
  return attachment !== null && !attachment.filename;
}
