import { element } from '@conforme/rules/xml';
import type { CompleteInvoice, Totals } from '@conforme/core/invoice';
import { keep, readPart } from './draft.ts';
import { numberOf } from './namespaces.ts';
import { attributeOf, full, group, text, within, type Row } from './row.ts';

const TAX_TOTAL = 'ram:TaxTotalAmount';
const TAX_TOTAL_NUMBER = numberOf(TAX_TOTAL);

/** BT-110 and BT-111 are one element twice; their currency tells them apart. */
const taxTotals: Row<CompleteInvoice> = {
  write({ totals, currency, vat_accounting_currency: accounting }, at) {
    const amounts = [
      ['tax_total', currency],
      ['tax_total_accounting', accounting],
    ] as const;
    return amounts.flatMap(([key, code]) => {
      const amount = totals[key];
      if (amount === null || code === null) return [];
      const pointers = [`${at}/totals/${key}`];
      return [element(TAX_TOTAL, amount, { attributes: [['currencyID', code]], pointers })];
    });
  },
  /** The currencies stand before the totals, so they are known here. */
  read({ tree, node }, into) {
    const accounting = into['vat_accounting_currency'];
    readPart(into, 'totals', (totals) => {
      for (const found of tree.children(node, TAX_TOTAL_NUMBER)) {
        const code = attributeOf(tree, found, 'currencyID')?.trim();
        const isAccounting = code !== undefined && code === accounting && code !== into['currency'];
        keep(totals, isAccounting ? 'tax_total_accounting' : 'tax_total', tree.text(found));
      }
    });
  },
};

/** Sums of the totals, which stand together in the contract but not in the schema. */
function sums(...rows: readonly Row<Totals>[]): Row<CompleteInvoice> {
  return within('totals', rows);
}

/** BG-22. */
export const monetarySummation: Row<CompleteInvoice> = group(
  'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
  [
    sums(
      text('ram:LineTotalAmount', 'line_total'),
      text('ram:ChargeTotalAmount', 'charge_total'),
      text('ram:AllowanceTotalAmount', 'allowance_total'),
      text('ram:TaxBasisTotalAmount', 'tax_exclusive'),
    ),
    taxTotals,
    sums(
      full(text('ram:RoundingAmount', 'rounding')),
      text('ram:GrandTotalAmount', 'tax_inclusive'),
      text('ram:TotalPrepaidAmount', 'prepaid'),
      text('ram:DuePayableAmount', 'amount_due'),
    ),
  ],
);
