import { element } from '@conforme/engine/xml';
import type { CompleteInvoice, LineTotals, Totals } from '@conforme/core/invoice';
import { attributeOf, core, isAccountingCurrency, keep, type Take } from '@conforme/core/syntax';
import { numberOf } from './namespaces.ts';
import { group, text, within, type Row } from './row.ts';

const TAX_TOTAL = 'ram:TaxTotalAmount';
const TAX_TOTAL_NUMBER = numberOf(TAX_TOTAL);

type TaxTotals = Pick<LineTotals, 'tax_total' | 'tax_total_accounting'>;

/** BT-110 and BT-111 are one element twice; their currency tells them apart. */
const taxTotals: Row<TaxTotals> = {
  write(totals, at, { currency, accountingCurrency }) {
    const amounts = [
      ['tax_total', currency],
      ['tax_total_accounting', accountingCurrency],
    ] as const;
    return amounts.flatMap(([key, code]) => {
      const amount = totals[key];
      if (!amount || code === null) return [];
      return [element(TAX_TOTAL, amount, { attributes: [['currencyID', code]], pointers: [`${at}/${key}`] })];
    });
  },
  places: () => [{ name: TAX_TOTAL_NUMBER, take: takeTaxTotal }],
};

const takeTaxTotal: Take = (reading, node, into) => {
  const code = attributeOf(reading.tree, node, 'currencyID');
  const isAccounting = isAccountingCurrency(code, reading);
  const key = isAccounting ? 'tax_total_accounting' : 'tax_total';
  if (into[key] !== null) return false;
  keep(into, key, reading.text(node));
  const expected = isAccounting ? reading.accountingCurrency : reading.currency;
  reading.attributes(node, (name, value) => name === 'currencyID' && value === expected);
  return true;
};

/** BG-22. The sums stand together in the contract. */
export const monetarySummation: Row<CompleteInvoice> = group(
  'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
  [
    within<CompleteInvoice, 'totals'>('totals', [
      text<Totals>('ram:LineTotalAmount', 'line_total'),
      text('ram:ChargeTotalAmount', 'charge_total'),
      text('ram:AllowanceTotalAmount', 'allowance_total'),
      text('ram:TaxBasisTotalAmount', 'tax_exclusive'),
      taxTotals,
      core(text<Totals>('ram:RoundingAmount', 'rounding')),
      text('ram:GrandTotalAmount', 'tax_inclusive'),
      text('ram:TotalPrepaidAmount', 'prepaid'),
      text('ram:DuePayableAmount', 'amount_due'),
    ]),
  ],
);

/** What extensions add to BT-131. */
export const lineTotals: readonly Row<LineTotals>[] = [
  text('ram:ChargeTotalAmount', 'charge_total'),
  text('ram:AllowanceTotalAmount', 'allowance_total'),
  taxTotals,
  text('ram:GrandTotalAmount', 'tax_inclusive'),
  text('ram:TotalAllowanceChargeAmount', 'allowance_charge_total'),
];
