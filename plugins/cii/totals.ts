import { element } from '@conforme/rules/xml';
import type { CompleteInvoice, Totals } from '@conforme/core/invoice';
import { attributeOf, core, isAccountingCurrency, keep, type Draft, type Take } from '@conforme/core/syntax';
import { numberOf } from './namespaces.ts';
import { group, text, within, type Row } from './row.ts';

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
      if (!amount || code === null) return [];
      const pointers = [`${at}/totals/${key}`];
      return [element(TAX_TOTAL, amount, { attributes: [['currencyID', code]], pointers })];
    });
  },
  places: () => [{ name: TAX_TOTAL_NUMBER, take: takeTaxTotal }],
};

const takeTaxTotal: Take = (reading, node, into) => {
  const totals = into['totals'] as Draft;
  const code = attributeOf(reading.tree, node, 'currencyID');
  const isAccounting = isAccountingCurrency(code, reading);
  const key = isAccounting ? 'tax_total_accounting' : 'tax_total';
  if (totals[key] !== null) return false;
  keep(totals, key, reading.text(node));
  const expected = isAccounting ? reading.accountingCurrency : reading.currency;
  reading.attributes(node, (name, value) => name === 'currencyID' && value === expected);
  return true;
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
      core(text('ram:RoundingAmount', 'rounding')),
      text('ram:GrandTotalAmount', 'tax_inclusive'),
      text('ram:TotalPrepaidAmount', 'prepaid'),
      text('ram:DuePayableAmount', 'amount_due'),
    ),
  ],
);
