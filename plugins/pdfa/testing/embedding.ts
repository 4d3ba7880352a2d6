import type { EmbedOptions } from '@conforme/core/plugin';
import { embed as contain } from '../embed/index.ts';

export const OPTIONS: EmbedOptions = {
  profile: 'en16931',
  language: 'fr',
  title: 'Facture FA-2026-0042',
  author: 'Atelier du Rhône SAS',
  date: new Date('2026-03-01T10:00:00Z'),
};

/** A CII document with nothing but its guideline. */
export function cii(guideline = 'urn:cen.eu:en16931:2017'): Uint8Array {
  const open =
    '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"';
  const ram =
    ' xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100">';
  const context = '<rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>';
  const end =
    '</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext></rsm:CrossIndustryInvoice>';
  return Buffer.from([open, ram, context, guideline, end].join(''));
}

/** The file alone, without what is said of it. */
export async function embed(pdf: Uint8Array, xml: Uint8Array, options: EmbedOptions): Promise<Uint8Array> {
  return (await contain(pdf, xml, options)).content;
}
