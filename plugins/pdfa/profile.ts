import { PROFILE_TABLE, profileOf } from '@conforme/core/plugin/profiles';

/** Namespaces under which the four properties stand: Factur-X, ZUGFeRD 2.0 and ZUGFeRD 1.0. */
export const FACTURX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
/** All of them, ours first. */
export const NAMESPACES: readonly string[] = [
  FACTURX,
  'urn:zugferd:pdfa:CrossIndustryDocument:invoice:2p0#',
  'urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#',
];

/** The name of the attachment that Factur-X prescribes. */
export const FILENAME = 'factur-x.xml';

/** Attachment names an invoice may have (decision 13), in the order we look for them; compared without case. */
export const INVOICE_NAMES: readonly string[] = [FILENAME, 'zugferd-invoice.xml', 'xrechnung.xml'];

/** Names of related documents that are no invoices; they come out so that the error can say what the caller sent. */
export const OTHER_NAMES: readonly string[] = ['order-x.xml', 'cida.xml'];

/** Every ConformanceLevel that some version of Factur-X or ZUGFeRD defines. */
export const LEVELS: readonly string[] = [
  ...Object.values(PROFILE_TABLE).map(({ xmp }) => xmp),
  'EN16931',
  'COMFORT',
  'XRECHNUNG',
];

const LEAN: ReadonlySet<string> = new Set(
  Object.values(PROFILE_TABLE).flatMap(({ level, xmp }) => (level === 'lean' ? [xmp] : [])),
);

/** AFRelationship values by level: without lines the picture says more than the XML, so the XML is only its data. */
export function relationships(level: string): readonly string[] {
  return LEAN.has(level) ? ['Data'] : ['Data', 'Source', 'Alternative'];
}

/** The levels a guideline (BT-24) may stand for, or null for one we do not know. */
export function levelOf(guideline: string): readonly string[] | null {
  const id = guideline.trim();
  if (/xrechnung|xeinkauf/.test(id)) return ['XRECHNUNG', 'EN 16931', 'EXTENDED'];
  const profile = profileOf(id);
  if (profile === null) return null;
  const { xmp } = PROFILE_TABLE[profile];
  // ZUGFeRD 2.0 wrote COMFORT's successor as EN16931 without the blank.
  return xmp === 'EN 16931' ? [xmp, 'EN16931'] : [xmp];
}
