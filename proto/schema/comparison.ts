// What the pages of a PDF show of the invoice inside it (decision 46).

import type { Static } from 'typebox';
import { choice, count, list, nullable, object, part, text } from './builders.ts';
import { PICTURE_VERDICTS } from './choices.ts';

// Whole points: a frame around text needs no more.
export const PageBoxSchema = object(
  'PageBox',
  'A place on a page, in points from its lower left corner, as PDF counts.',
  {
    left: count('Left edge.'),
    bottom: count('Lower edge.'),
    right: count('Right edge.'),
    top: count('Upper edge.'),
  },
);

export const PictureFieldSchema = object(
  'PictureField',
  'A value of the XML, and what the pages show of it.',
  {
    term: text(null, 'The business term.'),
    pointer: text(null, 'Where in the invoice, as a JSON Pointer.'),
    xml: text(null, 'What the XML says.'),
    picture: nullable(text(null, 'What the page says, as it stands there; null where nothing was found.')),
    verdict: choice(
      PICTURE_VERDICTS,
      null,
      '`different` only where the page states another value under a label of this one.',
    ),
    page: nullable(count('The page, from 1 on.')),
    box: nullable(part(PageBoxSchema, null, 'Where on the page.')),
  },
);

export const PictureSummarySchema = object('PictureSummary', 'How many values there are of each verdict.', {
  same: count('Values that the pages show.'),
  different: count('Values of which the pages show another.'),
  not_found: count('Values not found on the pages.'),
  pages: count('Pages of the PDF.'),
  text_pages: count(
    'Pages with text that can be read; on the others, pictures and scans, there is no opinion.',
  ),
});

export const ComparisonOutSchema = object('ComparisonOut', 'Whether the pages say what the XML says.', {
  fields: list(PictureFieldSchema, null, 'The values that were looked for.'),
  summary: part(PictureSummarySchema, null, 'Counts.'),
});

/** Shortened. */
export const COMPARISON_EXAMPLE: Static<typeof ComparisonOutSchema> = {
  fields: [
    {
      term: 'BT-1',
      pointer: '/invoice/number',
      xml: 'F-2026-0042',
      picture: 'F-2026-0042',
      verdict: 'same',
      page: 1,
      box: { left: 468, bottom: 758, right: 541, top: 772 },
    },
    {
      term: 'BT-115',
      pointer: '/invoice/totals/amount_due',
      xml: '1002.00',
      picture: '1 020,00',
      verdict: 'different',
      page: 1,
      box: { left: 482, bottom: 330, right: 541, top: 346 },
    },
  ],
  summary: { same: 1, different: 1, not_found: 0, pages: 1, text_pages: 1 },
};
