import { element } from '@conforme/rules/xml';
import { BLANK_BREAKDOWN } from '@conforme/core/invoice';
import type { CompleteInvoice, Taxed, Totals, VatBreakdown } from '@conforme/core/invoice';
import {
  attributeOf,
  isAccountingCurrency,
  readPart,
  repeatedReason,
  type Source,
} from '@conforme/core/syntax';
import { numberOf } from './namespaces.ts';
import { amount, constant, group, list, tag, text, type Row, type Target } from './row.ts';

const TAX_TOTAL = 'cac:TaxTotal';
const TAX_TOTAL_NUMBER = numberOf(TAX_TOTAL);
const TAX_AMOUNT_NUMBER = numberOf('cbc:TaxAmount');

/** Which tax an element is about: VAT, or something else. */
export function taxScheme<T>(scheme: 'VAT' | 'TAX'): Row<T> {
  return constant('cac:TaxScheme', [element('cbc:ID', scheme)]);
}

/** What a line, allowance or charge is taxed with. */
export const taxRows: readonly Row<Taxed>[] = [
  text('cbc:ID', 'vat_category'),
  text('cbc:Percent', 'vat_rate'),
  repeatedReason(tag('cbc:TaxExemptionReasonCode'), 'exemption_reason_code'),
  repeatedReason(tag('cbc:TaxExemptionReason'), 'exemption_reason'),
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
const breakdown: Row<Totals> = list('cac:TaxSubtotal', 'vat_breakdown', subtotalRows, BLANK_BREAKDOWN);

const inInvoiceCurrency: Row<Totals> = amount('cbc:TaxAmount', 'tax_total');
const inAccountingCurrency: Row<Totals> = amount('cbc:TaxAmount', 'tax_total_accounting');

/** BT-110 with BG-23, and BT-111, which is the same element in another currency and alone in it. */
export const taxTotals: Row<CompleteInvoice> = {
  write({ totals, vat_accounting_currency: accounting }, at, target) {
    const write = (row: Row<Totals>, to: Target) => row.write(totals, `${at}/totals`, to);
    const first = element(TAX_TOTAL, [...write(inInvoiceCurrency, target), ...write(breakdown, target)]);
    if (accounting === null || totals.tax_total_accounting === null) return [first];
    const second = write(inAccountingCurrency, { ...target, currency: accounting });
    return [first, element(TAX_TOTAL, second)];
  },
  read({ tree, node }, into) {
    readPart(into, 'totals', (totals) => {
      for (const found of tree.children(node, TAX_TOTAL_NUMBER)) {
        const source = { tree, node: found };
        const total = isAccountingCurrency(currencyOf(source), into)
          ? inAccountingCurrency
          : inInvoiceCurrency;
        total.read(source, totals);
        breakdown.read(source, totals);
      }
    });
  },
};

function currencyOf({ tree, node }: Source): string | null {
  const found = tree.child(node, TAX_AMOUNT_NUMBER);
  return found < 0 ? null : attributeOf({ tree, node: found }, 'currencyID');
}
