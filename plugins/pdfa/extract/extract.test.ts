import type { PDFDict } from '@cantoo/pdf-lib';
import { PDFHexString, PDFString, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { N } from '@conforme/pdf/file/values';
import { document, stream } from '@conforme/pdf/testing/documents';
import { describe, expect, it } from 'vitest';
import { xmpPacket } from '../embed/xmp.ts';
import { extract } from './index.ts';
import { cii, OPTIONS } from '../testing/embedding.ts';

interface Recipe {
  readonly name?: string;
  readonly xml?: Uint8Array;
  readonly relationship?: string | null;
  readonly subtype?: string;
  readonly af?: boolean;
  readonly tree?: 'names' | 'kids' | 'none' | 'annotation';
  /** Changes to the packet; null leaves it out. */
  readonly packet?: ((packet: string) => string) | null;
}

function specification(context: PDFContext, recipe: Recipe): PDFRef {
  const { name = 'factur-x.xml', xml = cii(), relationship = 'Data', subtype = 'text/xml' } = recipe;
  const file = stream(context, xml, { Type: 'EmbeddedFile', Subtype: subtype });
  const spec = context.obj({
    Type: 'Filespec',
    UF: PDFHexString.fromText(name),
    F: PDFString.of('x'),
    EF: { F: file },
  });
  if (relationship) spec.set(N('AFRelationship'), N(relationship));
  return context.register(spec);
}

function made(recipe: Recipe, more: readonly Recipe[] = []): Uint8Array {
  return document((context) => {
    const { af = true, tree = 'names', packet = (text) => text } = recipe;
    const refs = [recipe, ...more].map((one) => specification(context, one));
    const names = context.obj({ Names: refs.flatMap((ref, i) => [PDFString.of(`key ${i}`), ref]) });
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

const rules = async (recipe: Recipe, more: readonly Recipe[] = []): Promise<string[]> =>
  (await extract(made(recipe, more))).findings.map(({ rule }) => rule!);

describe('extract', () => {
  it('says nothing of a file that is right', async () => {
    expect(await extract(made({}))).toMatchObject({
      xmlFilename: 'factur-x.xml',
      findings: [],
      facts: { pages: 1, pdfa: '3B' },
    });
  });

  it.each(['factur-x.xml', 'Factur-X.XML', 'zugferd-invoice.xml', 'ZUGFeRD-invoice.xml', 'xrechnung.xml'])(
    'finds %s',
    async (name) => {
      expect((await extract(made({ name }))).xmlFilename).toBe(name);
    },
  );

  it('prefers the name of Factur-X, and reports the rivals', async () => {
    const opened = await extract(made({ name: 'xrechnung.xml' }, [{ name: 'factur-x.xml' }]));
    expect(opened.xmlFilename).toBe('factur-x.xml');
    expect(opened.findings.map(({ rule }) => rule)).toContain('PDF-ATT-06');
  });

  it('reads a single CII attachment of another name, with a fatal finding', async () => {
    const opened = await extract(made({ name: 'rechnung.xml' }));
    expect(opened.xmlFilename).toBe('rechnung.xml');
    expect(opened.findings[0]).toMatchObject({
      severity: 'fatal',
      rule: 'PDF-ATT-01',
      values: ['rechnung.xml'],
    });
  });

  it('does not guess between two of other names', async () => {
    expect((await extract(made({ name: 'a.xml' }, [{ name: 'b.xml' }]))).xml).toBeNull();
  });

  it('gives related documents out under their names', async () => {
    const opened = await extract(made({ name: 'order-x.xml', xml: Buffer.from('<order/>') }));
    expect(opened.xmlFilename).toBe('order-x.xml');
  });

  it('finds nothing in a PDF without attachments, and lists foreign ones', async () => {
    expect(await extract(document(() => ({})))).toEqual({
      xml: null,
      xmlFilename: null,
      facts: { pages: 1, attachments: [], pdfa: null, facturx_xmp: null },
      findings: [],
    });
    const foreign = await extract(made({ name: 'photo.jpg', xml: Buffer.from('no xml') }));
    expect(foreign).toMatchObject({ xml: null, facts: { attachments: ['photo.jpg'] } });
  });

  it('looks in nested name trees, in /AF and in annotations', async () => {
    expect(await rules({ tree: 'kids' })).toEqual([]);
    expect(await rules({ tree: 'none' })).toEqual(['PDF-ATT-05']);
    expect(await rules({ tree: 'annotation', af: false })).toEqual(['PDF-ATT-04', 'PDF-ATT-05']);
  });

  it('gives out what is no XML, for the caller to judge', async () => {
    const opened = await extract(made({ xml: Buffer.from('no xml') }));
    expect(Buffer.from(opened.xml!).toString()).toBe('no xml');
  });

  it('survives a name tree that loops', async () => {
    const loop = document((context) => {
      const node = context.nextRef();
      context.assign(node, context.obj({ Kids: [node] }));
      return { catalog: { Names: { EmbeddedFiles: node } } };
    });
    expect((await extract(loop)).facts.attachments).toEqual([]);
  });

  it('refuses what is no PDF', async () => {
    await expect(extract(Buffer.from('no'))).rejects.toThrow('does not begin with %PDF-');
  });
});

describe('findings', () => {
  const replaced = (from: string | RegExp, to: string): Recipe => ({
    packet: (text) => text.replace(from, to),
  });

  it.each<[string, string, Recipe]>([
    ['PDF-A-01', 'no claim', replaced(/<pdfaid:part>3<\/pdfaid:part>/, '')],
    ['PDF-A-02', 'a claim of another part', replaced('<pdfaid:part>3', '<pdfaid:part>1')],
    ['PDF-ATT-02', 'no relationship', { relationship: null }],
    ['PDF-ATT-03', 'a relationship of another kind', { relationship: 'Supplement' }],
    ['PDF-ATT-04', 'no /AF', { af: false }],
    ['PDF-ATT-07', 'another media type', { subtype: 'application/octet-stream' }],
    ['PDF-XMP-03', 'no Factur-X properties', replaced(/urn:factur-x:pdfa/g, 'urn:other')],
    ['PDF-XMP-04', 'another file name', replaced('>factur-x.xml<', '>other.xml<')],
    ['PDF-XMP-05', 'another document type', replaced('>INVOICE<', '>ORDER<')],
    [
      'PDF-XMP-10',
      'no extension schema',
      replaced(/(<pdfaSchema:namespaceURI>)urn:factur-x[^<]*/, '$1urn:other'),
    ],
    ['PDF-XMP-06', 'no version', replaced('<fx:Version>1.0</fx:Version>', '')],
    ['PDF-XMP-07', 'an unknown level', replaced('>EN 16931<', '>EN16931+<')],
    ['PDF-XMP-08', 'a level the invoice contradicts', replaced('>EN 16931<', '>BASIC<')],
    [
      'PDF-XMP-09',
      'the namespace of ZUGFeRD 1.0',
      replaced(
        /urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#/g,
        'urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#',
      ),
    ],
  ])('%s: %s', async (rule, _, recipe) => {
    expect(await rules(recipe)).toEqual([rule]);
  });

  it('PDF-XMP-01: no metadata, PDF-XMP-02: metadata that cannot be read', async () => {
    expect(await rules({ packet: null })).toEqual(['PDF-A-01', 'PDF-XMP-01']);
    expect(await rules({ packet: () => '<rdf' })).toEqual(['PDF-A-01', 'PDF-XMP-02']);
  });

  it('allows only Data where the XML has no lines', async () => {
    const packet = (text: string): string => text.replace('>EN 16931<', '>BASIC WL<');
    const xml = cii('urn:factur-x.eu:1p0:basicwl');
    expect(await rules({ packet, xml, relationship: 'Alternative' })).toEqual(['PDF-ATT-03']);
    expect(await rules({ packet, xml })).toEqual([]);
  });

  it.each([
    ['urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0', 'XRECHNUNG'],
    ['urn:cen.eu:en16931:2017#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr', 'EXTENDED'],
    ['urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic', 'BASIC'],
    ['urn:example:unknown', 'MINIMUM'],
  ])('accepts %s as %s', async (guideline, level) => {
    const packet = (text: string): string => text.replace('>EN 16931<', `>${level}<`);
    expect(await rules({ packet, xml: cii(guideline) })).toEqual([]);
  });

  it('reads properties written as attributes', async () => {
    const head =
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ';
    const claim = 'xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" pdfaid:part="3" pdfaid:conformance="b" ';
    const fx =
      'xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#" fx:ConformanceLevel="EN 16931" fx:DocumentFileName="factur-x.xml" fx:DocumentType="INVOICE" fx:Version="1.0"/>';
    const schema =
      '<rdf:Description xmlns:s="http://www.aiim.org/pdfa/ns/schema#" s:namespaceURI="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"/>';
    const packet = (): string => `${head}${claim}${fx}${schema}</rdf:RDF></x:xmpmeta>`;
    const opened = await extract(made({ packet }));
    expect(opened).toMatchObject({ facts: { pdfa: '3B', facturx_xmp: 'EN 16931' }, findings: [] });
  });
});

describe('names', () => {
  it('reads UTF-16 and old names', async () => {
    const named = (spec: (dict: PDFDict) => void): Uint8Array =>
      document((context) => {
        const dict = context.obj({ Type: 'Filespec', EF: { F: stream(context, cii()) } });
        spec(dict);
        return { catalog: { AF: [context.register(dict)] } };
      });
    const names = async (pdf: Uint8Array): Promise<readonly string[]> =>
      (await extract(pdf)).facts.attachments;
    expect(await names(named((dict) => dict.set(N('UF'), PDFHexString.fromText('Zürich €.xml'))))).toEqual([
      'Zürich €.xml',
    ]);
    expect(await names(named((dict) => dict.set(N('DOS'), PDFString.of('OLD.XML'))))).toEqual(['OLD.XML']);
  });
});
