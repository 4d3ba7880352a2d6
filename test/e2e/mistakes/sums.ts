import { GOODS, mistake, set, type Mistake, type Spoil } from './mistake.ts';

/** The totals of examples/goods-allowances-charges.json, written out as a caller would who computes them. */
export const totals = (spoil: Record<string, string>): Spoil => {
  return (invoice, options) => {
    options.check = 'base';
    invoice.totals = { ...GOODS_TOTALS, ...spoil };
  };
};

const GOODS_TOTALS = {
  line_total: '2426.13',
  allowance_total: '120.00',
  charge_total: '45.50',
  tax_exclusive: '2351.63',
  tax_total: '470.33',
  tax_inclusive: '2821.96',
  amount_due: '2821.96',
};

const AT = '/invoice/totals';

export const SUMS: readonly Mistake[] = [
  mistake(
    'line total that is not the sum',
    'BR-CO-10',
    `${AT}/line_total`,
    GOODS,
    totals({ line_total: '2427.13' }),
  ),
  mistake(
    'allowance total that is not the sum',
    'BR-CO-11',
    `${AT}/allowance_total`,
    GOODS,
    totals({ allowance_total: '1.00' }),
  ),
  mistake(
    'charge total that is not the sum',
    'BR-CO-12',
    `${AT}/charge_total`,
    GOODS,
    totals({ charge_total: '1.00' }),
  ),
  mistake(
    'net total that does not follow',
    'BR-CO-13',
    `${AT}/tax_exclusive`,
    GOODS,
    totals({ tax_exclusive: '2352.63' }),
  ),
  mistake(
    'VAT total that is not the sum',
    'BR-CO-14',
    `${AT}/tax_total`,
    GOODS,
    totals({ tax_total: '470.34' }),
  ),
  mistake(
    'gross total that does not follow',
    'BR-CO-15',
    `${AT}/tax_inclusive`,
    GOODS,
    totals({ tax_inclusive: '2821.97' }),
  ),
  mistake(
    'amount due that does not follow',
    'BR-CO-16',
    `${AT}/amount_due`,
    GOODS,
    totals({ amount_due: '2821.97' }),
  ),
  mistake(
    'rounding of three decimals, in the amount due',
    'BR-DEC-18',
    '/invoice/rounding_amount',
    'services',
    set(['rounding_amount', '0.005']),
  ),
  mistake(
    'three decimals in a total',
    'BR-DEC-09',
    `${AT}/line_total`,
    GOODS,
    totals({ line_total: '2426.131' }),
  ),
  mistake(
    'VAT of a row that does not follow from its rate',
    'BR-CO-17',
    `${AT}/vat_breakdown/0/tax_amount`,
    'services',
    (invoice, options) => {
      options.check = 'base';
      invoice.totals = {
        line_total: '9389.90',
        tax_exclusive: '9389.90',
        tax_total: '18.00',
        tax_inclusive: '9407.90',
        amount_due: '9407.90',
        vat_breakdown: [{ category: 'S', rate: '20', taxable_amount: '9389.90', tax_amount: '18.00' }],
      };
    },
  ),
  mistake(
    'taxable amount of a row that is not the sum',
    'BR-S-08',
    `${AT}/vat_breakdown/0/taxable_amount`,
    'services',
    (invoice, options) => {
      options.check = 'base';
      invoice.totals = {
        line_total: '9389.90',
        tax_exclusive: '9389.90',
        tax_total: '1877.00',
        tax_inclusive: '11266.90',
        amount_due: '11266.90',
        vat_breakdown: [{ category: 'S', rate: '20', taxable_amount: '9385.00', tax_amount: '1877.00' }],
      };
    },
  ),
];
