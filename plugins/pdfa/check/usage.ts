import { PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { Damage } from '@conforme/pdf/file/fault';
import { Budget } from '@conforme/pdf/file/budget';
import type { Loaded } from '@conforme/pdf/file/load';
import { N } from '@conforme/pdf/file/values';
import { checkAnnotations } from './annotations.ts';
import { Content, type FontUse } from './content.ts';
import { checkFont } from './font.ts';
import { Report } from './report.ts';

/** A font that shows something, and whether what the check says of it is nothing. */
export interface UsedFont {
  readonly font: PDFDict;
  readonly use: FontUse;
  readonly sound: boolean;
}

/** Every font that shows text, with the strings it shows. Faults met on the way are left to the check that follows. */
export function fontsShown(loaded: Loaded, pages: readonly PDFDict[]): UsedFont[] {
  // A budget of its own: what is read here is read again by the check.
  const content = new Content({ ...loaded, budget: new Budget() }, new Report());
  pages.forEach((page, i) => {
    const where = `page ${i + 1}`;
    attempt(() => content.page(page, where));
    attempt(() => checkAnnotations(page, where, content, new Report()));
  });
  const found: UsedFont[] = [];
  // Glyphs of Type 3 fonts may show text in fonts that are met only then: the map grows while it is read.
  for (const [font, use] of content.fonts) {
    attempt(() => visitGlyphs(font, use, content));
    found.push({ font, use, sound: sound(font, use, content) });
  }
  return found;
}

function visitGlyphs(font: PDFDict, use: FontUse, content: Content): void {
  const procedures = font.lookup(N('CharProcs'));
  const resources = font.lookup(N('Resources'));
  if (!(procedures instanceof PDFDict)) return;
  for (const name of procedures.keys()) {
    const glyph = procedures.lookup(name);
    if (glyph instanceof PDFRawStream)
      content.form(glyph, use.where, resources instanceof PDFDict ? resources : null);
  }
}

function sound(font: PDFDict, use: FontUse, content: Content): boolean {
  const report = new Report();
  return attempt(() => checkFont(font, use, content, report)) && report.refusals.length === 0;
}

/** Whether it could be read to its end. */
function attempt(read: () => void): boolean {
  try {
    read();
    return true;
  } catch (error) {
    if (!(error instanceof Damage) && !(error instanceof RangeError)) throw error;
    return false;
  }
}
