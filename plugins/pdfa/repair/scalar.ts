import { createHash } from 'node:crypto';
import { PDFArray, PDFHexString, PDFName, PDFNumber, PDFString, type PDFObject } from '@cantoo/pdf-lib';
import { bytesOf, entriesOf, isHexadecimal, isLonger, N, textOf } from '@conforme/pdf/file/values';
import { isUtf8 } from 'node:buffer';
import { dictOf, placeOf, type Step } from './step.ts';

/** Limits of 6.1.13. */
export const MOST_STRING = 32_767;
const MOST_INTEGER = 2_147_483_647;
const MOST_NAME = 127;
/** What is kept of a name that is too long, before what tells it from others. */
const KEPT_NAME = 80;

/** Names of fonts, which some writers give as strings. */
const NAMES: ReadonlySet<PDFName> = new Set([N('BaseFont'), N('FontName')]);

function fontName(value: PDFObject): PDFObject {
  const text = value instanceof PDFString || value instanceof PDFHexString ? textOf(value) : null;
  return text === null ? mendedScalar(value) : N(text.replaceAll(/[^!-~]|[#%/()<>[\]{}]/g, '') || 'Font');
}

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
      // What is set meanwhile is allowed, so that it does no harm to meet it, too.
      for (const [key, value] of dict ? entriesOf(dict) : []) {
        const named = mendedName(key);
        if (named !== key) {
          dict!.delete(key);
          dict!.set(named, mendedScalar(value));
          note(placeOf(part), 'a name that is too long or not UTF-8 mended');
          continue;
        }
        const mended = NAMES.has(key) ? fontName(value) : mendedScalar(value);
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
    if (digits.length <= 2 * MOST_STRING && isHexadecimal(digits)) return value;
    const clean = digits.replaceAll(/[^0-9A-Fa-f]/g, '');
    const even = clean.length % 2 === 0 ? clean : `${clean}0`;
    return PDFHexString.of(even.slice(0, 2 * (MOST_STRING - 1)));
  } else if (value instanceof PDFString && isLonger(value, MOST_STRING))
    return PDFHexString.of(Buffer.from(bytesOf(value).subarray(0, MOST_STRING - 1)).toString('hex'));
  return value instanceof PDFName ? mendedName(value) : value;
}

const mendedNameCache = new WeakMap<PDFName, PDFName>();

/**
 * A name as PDF/A allows it: UTF-8 (6.1.8) and no longer than 127 bytes (6.1.13). The same name always becomes the same,
 * so that whatever calls something by its name still finds it.
 */
export function mendedName(name: PDFName): PDFName {
  const written = name.asString();
  if (written.length <= MOST_NAME && !/[^\x20-\x7e]|#/.test(written)) return name;
  let mended = mendedNameCache.get(name);
  if (!mended) mendedNameCache.set(name, (mended = rewritten(name)));
  return mended;
}

function rewritten(name: PDFName): PDFName {
  const bytes = Buffer.from(
    name
      .asString()
      .slice(1)
      .replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
  const text = bytes.toString('utf8');
  if (isUtf8(bytes) && escaped(text).length <= MOST_NAME) return name;
  // Letters of another encoding are not made UTF-8: validators read the escapes of those in ways of their own.
  const own = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return N(escaped(`${text.replaceAll(/[^!-~]|#/gu, '').slice(0, KEPT_NAME)}.${own}`));
}

const escaped = (text: string): string =>
  [...Buffer.from(text)]
    .map((byte) =>
      byte > 0x20 && byte < 0x7f && byte !== 0x23
        ? String.fromCharCode(byte)
        : `#${byte.toString(16).padStart(2, '0').toUpperCase()}`,
    )
    .join('');
