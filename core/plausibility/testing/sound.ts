// A sound invoice, spoiled in tests, and what is doubted about it.

import { expect } from 'vitest';
import { sampleInvoice } from '../../invoice/testing/sample.ts';
import { BLANK_ADJUSTMENT, BLANK_PAYMENT } from '../../invoice/index.ts';
import type { Invoice } from '../../invoice/index.ts';
import { doubtsOf } from '../index.ts';

export const SOUND = sampleInvoice({ due_date: '2026-11-04' });
const LINE = SOUND.lines[0]!;

export async function doubts(properties: Partial<Invoice>): Promise<string[]> {
  const found = await doubtsOf({ ...SOUND, ...properties }, { today: SOUND.issue_date });
  for (const { message, fix, terms } of found) {
    expect(terms.length).toBeGreaterThan(0);
    for (const text of [message.en, message.fr, fix.en, fix.fr]) expect(text).toMatch(/\.$/);
    // French writes decimals with a comma.
    expect(message.fr).not.toMatch(/\d\.\d/);
  }
  return found.map(({ rule, pointer }) => `${rule} ${pointer.replace('/invoice/', '')}`);
}

export const seller = (given: Partial<Invoice['seller']>) => ({
  seller: { ...SOUND.seller, siren: null, siret: null, vat_id: null, electronic_address: null, ...given },
});
export const in_ = (country: string) => ({ ...SOUND.seller.address, country });
export const payment = (given: object) => ({ payment: { ...BLANK_PAYMENT, means_code: '30', ...given } });
export const lines = (...given: readonly object[]) => ({
  lines: given.map((each) => ({ ...LINE, ...each })),
});
export const adjusted = (amount: string) => [
  { ...BLANK_ADJUSTMENT, amount, vat_category: 'S' as const, vat_rate: '20' },
];
