import type { CompleteInvoice } from '@conforme/core/invoice';
import type { EmbedOptions, Look } from '@conforme/core/plugin';

type Line = CompleteInvoice['lines'][number];
type Seller = CompleteInvoice['seller'];

const ADDRESS = {
  line1: '12 rue de l’Œuvre',
  line2: null,
  line3: null,
  city: 'Lyon',
  postal_code: '69003',
  country_subdivision: null,
  country: 'FR',
};

const PARTY = {
  name: 'Atelier du Rhône SAS',
  trading_name: null,
  siren: '552100554',
  legal_registration_id: null,
  legal_registration_scheme: null,
  vat_id: 'FR83552100554',
  electronic_address: '552100554',
  electronic_address_scheme: '0225',
  siret: null,
  global_ids: {},
  tax_registration_id: null,
  legal_info: null,
  address: ADDRESS,
  contact: null,
};

export function line(over: Partial<Line> = {}): Line {
  return {
    id: '1',
    note: null,
    item_name: 'Conseil',
    item_description: null,
    seller_item_id: null,
    buyer_item_id: null,
    standard_item_id: null,
    standard_item_id_scheme: null,
    origin_country: null,
    attributes: {},
    quantity: '2',
    unit_code: 'DAY',
    unit_price: '650.00',
    gross_unit_price: null,
    price_discount: null,
    price_base_quantity: null,
    price_base_unit_code: null,
    vat_category: 'S',
    vat_rate: '20.00',
    allowances: [],
    charges: [],
    period_start: null,
    period_end: null,
    order_line_reference: null,
    buyer_accounting_reference: null,
    net_amount: '1300.00',
    ...over,
  };
}

export function totals(over: Partial<CompleteInvoice['totals']> = {}): CompleteInvoice['totals'] {
  return {
    line_total: '1300.00',
    allowance_total: null,
    charge_total: null,
    tax_exclusive: '1300.00',
    tax_total: '260.00',
    tax_inclusive: '1560.00',
    prepaid: null,
    rounding: null,
    amount_due: '1560.00',
    tax_total_accounting: null,
    vat_breakdown: [
      {
        category: 'S',
        rate: '20.00',
        taxable_amount: '1300.00',
        tax_amount: '260.00',
        exemption_reason: null,
        exemption_reason_code: null,
      },
    ],
    ...over,
  };
}

export const PAYMENT: NonNullable<CompleteInvoice['payment']> = {
  means_code: '58',
  means_text: null,
  remittance_information: null,
  iban: 'FR7630006000011234567890189',
  account_name: null,
  bic: 'AGRIFRPP',
  mandate_reference: null,
  creditor_reference_id: null,
  debited_iban: null,
  terms: null,
};

const REFERENCES = {
  buyer_reference: null,
  project_reference: null,
  contract_reference: null,
  purchase_order_reference: null,
  sales_order_reference: null,
  receiving_advice_reference: null,
  despatch_advice_reference: null,
  tender_reference: null,
  buyer_accounting_reference: null,
};

/** A complete invoice over one service, to be varied. */
export function invoice(over: Partial<CompleteInvoice> = {}): CompleteInvoice {
  return {
    number: 'FA-2026-0042',
    issue_date: '2026-03-01',
    type_code: '380',
    currency: 'EUR',
    vat_accounting_currency: null,
    due_date: '2026-03-31',
    tax_point_date: null,
    ...REFERENCES,
    payment_terms: null,
    operation_type: 'services',
    already_paid: false,
    business_process: 'S1',
    french_mentions: {
      enabled: true,
      late_payment_penalties: 'Pénalités.',
      recovery_fee: 'Indemnité.',
      early_payment_discount: 'Sans escompte.',
    },
    notes: [],
    seller: PARTY,
    buyer: { ...PARTY, name: 'Boulangeries Réunies SARL', siren: '732829320', vat_id: 'FR44732829320' },
    delivery: null,
    payment: PAYMENT,
    preceding_invoices: [],
    additional_documents: [],
    allowances: [],
    charges: [],
    lines: [line()],
    totals: totals(),
    prepaid_amount: null,
    rounding_amount: null,
    tax_total_accounting: null,
    tax_exemption_reason: null,
    tax_exemption_reason_code: null,
    ...over,
  };
}

export function seller(over: Partial<Seller>): Seller {
  return { ...PARTY, ...over };
}

export function look(over: Partial<Look> = {}): Look {
  return { language: 'fr', accentColor: '#1f3a5f', footerText: null, logo: null, ...over };
}

export const OPTIONS: EmbedOptions = {
  profile: 'en16931',
  language: 'fr',
  title: 'Facture FA-2026-0042',
  author: 'Atelier du Rhône SAS',
  date: new Date('2026-03-01T10:00:00Z'),
};

/** A CII document with nothing but its guideline. */
export function cii(guideline = 'urn:cen.eu:en16931:2017'): Uint8Array {
  const open =
    '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"';
  const ram =
    ' xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100">';
  const context = '<rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>';
  const end =
    '</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext></rsm:CrossIndustryInvoice>';
  return Buffer.from([open, ram, context, guideline, end].join(''));
}
