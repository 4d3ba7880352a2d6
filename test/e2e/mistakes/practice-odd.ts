// Mistakes of accountants, of programs and of agents that none of the other lists has.

import { all, lines, options, set, type Practice } from './mistake.ts';

export const ODD: readonly Practice[] = [
  [
    'quantity as an object',
    set(['lines.0.quantity', { value: 3, unit: 'h' }]),
    'decimal_type lines/0/quantity',
  ],
  ['rate below 0', set(['lines.0.vat_rate', '-20']), 'BR-FR-DEC-04_BT-152 lines/0/vat_rate'],
  ['card by its letters', set(['payment.means_code', 'CB']), 'BR-CL-16 payment/means_code – healed'],
  ['lump sum in French', set(['lines.0.unit_code', 'forfait']), 'BR-CL-23 lines/0/unit_code – healed'],
  ['invoice for a deposit in words', set(['type_code', 'facture d’acompte']), 'enum type_code – healed'],
  ['day that February has not', set(['issue_date', '2026-02-31']), 'date issue_date'],
  ['days to pay for a due date', set(['due_date', 30]), 'date due_date'],
  ['no seller but its name', set(['seller', null]), 'object_type seller'],
  ['lines by their numbers', (invoice) => (invoice.lines = { 1: invoice.lines[0] }), 'list_type lines'],
  [
    'credited invoice as a text',
    set(['preceding_invoices', 'F-1']),
    'list_type preceding_invoices',
    'credit-note',
  ],
  [
    'credited invoices as texts',
    set(['preceding_invoices', ['F-1']]),
    'object_type preceding_invoices/0',
    'credit-note',
  ],
  [
    'discount by its percentage alone',
    set(['allowances', [{ percentage: '10' }]]),
    'missing allowances/0/amount, vat_rate_required allowances/0',
  ],
  ['discount as a number', set(['allowances', 10]), 'list_type allowances'],
  [
    'discount that does not say why',
    set(['allowances', [{ amount: '10', vat_rate: '20' }]]),
    'BR-33 allowances/0/reason',
  ],
  ['standard rate of 0', set(['lines.0.vat_rate', '0']), 'BR-S-05 lines/0/vat_rate'],
  ['all exempt and no reason', lines({ vat_category: 'E', vat_rate: '0' }), 'BR-E-10 tax_exemption_reason'],
  [
    'profile by what it is called in trade',
    options({ profile: 'Factur-X EN 16931' as 'en16931' }),
    'enum /options/profile – healed',
  ],
  ['profile that is not written', options({ profile: 'basic' }), 'enum /options/profile'],
  ['language by its name', options({ language: 'français' }), 'enum /options/language – healed'],
  ['number between blanks', set(['number', ' F-2026-001 ']), 'string_pattern number – healed'],
  [
    'code of an exemption on a taxed row',
    (invoice) => {
      const row = {
        category: 'S',
        rate: '20',
        taxable_amount: '100',
        tax_amount: '20',
        exemption_reason_code: 'VATEX-EU-AE',
      };
      invoice.lines = [{ item_name: 'Pose', quantity: '1', unit_price: '100', vat_rate: '20' }];
      invoice.totals = {
        line_total: '100',
        tax_exclusive: '100',
        tax_total: '20',
        tax_inclusive: '120',
        amount_due: '120',
        vat_breakdown: [row],
      };
    },
    'BR-S-10 totals/vat_breakdown/0/exemption_reason_code',
  ],
  [
    'code of an exemption in the words of the law',
    all(
      (invoice) =>
        (invoice.lines = invoice.lines.map((line: object) => ({
          ...line,
          vat_category: 'E',
          vat_rate: '0',
        }))),
      set(['tax_exemption_reason_code', 'TVA non applicable, art. 293 B du CGI']),
    ),
    'BR-CL-22 tax_exemption_reason_code – healed',
  ],
  ['buyer in a list', (invoice) => (invoice.buyer = [invoice.buyer]), 'object_type buyer – healed'],
  [
    'buyer in a list, with a fault of its own',
    (invoice) => (invoice.buyer = [{ ...invoice.buyer, name: 42 }]),
    'string_type buyer/0/name, object_type buyer – healed',
  ],
  [
    'a line without its list, with a fault of its own',
    (invoice) => (invoice.lines = { ...invoice.lines[0], unit_price: '620,00' }),
    'decimal lines/unit_price, list_type lines – patched',
  ],
  [
    'colour of three digits',
    options({ output: 'facturx-pdf', accent_color: '#1a9' }),
    'string_pattern /options/accent_color – healed',
  ],
  [
    'colour without its sign',
    options({ output: 'facturx-pdf', accent_color: '1A2B3C' }),
    'string_pattern /options/accent_color – healed',
  ],
  ['delivery as a day', set(['delivery', '2026-10-01']), 'object_type delivery'],
  ['one note without its list', set(['notes', { text: 'Merci' }]), 'list_type notes'],
  [
    'subject of a note in words',
    set(['notes', [{ text: 'Merci', subject_code: 'général' }]]),
    'BR-CL-08 notes/0/subject_code',
  ],
  [
    'document by its address alone',
    set(['additional_documents', ['https://example.org/a.pdf']]),
    'object_type additional_documents/0',
  ],
  ['not paid, in French', set(['already_paid', 'non']), 'boolean_type already_paid – healed'],
  ['SIREN of eight digits', set(['seller.siren', '73282932']), 'string_pattern seller/siren'],
  [
    'amount due without the other totals',
    set(['totals', { amount_due: '100' }]),
    'missing totals/line_total, missing totals/tax_exclusive, missing totals/tax_total, missing totals/tax_inclusive',
  ],
  ['price of six decimals', set(['lines.0.unit_price', '0.123456']), 'decimal lines/0/unit_price'],
  ['line without its name', set(['lines.0.item_name', null]), 'string_type lines/0/item_name'],
  ['money kept back', set(['retenue_garantie', '5%']), 'extra_forbidden retenue_garantie'],
  ['site of the works', set(['chantier', 'Lot 3']), 'extra_forbidden chantier – healed'],
  ['sign of a shop', set(['seller.enseigne', 'Atelier']), 'extra_forbidden seller/enseigne – healed'],
  ['number of a stock', set(['lines.0.sku', 'A-1']), 'extra_forbidden lines/0/sku – healed'],
  ['sign of the euro', set(['currency', '€']), 'string_too_short currency – healed'],
  ['sign of several dollars', set(['currency', '$']), 'string_too_short currency'],
];
