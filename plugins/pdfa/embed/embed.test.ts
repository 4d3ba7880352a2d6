import type { PDFArray, PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { PDFDocument, PDFString } from '@cantoo/pdf-lib';
import { InputError } from '@conforme/core/plugin';
import { load } from '@conforme/pdf/file/load';
import { N } from '@conforme/pdf/file/values';
import { srgbProfile } from '@conforme/pdf/image/icc';
import { document, stream, stringOf } from '@conforme/pdf/testing/documents';
import { shown } from '@conforme/pdf/testing/parts';
import { type1, WIDE } from '@conforme/pdf/testing/programs';
import { describe, expect, it } from 'vitest';
import { extract } from '../extract/index.ts';
import { attachmentsOf } from '../bounded.ts';
import { storable } from './storable.ts';
import { isoDate, xmpPacket } from './xmp.ts';
import { reasons } from '../testing/reasons.ts';
import { cii, embed, OPTIONS } from '../testing/embedding.ts';

const XML = cii();
const plain = document(() => ({ content: '1 0 0 rg 0 0 50 50 re f' }));

const packetOf = (pdf: Uint8Array): string => {
  const metadata = load(pdf).catalog.lookup(N('Metadata')) as PDFRawStream;
  return Buffer.from(metadata.contents).toString('utf8');
};

describe('embed', () => {
  it('gives the same bytes back', async () => {
    const pdf = await embed(plain, XML, OPTIONS);
    const opened = await extract(pdf);
    expect(Buffer.from(opened.xml!).equals(XML)).toBe(true);
    expect(opened).toMatchObject({
      xmlFilename: 'factur-x.xml',
      facts: { pages: 1, attachments: ['factur-x.xml'], pdfa: '3B', facturx_xmp: 'EN 16931' },
      findings: [],
    });
  });

  it.each([
    ['basicwl', 'BASIC WL'],
    ['en16931', 'EN 16931'],
    ['extended', 'EXTENDED'],
    ['extended-ctc-fr', 'EXTENDED'],
  ] as const)('states profile %s as %s', async (profile, level) => {
    expect((await extract(await embed(plain, XML, { ...OPTIONS, profile }))).facts.facturx_xmp).toBe(level);
  });

  it('says the same in XMP and in the information dictionary', async () => {
    const pdf = await embed(plain, XML, { ...OPTIONS, title: 'A & B < C', author: 'É\u0007' });
    const { context } = load(pdf);
    const info = context.lookup(context.trailerInfo.Info) as PDFDict;
    expect(stringOf(info, 'Title')).toBe('A & B < C');
    expect(stringOf(info, 'Author')).toBe('É');
    expect(stringOf(info, 'CreationDate')).toBe('D:20260301100000Z');
    const packet = packetOf(pdf);
    expect(packet).toContain('A &amp; B &lt; C');
    expect(packet.match(/2026-03-01T10:00:00Z/g)).toHaveLength(3);
  });

  it('writes an attachment as PDF/A-3 asks', async () => {
    const loaded = load(await embed(plain, XML, OPTIONS));
    const [attachment] = attachmentsOf(loaded);
    expect(attachment).toMatchObject({
      name: 'factur-x.xml',
      relationship: 'Data',
      named: true,
      associated: true,
    });
    expect(String(attachment!.file.dict.lookup(N('Subtype')))).toBe('/text#2Fxml');
    const params = attachment!.file.dict.lookup(N('Params')) as PDFDict;
    expect(String(params.lookup(N('Size')))).toBe(String(XML.length));
    expect(stringOf(params, 'ModDate')).toBe('D:20260301100000Z');
  });

  it('replaces an invoice attached before and keeps other files', async () => {
    const doc = await PDFDocument.load(await embed(plain, cii('old'), OPTIONS), { updateMetadata: false });
    await doc.attach(Buffer.from('a,b'), 'table.csv', {});
    const opened = await extract(await embed(await doc.save(), XML, OPTIONS));
    expect(Buffer.from(opened.xml!).equals(XML)).toBe(true);
    expect(opened.facts.attachments.toSorted()).toEqual(['factur-x.xml', 'table.csv']);
    expect(opened.findings).toEqual([]);
  });

  it('gives kept files what PDF/A-3 asks and no name twice', async () => {
    const pdf = document((context) => {
      const spec = (): object => ({ F: 'x', EF: { F: stream(context, 'data') } });
      const names = [
        'a',
        context.obj({ ...spec(), UF: context.obj('n') } as never),
        'b',
        context.obj(spec() as never),
      ];
      return { catalog: { Names: { EmbeddedFiles: { Names: names } } } };
    });
    for (const { spec, file, relationship } of attachmentsOf(load(await embed(pdf, XML, OPTIONS)))) {
      expect(relationship).not.toBeNull();
      expect(spec.has(N('UF')) && spec.has(N('F'))).toBe(true);
      expect(file.dict.has(N('Subtype'))).toBe(true);
    }
  });

  it('removes the annotation that shows an older invoice', async () => {
    const pdf = document((context) => {
      const spec = { Type: 'Filespec', F: PDFString.of('Factur-X.xml'), EF: { F: stream(context, 'old') } };
      return {
        page: { Annots: [{ Type: 'Annot', Subtype: 'FileAttachment', Rect: [0, 0, 9, 9], FS: spec }] },
      };
    });
    const opened = await extract(await embed(pdf, XML, OPTIONS));
    expect(opened.facts.attachments).toEqual(['factur-x.xml']);
    expect(Buffer.from(opened.xml!).equals(XML)).toBe(true);
  });

  it('sets the flag Print of links and stops pictures from being smoothed', async () => {
    const pdf = document((context) => ({
      content: '/I Do',
      resources: {
        XObject: {
          I: stream(context, 'abc', {
            Subtype: 'Image',
            Width: 1,
            Height: 1,
            BitsPerComponent: 8,
            ColorSpace: 'DeviceRGB',
            Interpolate: true,
          }),
        },
      },
      page: { Annots: [{ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9] }] },
    }));
    const { context } = load(await embed(pdf, XML, OPTIONS));
    const all = context
      .enumerateIndirectObjects()
      .map(([, object]) => String(object))
      .join('\n');
    expect(all).toMatch(/\/F 4/);
    expect(all).not.toContain('Interpolate');
  });

  it('drops metadata of parts and of the old file', async () => {
    const pdf = document((context) => ({
      page: { Metadata: stream(context, 'no xml', { Type: 'Metadata' }) },
      catalog: { Metadata: stream(context, 'old'), OutputIntents: [{ S: 'GTS_PDFX' }] },
      info: { Creator: context.obj('x'), Trapped: 'True' },
    }));
    const made = await embed(pdf, XML, OPTIONS);
    expect(Buffer.from(made).toString('latin1')).not.toContain('no xml');
    const intents = load(made).catalog.lookup(N('OutputIntents')) as PDFArray;
    expect(String((intents.lookup(0) as PDFDict).lookup(N('S')))).toBe('/GTS_PDFA1');
  });

  it('drops lists of subsets from descriptors that do not say what they are', async () => {
    const pdf = document((context) => {
      const program = stream(context, type1(WIDE));
      const FontDescriptor = { FontName: 'Test', Flags: 32, FontFile: program, CharSet: PDFString.of('/Z') };
      const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Test', FirstChar: 65, LastChar: 65 };
      return shown('(A)', { ...font, Widths: [500], FontDescriptor });
    });
    const { context } = load(await embed(pdf, XML, OPTIONS));
    const all = context.enumerateIndirectObjects().map(([, object]) => String(object));
    expect(all.join()).toContain('FontFile');
    expect(all.join()).not.toContain('CharSet');
  });

  it('is the same file for the same input', async () => {
    const [a, b] = [await embed(plain, XML, OPTIONS), await embed(plain, XML, OPTIONS)];
    expect(Buffer.from(a).equals(b)).toBe(true);
    const id = (pdf: Uint8Array): string => /\/ID \[ <(\w+)>/.exec(Buffer.from(pdf).toString('latin1'))![1]!;
    expect(id(await embed(plain, cii('other'), OPTIONS))).not.toBe(id(a));
  });

  it('can be done again on its own result', async () => {
    const twice = await embed(await embed(plain, XML, OPTIONS), XML, OPTIONS);
    expect((await extract(twice)).findings).toEqual([]);
  });
});

describe('refusals', () => {
  it.each([
    ['nothing', Buffer.alloc(0), 'the file is empty'],
    ['no PDF', Buffer.from('<html>'), 'does not begin with %PDF-'],
    ['half a PDF', Buffer.from(plain).subarray(0, 300), 'cannot be read'],
  ])('refuses %s', async (_, file, reason) => {
    await expect(embed(file, XML, OPTIONS)).rejects.toThrow(reason);
    await expect(embed(file, XML, OPTIONS)).rejects.toBeInstanceOf(InputError);
  });

  it('refuses a font nobody can supply, naming page and font', async () => {
    const encoding = { Differences: [72, 'uni4E2D'] };
    const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: encoding };
    const file = document(() => ({ content: 'BT /F 9 Tf (H) Tj ET', resources: { Font: { F: font } } }));
    expect(await reasons(embed(file, XML, OPTIONS))).toEqual([
      'PDF-FONT page 1, font Helvetica: the font is not embedded.',
    ]);
  });

  it('names every reason at once, each with a way out', async () => {
    const pdf = document(() => ({
      content: '/Nothing Do /Unknown sh (x) Tj',
      catalog: { DSS: {} },
    }));
    const failure = await embed(pdf, XML, OPTIONS).catch((error: unknown) => error);
    const { findings } = failure as InputError;
    expect(new Set(findings.map(({ rule }) => rule))).toEqual(
      new Set(['PDF-DOC', 'PDF-FONT', 'PDF-CONTENT']),
    );
    for (const finding of findings) for (const fix of Object.values(finding.fix!)) expect(fix).toMatch(/\.$/);
  });
});

describe('xmpPacket', () => {
  it('declares the Factur-X schema and opens as a packet', () => {
    const packet = xmpPacket({ options: OPTIONS, kept: [] }).toString('utf8');
    expect(packet).toMatch(/^<\?xpacket begin="\ufeff"/);
    expect(packet).toMatch(/<\?xpacket end="w"\?>$/);
    expect(packet).not.toContain('<?xml');
    for (const name of ['DocumentFileName', 'DocumentType', 'Version', 'ConformanceLevel'])
      expect(packet).toContain(`<pdfaProperty:name>${name}</pdfaProperty:name>`);
    expect(packet).toContain('<fx:DocumentType>INVOICE</fx:DocumentType>');
  });

  it('keeps text that XML can hold', () => {
    expect(storable(' a\u0000b\ufffe ')).toBe('a b');
    expect(isoDate(new Date(0))).toBe('1970-01-01T00:00:00Z');
  });
});

describe('srgbProfile', () => {
  it('is a display profile whose header fits its size', () => {
    const profile = srgbProfile();
    expect(profile.readUInt32BE(0)).toBe(profile.length);
    expect(profile.toString('latin1', 12, 24)).toBe('mntrRGB XYZ ');
    expect(profile.toString('latin1', 36, 40)).toBe('acsp');
    const count = profile.readUInt32BE(128);
    for (let i = 0; i < count; i++) {
      const [offset, length] = [profile.readUInt32BE(136 + 12 * i), profile.readUInt32BE(140 + 12 * i)];
      expect(offset % 4).toBe(0);
      expect(offset + length).toBeLessThanOrEqual(profile.length);
    }
  });
});
