import { PDFArray, PDFDict, type PDFRawStream } from '@cantoo/pdf-lib';
import type { Attachment } from '@conforme/pdf/file/attachments';
import { isPartial } from '@conforme/pdf/file/fault';
import { decode } from '@conforme/pdf/file/filters';
import type { Loaded } from '@conforme/pdf/file/load';
import { N, textOf } from '@conforme/pdf/file/values';
import { attachmentsOf } from '../bounded.ts';
import { INVOICE_NAMES } from '../profile.ts';

/** The roots of invoices: CII, ZUGFeRD 1.0 and UBL. */
const ROOT =
  /urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:|urn:ferd:CrossIndustryDocument:|urn:oasis:names:specification:ubl:schema:xsd:(?:Invoice|CreditNote)-2/;
/** A root states its namespaces within so many bytes. */
const HEAD = 4096;

/**
 * Invoices attached before, by their name or by what they are: some readers take the first XML of a file for its invoice, whatever
 * it is called.
 */
export function olderInvoices(loaded: Loaded): Attachment[] {
  return attachmentsOf(loaded).filter(
    ({ name, file }) => INVOICE_NAMES.includes(name.toLowerCase()) || isInvoice(file, loaded),
  );
}

function isInvoice(file: PDFRawStream, { budget }: Loaded): boolean {
  try {
    const text = decode(file, budget).subarray(0, HEAD).toString('latin1').replaceAll('\0', '');
    return /^[^<]{0,4}\s*</.test(text) && ROOT.test(text);
  } catch (error) {
    if (!isPartial(error)) throw error;
    return false;
  }
}

/** Removes annotations that show an invoice attached before (FileAttachment), so that no stale copy remains. */
export function detach(pages: readonly PDFDict[], older: readonly Attachment[]): void {
  const files = new Set(older.map(({ file }) => file));
  for (const page of pages) {
    const annotations = page.lookup(N('Annots'));
    if (!(annotations instanceof PDFArray)) continue;
    for (let i = annotations.size() - 1; i >= 0; i--)
      if (showsOne(annotations.lookup(i), files)) annotations.remove(i);
  }
}

function showsOne(annotation: unknown, files: ReadonlySet<PDFRawStream>): boolean {
  if (!(annotation instanceof PDFDict) || annotation.lookup(N('Subtype')) !== N('FileAttachment'))
    return false;
  const spec = annotation.lookup(N('FS'));
  if (!(spec instanceof PDFDict)) return false;
  if (INVOICE_NAMES.includes(textOf(spec.lookup(N('UF')) ?? spec.lookup(N('F'))).toLowerCase())) return true;
  const embedded = spec.lookup(N('EF'));
  if (!(embedded instanceof PDFDict)) return false;
  return embedded.keys().some((key) => files.has(embedded.lookup(key) as PDFRawStream));
}
