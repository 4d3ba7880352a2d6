import { PDFArray, PDFDict, PDFNumber, type PDFName } from '@cantoo/pdf-lib';
import { ENCODINGS } from './encodings.ts';
import { nameOfCharacter, STANDARD_ENCODING } from './glyph-names.ts';
import { N, nameOf } from '../file/values.ts';

/** The glyph of what has none. */
export const NOTDEF: PDFName = N('.notdef');

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
