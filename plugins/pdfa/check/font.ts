import type { PDFDict } from '@cantoo/pdf-lib';
import { Damage, isPartial } from '@conforme/pdf/file/fault';
import { N, nameOf, SUBSET_TAG } from '@conforme/pdf/file/values';
import { checkComposite } from './font-composite.ts';
import { checkSimple } from './font-simple.ts';
import { checkType3 } from './font-type3.ts';
import type { Content, FontUse } from './content.ts';
import type { FontCase } from './font-program.ts';
import { within, type Report } from './report.ts';

/** ISO 19005-3, 6.2.11: the program is embedded, complete for what is shown, and agrees with the widths stated. */
export function checkFont(font: PDFDict, use: FontUse, content: Content, report: Report): void {
  const where = within(use.where, `font ${readableName(font)}`);
  const refuse = (reason: string): void =>
    report.add('PDF-FONT', where + objectOf(font), reason, use.visible);
  const kind = nameOf(font.lookup(N('Subtype')));
  if (font.lookup(N('Type')) !== N('Font')) refuse('the font does not say that it is one');
  const subject: FontCase = { font, shown: use.shown, content, where, refuse };
  try {
    if (kind === 'Type0') checkComposite(subject);
    else if (kind === 'Type3') checkType3(subject);
    else if (['TrueType', 'Type1', 'MMType1'].includes(kind)) checkSimple(subject, kind);
    else refuse('an unknown type of font');
  } catch (error) {
    // A font program is a file of its own; whatever breaks its reader is damage of that program.
    if (error instanceof Damage && !isPartial(error)) throw error;
    refuse(`the font program cannot be read: ${(error as Error).message}`);
  }
}

/** Where a font is used, which one it is, and where it stands. */
export const placeOfFont = (font: PDFDict, where: string): string =>
  within(where, `font ${readableName(font)}`) + objectOf(font);

function readableName(font: PDFDict): string {
  const name = nameOf(font.lookup(N('BaseFont'))) || nameOf(font.lookup(N('Name'))) || 'without a name';
  return name.replace(SUBSET_TAG, '');
}

/** The object a font is, looked for only when there is something to say of it. */
function objectOf(font: PDFDict): string {
  const ref = font.context.getObjectRef(font);
  return ref ? ` (object ${ref.objectNumber})` : '';
}
