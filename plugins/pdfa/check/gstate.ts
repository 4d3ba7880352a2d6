import { PDFArray, PDFDict, PDFName, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib';
import { N, isIntent, numberOf } from '@conforme/pdf/file/values';
import type { Report } from './report.ts';

/** The blend modes of ISO 32000-1, 11.3.5. */
export const BLEND = new Set(
  'Normal Compatible Multiply Screen Overlay Darken Lighten ColorDodge ColorBurn HardLight SoftLight Difference Exclusion Hue Saturation Color Luminosity'.split(
    ' ',
  ),
);

/** What follows the form of a mask, and where faults and places of overprint mode 1 go. */
interface Following {
  readonly report: Report;
  readonly overprints: string[];
  form(form: PDFRawStream, where: string): void;
}

/** A graphics state dictionary (ISO 19005-3, 6.2.5 and 6.2.10). */
export function checkGraphicsState(state: PDFDict, where: string, content: Following): void {
  const refuse = (reason: string): void => content.report.add('PDF-GSTATE', where, reason);
  for (const key of ['TR', 'HTP', 'HTO'])
    if (state.get(N(key))) refuse(`a graphics state has an entry ${key}`);
  for (const key of ['TR2', 'HT']) {
    const value = state.lookup(N(key));
    if (value && value !== N('Default')) refuse(`a graphics state changes how the printer works (${key})`);
  }
  if (state.get(N('RI')) && !isIntent(state.lookup(N('RI')))) refuse('an unknown rendering intent');
  if (numberOf(state.lookup(N('OPM'))) === 1) content.overprints.push(where);
  checkBlend(state.lookup(N('BM')), refuse);
  const mask = state.lookup(N('SMask'));
  if (mask instanceof PDFDict) checkMask(mask, where, content, refuse);
  else if (mask && mask !== N('None')) refuse('a soft mask of unknown kind');
}

function checkBlend(mode: PDFObject | undefined, refuse: (reason: string) => void): void {
  const names = mode instanceof PDFArray ? mode.asArray() : mode ? [mode] : [];
  for (const name of names)
    if (!(name instanceof PDFName) || !BLEND.has(name.decodeText())) refuse('an unknown blend mode');
}

function checkMask(mask: PDFDict, where: string, content: Following, refuse: (reason: string) => void): void {
  const form = mask.lookup(N('G'));
  if (form instanceof PDFRawStream) content.form(form, where);
  else refuse('a soft mask has no form');
}
