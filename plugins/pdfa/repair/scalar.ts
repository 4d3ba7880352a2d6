import { PDFArray, PDFHexString, PDFNumber, PDFString, type PDFObject } from '@cantoo/pdf-lib';
import { dictOf, placeOf, type Step } from './step.ts';

/** Limits of 6.1.13. */
export const MOST_STRING = 32_767;
const MOST_INTEGER = 2_147_483_647;

/** Numbers and strings beyond the limits of 6.1.13, and hexadecimal strings that are malformed (6.1.6). */
export const scalars: Step = {
  clause: '6.1.13',
  apply({ parts }, note) {
    for (const part of parts) {
      const dict = dictOf(part);
      if (part.object instanceof PDFArray)
        for (const [i, value] of part.object.asArray().entries()) {
          const mended = mendedScalar(value);
          if (mended === value) continue;
          part.object.set(i, mended);
          note(placeOf(part), 'a malformed or too large value mended');
        }
      for (const [key, value] of dict?.entries() ?? []) {
        const mended = mendedScalar(value);
        if (mended === value) continue;
        dict!.set(key, mended);
        note(placeOf(part), `a malformed or too large value of ${key.decodeText()} mended`);
      }
    }
  },
};

/** The value itself when PDF/A allows it. Longer strings are cut: outside of content they are titles and notes. */
export function mendedScalar(value: PDFObject): PDFObject {
  if (value instanceof PDFNumber) {
    const n = value.asNumber();
    if (Number.isInteger(n) && Math.abs(n) > MOST_INTEGER) return PDFNumber.of(Math.sign(n) * MOST_INTEGER);
  } else if (value instanceof PDFHexString) {
    const digits = value.asString();
    const clean = digits.replaceAll(/[^0-9A-Fa-f]/g, '');
    const even = clean.length % 2 === 0 ? clean : `${clean}0`;
    if (even !== digits || even.length > 2 * MOST_STRING)
      return PDFHexString.of(even.slice(0, 2 * (MOST_STRING - 1)));
  } else if (value instanceof PDFString && value.asBytes().length > MOST_STRING)
    return PDFHexString.of(Buffer.from(value.asBytes().subarray(0, MOST_STRING - 1)).toString('hex'));
  return value;
}
