import type { ReadInvoice, ReadLine, ReadParty } from '@conforme/proto/schema';
import type { CompleteInvoice } from './model.ts';
import { BLANK_TOTALS } from './reading.ts';

/**
 * A document of any origin as what the renderer draws. What it does not say is the empty string, of which nothing is
 * drawn: no total is computed and no default assumed, because a legible copy must say what the document says.
 */
export function legible(read: ReadInvoice): CompleteInvoice {
  const { vat_breakdown, ...rest } = read;
  const { delivery, payment, totals } = rest;
  const shown = {
    ...filled(rest, ['number', 'issue_date', 'type_code', 'currency']),
    seller: party(read.seller),
    buyer: party(read.buyer),
    delivery: delivery && { ...delivery, address: delivery.address && filled(delivery.address, ['country']) },
    payment: payment && filled(payment, ['means_code']),
    notes: read.notes.map((note) => filled(note, ['text'])),
    preceding_invoices: read.preceding_invoices.map((preceding) => filled(preceding, ['number'])),
    additional_documents: read.additional_documents.map((document) => filled(document, ['id'])),
    allowances: read.allowances.map((part) => filled(part, ['amount', 'vat_category'])),
    charges: read.charges.map((part) => filled(part, ['amount', 'vat_category'])),
    lines: read.lines.map(line),
    totals: {
      ...filled(totals ?? BLANK_TOTALS, TOTALS),
      vat_breakdown: vat_breakdown.map((part) => filled(part, ['category', 'taxable_amount', 'tax_amount'])),
    },
  };
  // Codes are shown by their name where it is known and as they stand where not, so any code may stand in their place.
  return shown as unknown as CompleteInvoice;
}

const TOTALS = ['line_total', 'tax_exclusive', 'tax_total', 'tax_inclusive', 'amount_due'] as const;

function party(read: ReadParty | null): unknown {
  const { address, global_ids } = read ?? {};
  return {
    ...filled(read ?? ({} as ReadParty), ['name']),
    address: filled(address ?? ({} as NonNullable<typeof address>), ['country']),
    global_ids: global_ids ?? {},
  };
}

function line(read: ReadLine): unknown {
  return {
    ...filled(read, ['id', 'item_name', 'quantity', 'unit_code', 'unit_price', 'vat_category', 'net_amount']),
    allowances: read.allowances.map((part) => filled(part, ['amount'])),
    charges: read.charges.map((part) => filled(part, ['amount'])),
  };
}

function filled<T extends object>(read: T, keys: readonly (keyof T)[]): T {
  return { ...read, ...Object.fromEntries(keys.map((key) => [key, read[key] ?? ''])) };
}
