import { isUtf8 } from 'node:buffer';
import { XmlError } from './error.ts';
import { usualDeclaration } from './text.ts';

/**
 * The document as UTF-8 bytes without a byte order mark. Declared encodings other than UTF-8 are converted (XML 1.0, 4.3.3). UTF-16 that
 * declares another encoding, or nothing and has no mark, is refused, as is what no reader can read by its declaration: a fatal error there.
 * @throws XmlError for an encoding nobody can read, or bytes that are not of the declared one.
 */
export function toUtf8(input: Uint8Array): Buffer {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  const wide = utf16Of(bytes);
  if (wide !== null) return fromUtf16(bytes, wide);
  const isMarked = hasUtf8Mark(bytes);
  const content = isMarked ? bytes.subarray(3) : bytes;
  const declared = usualDeclaration(content) > 0 ? null : declaredIn(content);
  if (declared === null || UTF_8.has(declared.label)) return utf8(content);
  if (ASCII.has(declared.label)) return plain(content);
  return converted(content, declared, isMarked);
}

interface Declared {
  /** In small letters. */
  readonly label: string;
  /** Where it stands. */
  readonly at: number;
}

const UTF_8: ReadonlySet<string> = new Set(['utf-8', 'utf8']);
const ASCII: ReadonlySet<string> = new Set(['us-ascii', 'ascii']);
/** These mean ISO 8859-1 to XML readers; to a TextDecoder they mean windows-1252. */
const LATIN_1: ReadonlySet<string> = new Set(['iso-8859-1', 'latin1']);
/** What XML calls UTF-16, in either order of bytes (4.3.3). */
const UTF_16: ReadonlySet<string> = new Set(['utf-16', 'iso-10646-ucs-2']);
const LESS_THAN = 0x3c;
const DECLARATION = 200;

function declaredIn(content: Buffer): Declared | null {
  const declaration = content.toString('latin1', 0, Math.min(content.length, DECLARATION));
  const [whole, label] =
    /^<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][\w.-]*)(?=["'])/.exec(declaration) ?? [];
  if (whole === undefined || label === undefined) return null;
  return { label: label.toLowerCase(), at: whole.length - label.length };
}

function utf8(content: Buffer): Buffer {
  if (isUtf8(content)) return content;
  throw new XmlError(
    'the bytes are not UTF-8 text; write the document in UTF-8, or declare its encoding in its first line',
    content,
    firstAlien(content),
  );
}

/** ASCII is UTF-8 as it stands. Letters beyond it are none of what is declared, whatever they would be in UTF-8. */
function plain(content: Buffer): Buffer {
  const beyond = content.findIndex((byte) => byte > 0x7f);
  if (beyond < 0) return content;
  throw new XmlError(
    'the document declares us-ascii, but holds letters beyond it; declare UTF-8',
    content,
    beyond,
  );
}

/** From what is declared; beside a mark of UTF-8 it only must be what a reader that believes it could read. */
function converted(content: Buffer, { label, at }: Declared, isMarked: boolean): Buffer {
  const decoder = decoderOf(label);
  if (decoder === null && !UTF_16.has(label))
    throw new XmlError(`the encoding ${label} is not known; save the document as UTF-8`, content, at);
  if (decoder === null || decoder.encoding.startsWith('utf-16'))
    throw new XmlError(
      `the document declares ${label}, but its letters have one byte each; declare UTF-8`,
      content,
      at,
    );
  if (isMarked) return utf8(content);
  if (LATIN_1.has(label)) return Buffer.from(content.toString('latin1'), 'utf8');
  try {
    return Buffer.from(decoder.decode(content), 'utf8');
  } catch {
    throw new XmlError(`the document cannot be read as ${label}; save it as UTF-8`, content, 0);
  }
}

function decoderOf(label: string) {
  try {
    return new TextDecoder(label, { fatal: true });
  } catch {
    return null;
  }
}

type Utf16 = 'utf-16be' | 'utf-16le';

/** By its mark, or by a `<` of two bytes (XML 1.0, appendix F). */
function utf16Of([first, second]: Buffer): Utf16 | null {
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === LESS_THAN)) return 'utf-16be';
  return (first === 0xff && second === 0xfe) || (first === LESS_THAN && second === 0) ? 'utf-16le' : null;
}

function fromUtf16(bytes: Buffer, encoding: Utf16): Buffer {
  let content: Buffer;
  try {
    content = Buffer.from(new TextDecoder(encoding, { fatal: true }).decode(bytes), 'utf8');
  } catch {
    throw new XmlError(`the document cannot be read as ${encoding}; save it as UTF-8`, bytes, 0);
  }
  const declared = declaredIn(content);
  const isMarked = bytes[0]! >= 0xfe;
  if (declared === null && !isMarked)
    throw new XmlError('the document is UTF-16 and declares no encoding; save it as UTF-8', content, 0);
  if (declared === null || UTF_16.has(declared.label) || declared.label === encoding) return content;
  throw new XmlError(
    `the document is UTF-16, but declares ${declared.label}; save it as UTF-8, or declare UTF-16`,
    content,
    declared.at,
  );
}

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
