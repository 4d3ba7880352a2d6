import type { ReadInvoice } from '@conforme/proto/schema';

/** An invoice as a caller would send it: without null, defaults and empty parts. */
export type InvoiceRequest = Readonly<Record<string, unknown>>;

/**
 * The invoice of a document as generate takes it (decision 43). What the document does not say is left out, and what would be
 * added to an invoice that leaves it out is declined: French mentions, a business process, a means of payment, a VAT total.
 */
export function requestOf({ vat_breakdown: _inTotals, ...read }: ReadInvoice): InvoiceRequest {
  const { business_process, payment, totals } = read;
  return {
    ...(compact(read) as InvoiceRequest),
    french_mentions: { enabled: false },
    ...(business_process === null && { operation_type: null }),
    ...(payment && payment.means_code === null && { payment: declining(payment, 'means_code') }),
    ...(totals && totals.tax_total === null && isGiven(totals) && { totals: declining(totals, 'tax_total') }),
  };
}

/** Totals that say nothing are computed, as for any invoice without them. */
function isGiven(totals: object): boolean {
  return compact(totals) !== undefined;
}

function declining(part: object, key: string): InvoiceRequest {
  return { ...(compact(part) as InvoiceRequest), [key]: null };
}

/** Without nulls, empty lists and empty objects, at any depth; undefined when nothing is left. */
function compact(value: unknown): unknown {
  if (value === null) return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((item) => compact(item) ?? {});
  if (typeof value !== 'object') return value;
  let parts: Record<string, unknown> | undefined;
  for (const key in value) {
    const part = compact((value as Readonly<Record<string, unknown>>)[key]);
    if (part !== undefined) (parts ??= {})[key] = part;
  }
  return parts;
}
