import { PDFString, type PDFArray, type PDFContext, type PDFDict } from '@cantoo/pdf-lib';
import { load } from '@conforme/pdf/file/load';
import { N } from '@conforme/pdf/file/values';
import { serialise } from '@conforme/pdf/file/write';
import { document } from '@conforme/pdf/testing/documents';
import { describe, expect, it } from 'vitest';
import { CLAUSES, judgedBy } from '../check/clauses.ts';
import { extract } from './index.ts';
import { cii, embed, OPTIONS } from '../testing/embedding.ts';

const visual = (content = '0.5 g 0 0 10 10 re f'): Uint8Array => document(() => ({ content }));

interface Opened {
  readonly context: PDFContext;
  readonly catalog: PDFDict;
  readonly page: PDFDict;
  readonly spec: PDFDict;
}

/** A file of ours, which is PDF/A-3b, spoiled in one respect. */
async function spoiled(change: (opened: Opened) => void, content?: string): Promise<Uint8Array> {
  const loaded = load(await embed(visual(content), cii(), OPTIONS));
  const { context, catalog } = loaded;
  const pages = catalog.lookup(N('Pages')) as PDFDict;
  const page = (pages.lookup(N('Kids')) as PDFArray).lookup(0) as PDFDict;
  const spec = (catalog.lookup(N('AF')) as PDFArray).lookup(0) as PDFDict;
  context.trailerInfo.ID = loaded.trailer.get(N('ID'))!;
  change({ context, catalog, page, spec });
  return serialise(context);
}

const findingsOf = async (file: Uint8Array): Promise<string[]> =>
  (await extract(file)).findings.map(({ severity, rule, message }) => `${severity} ${rule} ${message}`);

describe('a file that claims PDF/A-3b', () => {
  it('is not faulted for what it does right', async () => {
    expect(await findingsOf(await spoiled(() => undefined))).toEqual([]);
  });

  it.each<[string, (opened: Opened) => void, string]>([
    [
      'a font that is not embedded',
      ({ context, page }) => {
        const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' };
        page.set(N('Resources'), context.obj({ Font: { F1: font } }));
        page.set(N('Contents'), context.register(context.flateStream('BT /F1 9 Tf (a) Tj ET')));
      },
      'fatal PDF-FONT page 1, font Helvetica: the font is not embedded (ISO 19005-3, 6.2.11.4.1).',
    ],
    [
      'JavaScript',
      ({ context, catalog }) =>
        catalog.set(N('OpenAction'), context.obj({ S: 'JavaScript', JS: PDFString.of('1') })),
      'JavaScript (ISO 19005-3, 6.5.1).',
    ],
    [
      'an annotation that is not printed',
      ({ context, page }) =>
        page.set(N('Annots'), context.obj([{ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9] }])),
      'fatal PDF-ANNOT page 1, annotation 1: it is not printed (flag Print) (ISO 19005-3, 6.3.2).',
    ],
    [
      'colours without an output intent',
      ({ catalog }) => catalog.delete(N('OutputIntents')),
      'fatal PDF-COLOR page 1: grey colours of the device without an output intent for them (ISO 19005-3, 6.2.4.3).',
    ],
    [
      'no identifier',
      ({ context }) => delete context.trailerInfo.ID,
      'fatal PDF-FILE The file has no identifier (ID in the trailer) (ISO 19005-3, 6.1.3).',
    ],
    [
      'an attachment named once',
      ({ spec }) => spec.delete(N('F')),
      'fatal PDF-ASSOC attachment factur-x.xml: its name is not stated twice (F and UF) (ISO 19005-3, 6.8).',
    ],
  ])('is told of %s', async (_, change, expected) => {
    const all = await findingsOf(await spoiled(change));
    expect(all.some((line) => line.endsWith(expected))).toBe(true);
    expect(all.every((line) => line.startsWith('fatal'))).toBe(true);
  });

  it('may show invisible text in a font that is not embedded (6.2.11.4.1)', async () => {
    const shown = (mode: number) =>
      spoiled(({ context, page }) => {
        const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' };
        page.set(N('Resources'), context.obj({ Font: { F1: font } }));
        const content = `q ${mode} Tr BT /F1 9 Tf (a) Tj ET Q`;
        page.set(N('Contents'), context.register(context.flateStream(content)));
      });
    expect(await findingsOf(await shown(3))).toEqual([]);
    expect(await findingsOf(await shown(0))).toHaveLength(1);
  });

  it('is not faulted for what our check merely cannot vouch for', async () => {
    const file = await spoiled(({ context, page }) => {
      const dict = { Type: 'XObject', Subtype: 'Image', Width: 1, Height: 1, Filter: 'JPXDecode' };
      const picture = context.register(context.stream(new Uint8Array([1, 2]), dict));
      page.set(N('Resources'), context.obj({ XObject: { X: picture } }));
      page.set(N('Contents'), context.register(context.flateStream('/X Do')));
    });
    expect(await findingsOf(file)).toEqual([]);
  });

  it('is judged as a file, from its first byte', async () => {
    const file = Buffer.from(await spoiled(() => undefined));
    const shifted = Buffer.concat([Buffer.from('mail\n'), file]);
    expect(await findingsOf(shifted)).toEqual([
      'fatal PDF-FILE The file does not begin with a header of PDF 1.0 to 1.7 (ISO 19005-3, 6.1.2).',
    ]);
    file.fill(0x20, 10, 14);
    expect(await findingsOf(file)).toEqual([
      'fatal PDF-FILE The second line of the file does not mark it as binary (ISO 19005-3, 6.1.2).',
    ]);
  });

  it('needs printing colours in its intent, or a default for them', async () => {
    const printing = (resources: object) =>
      spoiled(({ context, page }) => {
        page.set(N('Resources'), context.obj(resources as never));
        page.set(N('Contents'), context.register(context.flateStream('0 0 0 1 k 0 0 9 9 re f')));
      });
    expect((await findingsOf(await printing({})))[0]).toContain('CMYK colours of the device');
    const lab = ['Lab', { WhitePoint: [0.95, 1, 1.08] }];
    expect(await findingsOf(await printing({ ColorSpace: { DefaultCMYK: lab } }))).toEqual([]);
  });

  it('is asked nothing when it claims nothing', async () => {
    const lines = await findingsOf(document(() => ({ content: '0 0 0 1 k' })));
    expect(lines).toEqual([]);
  });
});

describe('clauses', () => {
  it('tell a breach from what is not verified', () => {
    expect(judgedBy('PDF-FONT', 'the font is not embedded')).toEqual({ clause: '6.2.11.4.1', broken: true });
    expect(judgedBy('PDF-FONT', 'the encoding of the font is not verified')).toEqual({
      clause: '6.2.11',
      broken: false,
    });
  });

  it('are numbers of ISO 19005-3', () => {
    for (const clause of CLAUSES) expect(clause).toMatch(/^6\.(\d+)(\.\d+)*$/);
  });
});
