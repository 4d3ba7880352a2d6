import type { PDFDict } from '@cantoo/pdf-lib';
import { PDFHexString, PDFString } from '@cantoo/pdf-lib';
import { N } from '@conforme/pdf/file/values';
import { document, stream } from '@conforme/pdf/testing/documents';
import { describe, expect, it } from 'vitest';
import { containerRules, HYBRID } from '../rules/index.ts';
import { cii } from '../testing/embedding.ts';
import { brokenBy, FAULTS, made, type Hybrid } from '../testing/hybrid.ts';
import { extract } from './index.ts';

const rulesOf = async (file: Uint8Array): Promise<string[]> =>
  (await extract(file)).findings.map(({ rule }) => rule!);
const rules = (hybrid: Hybrid): Promise<string[]> => rulesOf(made(hybrid));

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
    const opened = await extract(made({ name: 'xrechnung.xml', more: [{ name: 'factur-x.xml' }] }));
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
    expect((await extract(made({ name: 'a.xml', more: [{ name: 'b.xml' }] }))).xml).toBeNull();
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
  it.each(Object.entries(FAULTS).map(([id, fault]) => [id, fault.what, fault] as const))(
    '%s: %s',
    async (id, _, fault) => {
      const [rule] = HYBRID[id] ?? [id];
      const { proper = {}, beside = [] } = fault;
      expect(await rules(proper)).toEqual([]);
      expect((await rulesOf(await brokenBy(fault))).toSorted()).toEqual([rule!, ...beside].toSorted());
    },
  );

  it('have a case for each rule but what stops the check', () => {
    const tried = new Set(Object.keys(FAULTS));
    const own = containerRules.rules.map(({ id }) => id).filter((id) => !(id in HYBRID));
    expect(own.filter((id) => !tried.has(id))).toEqual(['PDF-A-04']);
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
