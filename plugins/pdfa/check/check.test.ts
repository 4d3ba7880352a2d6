import {
  PDFHexString,
  PDFRef,
  PDFString,
  type PDFArray,
  type PDFContext,
  type PDFDict,
} from '@cantoo/pdf-lib';
import { load } from '@conforme/pdf/file/load';
import { pagesOf } from '@conforme/pdf/file/pages';
import { N } from '@conforme/pdf/file/values';
import { document, stream, type Parts } from '@conforme/pdf/testing/documents';
import { form, picture } from '@conforme/pdf/testing/parts';
import { describe, expect, it } from 'vitest';
import { check } from './index.ts';

type Make = (context: PDFContext) => Parts;

function judged(make: Make): string[] {
  const loaded = load(document(make));
  return check(loaded, pagesOf(loaded)).map(({ rule, where, reason }) =>
    [rule, [where, reason].filter(Boolean).join(': ')].join(' '),
  );
}

const drawing =
  (kind: 'image' | 'form', entries: (context: PDFContext) => object, data = ''): Make =>
  (context) => ({
    content: '/X Do',
    resources: {
      XObject: {
        X: kind === 'image' ? picture(context, entries(context)) : form(context, data, entries(context)),
      },
    },
  });
const annotated =
  (entries: object | ((context: PDFContext) => object)): Make =>
  (context) => {
    const own = typeof entries === 'function' ? entries(context) : entries;
    return { page: { Annots: [{ Type: 'Annot', Rect: [0, 0, 9, 9], F: 4, ...own }] } };
  };
const state =
  (entries: object): Make =>
  () => ({ content: '/G gs', resources: { ExtGState: { G: entries } } });
const space =
  (make: (context: PDFContext) => unknown): Make =>
  (context) => ({
    content: '/C cs 1 sc',
    resources: { ColorSpace: { C: make(context) as object } },
  });
const profile = (text: string, length = 200): Buffer => {
  const made = Buffer.alloc(length);
  made.write(text, 12, 'latin1');
  made.write('acsp', 36, 'latin1');
  made[8] = 2;
  return made;
};

describe('check lets pass', () => {
  it.each<[string, Make]>([
    ['numbers that run into the operator behind them', () => ({ content: '0g 0 0 9 9re f' })],
    ['an empty page', () => ({})],
    [
      'plain drawing',
      () => ({ content: 'q 1 0 0 rg 0.5 G 0 0 9 9 re f Q BX EX (x) pop'.replace(' (x) pop', '') }),
    ],
    ['forms and pictures', drawing('image', () => ({}))],
    [
      'a form in a form',
      drawing('form', (context) => ({ Resources: { XObject: { Y: form(context, '0 g') } } }), '/Y Do'),
    ],
    [
      'soft masks',
      drawing('image', (context) => ({ SMask: picture(context, { ColorSpace: 'DeviceGray' }) })),
    ],
    ['inline pictures', () => ({ content: 'BI /W 1 /H 1 /BPC 8 /CS /G ID x EI' })],
    [
      'links that go to places',
      annotated({ Subtype: 'Link', A: { S: 'URI', URI: PDFString.of('https://x.example') } }),
    ],
    [
      'annotations that draw themselves',
      annotated((context) => ({ Subtype: 'Stamp', AP: { N: form(context, '0 g') } })),
    ],
    ['blend modes and opacity', state({ ca: 0.5, BM: 'Multiply', SMask: 'None' })],
    ['sRGB profiles', space((context) => ['ICCBased', stream(context, profile('mntrRGB '), { N: 3 })])],
    [
      'spot colours over grey',
      space(() => ['Separation', 'Gold', 'DeviceGray', { FunctionType: 2, Domain: [0, 1], N: 1 }]),
    ],
    ['palettes', space(() => ['Indexed', 'DeviceRGB', 0, PDFHexString.of('000000')])],
  ])('%s', (_, make) => {
    expect(judged(make)).toEqual([]);
  });
});

describe('check refuses', () => {
  it.each<[string, Make, string]>([
    [
      'JavaScript',
      () => ({ catalog: { OpenAction: { S: 'JavaScript', JS: PDFString.of('x') } } }),
      'PDF-ACTION object',
    ],
    [
      'JavaScript by name',
      () => ({ catalog: { Names: { JavaScript: { Names: [] } } } }),
      'PDF-ACTION The document holds a name tree JavaScript',
    ],
    ['programs', annotated({ Subtype: 'Link', A: { S: 'Launch' } }), 'an action of type Launch'],
    ['menu commands', annotated({ Subtype: 'Link', A: { S: 'Named', N: 'Print' } }), 'runs a menu command'],
    [
      'chained actions',
      annotated({ Subtype: 'Link', A: { S: 'URI', Next: { S: 'Movie' } } }),
      'an action of type Movie',
    ],
    ['old actions', annotated({ Subtype: 'Link', A: { S: 'NOP' } }), 'an action of type NOP'],
    [
      'unknown actions',
      () => ({ catalog: { X: { Type: 'Action', S: 'SetState' } } }),
      'an action of type SetState',
    ],
    ['actions of pages', () => ({ page: { AA: { O: { S: 'GoTo' } } } }), 'page 1: the page has an entry AA'],
    ['dynamic forms', () => ({ catalog: { NeedsRendering: true } }), 'dynamic form (XFA)'],
    ['portfolios', () => ({ catalog: { Collection: {} } }), 'portfolio'],
    [
      'fields without looks',
      () => ({ catalog: { AcroForm: { Fields: [], NeedAppearances: true, XFA: [], SigFlags: 3 } } }),
      'NeedAppearances',
    ],
    [
      'automatic layers',
      () => ({ catalog: { OCProperties: { OCGs: [], D: { AS: [] } } } }),
      'switched automatically',
    ],
    ['pages that are too small', () => ({ page: { MediaBox: [0, 0, 2, 200] } }), 'MediaBox measures 2 × 200'],
    ['pages that are none', () => ({ page: { Type: 'Template' } }), 'something that is no page'],
    ['pages without a box', () => ({ page: { MediaBox: ['x'] } }), 'no proper MediaBox'],
  ])('%s', (_, make, reason) => {
    expect(judged(make).join('\n')).toContain(reason);
  });

  it.each<[string, Make, string]>([
    ['printing colours', () => ({ content: '0 0 0 1 k' }), 'PDF-COLOR page 1: colours for printing (CMYK)'],
    ['CMYK spaces', space(() => ['Indexed', 'DeviceCMYK', 0, PDFHexString.of('00')]), 'CMYK'],
    [
      'profiles of other colours',
      space((context) => ['ICCBased', stream(context, profile('prtrCMYK'), { N: 3 })]),
      'another number of components',
    ],
    ['CMYK pictures', drawing('image', () => ({ ColorSpace: 'DeviceCMYK' })), 'CMYK'],
    [
      'CMYK groups',
      () => ({ page: { Group: { S: 'Transparency', CS: 'DeviceCMYK' } } }),
      'transparency group: colours for printing',
    ],
    ['CMYK inline', () => ({ content: 'BI /W 1 /H 1 /BPC 8 /CS /CMYK ID xxxx EI' }), 'CMYK'],
    [
      'broken profiles',
      space((context) => ['ICCBased', stream(context, profile('mntrGRAY'), { N: 3 })]),
      'ICC profile is not valid',
    ],
    ['missing profiles', space(() => ['ICCBased']), 'ICC profile is missing'],
    [
      'spot colours that nobody describes',
      space(() => ['DeviceN', ['A'], 'DeviceRGB', {}]),
      'the spot colour A is not described',
    ],
    [
      'overprint mode 1 with printing colours',
      (context) => ({
        content: '/S cs /G gs',
        resources: {
          ColorSpace: { S: ['ICCBased', stream(context, profile('prtrCMYK'), { N: 4 })] },
          ExtGState: { G: { OPM: 1 } },
        },
      }),
      'overprint mode 1',
    ],
    ['undefined spaces', () => ({ content: '/Nope cs' }), 'the colour space Nope is not defined'],
    [
      'shadings in CMYK',
      () => ({
        content: '/S sh',
        resources: { Shading: { S: { ShadingType: 2, ColorSpace: 'DeviceCMYK' } } },
      }),
      'CMYK',
    ],
    ['patterns that are missing', () => ({ content: '/P scn' }), 'a pattern is missing'],
  ])('%s', (_, make, reason) => {
    expect(judged(make).join('\n')).toContain(reason);
  });

  it.each<[string, Make, string]>([
    ['unknown operators', () => ({ content: 'foo' }), 'PDF-CONTENT page 1: an unknown operator "foo"'],
    ['deep nesting', () => ({ content: 'q '.repeat(30) }), 'more than 28 deep'],
    ['long strings', () => ({ content: `(${'a'.repeat(40_000)}) Tj` }), 'longer than 32767'],
    [
      'hexadecimal that is none, wherever it stands',
      () => ({ content: '/P << /A [<zz>] >> BDC EMC' }),
      'hexadecimal string is malformed',
    ],
    ['names that are no UTF-8', () => ({ content: '/a#e9b gs' }), 'a name is not UTF-8'],
    ['odd hexadecimal', () => ({ content: '<abc> Tj' }), 'hexadecimal string is malformed'],
    ['unknown intents', () => ({ content: '/Foo ri' }), 'unknown rendering intent'],
    [
      'unknown intents inline',
      () => ({ content: 'BI /W 1 /H 1 /CS /G /Intent /Foo ID x EI' }),
      'unknown rendering intent',
    ],
    ['inline pictures without end', () => ({ content: 'BI /W 1 ID x' }), 'never closed'],
    ['what is not there', () => ({ content: '/X Do /G gs /S sh' }), 'a picture or form is missing'],
    ['PostScript', drawing('form', () => ({ Subtype: 'PS' })), 'neither picture nor form'],
    ['references', drawing('form', () => ({ Ref: {} })), 'a form has an entry Ref'],
    [
      'pictures that unpack to more than anybody has room for',
      drawing('image', () => ({ Width: 32_768, Height: 32_768 })),
      'a picture unpacks to more than 512 MB',
    ],
    [
      'inline pictures that do',
      () => ({ content: 'BI /W 2000000000 /H 2000000000 /BPC 8 /CS /G ID x EI' }),
      'a picture unpacks to more than 512 MB',
    ],
    [
      'those whose space of colours has the name of what every object has',
      drawing('image', () => ({ Width: 65_536, Height: 65_536, ColorSpace: 'constructor' })),
      'a picture unpacks to more than 512 MB',
    ],
    ['smoothed pictures', drawing('image', () => ({ Interpolate: true })), 'asks to be smoothed'],
    ['alternate pictures', drawing('image', () => ({ Alternates: [] })), 'an entry Alternates'],
    ['JPEG 2000', drawing('image', () => ({ Filter: 'JPXDecode' })), 'JPEG 2000'],
    ['odd depths', drawing('image', () => ({ BitsPerComponent: 3 })), 'impossible depth'],
    ['LZW', drawing('image', () => ({ Filter: 'LZWDecode' })), 'a stream uses the filter LZWDecode'],
    [
      'LZW inline',
      () => ({ content: 'BI /W 1 /H 1 /CS /G /F /LZW ID x EI' }),
      'a picture uses the filter /LZW',
    ],
    ['outside streams', drawing('image', () => ({ F: PDFString.of('x') })), 'stand in another file'],
    ['transfer functions', state({ TR: 'Identity' }), 'an entry TR'],
    ['halftones', state({ HT: { HalftoneType: 1 } }), 'how the printer works (HT)'],
    ['unknown blend modes', state({ BM: 'Glow' }), 'an unknown blend mode'],
    ['masks without form', state({ SMask: { S: 'Alpha' } }), 'a soft mask has no form'],
  ])('%s', (_, make, reason) => {
    expect(judged(make).join('\n')).toContain(reason);
  });

  it.each<[string, Make, string]>([
    [
      'annotations of other kinds',
      annotated({ Subtype: 'Screen' }),
      'annotations of type Screen are not allowed',
    ],
    [
      'annotations that do not print',
      annotated({ Subtype: 'Link', F: 0 }),
      'PDF-ANNOT page 1, annotation 1: it is not printed',
    ],
    ['hidden annotations', annotated({ Subtype: 'Link', F: 6 }), 'it is hidden'],
    ['annotations without looks', annotated({ Subtype: 'Stamp' }), 'no appearance of its own'],
    [
      'annotations with several looks',
      annotated((context) => ({ Subtype: 'Stamp', AP: { N: form(context, ''), D: form(context, '') } })),
      'entries besides N',
    ],
    ['looks of the wrong kind', annotated({ Subtype: 'Stamp', AP: { N: {} } }), 'of the wrong kind'],
    ['signatures', annotated({ Subtype: 'Widget', FT: 'Sig', V: {} }), 'a signature field'],
    ['fields with actions', annotated({ Subtype: 'Widget', A: { S: 'URI' } }), 'a form field has an action'],
    [
      'what looks draw',
      annotated((context) => ({ Subtype: 'Stamp', AP: { N: form(context, '0 0 0 1 K') } })),
      'annotation 1: colours for printing',
    ],
  ])('%s', (_, make, reason) => {
    expect(judged(make).join('\n')).toContain(reason);
  });

  it('a page tree that leads nowhere', () => {
    const loaded = load(document(() => ({})));
    const tree = loaded.catalog.lookup(N('Pages')) as PDFDict;
    (tree.lookup(N('Kids')) as PDFArray).push(PDFRef.of(999));
    expect(check(loaded, pagesOf(loaded)).map(({ reason }) => reason)).toEqual([
      'A page is missing from the file',
    ]);
  });

  it('says each reason once', () => {
    expect(judged(() => ({ content: '0 0 0 1 k 0 0 0 1 k' }))).toHaveLength(1);
  });

  it('follows a form that draws itself only once', () => {
    const self: Make = (context) => {
      const ref = context.nextRef();
      context.assign(ref, context.lookup(form(context, '/Y Do', { Resources: { XObject: { Y: ref } } }))!);
      return { content: '/Y Do', resources: { XObject: { Y: ref } } };
    };
    expect(judged(self)).toEqual([]);
  });
});
