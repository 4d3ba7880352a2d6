import { readInvoice } from '@conforme/proto/schema/read';
import type { Invoice } from '../model.ts';

/** What a caller may write, as JSON. */
type Json = Readonly<Record<string, unknown>>;

const SAMPLE_LINE: Json = { item_name: 'Chaise', quantity: '2', unit_price: '50', vat_rate: '20' };

/** The smallest invoice with these properties, in canonical form. For tests: it throws where a request would get 422. */
export function sampleInvoice(properties: Json = {}): Invoice {
  const party = { name: 'Menuiserie Abgrall', address: { country: 'FR' } };
  const invoice = {
    number: 'F-1',
    issue_date: '2026-10-05',
    seller: party,
    buyer: party,
    lines: [SAMPLE_LINE],
    ...properties,
  };
  const { ok, faults } = readInvoice(JSON.stringify(invoice));
  if (!ok) throw new Error(JSON.stringify(faults));
  return ok;
}

/** The smallest invoice with these lines; each needs only what differs from `SAMPLE_LINE`. */
export function sampleOf(lines: readonly Json[], properties: Json = {}): Invoice {
  return sampleInvoice({ ...properties, lines: lines.map((line) => ({ ...SAMPLE_LINE, ...line })) });
}
