import { PDFHexString, PDFNumber, PDFRawStream, PDFString, type PDFContext } from '@cantoo/pdf-lib';
import { decode } from '@conforme/pdf/file/filters';
import { load } from '@conforme/pdf/file/load';
import { pagesOf } from '@conforme/pdf/file/pages';
import { N } from '@conforme/pdf/file/values';
import { document, stream, type Parts } from '@conforme/pdf/testing/documents';
import { form, picture } from '@conforme/pdf/testing/parts';
import { describe, expect, it } from 'vitest';
import { check } from '../check/index.ts';
import { repair } from './index.ts';

type Make = (context: PDFContext) => Parts;

const drawing =
  (entries: object, data?: string): Make =>
  (context) => ({ content: '/X Do', resources: { XObject: { X: picture(context, entries, data) } } });
const state =
  (entries: object): Make =>
  () => ({ content: '/G gs', resources: { ExtGState: { G: entries } } });
const space =
  (make: (context: PDFContext) => unknown[]): Make =>
  (context) => ({ content: '/S cs', resources: { ColorSpace: { S: make(context) } } });
const annotation =
  (entries: object): Make =>
  (context) => ({
    page: {
      Annots: [
        {
          Type: 'Annot',
          Subtype: 'Square',
          Rect: [0, 0, 9, 9],
          AP: { N: form(context, '') },
          F: 4,
          ...entries,
        },
      ],
    },
  });
const catalog =
  (entries: Parts['catalog']): Make =>
  () => ({ catalog: entries! });
const coded = (context: PDFContext, hex: string, ...filters: string[]) =>
  context.register(PDFRawStream.of(context.obj({ Filter: filters }), Buffer.from(hex, 'hex')));
const tint = { FunctionType: 2, Domain: [0, 1], C0: [1], C1: [0], N: 1 };

/** What the check says of a document before and after its repair. */
function judged(make: Make): { before: string[]; after: string[]; done: string[] } {
  const pdf = document(make);
  const judge = (mend: boolean): { reasons: string[]; done: string[] } => {
    const loaded = load(pdf);
    const pages = pagesOf(loaded);
    const done = mend ? repair(loaded, pages).map(({ clause, what }) => `${clause} ${what}`) : [];
    return { reasons: check(loaded, pages).map(({ reason }) => reason), done };
  };
  const after = judge(true);
  return { before: judge(false).reasons, after: after.reasons, done: after.done };
}

const layered: Make = (context) => {
  const [a, b] = ['a', 'b'].map((name) =>
    context.register(context.obj({ Type: 'OCG', Name: PDFString.of(name) })),
  );
  return { catalog: { OCProperties: { OCGs: [a!, b!], D: { Order: [a!], AS: [{}] } } } };
};

const MARKS = {
  C: [1, 0, 0],
  IC: [0, 1, 0],
  CA: 0.5,
  QuadPoints: [0, 9, 9, 9, 0, 0, 9, 0],
  L: [0, 0, 9, 9],
  Vertices: [0, 0, 9, 9, 9, 0],
  InkList: [[0, 0, 9, 9]],
};
const FIELD = {
  Subtype: 'Widget',
  FT: 'Tx',
  DA: PDFString.of('/Helv 0 Tf 1 0 0 rg'),
  V: PDFString.of('déjà €'),
  MK: { BG: [1], BC: [0] },
};

const cases: readonly (readonly [string, Make, string, string])[] = [
  ['smoothing', drawing({ Interpolate: true }), 'Interpolate', '6.2.8'],
  ['other versions of pictures', drawing({ Alternates: [] }), 'Alternates', '6.2.8'],
  ['intents of pictures', drawing({ Intent: 'Vivid' }), 'rendering intent', '6.2.8'],
  ['printing colours in an array', space(() => ['DeviceCMYK']), 'CMYK', '6.2.4'],
  ['printing colours of pictures', drawing({ ColorSpace: 'DeviceCMYK' }, 'abcd'), 'CMYK', '6.2.4'],
  [
    'printing colours of shadings',
    space(() => ['Indexed', 'DeviceCMYK', 0, PDFHexString.of('00000000')]),
    'CMYK',
    '6.2.4',
  ],
  ['printing colours in content', () => ({ content: '0 0 0 1 k' }), 'CMYK', '6.2.2'],
  ['printing colours by name', () => ({ content: '/DeviceCMYK CS' }), 'CMYK', '6.2.2'],
  [
    'inline printing colours',
    () => ({ content: 'BI /W 1 /H 1 /BPC 8 /CS /CMYK ID xxxx EI' }),
    'CMYK',
    '6.2.2',
  ],
  [
    'groups that blend as printing does',
    () => ({ page: { Group: { S: 'Transparency', CS: 'DeviceCMYK' } } }),
    'CMYK',
    '6.2.4',
  ],
  ['broken profiles', space((context) => ['ICCBased', stream(context, 'x', { N: 3 })]), 'not valid', '6.2.4'],
  [
    'broken profiles of greys',
    space((context) => ['ICCBased', stream(context, 'x', { N: 1 })]),
    'not valid',
    '6.2.4',
  ],
  [
    'broken profiles for printing',
    space((context) => ['ICCBased', stream(context, 'x', { N: 4 })]),
    'not valid',
    '6.2.4',
  ],
  [
    'spot colours in mixtures',
    space(() => ['DeviceN', ['Gold'], 'DeviceGray', tint]),
    'not described',
    '6.2.4',
  ],
  [
    'spot colours of two meanings',
    () => ({
      content: '/A cs /B cs /C cs',
      resources: {
        ColorSpace: {
          A: ['Separation', 'Gold', 'DeviceGray', tint],
          B: ['Separation', 'Gold', 'DeviceGray', { ...tint }],
          C: ['Separation', 'Gold', 'DeviceGray', { ...tint, N: 2 }],
        },
      },
    }),
    'defined twice',
    '6.2.4',
  ],
  ['transfer functions', state({ TR: 'Identity', HT: 'Default' }), 'TR', '6.2.5'],
  ['halftones', state({ HT: { HalftoneType: 1 } }), 'HT', '6.2.5'],
  ['intents of graphics states', state({ RI: 'Vivid' }), 'rendering intent', '6.2.5'],
  ['blend modes', state({ BM: ['Vivid', 'Multiply'] }), 'blend mode', '6.2.5'],
  ['unknown operators', () => ({ content: 'BX 1 2 foo EX 0 0 1 1 re f' }), 'unknown operator', '6.2.2'],
  ['unknown intents in content', () => ({ content: '/Vivid ri' }), 'rendering intent', '6.2.2'],
  [
    'deep nesting',
    () => ({ content: 'q '.repeat(70) + '0 0 1 1 re f ' + 'Q '.repeat(70) }),
    '28 deep',
    '6.2.2',
  ],
  [
    'smoothed inline pictures',
    () => ({ content: 'BI /W 1 /H 1 /BPC 8 /CS /G /I true ID x EI' }),
    'Interpolate',
    '6.2.2',
  ],
  [
    'inline pictures in LZW',
    () => ({ content: 'BI /W 1 /H 1 /BPC 8 /CS /G /F [/AHx /LZW] ID 800B6050220C0C8501> EI' }),
    '/LZW',
    '6.2.2',
  ],
  [
    'names that are not UTF-8',
    () => ({ content: '/A#B1 gs', resources: { ExtGState: { 'A#B1': {} } } }),
    'not UTF-8',
    '6.1.13',
  ],
  [
    'names that are too long',
    () => ({ content: `/${'n'.repeat(200)} gs`, resources: { ExtGState: { ['n'.repeat(200)]: {} } } }),
    'longer than 127',
    '6.1.13',
  ],
  [
    'what plays and shows something',
    (context) => ({
      page: {
        Annots: [
          {
            Type: 'Annot',
            Subtype: 'Movie',
            Rect: [0, 0, 9, 9],
            F: 4,
            Movie: {},
            AP: { N: form(context, 'f') },
          },
        ],
      },
    }),
    'Movie are not allowed',
    '6.3',
  ],
  ['malformed strings in content', () => ({ content: '/A <</B <123>>> BDC EMC' }), 'malformed', '6.2.2'],
  ['malformed strings', catalog({ X: PDFHexString.of('123') }), 'malformed', '6.1.13'],
  ['long strings', catalog({ X: [PDFString.of('x'.repeat(32_768))] }), 'longer than 32767', '6.1.13'],
  ['large numbers', catalog({ X: PDFNumber.of(2 ** 31) }), 'too large', '6.1.13'],
  [
    'other filters',
    (context) => ({ catalog: { X: coded(context, '800B6050220C0C8501', 'LZWDecode') } }),
    'LZWDecode',
    '6.1.7',
  ],
  [
    'data elsewhere',
    (context) => ({ catalog: { X: stream(context, 'x', { F: 'other' }) } }),
    'another file',
    '6.1.7',
  ],
  ['hidden annotations', annotation({ F: 6 }), 'hidden', '6.3'],
  ['annotations that are not printed', annotation({ F: 0 }), 'not printed', '6.3'],
  ['media', annotation({ Subtype: 'RichMedia' }), 'RichMedia', '6.3'],
  ['scripts', catalog({ OpenAction: { S: 'JavaScript', JS: PDFString.of('x') } }), 'JavaScript', '6.5'],
  ['automatic actions', catalog({ AA: { WC: { S: 'GoTo' } } }), 'additional actions', '6.5'],
  ['menu commands', catalog({ OpenAction: { S: 'Named', N: 'Print' } }), 'Named', '6.5'],
  [
    'chained actions',
    catalog({ OpenAction: { S: 'GoTo', Next: [{ S: 'Launch' }, { S: 'GoTo' }] } }),
    'Launch',
    '6.5',
  ],
  ['trees of scripts', catalog({ Names: { JavaScript: {} } }), 'JavaScript', '6.5'],
  ['portfolios', catalog({ Collection: {}, Requirements: [] }), 'portfolio', '6.5'],
  ['presentations', () => ({ page: { PresSteps: {} } }), 'PresSteps', '6.5'],
  ...[
    'Highlight',
    'Underline',
    'Square',
    'Circle',
    'Line',
    'Polygon',
    'Ink',
    'FreeText',
    'Stamp',
    'Text',
    'Caret',
  ].map((Subtype): (typeof cases)[number] => [
    `annotations without an appearance: ${Subtype}`,
    annotation({ ...MARKS, Subtype, AP: null }),
    'no appearance',
    '6.3',
  ]),
  ['fields without an appearance', annotation({ ...FIELD, AP: null }), 'no appearance', '6.3'],
  ['buttons without an appearance', annotation({ ...FIELD, FT: 'Btn', AP: null }), 'no appearance', '6.3'],
  ['actions of fields', annotation({ ...FIELD, A: { S: 'URI' } }), 'has an action', '6.4'],
  [
    'fields left to the viewer',
    catalog({ AcroForm: { NeedAppearances: true, Fields: [] } }),
    'NeedAppearances',
    '6.4',
  ],
  ['static XFA', catalog({ AcroForm: { XFA: [], SigFlags: 1, Fields: [] } }), 'XFA', '6.4'],
  [
    'PostScript',
    (context) => ({
      content: '/X Do',
      resources: { XObject: { X: stream(context, 'x', { Subtype: 'PS' }) } },
    }),
    'neither picture nor form',
    '6.2.8',
  ],
  ['layers', layered, 'layers', '6.9'],
];

describe('repair', () => {
  it.each(cases)('sets right %s', (_, make, reason, clause) => {
    const { before, after, done } = judged(make);
    expect(before.join('\n')).toContain(reason);
    expect(after).toEqual([]);
    expect(done.join('\n')).toContain(`${clause} `);
  });

  it('changes nothing of a document without faults', () => {
    expect(judged(() => ({ content: '0 0 9 9 re f' }))).toEqual({ before: [], after: [], done: [] });
  });

  it.each([
    ['pages made by a dynamic form', catalog({ NeedsRendering: true }), 'dynamic form'],
    ['what is drawn but missing', () => ({ content: '/X Do' }), 'missing'],
    [
      'filters nobody knows',
      (context: PDFContext) => ({ catalog: { X: stream(context, 'x', { Filter: 'Odd' }) } }),
      'Odd',
    ],
  ] as const)('leaves %s to the check', (_, make, reason) => {
    expect(judged(make).after.join('\n')).toContain(reason);
  });

  it('unpacks LZW as it was packed', () => {
    const make = (context: PDFContext) => coded(context, '800B6050220C0C8501', 'Crypt', 'LZWDecode');
    const loaded = load(document((context) => ({ catalog: { X: make(context) } })));
    repair(loaded, pagesOf(loaded));
    const packed = loaded.catalog.lookup(N('X')) as PDFRawStream;
    expect(decode(packed, loaded.budget).toString()).toBe('-----A---B');
  });
});
