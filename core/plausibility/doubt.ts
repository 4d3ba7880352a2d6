import type { Bilingual, Invoice, ReadInvoice } from '@conforme/proto/schema';

/** An invoice of a request, or as it was read from a document: any part may be missing. */
export type Doubtful = Invoice | ReadInvoice;

/** Something that no rule forbids and that is probably wrong all the same. */
export interface Doubt {
  /** `PLAUSIBLE-IBAN`: stable, for programs. */
  readonly rule: string;
  readonly terms: readonly string[];
  /** Where in the invoice, as a JSON Pointer. */
  readonly pointer: string;
  readonly message: Bilingual;
  readonly fix: Bilingual;
}

/** What the checks know besides the invoice. */
export interface Knowledge {
  /** YYYY-MM-DD. */
  readonly today: string;
}
