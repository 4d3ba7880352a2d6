import { isUtf8 } from 'node:buffer';
import { XmlError } from './error.ts';
import { usualDeclaration } from './text.ts';

/**
 * The document as UTF-8 bytes without a byte order mark. Declared encodings other than UTF-8 are converted (XML 1.0, 4.3.3).
 * @throws XmlError for an encoding nobody can read, or bytes that are not of the declared one.
 */
export function toUtf8(input: Uint8Array): Buffer {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  const declared = encodingOf(bytes);
  if (declared === 'utf-8') {
    if (!isUtf8(bytes))
      throw new XmlError(
        'the bytes are not UTF-8 text; write the document in UTF-8, or declare its encoding in its first line',
        bytes,
        firstAlien(bytes),
      );
    return hasUtf8Mark(bytes) ? bytes.subarray(3) : bytes;
  }
  return declared === ASCII ? plain(bytes) : convert(bytes, declared);
}

/** ASCII is UTF-8 as it stands. Letters beyond it are none of what is declared, whatever they would be in UTF-8. */
function plain(bytes: Buffer): Buffer {
  const beyond = bytes.findIndex((byte) => byte > 0x7f);
  if (beyond < 0) return bytes;
  throw new XmlError(
    `the document declares ${ASCII}, but holds letters beyond it; declare UTF-8`,
    bytes,
    beyond,
  );
}

function convert(bytes: Buffer, encoding: string): Buffer {
  // The label means ISO 8859-1 to XML readers; to a TextDecoder it means windows-1252.
  if (encoding === 'iso-8859-1' || encoding === 'latin1')
    return Buffer.from(bytes.toString('latin1'), 'utf8');
  if (encoding.startsWith('utf-16') && bytes[0] === LESS_THAN && bytes[1] === QUESTION)
    throw new XmlError(
      `the document declares ${encoding}, but its letters have one byte each; declare UTF-8`,
      bytes,
      0,
    );
  try {
    return Buffer.from(new TextDecoder(encoding, { fatal: true }).decode(bytes), 'utf8');
  } catch {
    throw new XmlError(`the document cannot be read as ${encoding}`, bytes, 0);
  }
}

const ASCII = 'us-ascii';
const LESS_THAN = 0x3c;
const QUESTION = 0x3f;
/** What a decoder puts in the place of bytes that mean nothing (U+FFFD), which may also stand there itself. */
const REPLACEMENT = Buffer.from('\ufffd');

/** Where the first bytes are that no UTF-8 has. */
function firstAlien(bytes: Buffer): number {
  const text = bytes.toString('utf8');
  let offset = 0;
  for (let from = 0, at = text.indexOf('\ufffd'); at >= 0; at = text.indexOf('\ufffd', from)) {
    offset += Buffer.byteLength(text.slice(from, at));
    if (!bytes.subarray(offset, offset + REPLACEMENT.length).equals(REPLACEMENT)) return offset;
    offset += REPLACEMENT.length;
    from = at + 1;
  }
  return offset;
}

const hasUtf8Mark = (b: Buffer): boolean => b[0] === 0xef && b[1] === 0xbb && b[2] === 0xbf;

function encodingOf(b: Buffer): string {
  if ((b[0] === 0xfe && b[1] === 0xff) || (b[0] === 0 && b[1] === 0x3c)) return 'utf-16be';
  if ((b[0] === 0xff && b[1] === 0xfe) || (b[0] === 0x3c && b[1] === 0)) return 'utf-16le';
  if (usualDeclaration(b) > 0 || hasUtf8Mark(b) || b.toString('latin1', 0, 5) !== '<?xml') return 'utf-8';
  const declaration = b.toString('latin1', 0, Math.min(b.length, 200));
  const label = /^<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][\w.-]*)["']/
    .exec(declaration)?.[1]
    ?.toLowerCase();
  if (label === 'ascii') return ASCII;
  return label === undefined || label === 'utf8' ? 'utf-8' : label;
}
