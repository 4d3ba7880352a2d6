// Documents for the page, made by the service they are shown to.

import { example, postJson } from '../e2e/service.ts';
import type { Service } from '../../scripts/start.ts';

export interface Documents {
  readonly valid: string;
  readonly faulty: string;
  readonly pdf: Uint8Array;
}

export async function documentsOf(service: Service): Promise<Documents> {
  const request = example('services');
  const xml = await postJson(service, '/v1/invoices/preview-xml', request);
  const pdf = await postJson(service, '/v1/invoices/generate', request);
  const valid = await xml.text();
  return { valid, faulty: spoiled(valid), pdf: new Uint8Array(await pdf.arrayBuffer()) };
}

/** A unit nobody listed, on the first line. */
export function spoiled(xml: string): string {
  return xml.replace('unitCode="DAY"', 'unitCode="JOUR"');
}

/** Another invoice of the same seller. */
export function withNumber(number: string, xml: string): string {
  return xml.replace('F-2026-0042', number);
}

/** A cent too much in the total with VAT. */
export function centOff(xml: string): string {
  return xml.replace('>11267.88</ram:GrandTotalAmount>', '>11267.89</ram:GrandTotalAmount>');
}

/** An agency of a scheme, which the invoice of the contract has no place for. */
export function unplaced(xml: string): string {
  return xml.replace('unitCode="DAY"', 'unitCode="DAY" unitCodeListAgencyID="6"');
}

/** The invoice with so many notes that it is this long; `newline` between them, or all on one line. */
export function long(xml: string, bytes: number, newline: string): string {
  const note = `<ram:IncludedNote>${newline}<ram:Content>${'Livré. '.repeat(8)}</ram:Content>${newline}</ram:IncludedNote>${newline}`;
  const notes = note.repeat(Math.ceil(bytes / note.length));
  const whole = xml.replace('</rsm:ExchangedDocument>', `${notes}</rsm:ExchangedDocument>`);
  return newline === '' ? whole.replace(/>\s+</g, '><') : whole;
}

/** A PDF of one empty page, with nothing attached. */
export const PICTURE = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
  'trailer<</Root 1 0 R/Size 4>>',
  '%%EOF',
].join('\n');
