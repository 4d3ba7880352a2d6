import { PDFDict, PDFString, type PDFArray, type PDFRawStream } from '@cantoo/pdf-lib';
import { decode } from '@conforme/pdf/file/filters';
import { load } from '@conforme/pdf/file/load';
import { pagesOf } from '@conforme/pdf/file/pages';
import { N, numbers } from '@conforme/pdf/file/values';
import { document } from '@conforme/pdf/testing/documents';
import { describe, expect, it } from 'vitest';
import { repair } from './index.ts';

/** What the one annotation of a page draws, its rectangle, and the fonts it names. */
function drawn(entries: object): { content: string; box: number[]; fonts: number } {
  const annotation = { Type: 'Annot', Rect: [0, 0, 100, 40], C: [1, 0, 0], BS: { W: 2 }, F: 4, ...entries };
  const loaded = load(document(() => ({ page: { Annots: [annotation] } })));
  const pages = pagesOf(loaded);
  repair(loaded, pages);
  const one = (pages[0]!.lookup(N('Annots')) as PDFArray).lookup(0) as PDFDict;
  const form = (one.lookup(N('AP')) as PDFDict).lookup(N('N')) as PDFRawStream;
  const fonts = (form.dict.lookup(N('Resources')) as PDFDict).lookup(N('Font'));
  return {
    content: decode(form, loaded.budget).toString('latin1'),
    box: numbers(one.lookup(N('Rect'))) ?? [],
    fonts: fonts instanceof PDFDict ? fonts.keys().length : 0,
  };
}

const line = (entries: object = {}): ReturnType<typeof drawn> =>
  drawn({ Subtype: 'Line', L: [20, 20, 80, 20], ...entries });

describe('a line without an appearance', () => {
  it('goes from end to end where it has no endings', () => {
    expect(line({ LE: ['None', 'None'] }).content).toContain('20 20 m 80 20 l S Q');
  });

  it.each([
    ['OpenArrow', '68 26.928 m 80 20 l 68 13.072 l S', '20 20 m 80 20 l S'],
    ['ClosedArrow', '68 26.928 m 80 20 l 68 13.072 l h B', '20 20 m 68 20 l S'],
    ['RClosedArrow', '92 26.928 m 80 20 l 92 13.072 l h B', '20 20 m 80 20 l S'],
    ['Square', '80 26 m 68 26 l 68 14 l 80 14 l h B', '20 20 m 68 20 l S'],
    ['Diamond', '80 20 m 74 26 l 68 20 l 74 14 l h B', '20 20 m 68 20 l S'],
    ['Butt', '80 26 m 80 14 l S', '20 20 m 80 20 l S'],
  ])('has the ending %s, filled with the interior colour where it is closed', (name, ending, body) => {
    const { content } = line({ LE: ['None', name], IC: [0, 1, 0] });
    expect(content).toContain(ending);
    expect(content).toContain(body);
  });

  it('leaves an ending empty without an interior colour', () => {
    expect(line({ LE: ['ClosedArrow', 'None'] }).content).toContain('32 13.072 m 20 20 l 32 26.928 l h S');
  });

  it('has endings no longer than half of it, and room for them', () => {
    const { content, box } = line({ L: [40, 39, 44, 39], LE: ['None', 'OpenArrow'] });
    expect(content).toContain('42 40.155 m 44 39 l 42 37.845 l S');
    expect(box[3]).toBeGreaterThan(45);
  });

  it('has leader lines from what is measured to beyond the line', () => {
    const { content } = line({ LL: 10, LLE: 4 });
    expect(content).toContain('20 30 m 80 30 l S');
    expect(content).toContain('20 20 m 20 34 l S');
    expect(content).toContain('80 20 m 80 34 l S');
  });

  it('has its caption, as text, on the line or above', () => {
    const captioned = { Cap: true, Contents: PDFString.of('12 m') };
    const inline = line(captioned);
    expect(inline.content).toContain('<3132206d> Tj');
    expect(inline.content).toContain('W* n');
    expect(inline.fonts).toBe(1);
    expect(line({ ...captioned, CP: 'Top' }).content).not.toContain('W*');
  });

  it('has no number with an exponent', () => {
    const { content } = line({ L: [20, 20, 80, 20.0000001], LE: ['Circle', 'Slash'], LL: 3 });
    expect(content.replace(/20\.0000001/, '')).not.toMatch(/\de-/);
  });
});

it('an open path of several lines has endings in the direction of its first and last', () => {
  const { content } = drawn({
    Subtype: 'PolyLine',
    Vertices: [20, 10, 50, 10, 50, 39],
    LE: ['Butt', 'Butt'],
  });
  expect(content).toContain('20 10 m 50 10 l 50 39 l S');
  expect(content).toContain('20 4 m 20 16 l S');
  expect(content).toContain('44 39 m 56 39 l S');
});
