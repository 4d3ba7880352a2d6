import { PDFArray, PDFDict, PDFNumber, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib';
import { N, nameOf, numbers } from '@conforme/pdf/file/values';
import type { Content } from './content.ts';
import { within, type Report } from './report.ts';

/** Annotation types of ISO 32000-1 that PDF/A-3 allows (6.3.1): no sound, movie, screen or 3D. */
export const ANNOTATION_TYPES = new Set(
  'Text Link FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Popup FileAttachment Widget'.split(
    ' ',
  ),
);
/** Bits of F (ISO 32000-1, 12.5.3). */
export const PRINT = 4;
export const HIDING = 1 | 2 | 32 | 256;

/** The annotations of a page (6.3), what they draw included. */
export function checkAnnotations(page: PDFDict, where: string, content: Content, report: Report): void {
  const annotations = page.lookup(N('Annots'));
  if (!(annotations instanceof PDFArray)) return;
  for (let i = 0; i < annotations.size(); i++) {
    const annotation = annotations.lookup(i);
    const place = within(where, `annotation ${i + 1}`);
    if (annotation instanceof PDFDict) checkAnnotation(annotation, place, content, report);
    else report.add('PDF-ANNOT', place, 'it is missing');
  }
}

function checkAnnotation(annotation: PDFDict, where: string, content: Content, report: Report): void {
  const type = nameOf(annotation.lookup(N('Subtype')));
  if (!ANNOTATION_TYPES.has(type))
    return report.add('PDF-ANNOT', where, `annotations of type ${type || 'unknown'} are not allowed`);
  const file = annotation.lookup(N('FS'));
  if (type === 'FileAttachment' && !(file instanceof PDFDict && file.get(N('EF'))))
    report.add('PDF-ANNOT', where, 'the file it shows is not in the document');
  if (type !== 'Popup') checkFlags(annotation, where, report);
  if (type === 'Widget') checkWidget(annotation, where, report);
  checkAppearance(annotation, type, where, content, report);
}

function checkFlags(annotation: PDFDict, where: string, report: Report): void {
  const value = annotation.lookup(N('F'));
  const flags = value instanceof PDFNumber ? value.asNumber() : 0;
  if ((flags & PRINT) === 0) report.add('PDF-ANNOT', where, 'it is not printed (flag Print)');
  if ((flags & HIDING) !== 0)
    report.add('PDF-ANNOT', where, 'it is hidden (flags Hidden, Invisible, NoView)');
}

function checkWidget(annotation: PDFDict, where: string, report: Report): void {
  if (annotation.get(N('A')) || annotation.get(N('AA')))
    report.add('PDF-FORM', where, 'a form field has an action');
  for (
    let field: PDFObject | undefined = annotation, depth = 0;
    field instanceof PDFDict && depth < 32;
    depth++
  ) {
    if (field.lookup(N('FT')) === N('Sig') && field.get(N('V')))
      report.add('PDF-FORM', where, 'a signature field; a change would break the signature');
    field = field.lookup(N('Parent'));
  }
}

/** ISO 19005-3, 6.3.3: what is seen is drawn by the file itself, in one state only. */
function checkAppearance(
  annotation: PDFDict,
  type: string,
  where: string,
  content: Content,
  report: Report,
): void {
  const appearance = annotation.lookup(N('AP'));
  if (!(appearance instanceof PDFDict)) {
    const rect = numbers(annotation.lookup(N('Rect')));
    const empty = rect?.length === 4 && rect[0] === rect[2] && rect[1] === rect[3];
    if (type !== 'Popup' && type !== 'Link' && !empty)
      report.add('PDF-ANNOT', where, 'it has no appearance of its own (AP)');
    return;
  }
  if (appearance.keys().some((key) => key !== N('N')))
    report.add('PDF-ANNOT', where, 'it changes its appearance (entries besides N)');
  const normal = appearance.lookup(N('N'));
  const button = type === 'Widget' && fieldType(annotation) === N('Btn');
  if (button !== normal instanceof PDFDict)
    return report.add('PDF-ANNOT', where, 'its appearance is of the wrong kind');
  const forms = normal instanceof PDFDict ? normal.keys().map((key) => normal.lookup(key)) : [normal];
  for (const form of forms) {
    if (form instanceof PDFRawStream) content.form(form, where);
    else report.add('PDF-ANNOT', where, 'its appearance is missing');
  }
}

function fieldType(annotation: PDFDict): PDFObject | undefined {
  let field: PDFObject | undefined = annotation;
  for (let depth = 0; field instanceof PDFDict && depth < 32; depth++) {
    const type = field.lookup(N('FT'));
    if (type) return type;
    field = field.lookup(N('Parent'));
  }
  return undefined;
}
