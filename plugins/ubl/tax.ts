import { element } from '@conforme/rules/xml';
import type { CompleteInvoice, Totals, VatBreakdown } from '@conforme/core/invoice';
import { readPart, type Source } from './draft.ts';
import { numberOf } from './namespaces.ts';
import { amount, attributeOf, constant, group, list, text, type Row, type Target } from './row.ts';

const TAX_TOTAL = 'cac:TaxTotal';
const TAX_TOTAL_NUMBER = numberOf(TAX_TOTAL);
const TAX_AMOUNT_NUMBER = numberOf('cbc:TaxAmount');

const BLANK_BREAKDOWN = {
  category: null,
  rate: null,
  taxable_amount: null,
  tax_amount: null,
  exemption_reason: null,
  exemption_reason_code: null,
};

/** Which tax an element is about: VAT, or something else. */
export function taxScheme<T>(scheme: 'VAT' | 'TAX'): Row<T> {
  return constant('cac:TaxScheme', [element('cbc:ID', scheme)]);
}

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
  /** The currencies stand before the totals, so they are known here. */
  read({ tree, node }, into) {
    const isAccounting = (code: string | null): boolean =>
      code !== null && code === into['vat_accounting_currency'] && code !== into['currency'];
    readPart(into, 'totals', (totals) => {
      for (const found of tree.children(node, TAX_TOTAL_NUMBER)) {
        const source = { tree, node: found };
        const total = isAccounting(currencyOf(source)) ? inAccountingCurrency : inInvoiceCurrency;
        total.read(source, totals);
        breakdown.read(source, totals);
      }
    });
  },
};

function currencyOf({ tree, node }: Source): string | null {
  const found = tree.child(node, TAX_AMOUNT_NUMBER);
  return found < 0 ? null : (attributeOf(tree, found, 'currencyID')?.trim() ?? null);
}
