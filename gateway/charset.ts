// The charset of a Content-Type (RFC 7303, 3): of XML it counts more than what the document declares, and a byte order mark more than both.

import { isUtf8 } from 'node:buffer';
import { HttpError } from './errors.ts';

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]+)"?/i;
const MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const DECLARED = /^(\s*<\?xml[^>]*?\sencoding\s*=\s*["'])([\w.-]+)(["'])/;

/** These mean to XML what they say; a TextDecoder takes them for windows-1252. */
const LATIN_1: ReadonlySet<string> = new Set(['iso-8859-1', 'latin1']);
const UTF_8: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);

/** Letters in these are never UTF-8 by chance: a sender who names one for UTF-8 names a default of some library. */
const ONE_BYTE = /^(?:iso-8859-|windows-)/;

/**
 * A document in the charset that its media type names, turned into UTF-8, with a declaration that says so. Other bytes decide for
 * themselves (decision 16): a PDF, what has a mark of another charset, what is plainly UTF-8.
 * @throws HttpError 415 for an unknown charset
 */
export function inCharsetOf<T extends Buffer>(
  bytes: T,
  contentType: string | undefined,
): T | Buffer<ArrayBuffer> {
  const label = CHARSET.exec(contentType ?? '')?.[1]?.toLowerCase();
  if (label === undefined) return bytes;
  const wide = utf16Of(bytes);
  if (wide !== null)
    return label === 'utf-16' || label === wide ? declaredUtf8(decoderOf(wide).decode(bytes)) : bytes;
  if (!isMarkup(bytes)) return bytes;
  if (UTF_8.has(label))
    return declaresAnother(bytes) && isUtf8(bytes) ? declaredUtf8(bytes.toString()) : bytes;
  const decoder = decoderOf(label);
  if (hasMark(bytes) || decoder.encoding.startsWith('utf-16')) return bytes;
  if (ONE_BYTE.test(decoder.encoding) && isUtf8(bytes)) return bytes;
  return declaredUtf8(LATIN_1.has(label) ? bytes.toString('latin1') : decoder.decode(bytes));
}

/** With the label of its declaration replaced. Blanks take the place of what is shorter: columns stay those that were sent. */
function declaredUtf8(text: string): Buffer<ArrayBuffer> {
  const declared = text.replace(
    DECLARED,
    (_, before: string, label: string, quote: string) =>
      `${before}UTF-8${quote}${' '.repeat(Math.max(0, label.length - 5))}`,
  );
  return Buffer.from(declared);
}

/** `<`, past a mark of UTF-8 and blanks. */
function isMarkup(bytes: Buffer): boolean {
  const content = hasMark(bytes) ? bytes.subarray(MARK.length) : bytes;
  return content.find((byte) => byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) === 0x3c;
}

const hasMark = (bytes: Buffer): boolean => bytes.subarray(0, MARK.length).equals(MARK);

/** By its mark, or by a `<` of two bytes. */
function utf16Of([first, second]: Buffer): 'utf-16be' | 'utf-16le' | null {
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0) ? 'utf-16le' : null;
}

function declaresAnother(bytes: Buffer): boolean {
  const declared = DECLARED.exec(bytes.toString('utf8', 0, 200))?.[2]?.toLowerCase();
  return declared !== undefined && declared !== 'utf-8' && declared !== 'utf8';
}

function decoderOf(label: string) {
  try {
    return new TextDecoder(label);
  } catch {
    throw new HttpError('unsupported_media_type', {
      en: `The charset "${label}" of Content-Type is not known; send the document in UTF-8, or leave charset out.`,
      fr: `Le charset « ${label} » de Content-Type n'est pas connu ; envoyez le document en UTF-8, ou omettez charset.`,
    });
  }
}
