// What tests of several rooms make invoices of: the smallest one, and parts of which every property is filled in.

import {
  BLANK_ADJUSTMENT,
  BLANK_CONTACT,
  BLANK_DELIVERY,
  BLANK_DOCUMENT,
  BLANK_NOTE,
  BLANK_PAYMENT,
  BLANK_PRECEDING,
  complete,
} from '../index.ts';
import type {
  AdditionalDocument,
  Address,
  AllowanceCharge,
  CompleteInvoice,
  Contact,
  Delivery,
  Invoice,
  Note,
  Party,
  Payment,
  PrecedingInvoice,
} from '../index.ts';
import { sampleInvoice } from './sample.ts';

export { changed, fullInvoice, type Leaf } from './full.ts';

type Line = Invoice['lines'][number];

const SMALLEST = sampleInvoice();

/** The smallest invoice with these properties, complete. */
export function sample(properties: Partial<Invoice> = {}): CompleteInvoice {
  return complete({ ...SMALLEST, ...properties }, []).invoice;
}

export const LINE: Line = SMALLEST.lines[0]!;
export const PARTY: Party = SMALLEST.seller;
export const ADDRESS: Address = PARTY.address;
export const PAYMENT: Payment = { ...BLANK_PAYMENT, means_code: '30' };
export const DELIVERY: Delivery = BLANK_DELIVERY;
export const ADJUSTMENT: AllowanceCharge = {
  ...BLANK_ADJUSTMENT,
  amount: '5',
  vat_category: 'S',
  vat_rate: '20',
};

export const FULL_ADJUSTMENT: AllowanceCharge = {
  ...ADJUSTMENT,
  base_amount: '100',
  percentage: '5',
  reason: 'Remise',
  reason_code: '95',
};

export const FULL_LINE: Line = {
  ...LINE,
  id: 'A1',
  note: 'Sur commande',
  item_description: 'Chêne massif',
  seller_item_id: 'CH-1',
  buyer_item_id: 'X-1',
  standard_item_id: '2000000000015',
  origin_country: 'FR',
  attributes: { Couleur: 'naturel', 'H/L': '90/45' },
  quantity: '4',
  unit_code: 'C62',
  unit_price: '45',
  gross_unit_price: '50',
  price_discount: '5',
  price_base_quantity: '1',
  price_base_unit_code: 'C62',
  period_start: '2026-09-01',
  period_end: '2026-09-30',
  order_line_reference: '10',
  buyer_accounting_reference: '606',
};

export const CONTACT: Contact = {
  ...BLANK_CONTACT,
  name: 'A. Abgrall',
  phone: '02 98 00 00 00',
  email: 'a@b.example',
};

export const FULL_PARTY: Party = {
  ...PARTY,
  trading_name: 'Abgrall & fils',
  siren: '999510217',
  vat_id: 'FR24999510217',
  electronic_address: '999510217',
  global_ids: { '0088': '3012345678900', '0009': '99951021700012' },
  tax_registration_id: 'T-1',
  legal_info: 'SARL',
  address: {
    ...ADDRESS,
    line1: '1 rue',
    line2: 'bât. B',
    line3: 'étage 2',
    city: 'Brest',
    postal_code: '29200',
    country_subdivision: 'Finistère',
  },
  contact: CONTACT,
};

export const TRANSFER: Payment = {
  ...PAYMENT,
  iban: 'FR7699999000010000210421730',
  account_name: 'Abgrall',
  bic: 'ABGRFRPP',
  means_text: 'Virement',
};

export const EXEMPT_LINE: Line = { ...LINE, vat_category: 'E', vat_rate: null };

/** Half of it without VAT, and why. */
export const HALF_EXEMPT: Partial<Invoice> = {
  lines: [LINE, EXEMPT_LINE],
  tax_exemption_reason: 'Article 261',
  tax_exemption_reason_code: 'VATEX-EU-132',
};

/** Every total that an invoice can have. */
export const ALL_TOTALS: Partial<Invoice> = {
  allowances: [ADJUSTMENT],
  charges: [ADJUSTMENT],
  prepaid_amount: '20',
  rounding_amount: '0.5',
  currency: 'USD',
  vat_accounting_currency: 'EUR',
  tax_total_accounting: '18',
};

/** Parts that need little, with what a test says of them. */
export function note(properties: Pick<Note, 'text'> & Partial<Note>): Note {
  return { ...BLANK_NOTE, ...properties };
}

export function document(
  properties: Pick<AdditionalDocument, 'id'> & Partial<AdditionalDocument>,
): AdditionalDocument {
  return { ...BLANK_DOCUMENT, ...properties };
}

export function preceding(
  properties: Pick<PrecedingInvoice, 'number'> & Partial<PrecedingInvoice>,
): PrecedingInvoice {
  return { ...BLANK_PRECEDING, ...properties };
}

/** Everything that an invoice can refer to by a number of its own. */
export const REFERENCES: Partial<Invoice> = {
  sales_order_reference: 'CMD-1',
  purchase_order_reference: 'BC-1',
  contract_reference: 'CT-1',
  tender_reference: 'AO-1',
  project_reference: 'P-1',
  additional_documents: [
    document({ id: 'D-1', description: 'BON_LIVRAISON', url: 'https://docs.example/1' }),
    document({ id: 'D-2' }),
  ],
};
