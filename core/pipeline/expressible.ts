import type { OutputFormat } from '@conforme/proto/schema';
import { Decimal } from '@conforme/rules/decimal';
import { money, sum } from '../invoice/amounts.ts';
import type { CompleteInvoice, CompleteLine } from '../invoice/index.ts';

/**
 * The invoice as the other syntax can say it. What that syntax requires and the source leaves implied is computed from values the
 * source states; what its rules forbid is left out, and then counts as a loss.
 */
export function expressible(invoice: CompleteInvoice, output: OutputFormat): CompleteInvoice {
  if (output === 'ubl-xml') return withTaxTotal(invoice);
  return withUnsignedZeros(withGrossPrices(withoutOwnCurrency(invoice)));
}

/** UBL has no VAT breakdown (BG-23) without the total VAT (BT-110), which EN 16931 and CII let out. */
function withTaxTotal(invoice: CompleteInvoice): CompleteInvoice {
  const { totals } = invoice;
  if (totals.tax_total !== '' || totals.vat_breakdown.length === 0) return invoice;
  const amounts = totals.vat_breakdown.map(({ tax_amount: amount }) => Decimal.parse(amount));
  if (amounts.some((amount) => amount === null)) return invoice;
  return { ...invoice, totals: { ...totals, tax_total: money(sum(amounts as Decimal[])) } };
}

/** CII asks for another currency of accounting than that of the invoice (BR-53); UBL documents often repeat it as BT-6. */
function withoutOwnCurrency(invoice: CompleteInvoice): CompleteInvoice {
  const isOwn = invoice.vat_accounting_currency === invoice.currency;
  return isOwn ? { ...invoice, vat_accounting_currency: null } : invoice;
}

const NEGATIVE_ZERO = /^-(0+(?:\.0*)?)$/;

/**
 * A tax of "-0.00" (BT-117) is zero for BR-E-09 and its like, by XPath's op:numeric-equal. The rules for UBL compare decimals; those
 * for CII compare the text, and the processor most recipients run then tells the two zeros apart and refuses the invoice.
 */
function withUnsignedZeros(invoice: CompleteInvoice): CompleteInvoice {
  const { totals } = invoice;
  if (!totals.vat_breakdown.some((row) => NEGATIVE_ZERO.test(row.tax_amount))) return invoice;
  const rows = totals.vat_breakdown.map((row) => ({
    ...row,
    tax_amount: row.tax_amount.replace(NEGATIVE_ZERO, '$1'),
  }));
  return { ...invoice, totals: { ...totals, vat_breakdown: rows } };
}

/** CII has no price discount (BT-147) without the gross price (BT-148). */
function withGrossPrices(invoice: CompleteInvoice): CompleteInvoice {
  if (!invoice.lines.some(lacksGrossPrice)) return invoice;
  return {
    ...invoice,
    lines: invoice.lines.map((line) => (lacksGrossPrice(line) ? withGrossPrice(line) : line)),
  };
}

function lacksGrossPrice({ price_discount: discount, gross_unit_price: gross }: CompleteLine): boolean {
  return discount !== null && gross === null;
}

function withGrossPrice(line: CompleteLine): CompleteLine {
  const price = Decimal.parse(line.unit_price);
  const discount = Decimal.parse(line.price_discount ?? '');
  if (!price || !discount) return line;
  return { ...line, gross_unit_price: price.add(discount).toString() };
}
