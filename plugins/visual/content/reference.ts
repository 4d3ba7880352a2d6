import { titleOf, type CompleteInvoice } from '@conforme/core/invoice';
import { joined, type Voice } from './voice.ts';

type Reference = CompleteInvoice['ultimate_customer_orders'][number];
type Document = CompleteInvoice['additional_documents'][number];

/** A number, and the day of what it names: `CT-1 du 5 janvier 2026`; null for neither. */
export function datedText(
  { words, format }: Voice,
  number: string | null,
  day: string | null,
): string | null {
  return joined([number, day && [words.dated, format.date(day)].join('\u00a0')], ' ') || null;
}

/** A reference to a document, wherever it stands, on one line; null for none. */
export function referenceText(voice: Voice, reference: Reference | null): string | null {
  if (!reference) return null;
  return namedText(voice, reference.number, reference.name, reference);
}

/** A supporting document (BG-24). */
export function documentText(voice: Voice, document: Document): string {
  return namedText(voice, document.id, document.description, document);
}

function namedText(
  voice: Voice,
  number: string | null,
  name: string | null,
  { issue_date, line_id, url, attachment }: Pick<Reference, 'issue_date' | 'line_id' | 'url' | 'attachment'>,
): string {
  return joined([
    datedText(voice, number, issue_date),
    lineText(voice, line_id),
    name,
    url,
    fileText(voice, attachment),
  ]);
}

/** An invoice that is referred to, with its kind where it has one. */
export function invoiceText(voice: Voice, reference: Reference | null): string | null {
  if (!reference) return null;
  return joined([kindText(voice, reference.type_code), referenceText(voice, reference)], ' ');
}

/** A preceding invoice (BG-3). */
export function precedingText(
  voice: Voice,
  { number, issue_date, type_code }: CompleteInvoice['preceding_invoices'][number],
): string {
  return joined([kindText(voice, type_code), datedText(voice, number, issue_date)], ' ');
}

function kindText({ format }: Voice, typeCode: string | null): string | null {
  return typeCode && titleOf(typeCode, format.language);
}

function lineText({ label }: Voice, line: string | null): string | null {
  return line && [label('additional_documents.line_id').toLowerCase(), line].join(' ');
}

/** By its name; a file without one by its media type. */
function fileText({ words, label }: Voice, attachment: Reference['attachment']): string | null {
  const named = attachment && (attachment.filename ?? attachment.mime_code);
  return named && label('additional_documents.attachment') + words.colon + named;
}
