import { example, type Example } from './service.ts';

/** A mistake a caller can make that the request's schema lets through: the rule that must find it, and where. */
export interface Mistake {
  readonly name: string;
  readonly rule: string;
  /** The field of the caller's request the first finding of that rule must point to. */
  readonly pointer: string;
  readonly request: Example;
}

// eslint-disable-next-line typescript/no-explicit-any -- the examples are spoiled in ways their type forbids
type Spoiled = any;
type Spoil = (invoice: Spoiled, options: Spoiled) => void;

function mistake(name: string, rule: string, pointer: string, base: string, spoil: Spoil): Mistake {
  const request = example(base);
  spoil(request.invoice, request.options);
  return { name, rule, pointer, request };
}

/** The totals of examples/goods-allowances-charges.json, written out as a caller would who computes them. */
const totals = (spoil: Record<string, string>): Spoil => {
  return (invoice, options) => {
    options.check = 'base';
    invoice.totals = { ...GOODS_TOTALS, ...spoil };
  };
};

const GOODS_TOTALS = {
  line_total: '1183.00',
  allowance_total: '120.00',
  charge_total: '45.50',
  tax_exclusive: '1108.50',
  tax_total: '221.70',
  tax_inclusive: '1330.20',
  amount_due: '1330.20',
};

const AT = '/invoice/totals';
const GOODS = 'goods-allowances-charges';
const LINE = '/invoice/lines/0';

export const SUMS: readonly Mistake[] = [
  mistake(
    'line total that is not the sum',
    'BR-CO-10',
    `${AT}/line_total`,
    GOODS,
    totals({ line_total: '1184.00' }),
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
    totals({ tax_exclusive: '1109.50' }),
  ),
  mistake(
    'VAT total that is not the sum',
    'BR-CO-14',
    `${AT}/tax_total`,
    GOODS,
    totals({ tax_total: '221.71' }),
  ),
  mistake(
    'gross total that does not follow',
    'BR-CO-15',
    `${AT}/tax_inclusive`,
    GOODS,
    totals({ tax_inclusive: '1330.21' }),
  ),
  mistake(
    'amount due that does not follow',
    'BR-CO-16',
    `${AT}/amount_due`,
    GOODS,
    totals({ amount_due: '1330.21' }),
  ),
  mistake(
    'three decimals in a total',
    'BR-DEC-09',
    `${AT}/line_total`,
    GOODS,
    totals({ line_total: '1183.001' }),
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

const set =
  (...steps: readonly (readonly [path: string, value: unknown])[]): Spoil =>
  (invoice) => {
    for (const [path, value] of steps) assign(invoice, path.split('.'), value);
  };

function assign(target: Spoiled, [step = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length > 0) assign((target[step] ??= {}), rest, value);
  else if (value === undefined) delete target[step];
  else target[step] = value;
}

export const CODES: readonly Mistake[] = [
  mistake('currency nobody knows', 'BR-CL-04', '/invoice/currency', 'services', set(['currency', 'EUX'])),
  mistake(
    'accounting currency nobody knows',
    'BR-CL-05',
    '/invoice/vat_accounting_currency',
    'services',
    set(['vat_accounting_currency', 'EUX'], ['tax_total_accounting', '1.00']),
  ),
  mistake(
    'seller country nobody knows',
    'BR-CL-14',
    '/invoice/seller/address/country',
    'services',
    set(['seller.address.country', 'XX']),
  ),
  mistake(
    'buyer country nobody knows',
    'BR-CL-14',
    '/invoice/buyer/address/country',
    'services',
    set(['buyer.address.country', 'XX']),
  ),
  mistake(
    'origin country nobody knows',
    'BR-CL-15',
    `${LINE}/origin_country`,
    'services',
    set(['lines.0.origin_country', 'XX']),
  ),
  mistake(
    'payment means nobody knows',
    'BR-CL-16',
    '/invoice/payment/means_code',
    'services',
    set(['payment.means_code', '999']),
  ),
  mistake(
    'unit nobody knows',
    'BR-CL-23',
    `${LINE}/unit_code`,
    'services',
    set(['lines.0.unit_code', 'HOURS']),
  ),
  mistake(
    'unit of the second line nobody knows',
    'BR-CL-23',
    '/invoice/lines/1/unit_code',
    'services',
    set(['lines.1.unit_code', 'HOURS']),
  ),
  mistake(
    'allowance reason nobody knows',
    'BR-CL-19',
    '/invoice/allowances/0/reason_code',
    GOODS,
    set(['allowances.0.reason_code', '999']),
  ),
  mistake(
    'charge reason nobody knows',
    'BR-CL-20',
    '/invoice/charges/0/reason_code',
    GOODS,
    set(['charges.0.reason_code', '999']),
  ),
  mistake(
    'address scheme nobody knows',
    'BR-CL-25',
    '/invoice/buyer/electronic_address_scheme',
    GOODS,
    set(['buyer.electronic_address_scheme', '9999']),
  ),
  mistake(
    'item id scheme nobody knows',
    'BR-CL-21',
    `${LINE}/standard_item_id_scheme`,
    GOODS,
    set(['lines.0.standard_item_id_scheme', '9999']),
  ),
  mistake(
    'registration scheme nobody knows',
    'BR-CL-11',
    '/invoice/buyer/legal_registration_scheme',
    'intra-community-english',
    (invoice) => {
      invoice.buyer.legal_registration_id = '1';
      invoice.buyer.legal_registration_scheme = '9999';
    },
  ),
  mistake(
    'note subject nobody knows',
    'BR-CL-08',
    '/invoice/notes/0/subject_code',
    'credit-note',
    set(['notes.0.subject_code', 'ZZZZ']),
  ),
  mistake(
    'exemption code nobody knows',
    'BR-CL-22',
    '/invoice/tax_exemption_reason_code',
    'multi-vat-exemption',
    set(['tax_exemption_reason_code', 'VATEX-NONE']),
  ),
];

export const CONDITIONS: readonly Mistake[] = [
  mistake(
    'delivery period that ends before it starts',
    'BR-29',
    '/invoice/delivery/period_end',
    'services',
    set(['delivery.period_end', '2026-08-31']),
  ),
  mistake(
    'line period that ends before it starts',
    'BR-30',
    `${LINE}/period_end`,
    'services',
    set(['lines.0.period_end', '2026-08-31']),
  ),
  mistake('negative price', 'BR-27', `${LINE}/unit_price`, 'services', set(['lines.0.unit_price', '-620'])),
  mistake(
    'negative gross price',
    'BR-28',
    `${LINE}/gross_unit_price`,
    'services',
    set(['lines.0.gross_unit_price', '-620']),
  ),
  mistake('standard rate of zero', 'BR-S-05', `${LINE}/vat_rate`, 'services', set(['lines.0.vat_rate', '0'])),
  mistake(
    'zero rated line with a rate',
    'BR-Z-05',
    `${LINE}/vat_rate`,
    'services',
    set(['lines.0.vat_category', 'Z']),
  ),
  mistake(
    'exempt row without a reason',
    'BR-E-10',
    '/invoice/tax_exemption_reason',
    'multi-vat-exemption',
    set(['tax_exemption_reason', undefined], ['tax_exemption_reason_code', undefined]),
  ),
  mistake(
    'intra-Community supply without the buyer’s VAT number',
    'BR-IC-02',
    '/invoice/buyer/vat_id',
    'intra-community-english',
    set(['buyer.vat_id', null]),
  ),
  mistake(
    'intra-Community supply without a delivery country',
    'BR-IC-12',
    '/invoice/delivery/address/country',
    'intra-community-english',
    set(['delivery.address', null]),
  ),
  mistake(
    'intra-Community supply without a delivery date',
    'BR-IC-11',
    '/invoice/delivery/actual_date',
    'intra-community-english',
    set(['delivery.actual_date', null]),
  ),
  mistake(
    'allowance without a reason',
    'BR-33',
    '/invoice/allowances/0/reason',
    GOODS,
    set(['allowances.0.reason', null], ['allowances.0.reason_code', null]),
  ),
  mistake(
    'charge without a reason',
    'BR-38',
    '/invoice/charges/0/reason',
    GOODS,
    set(['charges.0.reason', null], ['charges.0.reason_code', null]),
  ),
  mistake(
    'line allowance without a reason',
    'BR-42',
    `${LINE}/allowances/0/reason`,
    'services',
    set(['lines.0.allowances', [{ amount: '10.00' }]]),
  ),
  mistake(
    'line charge without a reason',
    'BR-44',
    `${LINE}/charges/0/reason`,
    'services',
    set(['lines.0.charges', [{ amount: '10.00' }]]),
  ),
  mistake(
    'three decimals in an allowance',
    'BR-DEC-01',
    '/invoice/allowances/0/amount',
    GOODS,
    set(['allowances.0.amount', '120.001']),
  ),
  mistake(
    'VAT number without a country',
    'BR-CO-09',
    '/invoice/seller/vat_id',
    'services',
    set(['seller.vat_id', '24999510217']),
  ),
  mistake(
    'currency for accounting without its VAT total',
    'BR-53',
    '/invoice/tax_total_accounting',
    'services',
    set(['vat_accounting_currency', 'USD']),
  ),
];

export const FRENCH: readonly Mistake[] = [
  mistake('dot in the number', 'BR-FR-02_BT-1', '/invoice/number', 'services', set(['number', 'F.2026'])),
  mistake('type 751', 'BR-FR-04_BT-3', '/invoice/type_code', 'services', set(['type_code', '751'])),
  mistake(
    'mentions switched off',
    'BR-FR-05_BT-22_PMT',
    '/invoice/french_mentions/recovery_fee',
    'services',
    set(['french_mentions', { enabled: false }]),
  ),
  mistake(
    'credit note without its invoice',
    'BR-FR-CO-05_BT-3',
    '/invoice/preceding_invoices',
    'credit-note',
    set(['preceding_invoices', []]),
  ),
  mistake(
    'paid without a date',
    'BR-FR-CO-09_BT-23-3',
    '/invoice/due_date',
    'prepaid',
    set(['due_date', null]),
  ),
  mistake(
    'due before it was issued',
    'BR-FR-CO-07_BT-9',
    '/invoice/due_date',
    'services',
    set(['due_date', '2026-10-01']),
  ),
  mistake(
    'rate France does not know',
    'BR-FR-16_BT-152',
    `${LINE}/vat_rate`,
    'services',
    set(['lines.0.vat_rate', '19']),
  ),
  mistake(
    'category of the Canary Islands',
    'BR-FR-15_BT-95_BT-151_LM',
    `${LINE}/vat_category`,
    'services',
    set(['lines.0.vat_category', 'L']),
  ),
  mistake(
    'five decimals of a quantity',
    'BR-FR-DEC-02_BT-129',
    `${LINE}/quantity`,
    'services',
    set(['lines.0.quantity', '1.00001']),
  ),
  mistake(
    'free text about an attachment',
    'BR-FR-17_BT-123',
    '/invoice/additional_documents/0/description',
    'services',
    set(['additional_documents', [{ id: 'A', description: 'Plan' }]]),
  ),
];
