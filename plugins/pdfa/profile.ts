import type { Profile } from '@conforme/core/plugin';

/** The ConformanceLevel of the XMP for each profile (Factur-X 1.09, 6.4); EXTENDED-CTC-FR counts as EXTENDED (decision 15). */
export const LEVELS: Readonly<Record<Profile, string>> = {
  minimum: 'MINIMUM',
  basicwl: 'BASIC WL',
  basic: 'BASIC',
  en16931: 'EN 16931',
  extended: 'EXTENDED',
  'extended-ctc-fr': 'EXTENDED',
};

/** Namespaces under which the four properties stand: Factur-X, ZUGFeRD 2.0 and ZUGFeRD 1.0. */
export const FACTURX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
export const NAMESPACES: readonly string[] = [
  FACTURX,
  'urn:zugferd:pdfa:CrossIndustryDocument:invoice:2p0#',
  'urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#',
];

export const FILENAME = 'factur-x.xml';

/** Attachment names an invoice may have (decision 13), in the order we look for them; compared without case. */
export const INVOICE_NAMES: readonly string[] = [FILENAME, 'zugferd-invoice.xml', 'xrechnung.xml'];

/** Names of related documents that are no invoices; they come out so that the caller can be told what it sent. */
export const OTHER_NAMES: readonly string[] = ['order-x.xml', 'cida.xml'];

/** AFRelationship values by level: without lines the picture says more than the XML, so the XML is only its data. */
export function relationships(level: string): readonly string[] {
  return level === 'MINIMUM' || level === 'BASIC WL' ? ['Data'] : ['Data', 'Source', 'Alternative'];
}

/** The level a guideline (BT-24) stands for, or null for one we do not know. */
export function levelOf(guideline: string): readonly string[] | null {
  const id = guideline.trim();
  if (/xrechnung|xeinkauf/.test(id)) return ['XRECHNUNG', 'EN 16931', 'EXTENDED'];
  const last = /:(minimum|basicwl|basic|extended|extended-ctc-fr)$/.exec(id)?.[1];
  if (last) return [LEVELS[last as Profile]];
  // ZUGFeRD 2.0 wrote COMFORT's successor as EN16931 without the blank.
  return id.startsWith('urn:cen.eu:en16931:2017') ? ['EN 16931', 'EN16931'] : null;
}
