import {
  BLANK_ADDRESS,
  BLANK_BREAKDOWN,
  BLANK_INVOICE,
  BLANK_LINE,
  BLANK_PARTY,
  BLANK_PAYMENT,
  BLANK_TOTALS,
  type CompleteInvoice,
} from '@conforme/core/invoice';
import type { Look } from '@conforme/core/plugin';

type Line = CompleteInvoice['lines'][number];
type Seller = CompleteInvoice['seller'];

const ADDRESS = {
  ...BLANK_ADDRESS,
  line1: '12 rue de l’Œuvre',
  city: 'Lyon',
  postal_code: '69003',
  country: 'FR',
};

const PARTY: Seller = {
  ...BLANK_PARTY,
  name: 'Atelier du Rhône SAS',
  siren: '552100554',
  vat_id: 'FR83552100554',
  electronic_address: '552100554',
  electronic_address_scheme: '0225',
  address: ADDRESS,
};

export function line(over: Partial<Line> = {}): Line {
  return {
    ...BLANK_LINE,
    id: '1',
    item_name: 'Conseil',
    quantity: '2',
    unit_code: 'DAY',
    unit_price: '650.00',
    vat_category: 'S',
    vat_rate: '20.00',
    net_amount: '1300.00',
    ...over,
  };
}

export function totals(over: Partial<CompleteInvoice['totals']> = {}): CompleteInvoice['totals'] {
  return {
    ...BLANK_TOTALS,
    line_total: '1300.00',
    tax_exclusive: '1300.00',
    tax_total: '260.00',
    tax_inclusive: '1560.00',
    amount_due: '1560.00',
    vat_breakdown: [
      { ...BLANK_BREAKDOWN, category: 'S', rate: '20.00', taxable_amount: '1300.00', tax_amount: '260.00' },
    ],
    ...over,
  };
}

export const PAYMENT: NonNullable<CompleteInvoice['payment']> = {
  ...BLANK_PAYMENT,
  means_code: '58',
  iban: 'FR7630006000011234567890189',
  bic: 'AGRIFRPP',
};

/** A complete invoice over one service, to be varied. */
export function invoice(over: Partial<CompleteInvoice> = {}): CompleteInvoice {
  return {
    ...BLANK_INVOICE,
    number: 'FA-2026-0042',
    issue_date: '2026-03-01',
    type_code: '380',
    currency: 'EUR',
    due_date: '2026-03-31',
    operation_type: 'services',
    already_paid: false,
    business_process: 'S1',
    french_mentions: {
      enabled: true,
      late_payment_penalties: 'Pénalités.',
      recovery_fee: 'Indemnité.',
      early_payment_discount: 'Sans escompte.',
    },
    seller: PARTY,
    buyer: { ...PARTY, name: 'Boulangeries Réunies SARL', siren: '732829320', vat_id: 'FR44732829320' },
    payment: PAYMENT,
    lines: [line()],
    totals: totals(),
    ...over,
  };
}

export function seller(over: Partial<Seller>): Seller {
  return { ...PARTY, ...over };
}

export function look(over: Partial<Look> = {}): Look {
  return { language: 'fr', accentColor: '#1f3a5f', footerText: null, logo: null, ...over };
}
