// The charset of a Content-Type (RFC 7303, 3): of XML it counts more than what the document declares, and a byte order mark more than both.

import { isUtf8 } from 'node:buffer';
import { HttpError } from './errors.ts';

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]+)"?/i;
const MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const DECLARED = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/;

/** These mean to XML what they say; a TextDecoder takes them for windows-1252. */
const LATIN_1: ReadonlySet<string> = new Set(['iso-8859-1', 'latin1']);
const UTF_8: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);

/** Letters in these are never UTF-8 by chance: a sender who names one for UTF-8 names a default of some library. */
const ONE_BYTE = /^(?:iso-8859-|windows-)/;

/**
 * A document in the charset that its media type names. What that turns into UTF-8 begins with a byte order mark, which
 * counts more than its declaration. Other bytes decide for themselves (decision 16): a PDF, what has a mark, what is plainly UTF-16 or
 * UTF-8.
 * @throws HttpError 415 for an unknown charset
 */
export function inCharsetOf<T extends Buffer>(
  bytes: T,
  contentType: string | undefined,
): T | Buffer<ArrayBuffer> {
  const label = CHARSET.exec(contentType ?? '')?.[1]?.toLowerCase();
  if (label === undefined || !isMarkupInBytes(bytes)) return bytes;
  if (UTF_8.has(label)) return declaresAnother(bytes) && isUtf8(bytes) ? Buffer.concat([MARK, bytes]) : bytes;
  const decoder = decoderOf(label);
  if (decoder.encoding.startsWith('utf-16')) return bytes;
  if (ONE_BYTE.test(decoder.encoding) && isUtf8(bytes)) return bytes;
  if (LATIN_1.has(label)) return Buffer.concat([MARK, Buffer.from(bytes.toString('latin1'))]);
  return Buffer.concat([MARK, Buffer.from(decoder.decode(bytes))]);
}

/** `<`, past blanks, and no half of a letter of UTF-16. */
function isMarkupInBytes(bytes: Buffer): boolean {
  const first = bytes.findIndex((byte) => byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09);
  return bytes[first] === 0x3c && bytes[first + 1] !== 0;
}

function declaresAnother(bytes: Buffer): boolean {
  const declared = DECLARED.exec(bytes.toString('latin1', 0, 200))?.[1]?.toLowerCase();
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
