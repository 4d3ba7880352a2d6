import { element, type Tree } from '@conforme/rules/xml';
import type { CompleteInvoice, Taxed, Totals, VatBreakdown } from '@conforme/core/invoice';
import {
  attributeOf,
  isAccountingCurrency,
  placesOf,
  ownReason,
  type Draft,
  type Take,
} from '@conforme/core/syntax';
import { numberOf } from './namespaces.ts';
import { accountingAmount, amount, constant, fixed, group, list, tag, text, type Row } from './row.ts';

const TAX_TOTAL = 'cac:TaxTotal';
const TAX_TOTAL_NUMBER = numberOf(TAX_TOTAL);
const TAX_AMOUNT_NUMBER = numberOf('cbc:TaxAmount');

/** Which tax an element is about: VAT, or something else. */
export function taxScheme<T>(scheme: 'VAT' | 'TAX'): Row<T> {
  return fixed('cac:TaxScheme', [constant('cbc:ID', scheme)]);
}

/** What a line, allowance or charge is taxed with. */
export const taxRows: readonly Row<Taxed>[] = [
  text('cbc:ID', 'vat_category'),
  text('cbc:Percent', 'vat_rate'),
  ownReason(tag('cbc:TaxExemptionReasonCode'), 'exemption_reason_code'),
  ownReason(tag('cbc:TaxExemptionReason'), 'exemption_reason'),
  taxScheme('VAT'),
];

const subtotalRows: readonly Row<VatBreakdown>[] = [
  amount('cbc:TaxableAmount', 'taxable_amount'),
  amount('cbc:TaxAmount', 'tax_amount'),
  group('cac:TaxCategory', [
    text('cbc:ID', 'category'),
    text('cbc:Percent', 'rate'),
    text('cbc:TaxExemptionReasonCode', 'exemption_reason_code'),
    text('cbc:TaxExemptionReason', 'exemption_reason'),
    taxScheme('VAT'),
  ]),
];

/** BG-23. */
const breakdown: Row<Totals> = list('cac:TaxSubtotal', 'vat_breakdown', subtotalRows);

const inInvoiceCurrency: Row<Totals> = amount('cbc:TaxAmount', 'tax_total');
const inAccountingCurrency: Row<Totals> = accountingAmount('cbc:TaxAmount', 'tax_total_accounting');

/** BT-110 with BG-23, and BT-111, which is the same element in another currency and alone in it. */
export const taxTotals: Row<CompleteInvoice> = {
  write({ totals, vat_accounting_currency: accounting }, at, target) {
    const write = (row: Row<Totals>) => row.write(totals, `${at}/totals`, target);
    const first = element(TAX_TOTAL, [...write(inInvoiceCurrency), ...write(breakdown)]);
    if (accounting === null || totals.tax_total_accounting === null) return [first];
    return [first, element(TAX_TOTAL, write(inAccountingCurrency))];
  },
  places(shape) {
    const part = shape.part('totals');
    const invoiced = placesOf([inInvoiceCurrency, breakdown], part);
    const accounted = placesOf([inAccountingCurrency], part);
    const take: Take = (reading, node, into) => {
      const totals = into['totals'] as Draft;
      if (!isAccountingCurrency(currencyOf(reading.tree, node), reading))
        invoiced().read(reading, node, totals);
      else accounted().read(reading, node, totals);
      return true;
    };
    return [{ name: TAX_TOTAL_NUMBER, take }];
  },
};

function currencyOf(tree: Tree, node: number): string | null {
  const found = tree.child(node, TAX_AMOUNT_NUMBER);
  return found < 0 ? null : attributeOf(tree, found, 'currencyID');
}
