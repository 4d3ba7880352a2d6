import { Decimal } from '@conforme/engine/decimal';
import { asMoney, money, sum, toCents } from './amounts.ts';
import { completeBreakdown, computeBreakdown } from './breakdown.ts';
import { counts } from './counted.ts';
import type { Computable, Invoice, Totals } from './model.ts';
import type { Computed, Derivation } from './origins.ts';

const AT = '/invoice/totals';

/** The caller's totals with their gaps filled (decision 26), or computed ones. */
export function totalsOf(invoice: Computable): Computed<Totals> {
  const [totals, derivations] = invoice.totals
    ? givenTotals(invoice, invoice.totals)
    : computeTotals(invoice);
  const [accounting, accountingFrom] = accountingTotal(invoice, totals);
  const [breakdown, reasons] = completeBreakdown(invoice, totals.vat_breakdown);
  return [
    { ...totals, tax_total_accounting: accounting, vat_breakdown: breakdown },
    [...derivations, ...accountingFrom, ...reasons],
  ];
}

/** Given totals are the caller's assertion: only their spelling changes, and an omitted breakdown is computed. */
function givenTotals(invoice: Computable, totals: Totals): Computed<Totals> {
  const [computed, derivations]: Computed<Totals['vat_breakdown']> =
    totals.vat_breakdown.length > 0 ? [totals.vat_breakdown, []] : computeBreakdown(invoice);
  return [
    {
      line_total: asMoney(totals.line_total),
      allowance_total: asMoney(totals.allowance_total),
      charge_total: asMoney(totals.charge_total),
      tax_exclusive: asMoney(totals.tax_exclusive),
      tax_total: asMoney(totals.tax_total),
      tax_total_accounting: asMoney(totals.tax_total_accounting),
      tax_inclusive: asMoney(totals.tax_inclusive),
      prepaid: asMoney(totals.prepaid),
      rounding: asMoney(totals.rounding),
      amount_due: asMoney(totals.amount_due),
      vat_breakdown: computed.map((row) => ({
        ...row,
        taxable_amount: asMoney(row.taxable_amount),
        tax_amount: asMoney(row.tax_amount),
      })),
    },
    derivations,
  ];
}

/**
 * EN 16931-1, BR-CO-10 to BR-CO-16, in the order they build on each other. Logistics charges count among the charges, and what is
 * settled besides in the amount due (BR-FXEXT-CO-12, BR-FXEXT-CO-16).
 */
function computeTotals(invoice: Computable): Computed<Totals> {
  const [breakdown, breakdownFrom] = computeBreakdown(invoice);
  const lines = toCents(sum(invoice.lines.filter(counts).map((line) => Decimal.of(line.net_amount))));
  const allowances = totalOf(invoice.allowances);
  const charges = totalOf([...invoice.charges, ...invoice.logistics_charges]);
  const net = lines.sub(allowances ?? Decimal.zero).add(charges ?? Decimal.zero);
  const tax = sum(breakdown.map((row) => Decimal.of(row.tax_amount)));
  const gross = net.add(tax);
  const prepaid = prepaidOf(invoice, gross);
  const rounding = invoice.rounding_amount === null ? null : Decimal.of(invoice.rounding_amount);
  const settled = sum(invoice.financial_adjustments.map(({ amount }) => Decimal.of(amount)));
  const due = gross
    .sub(prepaid ?? Decimal.zero)
    .add(rounding ?? Decimal.zero)
    .add(settled);
  const totals: Totals = {
    line_total: money(lines),
    allowance_total: allowances && money(allowances),
    charge_total: charges && money(charges),
    tax_exclusive: money(net),
    tax_total: money(tax),
    tax_total_accounting: null,
    tax_inclusive: money(gross),
    prepaid: prepaid && money(prepaid),
    rounding: rounding && money(rounding),
    amount_due: money(due),
    vat_breakdown: breakdown,
  };
  return [totals, [...breakdownFrom, ...totalsDerivations(invoice, totals)]];
}

/** BT-107, BT-108: absent rather than zero when there is nothing to sum, as EN 16931 has them optional. */
function totalOf(items: readonly { readonly amount: string }[]): Decimal | null {
  return items.length === 0 ? null : toCents(sum(items.map(({ amount }) => Decimal.of(amount))));
}

/** Paid already and no amount given: all of it (decision 28). */
function prepaidOf(invoice: Invoice, gross: Decimal): Decimal | null {
  if (invoice.prepaid_amount !== null) return Decimal.of(invoice.prepaid_amount);
  return invoice.already_paid ? gross : null;
}

/** The VAT in accounting currency (decision 33); without that currency (BT-6) it could not be distinguished from BT-110. */
function accountingTotal(invoice: Invoice, totals: Totals): Computed<string | null> {
  if (invoice.vat_accounting_currency === null) return [null, []];
  if (totals.tax_total_accounting !== null) return [totals.tax_total_accounting, []];
  if (invoice.tax_total_accounting === null) return [null, []];
  const derivation: Derivation = [`${AT}/tax_total_accounting`, ['/invoice/tax_total_accounting']];
  return [asMoney(invoice.tax_total_accounting), [derivation]];
}

/** In the order of the sums, so that each traces back through the one before. */
function totalsDerivations(invoice: Computable, totals: Totals): Derivation[] {
  const settled = amountsOf(invoice, 'financial_adjustments');
  const all: [key: keyof Totals, from: readonly string[]][] = [
    ['line_total', countedLines(invoice)],
    ['allowance_total', amountsOf(invoice, 'allowances')],
    ['charge_total', [...amountsOf(invoice, 'charges'), ...amountsOf(invoice, 'logistics_charges')]],
    ['tax_exclusive', present(totals, ['line_total', 'allowance_total', 'charge_total'])],
    ['tax_total', totals.vat_breakdown.map((_, i) => `${AT}/vat_breakdown/${i}/tax_amount`)],
    ['tax_inclusive', present(totals, ['tax_exclusive', 'tax_total'])],
    ['prepaid', invoice.prepaid_amount === null ? ['/invoice/already_paid'] : ['/invoice/prepaid_amount']],
    ['rounding', ['/invoice/rounding_amount']],
    ['amount_due', [...present(totals, ['tax_inclusive', 'prepaid', 'rounding']), ...settled]],
  ];
  return all.filter(([key]) => totals[key] !== null).map(([key, from]) => [`${AT}/${key}`, from]);
}

function countedLines({ lines }: Computable): string[] {
  return lines.flatMap((line, i) => (counts(line) ? [`/invoice/lines/${i}/net_amount`] : []));
}

type Amounts = 'allowances' | 'charges' | 'logistics_charges' | 'financial_adjustments';

function amountsOf(invoice: Computable, key: Amounts): string[] {
  return invoice[key].map((_, i) => `/invoice/${key}/${i}/amount`);
}

/** Pointers of those totals that exist: an absent one contributed nothing. */
function present(totals: Totals, keys: readonly (keyof Totals)[]): string[] {
  return keys.filter((key) => totals[key] !== null).map((key) => `${AT}/${key}`);
}
