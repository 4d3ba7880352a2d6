import { PDFHexString, PDFRawStream, PDFString, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { N } from '@conforme/pdf/file/values';
import { document, stream } from '@conforme/pdf/testing/documents';
import { describe, expect, it } from 'vitest';
import { xmpPacket } from '../embed/xmp.ts';
import { extract } from './index.ts';
import { cii, OPTIONS } from '../testing/embedding.ts';

const packet = xmpPacket({ options: OPTIONS, kept: [] }).toString('utf8');

interface Ways {
  /** How the file specification names the file. */
  readonly names?: (context: PDFContext) => object;
  /** How the catalogue and the page lead to the file specification. */
  readonly held?: (spec: PDFRef, context: PDFContext) => { catalog?: object; page?: object };
  readonly xmp?: Uint8Array | string;
  readonly xml?: Uint8Array;
  /** The embedded file as it stands, without a filter. */
  readonly plain?: boolean;
}

function made({ names, held, xmp = packet, xml = cii(), plain = false }: Ways): Uint8Array {
  return document((context) => {
    const entries = { Type: 'EmbeddedFile', Subtype: 'text/xml' };
    const file = plain
      ? context.register(PDFRawStream.of(context.obj(entries), xml))
      : stream(context, xml, entries);
    const spec = context.register(
      context.obj({
        Type: 'Filespec',
        AFRelationship: 'Data',
        EF: { F: file },
        ...(names?.(context) ?? { F: PDFString.of('factur-x.xml'), UF: PDFString.of('factur-x.xml') }),
      } as never),
    );
    const { catalog, page = {} } = held?.(spec, context) ?? {};
    const usual = { AF: [spec], Names: { EmbeddedFiles: { Names: [PDFString.of('a'), spec] } } };
    const Metadata = stream(context, typeof xmp === 'string' ? Buffer.from(xmp) : xmp, { Type: 'Metadata' });
    return { catalog: { ...(catalog ?? usual), Metadata }, page: page as never };
  });
}

const findingsOf = async (file: Uint8Array): Promise<(string | null)[]> =>
  (await extract(file)).findings.map(({ rule }) => rule);

describe('where an invoice may be', () => {
  it.each<[string, Ways, string[]]>([
    ['not compressed', { plain: true }, []],
    [
      'below wrong limits and empty nodes',
      {
        held: (spec, context) => {
          const leaf = {
            Limits: [PDFString.of('x'), PDFString.of('b')],
            Names: [PDFHexString.fromText('é'), spec],
          };
          const Kids = [
            context.register(context.obj({})),
            context.obj({ Kids: [context.obj(leaf as never)] }),
          ];
          return { catalog: { AF: [spec], Names: { EmbeddedFiles: { Kids } } } };
        },
      },
      [],
    ],
    [
      'of the page only',
      { held: (spec) => ({ catalog: {}, page: { AF: [spec] } }) },
      ['PDF-ATT-04', 'PDF-ATT-05'],
    ],
    ['in an AF that is no array', { held: (spec) => ({ catalog: { AF: spec } }) }, ['PDF-ATT-05']],
  ])('%s', async (_, ways, findings) => {
    const file = made(ways);
    expect((await extract(file)).xmlFilename).toBe('factur-x.xml');
    expect(await findingsOf(file)).toEqual(findings);
  });
});

describe('how an invoice may be named', () => {
  it.each<[string, (context: PDFContext) => object, string]>([
    ['UF before F', () => ({ F: PDFString.of('x.bin'), UF: PDFString.of('factur-x.xml') }), 'factur-x.xml'],
    [
      'F when UF is another name',
      () => ({ F: PDFString.of('factur-x.xml'), UF: PDFString.of('Invoice 1') }),
      'factur-x.xml',
    ],
    ['UTF-16', () => ({ F: PDFString.of('x'), UF: PDFHexString.fromText('factur-x.xml') }), 'factur-x.xml'],
    [
      'with a folder',
      () => ({ F: PDFString.of('x'), UF: PDFString.of('out/2026/factur-x.xml') }),
      'factur-x.xml',
    ],
  ])('%s', async (_, names, expected) => {
    expect((await extract(made({ names }))).xmlFilename).toBe(expected);
  });
});

describe('how metadata may be written', () => {
  const body = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(packet)![0];
  const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');

  it.each<[string, Uint8Array | string]>([
    ['without the packet around it', body],
    ['in UTF-16, little endian', utf16(packet)],
    ['in UTF-16, big endian', utf16(packet).swap16()],
    ['in UTF-16 without a mark', utf16(packet).subarray(2)],
    ['with a mark of UTF-8', `\ufeff${packet}`],
    ['padded with zeros', `${packet}\0\0\0\0`],
    ['after blank lines', `\n\n  ${packet}`],
  ])('%s', async (_, xmp) => {
    const opened = await extract(made({ xmp }));
    expect(opened).toMatchObject({ facts: { pdfa: '3B', facturx_xmp: 'EN 16931' }, findings: [] });
  });

  it('knows the namespaces of ZUGFeRD 2.0 and says when they contradict the invoice', async () => {
    const zugferd = packet.replaceAll(
      'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
      'urn:zugferd:pdfa:CrossIndustryDocument:invoice:2p0#',
    );
    expect(await findingsOf(made({ xmp: zugferd }))).toEqual([]);
    expect(await findingsOf(made({ xmp: zugferd.replace('>EN 16931<', '>MINIMUM<') }))).toEqual([
      'PDF-XMP-08',
    ]);
  });
});

describe('what the properties say', () => {
  it('of the namespace of Factur-X goes by the prefix fx', async () => {
    const other = packet.replace('<pdfaSchema:prefix>fx<', '<pdfaSchema:prefix>zf<');
    expect(other).not.toBe(packet);
    expect(await findingsOf(made({ xmp: other }))).toEqual(['PDF-XMP-13']);
  });

  it.each([
    ['2.1', 'EN 16931', ['PDF-XMP-11']],
    ['1.0', 'EN 16931', []],
    ['3.0', 'XRECHNUNG', ['PDF-XMP-08']],
  ])('Version %s of level %s', async (version, level, expected) => {
    const xmp = packet.replace(/(Version>)[^<]*/, `$1${version}`).replace('>EN 16931<', `>${level}<`);
    expect(await findingsOf(made({ xmp }))).toEqual(expected);
  });

  const between = (seller: string, buyer: string, level: string): Uint8Array => {
    const party = (name: string, country: string): string =>
      `<ram:${name}><ram:PostalTradeAddress><ram:CountryID>${country}</ram:CountryID></ram:PostalTradeAddress></ram:${name}>`;
    const xml = Buffer.from(cii())
      .toString('utf8')
      .replace(
        /(<\/rsm:CrossIndustryInvoice>)/,
        `${party('SellerTradeParty', seller)}${party('BuyerTradeParty', buyer)}$1`,
      );
    return made({ xml: Buffer.from(xml), xmp: packet.replace('>EN 16931<', `>${level}<`) });
  };

  it.each([
    ['DE', 'DE', 'MINIMUM', true],
    ['DE', 'DE', 'BASIC WL', true],
    ['DE', 'FR', 'MINIMUM', false],
    ['FR', 'FR', 'MINIMUM', false],
    ['FR', 'FR', 'XRECHNUNG', true],
    ['DE', 'DE', 'XRECHNUNG', false],
  ])('from %s to %s, level %s', async (seller, buyer, level, expected) => {
    const found = await extract(between(seller, buyer, level));
    const warned = found.findings.filter(({ rule }) => rule === 'PDF-XMP-12');
    expect(warned.map(({ severity }) => severity)).toEqual(expected ? ['warning'] : []);
  });
});

describe('bounds', () => {
  it('judges no pages that hold too many instructions, and says so', async () => {
    const file = document((context) => ({
      content: 'n '.repeat(500_001),
      catalog: { Metadata: stream(context, Buffer.from(packet)), AF: [spec(context)] },
    }));
    const { findings } = await extract(file);
    expect(findings.at(-1)).toMatchObject({ severity: 'info', rule: 'PDF-A-04' });
  });

  it('gives up on more attachments than anybody reads', async () => {
    const file = document((context) => ({
      catalog: { AF: Array.from({ length: 2002 }, () => spec(context)) },
    }));
    await expect(extract(file)).rejects.toThrow('more than 2000 attachments');
  });

  const spec = (context: PDFContext): PDFRef => {
    const dict = context.obj({ EF: { F: stream(context, cii()) } });
    dict.set(N('UF'), PDFString.of('factur-x.xml'));
    return context.register(dict);
  };
});
