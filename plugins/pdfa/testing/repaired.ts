import type { PDFContext, PDFDict } from '@cantoo/pdf-lib';
import { load, type Loaded } from '@conforme/pdf/file/load';
import { pagesOf } from '@conforme/pdf/file/pages';
import { N } from '@conforme/pdf/file/values';
import { document, type Parts } from '@conforme/pdf/testing/documents';
import { check } from '../check/index.ts';
import { Report } from '../check/report.ts';
import { repair } from '../repair/index.ts';
import type { Outcome } from '../repair/step.ts';

/** A document of one font, before and after its repair. */
export interface RepairedFont {
  /** What the check finds at first, and afterwards. */
  readonly before: string[];
  readonly after: string[];
  /** What the repair would not leave as it was. */
  readonly losses: string[];
  /** What is told to whoever sent the file. */
  readonly announced: string[];
  /** What the repair notes. */
  readonly notes: string[];
  /** The font /F of the page, afterwards. */
  readonly font: PDFDict;
  readonly loaded: Loaded;
}

export function repairedFont(make: (context: PDFContext) => Parts): RepairedFont {
  const file = document(make);
  const judge = (loaded: Loaded): string[] => check(loaded, pagesOf(loaded)).map(({ reason }) => reason);
  const loaded = load(file);
  const pages = pagesOf(loaded);
  const outcome: Outcome = { losses: new Report(), announced: [] };
  const notes = repair(loaded, pages, false, outcome).map(({ where, what }) => [where, what].join(': '));
  const fonts = (pages[0]!.lookup(N('Resources')) as PDFDict).lookup(N('Font')) as PDFDict;
  return {
    before: judge(load(file)),
    after: judge(loaded),
    losses: outcome.losses.refusals.map(({ reason }) => reason),
    notes,
    font: fonts.lookup(N('F')) as PDFDict,
    announced: outcome.announced.map(({ what }) => what),
    loaded,
  };
}
