import { PDFHexString, PDFString, type PDFArray, type PDFDict, type PDFRawStream } from '@cantoo/pdf-lib';
import { decode } from '@conforme/pdf/file/filters';
import { load, type Loaded } from '@conforme/pdf/file/load';
import { pagesOf } from '@conforme/pdf/file/pages';
import { N } from '@conforme/pdf/file/values';
import { face } from '@conforme/pdf/font/face';
import { document, stream, type Parts } from '@conforme/pdf/testing/documents';
import { whole } from '@conforme/pdf/testing/fonts';
import { form } from '@conforme/pdf/testing/parts';
import { describe, expect, it } from 'vitest';
import { check } from '../check/index.ts';
import { Report } from '../check/report.ts';
import { repair } from './index.ts';
import type { Outcome } from './step.ts';

const FIELD = {
  Type: 'Annot',
  Subtype: 'Widget',
  FT: 'Tx',
  Rect: [0, 0, 200, 20],
  F: 4,
  T: PDFString.of('t'),
};

/** The appearance of the one field of a form, and what the check says of the document. */
function drawn(make: Parameters<typeof document>[0]): {
  content: string;
  refusals: string[];
  fonts: string[];
  outcome: Outcome;
} {
  const loaded: Loaded = load(document(make));
  const pages = pagesOf(loaded);
  const outcome: Outcome = { losses: new Report(), announced: [] };
  repair(loaded, pages, false, outcome);
  const widget = (pages[0]!.lookup(N('Annots')) as PDFArray).lookup(0) as PDFDict;
  const appearance = widget.lookup(N('AP')) as PDFDict | undefined;
  const normal = appearance?.lookup(N('N')) as PDFRawStream | undefined;
  const resources = normal?.dict.lookup(N('Resources')) as PDFDict | undefined;
  const fonts = resources?.lookup(N('Font')) as PDFDict | undefined;
  return {
    content: normal ? decode(normal, loaded.budget).toString('latin1') : '',
    refusals: check(loaded, pages).map(({ reason }) => reason),
    outcome,
    fonts: (fonts?.keys() ?? []).map((key) => String((fonts!.lookup(key) as PDFDict).get(N('Subtype')))),
  };
}

const text = (value: string): PDFHexString => PDFHexString.fromText(value);
const field =
  (value: string, more: object = {}) =>
  (): Parts => ({
    catalog: { AcroForm: { Fields: [], DA: PDFString.of('/Helv 10 Tf 0 g') } },
    page: { Annots: [{ ...FIELD, V: text(value), ...more }] },
  });

describe('a field without an appearance', () => {
  it('shows what WinAnsi has in a standard font', () => {
    const { content, fonts, refusals } = drawn(field('Café'));
    expect(content).toContain('/F 10 Tf <436166e9> Tj');
    expect(fonts).toHaveLength(1);
    expect(refusals).toEqual([]);
  });

  it.each(['Київ', 'Τιμολόγιο', 'Łódź', 'שלום', 'فاتورة'])('shows %s in a font that has it', (value) => {
    const { content, fonts, refusals } = drawn(field(value));
    expect(content).toMatch(/\/F0 10 Tf (?:<[0-9a-f]+>|\(.+\)) Tj/s);
    expect(fonts).toContain('/Type0');
    expect(refusals).toEqual([]);
  });

  it('sets text of known width from the right', () => {
    const at = (align: number): number =>
      Number(/1 0 0 1 ([\d.]+) /.exec(drawn(field('Київ', { Q: align })).content)![1]);
    expect(at(0)).toBe(3);
    expect(at(2)).toBeGreaterThan(150);
    expect(at(1)).toBeCloseTo((at(0) + at(2)) / 2, 0);
  });

  it('sets the characters of a comb in its cells, from the side they are aligned to', () => {
    const middles = (Q: number): number[] => {
      const { content } = drawn(field('iii', { Ff: 1 << 24, MaxLen: 10, Q }));
      const places = [...content.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm \/F 10 Tf <69> Tj/g)];
      return places.map(([, x]) => Math.round(10 * (Number(x) + 1.11)) / 10);
    };
    expect(middles(0)).toEqual([10, 30, 50]);
    expect(middles(1)).toEqual([70, 90, 110]);
    expect(middles(2)).toEqual([150, 170, 190]);
  });

  it('is refused for a character no font has, which is named', () => {
    const { refusals, outcome } = drawn(field('A 北京'));
    expect(refusals.join()).toContain('no appearance');
    expect(outcome.losses.refusals).toMatchObject([
      { where: 'page 1, annotation 1', reason: 'no font here has these characters of its value: 北 京' },
    ]);
  });

  it('takes the font of the document that has it', () => {
    const { refusals, fonts } = drawn((context) => {
      const program = stream(context, whole(face(false).font));
      const font = { Type: 'Font', Subtype: 'TrueType', FontDescriptor: { FontFile2: program } };
      const page = { Annots: [{ ...FIELD, V: text('ŁĄ') }] };
      const resources = { Font: { Own: font } };
      return { page, catalog: { AcroForm: { Fields: [], DR: resources, DA: PDFString.of('/Own 10 Tf') } } };
    });
    expect([refusals, fonts]).toEqual([[], ['/Type0']]);
  });
});

describe('a field of choice', () => {
  const Opt = [
    ['a', 'Anna'],
    ['b', 'Bert'],
    ['c', 'Carl'],
  ].map((names) => names.map((name) => PDFString.of(name)));
  const choice = (more: object): string =>
    drawn(field('b', { FT: 'Ch', Opt, Rect: [0, 0, 200, 60], ...more })).content;
  const shown = (content: string): string[] =>
    [...content.matchAll(/<(\w+)> Tj/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString());

  it('shows the options of a list box, and marks what is chosen', () => {
    const content = choice({});
    expect(shown(content)).toEqual(['Anna', 'Bert', 'Carl']);
    expect(content.match(/ re f /g)).toHaveLength(1);
    const several = choice({ V: [PDFString.of('a'), PDFString.of('Carl')] });
    expect(several.match(/ re f /g)).toHaveLength(2);
    const blank = choice({ Opt: [PDFString.of(''), [], PDFString.of('b')] });
    expect(shown(blank).filter(Boolean)).toEqual(['b']);
  });

  it('marks what is chosen by its index, where no value says what is', () => {
    const marks = (more: object): number => choice(more).match(/ re f /g)?.length ?? 0;
    expect(marks({ V: null, I: [0, 2] })).toBe(2);
    expect(marks({ I: [0, 2] })).toBe(1);
  });

  it('begins where the field says, and never hides what is chosen', () => {
    expect(shown(choice({ TI: 1 }))).toEqual(['Bert', 'Carl']);
    expect(shown(choice({ TI: 1, V: PDFString.of('a') }))[0]).toBe('Anna');
  });

  it('shows the text that stands for the value of a combo box', () => {
    expect(shown(choice({ Ff: 1 << 17 }))).toEqual(['Bert']);
    expect(shown(choice({ Ff: 1 << 17, V: PDFString.of('other') }))).toEqual(['other']);
  });
});

describe('fields left to the viewer', () => {
  const anew =
    (value: string) =>
    (context: Parameters<typeof form>[0]): Parts => ({
      catalog: { AcroForm: { Fields: [], NeedAppearances: true } },
      page: { Annots: [{ ...FIELD, V: text(value), AP: { N: form(context, 'q 1 0 0 rg 0 0 9 9 re f Q') } }] },
    });

  it('are drawn again', () => {
    const { content, outcome } = drawn(anew('new'));
    expect(content).toContain('<6e6577> Tj');
    expect(outcome.announced).toEqual([]);
  });

  it('keep the appearance they have when no font has their value, which is told', () => {
    const { content, refusals, outcome } = drawn(anew('北京'));
    expect(content).toContain('1 0 0 rg');
    expect(refusals).toEqual([]);
    expect(outcome.announced).toMatchObject([{ rule: 'PDF-FORM', where: 'page 1, annotation 1' }]);
  });
});
