// The invoice as read from a foreign document: the same names, nothing promised. A reader cannot refuse a document for
// what it lacks, so its type allows null for every value at every depth (decision 17).

import { emptyList, object } from './builders.ts';
import { InvoiceSchema } from './invoice.ts';
import { VatBreakdownSchema } from './totals.ts';

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
