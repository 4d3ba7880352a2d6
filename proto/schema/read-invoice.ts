// The invoice as read from a foreign document: the same names, nothing promised. A reader cannot refuse a document for
// what it lacks, so its type allows null for every value at every depth (decision 17).

import { emptyList, object } from './builders.ts';
import { InvoiceSchema } from './invoice.ts';
import { TotalsSchema, VatBreakdownSchema } from './totals.ts';

/** `vat_breakdown` stands beside `totals` as the contract shows it for extract. */
export const ReadInvoiceSchema = object(
  'ReadInvoice',
  'An invoice as read from a document: names of Invoice, null for what the document does not say.',
  {
    ...InvoiceSchema.properties,
    vat_breakdown: emptyList(VatBreakdownSchema, 'BG-23', 'VAT per category and rate.'),
  },
  { 'x-loose': true },
);

/** Totals of a document that another was written from: nothing is computed, so what one says stands in the other. */
export const ReadTotalsSchema = object(
  { definition: 'ReadTotals', message: 'Totals' },
  'The sums as a document states them: names of Totals, an empty text or null for what it does not state.',
  TotalsSchema.properties,
  { 'x-loose': true },
);
