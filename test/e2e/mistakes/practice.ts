// Mistakes of documents of every kind, of VAT, dates and amounts, each on an example.

import { all, lines, set, type Practice } from './mistake.ts';

/** Of the example, with its VAT. */
const TOTALS = {
  line_total: '9389.90',
  tax_exclusive: '9389.90',
  tax_total: '1877.98',
  tax_inclusive: '11267.88',
  amount_due: '11267.88',
};

export const PRACTICE: readonly Practice[] = [
  [
    'credit note with negative quantities',
    (invoice) => {
      for (const l of invoice.lines) l.quantity = `-${l.quantity}`;
    },
    'doubt SIGN',
    'credit-note',
  ],
  [
    'credit note referenced by a text',
    set(['type_code', '381'], ['preceding_invoices', 'F-2026-0001']),
    'list_type preceding_invoices',
  ],
  [
    'credit note with a list of texts',
    set(['type_code', '381'], ['preceding_invoices', ['F-2026-0001']]),
    'object_type preceding_invoices/0',
  ],
  [
    'preceding invoice without date',
    set(['type_code', '381'], ['preceding_invoices', [{ number: 'F-2026-0001' }]]),
    'BR-FR-CO-05_BT-3 preceding_invoices/0/issue_date',
  ],
  [
    'preceding invoice with its id',
    set(['type_code', '381'], ['preceding_invoices', [{ id: 'F-2026-0001', date: '2026-09-01' }]]),
    'extra_forbidden preceding_invoices/0/id, extra_forbidden preceding_invoices/0/date – healed',
  ],
  [
    'preceding date 05.10.26',
    set(['type_code', '381'], ['preceding_invoices', [{ number: 'F-2026-0001', issue_date: '05.10.26' }]]),
    'date preceding_invoices/0/issue_date',
  ],
  [
    'credit note 381 with negative price',
    (invoice) => {
      invoice.lines[0].unit_price = '-100';
    },
    'BR-27 lines/0/unit_price',
    'credit-note',
  ],
  [
    'type 261 self-billed credit without ref',
    set(['type_code', '261']),
    'BR-FR-CO-05_BT-3 preceding_invoices',
  ],
  ['type 389 self-billing', set(['type_code', '389']), 'fine'],
  ['type_code avoir', set(['type_code', 'Avoir']), 'enum type_code – healed', 'credit-note'],
  ['type_code 325 proforma', set(['type_code', '325']), 'BR-FR-04_BT-3 type_code'],
  ['deposit 386 with framework B1', set(['type_code', '386'], ['business_process', 'S1']), 'fine'],
  ['prepaid more than total', set(['prepaid_amount', '20000']), 'doubt PREPAID'],
  ['prepaid negative', set(['prepaid_amount', '-100']), 'doubt PREPAID'],
  ['prepaid with euro', set(['prepaid_amount', '1 000,00 €']), 'decimal prepaid_amount – healed'],
  ['already_paid "oui"', set(['already_paid', 'oui']), 'boolean_type already_paid – healed'],
  [
    'already paid and prepaid differ',
    set(['already_paid', true], ['prepaid_amount', '500']),
    'BR-FR-CO-09_BT-23-1 operation_type',
  ],
  ['B2 without paid', set(['business_process', 'S2']), 'BR-FR-CO-09_BT-23-1 prepaid_amount'],
  [
    'allowance by percentage alone',
    set(['allowances', [{ percentage: '10', vat_rate: '20', reason: 'Remise' }]]),
    'missing allowances/0/amount',
  ],
  [
    'allowance negative',
    set(['allowances', [{ amount: '-100', vat_rate: '20', reason: 'Remise' }]]),
    'doubt SIGN',
  ],
  [
    'allowance 10% as text',
    set([
      'allowances',
      [{ amount: '938.99', base_amount: '9389.90', percentage: '10 %', vat_rate: '20', reason: 'Remise' }],
    ]),
    'decimal allowances/0/percentage – healed',
  ],
  [
    'allowance 0.1 percentage',
    set([
      'allowances',
      [{ amount: '938.99', base_amount: '9389.90', percentage: '0.1', vat_rate: '20', reason: 'Remise' }],
    ]),
    'doubt PERCENTAGE',
  ],
  [
    'allowance AE on S invoice',
    set(['allowances', [{ amount: '100', vat_rate: '0', vat_category: 'AE', reason: 'Remise' }]]),
    'BR-AE-10 tax_exemption_reason – healed',
  ],
  [
    'line allowance larger than line',
    set(['lines.2.allowances', [{ amount: '500', reason: 'Remise' }]]),
    'doubt ALLOWANCE',
  ],
  [
    'line allowance with vat_rate',
    set(['lines.2.allowances', [{ amount: '5', reason: 'Remise', vat_rate: '20' }]]),
    'extra_forbidden lines/2/allowances/0/vat_rate',
  ],
  [
    'charge reason code remise',
    set(['charges', [{ amount: '12', vat_rate: '20', reason: 'Port', reason_code: '95' }]]),
    'BR-CL-20 charges/0/reason_code',
  ],
  [
    'allowances as object',
    set(['allowances', { amount: '12', vat_rate: '20', reason: 'x' }]),
    'list_type allowances',
  ],
  [
    'AE at 20 %',
    lines({ vat_category: 'AE', vat_rate: '20' }),
    'BR-AE-05 lines/0/vat_rate, BR-AE-10 tax_exemption_reason – healed',
  ],
  [
    'AE at 20 % under totals with VAT',
    all(
      lines({ vat_category: 'AE', vat_rate: '20' }),
      set(['tax_exemption_reason_code', 'VATEX-EU-AE'], ['totals', TOTALS]),
    ),
    'BR-AE-05 lines/0/vat_rate',
  ],
  ['K at 20', lines({ vat_rate: '20' }), 'BR-IC-05 lines/0/vat_rate – healed', 'intra-community-english'],
  [
    'G at 20 export',
    lines({ vat_category: 'G', vat_rate: '20' }),
    'BR-G-05 lines/0/vat_rate, BR-G-10 tax_exemption_reason – healed',
  ],
  [
    'O with rates',
    lines({ vat_category: 'O', vat_rate: '0' }),
    'BR-O-10 tax_exemption_reason, BR-O-02 seller/vat_id – patched',
  ],
  [
    'O with vat 20',
    lines({ vat_category: 'O', vat_rate: '20' }),
    'BR-O-10 tax_exemption_reason, BR-O-02 seller/vat_id, BR-O-05 lines/0/vat_rate – patched',
  ],
  [
    'E at 20',
    lines({ vat_category: 'E', vat_rate: '20' }),
    'BR-E-05 lines/0/vat_rate, BR-E-10 tax_exemption_reason',
  ],
  ['Z without rate', lines({ vat_category: 'Z', vat_rate: undefined }), 'fine'],
  ['Corsica 2.1 ok', lines({ vat_rate: '2.1' }), 'fine'],
  ['Corsica 13', lines({ vat_rate: '13' }), 'fine'],
  ['overseas 8.5', lines({ vat_rate: '8.5' }), 'fine'],
  [
    'rate 5,5',
    lines({ vat_rate: '5,5' }),
    'decimal lines/0/vat_rate, decimal lines/1/vat_rate, decimal lines/2/vat_rate – healed',
  ],
  ['rate 0.055', lines({ vat_rate: '0.055' }), 'BR-FR-DEC-04_BT-152 lines/0/vat_rate – healed'],
  ['rate 19.6 old', lines({ vat_rate: '19.6' }), 'doubt RATE'],
  [
    'category "Autoliquidation"',
    lines({ vat_category: 'Autoliquidation', vat_rate: '0' }),
    'enum lines/0/vat_category, enum lines/1/vat_category, enum lines/2/vat_category – patched',
  ],
  [
    'category "AA" reduced',
    lines({ vat_category: 'AA' }),
    'enum lines/0/vat_category, enum lines/1/vat_category, enum lines/2/vat_category – healed',
  ],
  [
    'category small s',
    lines({ vat_category: 's' }),
    'enum lines/0/vat_category, enum lines/1/vat_category, enum lines/2/vat_category – healed',
  ],
  [
    'mixed AE and S, no reason',
    set(['lines.0.vat_category', 'AE'], ['lines.0.vat_rate', '0']),
    'BR-AE-10 tax_exemption_reason – healed',
  ],
  [
    'franchise: reason text only in notes',
    all(lines({ vat_category: 'E', vat_rate: '0' }), set(['seller.vat_id', undefined])),
    'BR-E-02 seller/vat_id, BR-E-10 tax_exemption_reason',
  ],
  [
    'reason code 293 B',
    all(lines({ vat_category: 'E', vat_rate: '0' }), set(['tax_exemption_reason_code', 'Art. 293 B du CGI'])),
    'BR-CL-22 tax_exemption_reason_code – healed',
  ],
  [
    'reason code vatex lower',
    all(
      lines({ vat_category: 'E', vat_rate: '0' }),
      set(['tax_exemption_reason_code', 'vatex-fr-franchise']),
    ),
    'fine',
  ],
  ['exemption on S', set(['tax_exemption_reason_code', 'VATEX-EU-AE']), 'fine'],
  [
    'AE buyer without vat',
    all(
      lines({ vat_category: 'AE', vat_rate: '0' }),
      set(
        ['buyer.vat_id', undefined],
        ['buyer.siren', undefined],
        ['buyer.siret', undefined],
        ['buyer.electronic_address', 'a@b.example'],
        ['tax_exemption_reason_code', 'VATEX-EU-AE'],
      ),
    ),
    'BR-AE-02 buyer/vat_id',
  ],
  [
    'export to US with FR delivery',
    all(
      lines({ vat_category: 'G', vat_rate: '0' }),
      set(
        ['buyer.address.country', 'USA'],
        ['buyer.vat_id', undefined],
        ['buyer.siren', undefined],
        ['buyer.siret', undefined],
        ['buyer.electronic_address', 'a@b.example'],
      ),
    ),
    'string_too_long buyer/address/country – patched',
  ],
  [
    'K buyer vat without prefix',
    set(['buyer.vat_id', '123456789']),
    'BR-CO-09 buyer/vat_id',
    'intra-community-english',
  ],
  [
    'K buyer vat with blanks',
    (invoice) => {
      invoice.buyer.vat_id = invoice.buyer.vat_id.replace(/^(..)/, '$1 ');
    },
    'doubt VAT-ID',
    'intra-community-english',
  ],
  [
    'K no delivery country',
    set(['delivery', undefined]),
    'BR-IC-11 delivery/actual_date, BR-IC-12 delivery/address/country',
    'intra-community-english',
  ],
  ['price 1.450,00', set(['lines.1.unit_price', '1.450,00']), 'decimal lines/1/unit_price – healed'],
  ['price 1,450.00', set(['lines.1.unit_price', '1,450.00']), 'decimal lines/1/unit_price – healed'],
  ['price 1e3', set(['lines.1.unit_price', 1e21]), 'decimal lines/1/unit_price'],
  ['price null', set(['lines.1.unit_price', null]), 'decimal_type lines/1/unit_price'],
  ['quantity "2 jours"', set(['lines.1.quantity', '2 jours']), 'decimal lines/1/quantity'],
  ['quantity empty', set(['lines.1.quantity', '']), 'decimal lines/1/quantity'],
  ['net as TTC', set(['lines.1.net_amount', '1740.00']), 'doubt LINE-AMOUNT'],
  ['price with 5 decimals', set(['lines.1.unit_price', '1450.123456']), 'decimal lines/1/unit_price'],
  [
    'totals as TTC first',
    set([
      'totals',
      {
        line_total: '11267.88',
        tax_exclusive: '11267.88',
        tax_total: '0',
        tax_inclusive: '11267.88',
        amount_due: '11267.88',
      },
    ]),
    'BR-CO-10 totals/line_total – healed',
  ],
  ['rounding', set(['rounding_amount', '0.12']), 'fine'],
  [
    'totals only due',
    set(['totals', { amount_due: '11267.88' }]),
    'missing totals/line_total, missing totals/tax_exclusive, missing totals/tax_total, missing totals/tax_inclusive',
  ],
  ['price base quantity zero', set(['lines.1.base_quantity', '0']), 'extra_forbidden lines/1/base_quantity'],
  ['currency €', set(['currency', '€']), 'string_too_short currency – healed'],
  ['currency USD without accounting', set(['currency', 'USD']), 'BR-FR-CO-12_BT-5 tax_total_accounting'],
  [
    'currency USD accounting EUR no total',
    set(['currency', 'USD'], ['vat_accounting_currency', 'EUR']),
    'BR-DEC-15 tax_total_accounting',
  ],
  ['accounting same as currency', set(['vat_accounting_currency', 'EUR']), 'fine'],
];
