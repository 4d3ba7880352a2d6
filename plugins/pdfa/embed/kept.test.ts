import { PDFString, type PDFContext, type PDFDict } from '@cantoo/pdf-lib';
import { load } from '@conforme/pdf/file/load';
import { document, stream, stringOf, type Parts } from '@conforme/pdf/testing/documents';
import { describe, expect, it } from 'vitest';
import { extract } from '../extract/index.ts';
import { packetOf } from '../extract/metadata.ts';
import { isoOf, pdfDateOf } from './describe.ts';
import { cii, embed, OPTIONS } from '../testing/embedding.ts';

const NAMESPACES =
  'xmlns:x="adobe:ns:meta/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/"' +
  ' xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:acme="https://acme.example/ns/"' +
  ' xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:fx="urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#"' +
  ' xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"' +
  ' xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"';

interface Result {
  readonly packet: string;
  readonly info: (key: string) => string | null;
  readonly findings: readonly unknown[];
}

async function embedded(
  properties: string,
  info: Parts['info'] = {},
  author: string | null = null,
): Promise<Result> {
  const xmp = `<x:xmpmeta ${NAMESPACES}><rdf:RDF><rdf:Description rdf:about="">${properties}</rdf:Description></rdf:RDF></x:xmpmeta>`;
  const make = (context: PDFContext): Parts => ({
    catalog: { Metadata: stream(context, Buffer.from(xmp)) },
    info: info!,
  });
  const pdf = await embed(document(make), cii(), { ...OPTIONS, author });
  const loaded = load(pdf);
  const dict = loaded.context.lookup(loaded.context.trailerInfo.Info) as PDFDict;
  const packet = packetOf(loaded)!.toString('utf8').replaceAll(/>\s+</g, '><');
  return { packet, info: (key) => stringOf(dict, key), findings: (await extract(pdf)).findings };
}

describe('metadata of a document', () => {
  it('stay where PDF/A knows them, in the form it asks for', async () => {
    const { packet, info, findings } = await embedded(
      '<dc:description>About</dc:description><dc:subject>one</dc:subject><pdf:Keywords>a, b</pdf:Keywords>' +
        '<xmp:CreateDate>2024-05-06T07:08:09+02:00</xmp:CreateDate><dc:rights><rdf:Alt><rdf:li xml:lang="fr">À nous</rdf:li></rdf:Alt></dc:rights>',
    );
    expect(packet).toContain(
      '<dc:description><rdf:Alt><rdf:li xml:lang="x-default">About</rdf:li></rdf:Alt></dc:description>',
    );
    expect(packet).toContain('<dc:subject><rdf:Bag><rdf:li>one</rdf:li></rdf:Bag></dc:subject>');
    expect(packet).toContain(
      '<rdf:li xml:lang="x-default">À nous</rdf:li><rdf:li xml:lang="fr">À nous</rdf:li>',
    );
    expect(packet.match(/<xmp:CreateDate>/g)).toHaveLength(1);
    expect([info('Subject'), info('Keywords'), info('CreationDate')]).toEqual([
      'About',
      'a, b',
      "D:20240506070809+02'00'",
    ]);
    expect(findings).toEqual([]);
  });

  it('stay of foreign schemas, described', async () => {
    const { packet } = await embedded(
      '<acme:Number>7</acme:Number><acme:Tags><rdf:Bag><rdf:li>x</rdf:li></rdf:Bag></acme:Tags>' +
        '<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:namespaceURI>https://acme.example/ns/</pdfaSchema:namespaceURI>' +
        '<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:name>Number</pdfaProperty:name>' +
        '<pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>internal</pdfaProperty:category>' +
        '<pdfaProperty:description>How many</pdfaProperty:description></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas>',
    );
    expect(packet).toContain('<acme:Number>7</acme:Number>');
    expect(packet).toContain(
      '<pdfaProperty:name>Number</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType>' +
        '<pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>How many</pdfaProperty:description>',
    );
    expect(packet).toContain(
      '<pdfaProperty:name>Tags</pdfaProperty:name><pdfaProperty:valueType>bag Text</pdfaProperty:valueType>',
    );
    expect(packet.match(/<pdfaSchema:prefix>\w+/g)).toEqual([
      '<pdfaSchema:prefix>fx',
      '<pdfaSchema:prefix>acme',
    ]);
  });

  it('leave where they claim something, are no longer true or cannot be described', async () => {
    const { packet } = await embedded(
      '<pdfaid:part>1</pdfaid:part><fx:Version>1.0</fx:Version><xmp:CreateDate>yesterday</xmp:CreateDate><dc:title>Old</dc:title>' +
        '<acme:Person rdf:parseType="Resource"><acme:Name>N</acme:Name></acme:Person><xmp:Rating>5</xmp:Rating>',
    );
    for (const gone of ['<pdfaid:part>1<', 'urn:ferd', 'yesterday', 'Old', 'acme:', 'Rating'])
      expect(packet).not.toContain(gone);
  });

  it('are completed from the information dictionary, which then says the same', async () => {
    const info = {
      Author: PDFString.of('Ann'),
      Subject: PDFString.of('Other'),
      Creator: PDFString.of('Tool'),
      CreationDate: PDFString.of("D:20240506070809+02'00'"),
    };
    const result = await embedded('<dc:description>About</dc:description>', info);
    expect(result.packet).toContain('<dc:creator><rdf:Seq><rdf:li>Ann</rdf:li></rdf:Seq></dc:creator>');
    expect(result.packet).toContain('<xmp:CreatorTool>Tool</xmp:CreatorTool>');
    expect(result.packet).toContain('<xmp:CreateDate>2024-05-06T07:08:09+02:00</xmp:CreateDate>');
    expect(['Author', 'Subject', 'Creator'].map(result.info)).toEqual(['Ann', 'About', 'Tool']);
  });

  it('name the seller as author where the invoice does', async () => {
    const { packet, info } = await embedded(
      '<dc:creator>Someone</dc:creator>',
      { Author: PDFString.of('Ann') },
      'Seller',
    );
    expect(packet).toContain('<dc:creator><rdf:Seq><rdf:li>Seller</rdf:li></rdf:Seq></dc:creator>');
    expect(packet).not.toContain('Someone');
    expect(info('Author')).toBe('Seller');
  });

  it('that are no XML give way to ours', async () => {
    const { packet, info } = await embedded('<dc:description>', { Subject: PDFString.of('Other') });
    expect(packet).toContain('Other');
    expect(info('Subject')).toBe('Other');
  });
});

describe('dates', () => {
  it.each([
    ["D:20240506070809+02'00'", '2024-05-06T07:08:09+02:00', "D:20240506070809+02'00'"],
    ['D:20240506070809Z', '2024-05-06T07:08:09Z', 'D:20240506070809Z'],
    ['D:20240506070809', '2024-05-06T07:08:09Z', 'D:20240506070809Z'],
  ])('of PDF and of XMP: %s', (pdf, iso, back) => {
    expect(isoOf(pdf)).toBe(iso);
    expect(pdfDateOf(iso)).toBe(back);
  });

  it('of XMP may leave off what they do not know', () => {
    expect(pdfDateOf('2024-05')).toBe('D:202405');
    expect(pdfDateOf('2024-05-06T07:08:09.5-01:30')).toBe("D:20240506070809-01'30'");
    expect(isoOf('6 May')).toBe('');
  });
});
