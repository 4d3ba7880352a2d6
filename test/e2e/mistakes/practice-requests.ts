// Mistakes of who writes requests for the first time: names of other interfaces, texts for objects, numbers as people write them.

import { all, options, set, type Practice, type Spoil } from './mistake.ts';

/** A field of the first line under another name. */
const called =
  (field: string, name: string): Spoil =>
  ({ lines: [line] }) => {
    line[name] = line[field];
    delete line[field];
  };

const NET_AS_GROSS = {
  line_total: '9389.90',
  tax_exclusive: '9389.90',
  tax_total: '1877.98',
  tax_inclusive: '9389.90',
  amount_due: '9389.90',
};

export const REQUESTS: readonly Practice[] = [
  [
    'lines inside a line',
    (invoice) => {
      invoice.lines[0].lines = [invoice.lines[1]];
    },
    'extra_forbidden lines/0/lines',
  ],
  [
    'options inside the invoice',
    (invoice) => {
      invoice.options = { output: 'cii-xml' };
    },
    'extra_forbidden options',
  ],
  [
    'quantity with the unit that stands beside it',
    set(['lines.0.quantity', '12,5 j']),
    'decimal lines/0/quantity – healed',
  ],
  [
    'quantity with another unit than stands beside it',
    set(['lines.0.quantity', '12,5 h']),
    'decimal lines/0/quantity',
  ],
  ['quantity of times', set(['lines.0.quantity', '3 x']), 'decimal lines/0/quantity'],
  ['price with HT', set(['lines.0.unit_price', '620 € HT']), 'decimal lines/0/unit_price – healed'],
  [
    'day with a time and a zone',
    set(['issue_date', '2026-10-05T00:00:00+02:00']),
    'date issue_date – healed',
  ],
  ['due date in words', set(['due_date', '30 jours fin de mois']), 'date due_date'],
  ['terms as an object', set(['payment_terms', { days: 30 }]), 'string_type payment_terms'],
  ['seller without a name', set(['seller.name', '']), 'BR-06 seller/name'],
  ['seller as a text', set(['seller', 'Atelier SARL']), 'object_type seller'],
  [
    'address as a text',
    set(['buyer.address', '12 rue de la Paix, 75002 Paris']),
    'object_type buyer/address',
  ],
  [
    'postal code as a number that has lost its zero',
    set(['buyer.address.postal_code', 1000]),
    'string_type buyer/address/postal_code – healed',
  ],
  [
    'postal code as a number',
    set(['buyer.address.postal_code', 75002]),
    'string_type buyer/address/postal_code – healed',
  ],
  ['VAT number in siren', set(['seller.siren', 'FR44732829320']), 'string_pattern seller/siren – healed'],
  ['IBAN in bic', set(['payment.bic', 'FR7699999000010000210421730']), 'doubt BIC'],
  ['no line at all', set(['lines', []]), 'too_short lines'],
  ['label for item_name', called('item_name', 'label'), 'extra_forbidden lines/0/label – healed'],
  ['price for unit_price', called('unit_price', 'price'), 'extra_forbidden lines/0/price – healed'],
  ['taux_tva for vat_rate', called('vat_rate', 'taux_tva'), 'extra_forbidden lines/0/taux_tva – healed'],
  ['vatRate for vat_rate', called('vat_rate', 'vatRate'), 'extra_forbidden lines/0/vatRate – healed'],
  [
    'taux for vat_rate, in per cent',
    ({ lines: [line] }) => {
      delete line.vat_rate;
      line.taux = '20 %';
    },
    'extra_forbidden lines/0/taux – healed',
  ],
  // It may be the amount of the tax.
  ['tva for vat_rate', called('vat_rate', 'tva'), 'extra_forbidden lines/0/tva'],
  ['vat_rte for vat_rate', called('vat_rate', 'vat_rte'), 'extra_forbidden lines/0/vat_rte'],
  [
    'vat as an object',
    ({ lines: [line] }) => {
      delete line.vat_rate;
      line.vat = { rate: 20 };
    },
    'extra_forbidden lines/0/vat',
  ],
  [
    'discount of the invoice in French',
    set(['allowances', [{ montant: '100,00 €', motif: 'Remise', taux_tva: '20' }]]),
    'extra_forbidden allowances/0/montant, extra_forbidden allowances/0/motif, extra_forbidden allowances/0/taux_tva – healed',
  ],
  [
    'lines in French',
    (invoice) => {
      const [line] = invoice.lines;
      delete invoice.lines;
      invoice.lignes = [{ ...line, quantity: '2,5' }];
    },
    'decimal lignes/0/quantity, extra_forbidden lignes – healed',
  ],
  [
    'service and engagement of Chorus in French',
    (invoice) => {
      for (const name of ['buyer_reference', 'purchase_order_reference']) delete invoice[name];
      Object.assign(invoice, { code_service: 'COMPTA', numero_engagement: 'EJ-2026-1' });
    },
    'extra_forbidden code_service, extra_forbidden numero_engagement – healed',
  ],
  ['factor by its word', set(['affactureur', { name: 'Factor SA' }]), 'extra_forbidden affactureur – healed'],
  [
    'IBAN of a factor',
    set(['payee', { name: 'Factor SA', iban: 'FR7630006000011234567890189' }]),
    'extra_forbidden payee/iban',
  ],
  ['discount in per cent on a line', set(['lines.0.discount', '10%']), 'extra_forbidden lines/0/discount'],
  ['profile in capitals', options({ profile: 'EN16931' }), 'enum /options/profile – healed'],
  ['output pdf for short', options({ output: 'pdf' }), 'enum /options/output – healed'],
  ['number as a whole number', set(['number', 2026001]), 'string_type number – healed'],
  [
    'number longer than numbers are',
    set(['number', `FACTURE-2026-10-${'0'.repeat(30)}`]),
    'string_too_long number',
  ],
  ['number with an accent', set(['number', 'Facture-é-1']), 'string_pattern number'],
  ['currency in a word', set(['currency', 'euro']), 'string_too_long currency – healed'],
  ['note as a text', set(['notes', 'Merci']), 'list_type notes'],
  ['notes as texts', set(['notes', ['Merci']]), 'object_type notes/0'],
  [
    'period that ends before it begins',
    set(['delivery', { period_start: '2026-10-31', period_end: '2026-10-01' }]),
    'BR-29 delivery/period_end',
  ],
  [
    'document by its reference',
    set(['additional_documents', [{ reference: 'DEVIS', description: 'DEVIS' }]]),
    'extra_forbidden additional_documents/0/reference – patched',
  ],
  ['total without its VAT', set(['totals', NET_AS_GROSS]), 'doubt TOTAL'],
  [
    'discount as a line with a negative price',
    (invoice) => {
      invoice.lines.push({ ...invoice.lines[0], id: '9', item_name: 'Remise', unit_price: '-100' });
    },
    'BR-27 lines/3/unit_price',
  ],
  [
    'consumer without an address of the directory',
    all(
      set(['buyer.siren', undefined], ['buyer.siret', undefined], ['buyer.vat_id', undefined]),
      ({ buyer }) => {
        delete buyer.electronic_address;
        delete buyer.electronic_address_scheme;
      },
    ),
    'BR-FR-12_BT-49 buyer/electronic_address',
  ],
  [
    'nature of the operation in words',
    set(['operation_type', 'prestation de services']),
    'enum operation_type – healed',
  ],
  ['credit note owed to the seller', set(['lines.0.quantity', '-1']), 'doubt SIGN', 'credit-note'],
];
