// What those who wrote their first invoice with the engine got wrong, and what they are told: the finding to act on, or what is doubtful.

import { all, set, type Spoil } from './mistake.ts';

/** What is told of an invoice: findings to act on, faults of the request, or doubts about what is written all the same. */
export interface Told {
  /** Rule and field of each cause. */
  readonly acts?: readonly string[];
  /** Kind and field of each fault. */
  readonly faults?: readonly string[];
  /** Rules of doubts, without their prefix; nothing: it is as it should be. */
  readonly doubts?: readonly string[];
  /** All of it is mended by the patches. */
  readonly heals?: true;
}

const T = {
  line_total: '9389.90',
  tax_exclusive: '9389.90',
  tax_total: '1877.98',
  tax_inclusive: '11267.88',
  amount_due: '11267.88',
};
const row = (given: object) => [
  { category: 'S', rate: '20', taxable_amount: '9389.90', tax_amount: '1877.98', ...given },
];

const cat =
  (vat_category: string): Spoil =>
  (invoice) => {
    for (const line of invoice.lines) Object.assign(line, { vat_category, vat_rate: '0' });
  };

/** Each on examples/services.json. */
export const NEWCOMERS: readonly (readonly [name: string, spoil: Spoil, told: Told])[] = [
  [
    'sum of totals wrong (line_total)',
    set(['totals', { ...T, line_total: '9389.00' }]),
    { acts: ['BR-CO-10 totals/line_total'], heals: true },
  ],
  [
    'VAT total off by one cent',
    set(['totals', { ...T, tax_total: '1877.99' }]),
    { acts: ['BR-CO-14 totals/tax_total'], heals: true },
  ],
  [
    'VAT breakdown off by one cent (given)',
    set([
      'totals',
      {
        ...T,
        tax_total: '1877.99',
        tax_inclusive: '11267.89',
        amount_due: '11267.89',
        vat_breakdown: row({ tax_amount: '1877.99' }),
      },
    ]),
    { doubts: ['VAT-AMOUNT'] },
  ],
  [
    'VAT breakdown badly off (10 EUR)',
    set([
      'totals',
      {
        ...T,
        tax_total: '1887.98',
        tax_inclusive: '11277.88',
        amount_due: '11277.88',
        vat_breakdown: row({ tax_amount: '1887.98' }),
      },
    ]),
    { acts: ['BR-CO-17 totals/vat_breakdown/0/tax_amount'] },
  ],
  [
    'net_amount of a line off by one cent',
    set(['lines.0.net_amount', '7750.01']),
    { doubts: ['LINE-AMOUNT'] },
  ],
  [
    'seller SIREN missing',
    set(['seller.siren', undefined]),
    { acts: ['BR-FR-10_BT-30 seller/siren'], heals: true },
  ],
  [
    'buyer SIREN and SIRET missing',
    set(['buyer.siren', undefined], ['buyer.siret', undefined]),
    { acts: ['BR-FR-12_BT-49 buyer/electronic_address'], heals: true },
  ],
  ['buyer with SIREN only, no elec. address', set(['buyer.siret', undefined]), { doubts: [] }],
  [
    'SIREN with bad Luhn',
    set(['seller.siren', '999510218'], ['seller.vat_id', undefined], ['seller.vat_id', 'FR27999510218']),
    { doubts: ['SIREN', 'VAT-ID'] },
  ],
  [
    'seller VAT id without FR prefix',
    set(['seller.vat_id', '24999510217']),
    { acts: ['BR-CO-09 seller/vat_id'], heals: true },
  ],
  ['seller VAT id missing', set(['seller.vat_id', undefined]), { acts: ['BR-S-02 seller/vat_id'] }],
  ['seller VAT key inconsistent with SIREN', set(['seller.vat_id', 'FR25999510217']), { doubts: ['VAT-ID'] }],
  [
    'SIRET with scheme 0009 as electronic address',
    set(
      ['buyer.electronic_address', '99951187600016'],
      ['buyer.electronic_address_scheme', '0009'],
      ['buyer.siret', undefined],
    ),
    { doubts: ['ADDRESS'] },
  ],
  [
    'bare SIRET with scheme 0225',
    set(
      ['buyer.electronic_address', '99951187600016'],
      ['buyer.electronic_address_scheme', '0225'],
      ['buyer.siret', undefined],
    ),
    { doubts: ['ADDRESS'] },
  ],
  [
    'unknown EAS scheme',
    set(['buyer.electronic_address', '99951187600016'], ['buyer.electronic_address_scheme', '0226']),
    { acts: ['BR-CL-25 buyer/electronic_address_scheme'] },
  ],
  [
    'global_ids with bad scheme',
    set(['buyer.global_ids', { SIRET: '99951187600016' }]),
    { acts: ['BR-CL-10 buyer/global_ids/SIRET'], heals: true },
  ],
  ['date in French format', set(['issue_date', '05/10/2026']), { faults: ['date issue_date'] }],
  ['due date before issue date', set(['due_date', '2026-10-01']), { acts: ['BR-FR-CO-07_BT-9 due_date'] }],
  [
    'period end before start',
    set(['delivery.period_end', '2026-08-01']),
    { acts: ['BR-29 delivery/period_end'] },
  ],
  ['line period outside', set(['lines.0.period_end', '2026-08-01']), { acts: ['BR-30 lines/0/period_end'] }],
  [
    'country UK',
    set(['buyer.address.country', 'UK']),
    { acts: ['BR-CL-14 buyer/address/country'], heals: true },
  ],
  [
    'country lowercase fr',
    set(['buyer.address.country', 'fr']),
    { acts: ['BR-CL-14 buyer/address/country'], heals: true },
  ],
  ['currency EUX', set(['currency', 'EUX']), { acts: ['BR-CL-04 currency'] }],
  ['business_process X9', set(['business_process', 'X9']), { acts: ['BR-FR-08_BT-23 business_process'] }],
  ['VAT rate 21 in France', set(['lines.0.vat_rate', '21']), { acts: ['BR-FR-16_BT-152 lines/0/vat_rate'] }],
  [
    'VAT rate as fraction 0.2',
    set(['lines.0.vat_rate', 0.2], ['lines.1.vat_rate', 0.2], ['lines.2.vat_rate', 0.2]),
    { acts: ['BR-FR-16_BT-152 lines/0/vat_rate'], heals: true },
  ],
  ['E without exemption reason', cat('E'), { acts: ['BR-E-10 tax_exemption_reason'] }],
  ['S with rate 0', set(['lines.2.vat_rate', '0']), { acts: ['BR-S-05 lines/2/vat_rate'] }],
  [
    'AE autoliquidation, buyer VAT missing, no reason',
    all(cat('AE'), set(['buyer.vat_id', undefined])),
    { acts: ['BR-AE-10 tax_exemption_reason'], heals: true },
  ],
  [
    'K intra-EU without buyer VAT, delivery',
    all(
      cat('K'),
      set(
        ['buyer.vat_id', undefined],
        ['delivery', undefined],
        ['buyer.address.country', 'DE'],
        ['buyer.siren', undefined],
        ['buyer.siret', undefined],
        ['buyer.electronic_address', 'a@b.example'],
      ),
    ),
    {
      acts: [
        'BR-IC-11 delivery/actual_date',
        'BR-IC-12 delivery/address/country',
        'BR-IC-02 buyer/vat_id',
        'BR-IC-10 tax_exemption_reason',
      ],
    },
  ],
  [
    'document allowance without reason',
    set(['allowances', [{ amount: '10', vat_rate: '20' }]]),
    { acts: ['BR-33 allowances/0/reason'] },
  ],
  [
    'document allowance without VAT rate',
    set(['allowances', [{ amount: '10', reason: 'Remise' }]]),
    { faults: ['vat_rate_required allowances/0'] },
  ],
  [
    'line allowance without reason',
    set(['lines.0.allowances', [{ amount: '10' }]]),
    { acts: ['BR-42 lines/0/allowances/0/reason'] },
  ],
  [
    'unit code "jour"',
    set(['lines.0.unit_code', 'jour']),
    { acts: ['BR-CL-23 lines/0/unit_code'], heals: true },
  ],
  [
    'unit code lowercase hur',
    set(['lines.0.unit_code', 'hur']),
    { acts: ['BR-CL-23 lines/0/unit_code'], heals: true },
  ],
  ['negative unit price', set(['lines.1.unit_price', '-1450']), { acts: ['BR-27 lines/1/unit_price'] }],
  [
    'French mentions switched off',
    set(['french_mentions', { enabled: false }]),
    { acts: ['BR-FR-05_BT-22_PMT french_mentions/enabled'] },
  ],
  [
    'credit note without reference',
    set(['type_code', '381']),
    { acts: ['BR-FR-CO-05_BT-3 preceding_invoices'] },
  ],
  [
    'corrected 384 without reference',
    set(['type_code', '384']),
    { acts: ['BR-FR-CO-04_BT-4 preceding_invoices'] },
  ],
  [
    'already_paid without payment date',
    set(['already_paid', true], ['due_date', undefined]),
    { acts: ['BR-FR-CO-09_BT-23-3 due_date'] },
  ],
  ['IBAN missing for credit transfer', set(['payment.iban', undefined]), { acts: ['BR-61 payment/iban'] }],
  [
    'direct debit without mandate',
    set(['payment', { means_code: '59' }]),
    { doubts: ['DIRECT-DEBIT', 'DIRECT-DEBIT', 'DIRECT-DEBIT'] },
  ],
  ['means code XX', set(['payment.means_code', 'XX']), { acts: ['BR-CL-16 payment/means_code'] }],
  [
    'note subject code FOO',
    set(['notes', [{ text: 'Note', subject_code: 'FOO' }]]),
    { acts: ['BR-CL-08 notes/0/subject_code'] },
  ],
  ['number with space', set(['number', 'F 2026 42']), { faults: ['string_pattern number'] }],
  ['number with dot', set(['number', 'F.2026.42']), { acts: ['BR-FR-02_BT-1 number'] }],
  [
    'additional document free description',
    set(['additional_documents', [{ id: 'A', description: 'Plan' }]]),
    { acts: ['BR-FR-17_BT-123 additional_documents/0/description'] },
  ],
  [
    'quantity 5 decimals',
    set(['lines.0.quantity', '12.50001']),
    { acts: ['BR-FR-DEC-02_BT-129 lines/0/quantity'] },
  ],
  ['prepaid without S2', set(['prepaid_amount', '1000']), { doubts: [] }],
  [
    'GTIN with wrong scheme',
    set(['lines.0.standard_item_id', '3017620422003'], ['lines.0.standard_item_id_scheme', 'GTIN']),
    { acts: ['BR-CL-21 lines/0/standard_item_id_scheme'], heals: true },
  ],
  ['standard item id without scheme', set(['lines.0.standard_item_id', '3017620422003']), { doubts: [] }],
  [
    'same line id twice',
    set(['lines.0.id', '1'], ['lines.1.id', '1'], ['lines.2.id', '3']),
    { doubts: ['LINE-ID'] },
  ],
  [
    'no due date nor terms',
    set(['due_date', undefined], ['payment_terms', undefined]),
    { doubts: ['DUE-DATE'] },
  ],
  [
    'typo: unitprice',
    set(['lines.0.unitprice', 620], ['lines.0.unit_price', undefined]),
    { faults: ['extra_forbidden lines/0/unitprice'] },
  ],
  [
    'vat_rate as "20%"',
    set(['lines.0.vat_rate', '20%']),
    { faults: ['decimal lines/0/vat_rate'], heals: true },
  ],
  [
    'amount with comma',
    set(['lines.0.unit_price', '620,00']),
    { faults: ['decimal lines/0/unit_price'], heals: true },
  ],
  ['BIC bad', set(['payment.bic', 'XX']), { doubts: ['BIC'] }],
  [
    'gross price lower than net',
    set(['lines.0.gross_unit_price', '600'], ['lines.0.price_discount', '10']),
    { doubts: ['PRICE'] },
  ],
];
