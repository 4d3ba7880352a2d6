import { PDFString } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { load } from '../file/load.ts';
import { pagesOf } from '../file/pages.ts';
import { document, stream, type Parts } from '../testing/documents.ts';
import { textOf, type PageText } from './page.ts';

const HELVETICA = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding' };

function read(make: Parameters<typeof document>[0]): PageText {
  const loaded = load(document(make));
  return textOf(loaded, pagesOf(loaded))[0]!;
}

const lines = (content: string, font: object = HELVETICA, parts: Parts = {}): string[] =>
  read(() => ({ content, resources: { Font: { F: font } }, ...parts })).lines.map(({ text }) => text);

describe('what a page shows', () => {
  it('is read line by line from the top, whatever the order it is drawn in', () => {
    expect(lines('BT /F 10 Tf 20 40 Td (below) Tj ET BT /F 10 Tf 20 90 Td (above) Tj ET')).toEqual([
      'above',
      'below',
    ]);
  });

  it('has accents, and signs of the encoding', () => {
    expect(lines('BT /F 10 Tf 20 40 Td (\\351t\\351 12\\240\\200) Tj ET')).toEqual(['été 12 €']);
  });

  it('has a blank for a gap, and a tab for a new column', () => {
    expect(lines('BT /F 10 Tf 20 40 Td [(Total) -400 (HT) -3000 (12,00) 20 (0)] TJ ET')).toEqual([
      'Total HT\t12,000',
    ]);
  });

  it('follows the operators that begin a new line', () => {
    const content = 'BT /F 10 Tf 12 TL 20 90 Td (a) Tj T* (b) Tj (c) \' 1 2 (d) " 0 -20 TD (e) Tj ET';
    expect(lines(content)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('says bold letters once that are drawn twice', () => {
    expect(lines('BT /F 10 Tf 20 40 Td (x) Tj ET BT /F 10 Tf 20.4 40 Td (x) Tj ET')).toEqual(['x']);
  });

  it('has neither what is invisible nor what lies beside the page', () => {
    expect(lines('BT /F 10 Tf 20 40 Td (seen) Tj 3 Tr (unseen) Tj 0 Tr 900 0 Td (beside) Tj ET')).toEqual([
      'seen',
    ]);
  });

  it('has what is turned, in lines of its own', () => {
    expect(lines('BT /F 10 Tf 0 1 -1 0 50 20 Tm (up) Tj 1 0 0 1 20 90 Tm (across) Tj ET').toSorted()).toEqual(
      ['across', 'up'],
    );
  });

  it('spells ligatures out', () => {
    const font = {
      ...HELVETICA,
      Encoding: { Type: 'Encoding', BaseEncoding: 'WinAnsiEncoding', Differences: [1, 'fi'] },
    };
    expect(lines('BT /F 10 Tf 20 40 Td (\\001n) Tj ET', font)).toEqual(['fin']);
  });
});

it('reads forms by their own matrix, and annotations in their rectangle', () => {
  const page = read((context) => {
    const resources = { Font: { F: HELVETICA } };
    const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 100, 20], Resources: resources };
    const content = 'BT /F 10 Tf 0 5 Td (inner) Tj ET';
    const annotation = (F: number, y: number, text: string) =>
      context.obj({
        Type: 'Annot',
        Subtype: 'FreeText',
        F,
        Rect: [20, y, 120, y + 20],
        Contents: PDFString.of('other'),
        AP: { N: stream(context, content.replace('inner', text), form) },
      } as never);
    return {
      content: 'q 1 0 0 1 0 100 cm /X Do Q',
      resources: { XObject: { X: stream(context, content, { ...form, Matrix: [1, 0, 0, 1, 30, 0] }) } },
      page: { Annots: [annotation(4, 60, 'field'), annotation(2, 20, 'hidden')] },
    };
  });
  expect(page.lines.map(({ text }) => text)).toEqual(['inner', 'field']);
  const [left, bottom] = page.lines[0]!.boxes[0]!;
  expect([Math.round(left), bottom < 105 && bottom > 100]).toEqual([30, true]);
  expect(page.lines[1]!.boxes[0]![0]).toBeCloseTo(20);
});

it('says where each character stands', () => {
  const [line] = read(() => ({
    content: 'BT /F 10 Tf 20 40 Td (HT) Tj ET',
    resources: {
      Font: { F: { ...HELVETICA, FirstChar: 72, Widths: [700, ...Array.from({ length: 12 }, () => 600)] } },
    },
  })).lines;
  expect(line!.boxes.map(([left, , right]) => [left, right])).toEqual([
    [20, 27],
    [27, 33],
  ]);
});

describe('a page is not legible', () => {
  const unnamed = {
    Type: 'Font',
    Subtype: 'Type1',
    BaseFont: 'ABCDEF+Any',
    FirstChar: 97,
    Widths: [500, 500],
  };

  it('where its fonts do not say what they show', () => {
    const make = (font: object) =>
      read(() => ({ content: 'BT /F 10 Tf 20 40 Td (ab) Tj ET', resources: { Font: { F: font } } }));
    expect(make(unnamed)).toMatchObject({ legible: false, lines: [{ text: '\ufffd\ufffd' }] });
    expect(make(HELVETICA).legible).toBe(true);
  });

  it('where a part of it cannot be unpacked', () => {
    const page = read((context) => ({
      page: { Contents: stream(context, 'no deflated data', { Filter: 'LZWDecode' }) },
    }));
    expect(page).toEqual({ legible: false, lines: [] });
  });
});

it('maps of the file count more than its encoding', () => {
  const [line] = read((context) => ({
    content: 'BT /F 10 Tf 20 40 Td (ab) Tj ET',
    resources: {
      Font: {
        F: { ...HELVETICA, ToUnicode: stream(context, '1 beginbfchar <61> <0058> endbfchar') },
      },
    },
  })).lines;
  expect(line!.text).toBe('Xb');
});
