// A hybrid invoice, right or wrong in one respect.

import { PDFDocument, PDFHexString, PDFString, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { N } from '@conforme/pdf/file/values';
import { document, stream } from '@conforme/pdf/testing/documents';
import { xmpPacket } from '../embed/xmp.ts';
import { cii, OPTIONS } from './embedding.ts';

/** What is otherwise than in a proper file. */
export interface Hybrid {
  readonly name?: string;
  readonly xml?: Uint8Array;
  readonly relationship?: string | null;
  readonly subtype?: string;
  readonly af?: boolean;
  readonly tree?: 'names' | 'kids' | 'none' | 'annotation';
  /** Changes to the packet; null leaves it out. */
  readonly packet?: ((packet: string) => string) | null;
  /** Further attachments. */
  readonly more?: readonly Hybrid[];
}

function specification(context: PDFContext, hybrid: Hybrid): PDFRef {
  const { name = 'factur-x.xml', xml = cii(), relationship = 'Data', subtype = 'text/xml' } = hybrid;
  const file = stream(context, xml, { Type: 'EmbeddedFile', Subtype: subtype });
  const spec = context.obj({
    Type: 'Filespec',
    UF: PDFHexString.fromText(name),
    F: PDFString.of(name),
    EF: { F: file },
  });
  if (relationship) spec.set(N('AFRelationship'), N(relationship));
  return context.register(spec);
}

export function made(hybrid: Hybrid): Uint8Array {
  return document((context) => {
    const { af = true, tree = 'names', packet = (text) => text, more = [] } = hybrid;
    const refs = [hybrid, ...more].map((one) => specification(context, one));
    const names = context.obj({ Names: refs.flatMap((ref, i) => [PDFString.of(`${i}`), ref]) });
    const catalog: Record<string, object> = {};
    if (tree === 'names') catalog.Names = { EmbeddedFiles: names };
    if (tree === 'kids')
      catalog.Names = { EmbeddedFiles: { Kids: [context.register(context.obj({ Kids: [names] }))] } };
    if (af) catalog.AF = refs;
    const text = xmpPacket({ options: OPTIONS, kept: [] }).toString('utf8');
    if (packet)
      catalog.Metadata = stream(context, Buffer.from(packet(text)), { Type: 'Metadata', Subtype: 'XML' });
    const annotation = { Type: 'Annot', Subtype: 'FileAttachment', F: 4, Rect: [0, 0, 0, 0], FS: refs[0]! };
    return { catalog, page: tree === 'annotation' ? { Annots: [annotation] } : {} };
  });
}

/** Open to all, and changed by its owner alone. The library refuses that to what claims to be PDF/A, so it sees no claim. */
async function encrypted(file: Uint8Array): Promise<Uint8Array> {
  const doc = await PDFDocument.load(file, { updateMetadata: false });
  const metadata = doc.catalog.get(N('Metadata'))!;
  doc.catalog.delete(N('Metadata'));
  doc.encrypt({ userPassword: '', ownerPassword: 'owner' });
  doc.catalog.set(N('Metadata'), metadata);
  return doc.save({ useObjectStreams: false });
}

/** What breaks a rule of the container, and in what else it is as the proper file that it is compared with. */
export interface Fault {
  readonly what: string;
  readonly broken: Hybrid;
  readonly proper?: Hybrid;
  /** Rules that are broken with it. */
  readonly beside?: readonly string[];
  readonly isEncrypted?: boolean;
}

export const brokenBy = async ({ broken, proper, isEncrypted = false }: Fault): Promise<Uint8Array> => {
  const file = made({ ...proper, ...broken });
  return isEncrypted ? encrypted(file) : file;
};

const replaced = (from: string | RegExp, to: string): Hybrid => ({
  packet: (text) => text.replace(from, to),
});

const partyOf = (name: string, country: string): string =>
  `<ram:${name}><ram:PostalTradeAddress><ram:CountryID>${country}</ram:CountryID></ram:PostalTradeAddress></ram:${name}>`;

/** An invoice between parties of one country. */
const within = (country: string): Hybrid => ({
  xml: Buffer.from(
    Buffer.from(cii())
      .toString('utf8')
      .replace(
        /(<\/rsm:CrossIndustryInvoice>)/,
        `${partyOf('SellerTradeParty', country)}${partyOf('BuyerTradeParty', country)}$1`,
      ),
  ),
});
const levelled = (level: string): Hybrid => replaced('>EN 16931<', `>${level}<`);

/** A level of a country's parties, which the guideline of the invoice contradicts as well. */
const levelWithin = (country: string, level: string, beside: readonly string[]): Fault => ({
  what: `${level} between parties of ${country}`,
  proper: within(country),
  broken: levelled(level),
  beside: ['PDF-XMP-08', ...beside],
});

/** By the rule that is broken; one of the standard, where it asks for what is another case of the same rule of ours. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'PDF-A-01': { what: 'no claim', broken: replaced(/<pdfaid:part>3<\/pdfaid:part>/, '') },
  'PDF-A-02': { what: 'a claim of another part', broken: replaced('<pdfaid:part>3', '<pdfaid:part>1') },
  'PDF-A-03': { what: 'an encryption', broken: {}, isEncrypted: true },
  'PDF-ATT-01': { what: 'another name', broken: { name: 'rechnung.xml' }, beside: ['PDF-XMP-04'] },
  'PDF-ATT-02': { what: 'no relationship', broken: { relationship: null } },
  'PDF-ATT-03': { what: 'a relationship of another kind', broken: { relationship: 'Supplement' } },
  'PDF-ATT-04': { what: 'no /AF', broken: { af: false } },
  'PDF-ATT-05': { what: 'no name tree', broken: { tree: 'none' } },
  'PDF-ATT-06': { what: 'two invoices', broken: { more: [{ name: 'xrechnung.xml' }] } },
  'PDF-ATT-07': { what: 'another media type', broken: { subtype: 'application/octet-stream' } },
  'PDF-XMP-01': { what: 'no metadata', broken: { packet: null }, beside: ['PDF-A-01'] },
  'PDF-XMP-02': {
    what: 'metadata that cannot be read',
    broken: replaced('</rdf:RDF>', ''),
    beside: ['PDF-A-01'],
  },
  'PDF-XMP-03': {
    what: 'no Factur-X properties',
    broken: replaced(/<fx:DocumentType>.*<\/fx:ConformanceLevel>/s, ''),
  },
  'PDF-XMP-04': { what: 'another file name', broken: replaced('>factur-x.xml<', '>other.xml<') },
  'PDF-XMP-05': { what: 'another document type', broken: replaced('>INVOICE<', '>ORDER<') },
  'PDF-XMP-06': { what: 'no version', broken: replaced('<fx:Version>1.0</fx:Version>', '') },
  'PDF-XMP-07': { what: 'an unknown level', broken: levelled('EN16931+') },
  'PDF-XMP-08': { what: 'a level the invoice contradicts', broken: levelled('BASIC') },
  'PDF-XMP-09': {
    what: 'the namespace of ZUGFeRD 1.0',
    broken: replaced('xmlns:fx="urn:factur-x:', 'xmlns:fx="urn:ferd:'),
    beside: ['PDF-XMP-10'],
  },
  'PDF-XMP-10': {
    what: 'no extension schema',
    broken: replaced(/(<pdfaSchema:namespaceURI>)urn:factur-x[^<]*/, '$1urn:other'),
  },
  'PDF-XMP-11': { what: 'another version', broken: replaced('<fx:Version>1.0<', '<fx:Version>2.1<') },
  'PDF-XMP-12': levelWithin('DE', 'MINIMUM', []),
  'BR-HYBRID-DE-02': levelWithin('DE', 'BASIC WL', []),
  'BR-HYBRID-FR-01': levelWithin('FR', 'XRECHNUNG', []),
  'PDF-XMP-13': {
    what: 'another prefix',
    broken: replaced('<pdfaSchema:prefix>fx<', '<pdfaSchema:prefix>zf<'),
  },
};
