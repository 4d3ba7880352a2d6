import { PDFDict } from '@cantoo/pdf-lib';
import { isPartial } from '@conforme/pdf/file/fault';
import type { Document } from '@conforme/pdf/file/load';
import { N, numbers } from '@conforme/pdf/file/values';
import type { Refusal } from '../refusal.ts';
import { checkAnnotations } from './annotations.ts';
import { Content } from './content.ts';
import { checkDocument } from './document.ts';
import { checkFont, placeOfFont } from './font.ts';
import { circular } from './font-type3.ts';
import { checkObjects } from './objects.ts';
import { Report } from './report.ts';

/** PDF units: a page side below 3 or above 14400 is not allowed (ISO 19005-3, 6.1.13). */
export const LEAST_SIDE = 3;
export const MOST_SIDE = 14400;
/** Nodes above a page; more would be a loop. */
const MOST_NODES = 64;

/**
 * Judges whether a document whose metadata and output intent are ours is PDF/A-3b. Conservative: what is not known to
 * be allowed is refused, because a file that only claims PDF/A is worse than none.
 */
export function check(loaded: Document, pages: readonly PDFDict[]): Refusal[] {
  const report = new Report();
  if (pages.length === 0) report.add('PDF-DOC', '', 'The PDF has no page');
  checkDocument(loaded, report);
  checkObjects(loaded, report);
  const content = new Content(loaded, report);
  pages.forEach((page, i) => checkPage(page, `page ${i + 1}`, content, report));
  if (content.colors.printing)
    for (const where of content.overprints)
      report.add('PDF-GSTATE', where, 'overprint mode 1 with printing colours');
  for (const [font, use] of content.fonts)
    attempt(report, use.where, () => checkFont(font, use, content, report));
  for (const font of circular(content.inside))
    report.add(
      'PDF-FONT',
      placeOfFont(font, content.fonts.get(font)!.where),
      'a glyph of the font shows the font itself',
    );
  return report.refusals;
}

function checkPage(page: PDFDict, where: string, content: Content, report: Report): void {
  for (const key of ['PresSteps', 'AA'])
    if (page.get(N(key))) report.add('PDF-ACTION', where, `the page has an entry ${key}`);
  for (const key of ['MediaBox', 'CropBox', 'TrimBox', 'BleedBox', 'ArtBox'])
    checkBox(page, key, where, report);
  checkNode(page, where, report);
  attempt(report, where, () => {
    content.group(page, where);
    content.page(page, where);
  });
  checkAnnotations(page, where, content, report);
}

/** A page, and the nodes above it, say what they are (ISO 32000-1, 7.7.3); readers differ over those that do not. */
function checkNode(page: PDFDict, where: string, report: Report): void {
  if (page.lookup(N('Type')) !== N('Page'))
    report.add('PDF-DOC', where, 'the page tree holds something that is no page');
  let above = page.lookup(N('Parent'));
  for (let depth = 0; above instanceof PDFDict && depth < MOST_NODES; depth++) {
    if (above.lookup(N('Type')) !== N('Pages'))
      report.add('PDF-DOC', where, 'a node of the page tree is no node');
    above = above.lookup(N('Parent'));
  }
}

function checkBox(page: PDFDict, key: string, where: string, report: Report): void {
  const box = numbers(page.lookup(N(key)));
  if (box === null && key !== 'MediaBox') return;
  if (box?.length !== 4) return report.add('PDF-DOC', where, `the page has no proper ${key}`);
  const sides = [Math.abs(box[2]! - box[0]!), Math.abs(box[3]! - box[1]!)];
  if (sides.some((side) => !(side >= LEAST_SIDE && side <= MOST_SIDE)))
    report.add('PDF-LIMIT', where, `the ${key} measures ${sides.join(' × ')} units`);
}

/** What cannot be read cannot be vouched for. */
function attempt(report: Report, where: string, judge: () => void): void {
  try {
    judge();
  } catch (error) {
    if (isPartial(error)) report.add('PDF-STREAM', where, error.message);
    else if (error instanceof RangeError)
      report.add('PDF-STREAM', where, 'a part of it points outside its data');
    else throw error;
  }
}
