// Small invoices, and where they may go.

import { complete, type CompleteInvoice } from '../../../invoice/index.ts';
import { sampleInvoice } from '../../../invoice/testing/sample.ts';
import type { Destination } from '../../destination.ts';
import type { Adapted } from '../index.ts';

export const to = (
  output: Destination['output'],
  profile: Destination['profile'] = 'en16931',
  guideline: string | null = null,
): Destination => ({ output, profile, guideline });

export const CII = to('cii-xml');
export const UBL = to('ubl-xml');
export const PDF = to('facturx-pdf');
export const EXTENDED = to('cii-xml', 'extended');
export const FRENCH_CII = to('cii-xml', 'extended-ctc-fr');
export const FRENCH_UBL = to('ubl-xml', 'extended-ctc-fr');

export const made = (properties: Readonly<Record<string, unknown>>): CompleteInvoice =>
  complete(sampleInvoice(properties), []).invoice;

export const INVOICE = made({});

export const withTotals = (totals: Partial<CompleteInvoice['totals']>): CompleteInvoice => ({
  ...INVOICE,
  totals: { ...INVOICE.totals, ...totals },
});

/** The sample with these rows of the VAT breakdown; each needs only what differs from its own row. */
export function withRows(...changes: object[]): CompleteInvoice {
  const [row] = INVOICE.totals.vat_breakdown;
  return withTotals({ vat_breakdown: changes.map((change) => ({ ...row!, ...change })) });
}

export const leftIn = ({ left }: Adapted): string[] => left.map(({ pointer }) => pointer);
