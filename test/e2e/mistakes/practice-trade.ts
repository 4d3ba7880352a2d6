// Mistakes in invoices of the French trade: deposits, VAT of the buyer, exemptions, overseas, disbursements, currencies, factors.

import { all, lines, set, type Practice, type Spoil } from './mistake.ts';

/** One more line, of 50 at 20 % unless it says otherwise. */
const more =
  (line: object): Spoil =>
  (invoice) => {
    invoice.lines.push({ item_name: 'Ligne', quantity: '1', unit_price: '50', vat_rate: '20', ...line });
  };

/** Lines without VAT. */
const without = (vat_category: string, more: object = {}): Spoil =>
  lines({ vat_category, vat_rate: '0', ...more });

/** The buyer in another country, known by its VAT number. */
const abroad = (country: string, vat: string | undefined): Spoil =>
  set(
    ['buyer.address.country', country],
    ['buyer.siren', undefined],
    ['buyer.siret', undefined],
    ['buyer.vat_id', vat],
    ['buyer.electronic_address', 'ap@buyer.example'],
    ['buyer.electronic_address_scheme', undefined],
  );

const discount = (of: object): Spoil => set(['allowances', [{ reason: 'Remise', ...of }]]);

export const TRADE: readonly Practice[] = [
  // Deposits and final invoices
  ['deposit taken off as a negative quantity', more({ quantity: '-1', unit_price: '1000' }), 'fine'],
  ['deposit taken off as a negative price', more({ unit_price: '-1000' }), 'BR-27 lines/3/unit_price'],
  [
    'deposit invoice with the framework of a final one',
    set(['type_code', '386'], ['business_process', 'S4']),
    'BR-FR-CO-08_BT-23 business_process',
  ],
  [
    'final invoice with its deposit in French',
    set(['acompte', '1 000,00 €']),
    'extra_forbidden acompte – healed',
  ],
  ['deposit in per cent', set(['prepaid_amount', '30 %']), 'decimal prepaid_amount'],
  ['deposit as a list', set(['prepaid_amount', ['1000']]), 'decimal_type prepaid_amount'],
  ['paid, and due all the same', set(['already_paid', 'payée']), 'boolean_type already_paid'],
  ['deposit by its type in words', set(['type_code', 'acompte']), 'enum type_code – healed'],
  // Credit notes
  ['credit note without its invoice', set(['type_code', '381']), 'BR-FR-CO-05_BT-3 preceding_invoices'],
  [
    'credit note with its invoice in French',
    set(['type_code', '381'], ['facture_origine', 'F-1']),
    'extra_forbidden facture_origine',
  ],
  [
    'credit note with negative totals',
    set([
      'totals',
      {
        line_total: '-460.00',
        tax_exclusive: '-460.00',
        tax_total: '-92.00',
        tax_inclusive: '-552.00',
        amount_due: '-552.00',
      },
    ]),
    'BR-CO-10 totals/line_total – healed',
    'credit-note',
  ],
  // Self-assessed VAT in construction
  ['reverse charge as exemption', without('E'), 'BR-E-10 tax_exemption_reason'],
  ['reverse charge without its code', without('AE'), 'BR-AE-10 tax_exemption_reason – healed'],
  ['reverse charge as a zero rate', without('S'), 'BR-S-05 lines/0/vat_rate'],
  [
    'reverse charge by its article',
    all(without('AE'), set(['tax_exemption_reason_code', 'art. 283-2 nonies'])),
    'BR-CL-22 tax_exemption_reason_code – healed',
  ],
  [
    'reverse charge at 10',
    lines({ vat_category: 'AE', vat_rate: '10' }),
    'BR-AE-05 lines/0/vat_rate, BR-AE-10 tax_exemption_reason – healed',
  ],
  // Small businesses
  [
    'franchise in the reason of a zero rate',
    all(without('S'), set(['tax_exemption_reason', 'art. 293 B du CGI'])),
    'BR-S-05 lines/0/vat_rate',
  ],
  [
    'franchise outside the scope',
    all(
      without('O', { vat_rate: undefined }),
      set(['tax_exemption_reason', 'TVA non applicable, art. 293 B du CGI']),
    ),
    'BR-O-02 seller/vat_id',
  ],
  [
    'franchise without any tax number',
    all(without('E'), set(['tax_exemption_reason_code', 'VATEX-FR-FRANCHISE'], ['seller.vat_id', undefined])),
    'BR-E-02 seller/vat_id',
  ],
  [
    'franchise as a category',
    without('franchise'),
    'enum lines/0/vat_category, enum lines/1/vat_category, enum lines/2/vat_category – patched',
  ],
  [
    'franchise under a name of its own',
    all(without('E'), set(['motif_exoneration', 'art. 293 B du CGI'])),
    'extra_forbidden motif_exoneration – healed',
  ],
  // Union, export, overseas
  [
    'delivery in the Union without its country',
    all(without('K'), abroad('DE', 'DE129273398')),
    'BR-IC-12 delivery/address/country, BR-IC-10 tax_exemption_reason – patched',
  ],
  [
    'delivery in the Union to nobody’s number',
    all(without('K'), abroad('DE', undefined)),
    'BR-IC-12 delivery/address/country, BR-IC-02 buyer/vat_id, BR-IC-10 tax_exemption_reason – patched',
  ],
  [
    'delivery in the Union by its article',
    all(without('K'), set(['tax_exemption_reason_code', '262 ter I'])),
    'BR-CL-22 tax_exemption_reason_code, BR-IC-12 delivery/address/country – patched',
  ],
  [
    'export without a reason',
    all(without('G'), abroad('US', undefined)),
    'BR-G-10 tax_exemption_reason – healed',
  ],
  [
    'export by the name of the country',
    all(without('G'), abroad('États-Unis', undefined)),
    'string_too_long buyer/address/country – patched',
  ],
  ['export as a zero rate', all(without('Z'), abroad('US', undefined)), 'fine'],
  [
    'overseas rate with a comma',
    lines({ vat_rate: '8,5' }),
    'decimal lines/0/vat_rate, decimal lines/1/vat_rate, decimal lines/2/vat_rate – healed',
  ],
  [
    'overseas rate with its sign',
    lines({ vat_rate: '2,1 %' }),
    'decimal lines/0/vat_rate, decimal lines/1/vat_rate, decimal lines/2/vat_rate – healed',
  ],
  ['overseas rate as a share', lines({ vat_rate: '0.085' }), 'BR-FR-DEC-04_BT-152 lines/0/vat_rate – healed'],
  ['overseas rate of no list', lines({ vat_rate: '8.6' }), 'BR-FR-16_BT-152 lines/0/vat_rate'],
  ['overseas press', lines({ vat_rate: '1.05' }), 'fine'],
  [
    'rate times a hundred',
    lines({ vat_rate: '2000' }),
    'decimal lines/0/vat_rate, decimal lines/1/vat_rate, decimal lines/2/vat_rate',
  ],
  [
    'two rates in one line',
    lines({ vat_rate: ['20', '10'] }),
    'decimal_type lines/0/vat_rate, decimal_type lines/1/vat_rate, decimal_type lines/2/vat_rate',
  ],
  // Disbursements
  [
    'disbursement outside the scope beside taxed lines',
    more({ vat_category: 'O', vat_rate: undefined }),
    'BR-O-11 lines/3/vat_category',
  ],
  [
    'disbursement outside the scope as a charge',
    set(['charges', [{ amount: '50', reason: 'Débours', vat_category: 'O' }]]),
    'BR-O-11 charges/0/vat_category',
  ],
  [
    'disbursement without a reason',
    more({ vat_category: 'E', vat_rate: '0' }),
    'BR-E-10 tax_exemption_reason',
  ],
  [
    'disbursement with its code',
    all(more({ vat_category: 'E', vat_rate: '0' }), set(['tax_exemption_reason_code', 'VATEX-EU-79-C'])),
    'fine',
  ],
  // Discounts and retention
  [
    'discount in per cent as an amount',
    discount({ amount: '5 %', vat_rate: '20' }),
    'decimal allowances/0/amount',
  ],
  ['discount without its rate', discount({ amount: '100' }), 'vat_rate_required allowances/0'],
  ['discount at a rate of no line', discount({ amount: '100', vat_rate: '10' }), 'doubt RATE'],
  [
    'discount without a reason',
    set(['allowances', [{ amount: '100', vat_rate: '20' }]]),
    'BR-33 allowances/0/reason',
  ],
  [
    'discount by percentage alone',
    discount({ percentage: '5', vat_rate: '20' }),
    'missing allowances/0/amount',
  ],
  ['discount under its name', set(['remise_globale', '5 %']), 'extra_forbidden remise_globale'],
  ['discount as a text', set(['allowances', '5 %']), 'list_type allowances'],
  ['retention as a field', set(['retenue_garantie', '563.39']), 'extra_forbidden retenue_garantie'],
  ['retention as a negative deposit', set(['prepaid_amount', '-563.39']), 'doubt PREPAID'],
  // Margin, currencies, factors, public buyers
  ['margin scheme with VAT', all(set(['tax_exemption_reason_code', 'VATEX-EU-F'])), 'fine'],
  [
    'margin scheme by its words',
    all(without('E'), set(['tax_exemption_reason_code', 'marge'])),
    'BR-CL-22 tax_exemption_reason_code',
  ],
  ['dollars without VAT in euros', set(['currency', 'USD']), 'BR-FR-CO-12_BT-5 tax_total_accounting'],
  [
    'dollars by their sign',
    set(['currency', '$'], ['vat_accounting_currency', 'EUR'], ['tax_total_accounting', '1700']),
    'string_too_short currency',
  ],
  [
    'VAT in euros with a comma',
    set(['currency', 'USD'], ['vat_accounting_currency', 'EUR'], ['tax_total_accounting', '1 700,50']),
    'decimal tax_total_accounting – healed',
  ],
  ['VAT in euros without its currency', set(['currency', 'USD'], ['tax_total_accounting', '1700']), 'fine'],
  ['factor as a text', set(['payee', 'Factor SA']), 'object_type payee'],
  [
    'factor with blanks in its SIREN',
    set(['payee', { name: 'Factor SA', siren: '702 042 755' }]),
    'string_pattern payee/siren – healed',
  ],
  [
    'service code at the buyer',
    set(['buyer.code_service', 'COMPTA'], ['buyer_reference', undefined]),
    'extra_forbidden buyer/code_service',
  ],
  [
    'engagement as a number',
    set(['purchase_order_reference', 1234567890]),
    'string_type purchase_order_reference – healed',
  ],
  [
    'subordinate lines in a line',
    ({ lines: [line] }) => (line.sous_lignes = [{ item_name: 'a', quantity: '1', unit_price: '1' }]),
    'extra_forbidden lines/0/sous_lignes',
  ],
  ['amount of VAT at a line', set(['lines.0.montant_tva', '1550']), 'extra_forbidden lines/0/montant_tva'],
];
