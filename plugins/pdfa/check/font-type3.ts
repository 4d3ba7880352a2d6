import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import { decode } from '../pdf/filters.ts';
import { bytesShown, type FontCase } from './font-program.ts';
import { ENCODINGS } from './encodings.ts';
import { nameOfCharacter, STANDARD_ENCODING } from './glyph-names.ts';
import { instructions } from './operators.ts';
import { nameOf, numberOf, numbers } from './values.ts';

const N = PDFName.of;

export const NOTDEF = N('.notdef');

/** Fonts whose glyphs are drawings (ISO 32000-1, 9.6.5): each glyph shown exists and states its width. */
export function checkType3({ font, shown, content, where, refuse }: FontCase): void {
  const procedures = font.lookup(N('CharProcs'));
  const resources = font.lookup(N('Resources'));
  const first = numberOf(font.lookup(N('FirstChar')));
  const widths = numbers(font.lookup(N('Widths')));
  if (!(procedures instanceof PDFDict) || first === null || !widths)
    return refuse('the font has no glyphs or widths');
  if (!(resources instanceof PDFDict)) return refuse('the font has no resources of its own');
  const nameOfCode = namesOfDrawings(font);
  for (const code of bytesShown(shown)) {
    const name = nameOfCode(code);
    const glyph = name && name !== NOTDEF ? procedures.lookup(name) : undefined;
    if (!(glyph instanceof PDFRawStream)) return refuse(`the character ${code} has no glyph`);
    const [start] = instructions(decode(glyph, content.loaded.budget), content.loaded.context);
    const width =
      start && (start.operator === 'd0' || start.operator === 'd1') ? start.operands[0] : undefined;
    if (!(width instanceof PDFNumber)) return refuse(`the glyph of character ${code} states no width`);
    if (Math.abs((widths[code - first] ?? 0) - width.asNumber()) > 0.001)
      return refuse(`the width of character ${code} differs from its glyph`);
  }
  // Glyphs that are not shown are judged with the others.
  for (const name of procedures.keys()) {
    const glyph = procedures.lookup(name);
    if (glyph instanceof PDFRawStream) content.form(glyph, where, resources);
  }
}

/** Code → the name of its drawing: the differences, else the encoding they build on. */
export function namesOfDrawings(font: PDFDict): (code: number) => PDFName | undefined {
  const encoding = font.lookup(N('Encoding'));
  const base = nameOf(encoding instanceof PDFDict ? encoding.lookup(N('BaseEncoding')) : encoding);
  const changed = differences(font);
  const table = ENCODINGS[base];
  return (code) => {
    const named =
      base === 'StandardEncoding' ? STANDARD_ENCODING.get(code) : table && nameOfCharacter(table[code]!);
    return changed.get(code) ?? (named ? N(named) : undefined);
  };
}

/** Code → glyph name from the Differences of the encoding (9.6.6.1). */
export function differences(font: PDFDict): Map<number, PDFName> {
  const names = new Map<number, PDFName>();
  const encoding = font.lookup(N('Encoding'));
  const list = encoding instanceof PDFDict ? encoding.lookup(N('Differences')) : undefined;
  if (!(list instanceof PDFArray)) return names;
  let code = 0;
  for (let i = 0; i < list.size(); i++) {
    const item = list.lookup(i);
    if (item instanceof PDFNumber) code = item.asNumber();
    else if (nameOf(item)) names.set(code++, item as PDFName);
  }
  return names;
}
