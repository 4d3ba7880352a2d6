import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import { stream, type Parts } from './documents.ts';

/** A page that shows a text, a string in PDF's own notation, in one font. */
export const shown = (text: string, font: PDFRef | object): Parts => ({
  content: `BT /F 9 Tf ${text} Tj ET`,
  resources: { Font: { F: font } },
});

/** A Type 3 font with the glyph a at code 65, but for its drawings. */
export const TYPE3 = {
  Type: 'Font',
  Subtype: 'Type3',
  FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
  FontBBox: [0, 0, 9, 9],
  FirstChar: 65,
  LastChar: 65,
  Widths: [500],
  Resources: {},
  Encoding: { Differences: [65, 'a'] },
};

export const form = (context: PDFContext, data: string, entries: object = {}): PDFRef =>
  stream(context, data, { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9], Resources: {}, ...entries });

/** A picture of one point. */
export const picture = (context: PDFContext, entries: object = {}, data = 'abc'): PDFRef =>
  stream(context, data, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 1,
    Height: 1,
    BitsPerComponent: 8,
    ColorSpace: 'DeviceRGB',
    ...entries,
  });
