// Material of this plugin's tests: an invoice of which only what French law looks at is filled in.

import {
  BLANK_ADDRESS,
  BLANK_INVOICE,
  BLANK_PARTY,
  type Completion,
  type Invoice,
  type Party,
} from '@conforme/core/invoice';

export const MENTIONS = {
  enabled: true,
  late_payment_penalties: 'Pénalités',
  recovery_fee: 'Indemnité',
  early_payment_discount: 'Escompte',
};

export const PARTY: Party = {
  ...BLANK_PARTY,
  name: 'Menuiserie Abgrall',
  address: { ...BLANK_ADDRESS, country: 'FR' },
};

export function completionOf(properties: Partial<Invoice> = {}): Completion {
  const invoice: Invoice = {
    ...BLANK_INVOICE,
    number: 'F-1',
    issue_date: '2026-10-05',
    type_code: '380',
    currency: 'EUR',
    operation_type: 'services',
    already_paid: false,
    french_mentions: MENTIONS,
    seller: PARTY,
    buyer: PARTY,
    totals: null,
    ...properties,
  };
  return { invoice, origins: new Map() };
}
