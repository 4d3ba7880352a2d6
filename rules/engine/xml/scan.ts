import { XmlError } from './error.ts';

const LT = 0x3c;
const AMP = 0x26;

/** 1 for the bytes a name may hold: letters, digits, `-`, `.`, `:`, `_` and all of non-ASCII. */
export const NAME_BYTE = new Uint8Array(256).fill(1, 0x80);
for (const c of Buffer.from('-.:_0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'))
  NAME_BYTE[c] = 1;

/** 1 for the bytes that end plain text or need a look: `<`, `&`, `>`, and the controls XML forbids. */
const MARKS_TEXT = new Uint8Array(256).fill(1, 0, 0x20);
for (const c of Buffer.from('\t\n\r')) MARKS_TEXT[c] = 0;
for (const c of Buffer.from('<&>')) MARKS_TEXT[c] = 1;

export function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

export function isBlankRange(bytes: Uint8Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (!isBlank(bytes[i])) return false;
  return true;
}

const WORD = 4;
const SPACES = 0x20202020;

/** The end of a line end and the spaces that follow it, or less of them: indentation is a fifth of a printed invoice. */
export function indentEnd(bytes: Uint8Array, view: DataView, from: number): number {
  if (bytes[from] !== 0x0a) return from;
  const last = bytes.length - WORD;
  let i = from + 1;
  while (i <= last && view.getInt32(i, true) === SPACES) i += WORD;
  return i;
}

/** True when the same bytes stand at both places, compared four at a time. */
export function sameBytes(bytes: Uint8Array, view: DataView, a: number, b: number, length: number): boolean {
  if (b + length > bytes.length) return false;
  let i = 0;
  for (; i + WORD <= length; i += WORD)
    if (view.getInt32(a + i, true) !== view.getInt32(b + i, true)) return false;
  for (; i < length; i++) if (view.getUint8(a + i) !== view.getUint8(b + i)) return false;
  return true;
}

/** First byte from here that is not plain text, or `length`. */
export function plainTextEnd(bytes: Uint8Array, from: number, length: number): number {
  let i = from;
  while (i < length && MARKS_TEXT[bytes[i]!] === 0) i++;
  return i;
}

/** Index of the closing quote. */
export function quotedEnd(bytes: Buffer, from: number, quote: number): number {
  let i = from;
  for (let c = bytes[i]; c !== quote; c = bytes[++i]) {
    if (c === undefined || c === LT) throw new XmlError('the attribute value is never closed', bytes, i);
    if (c < 0x20 && !isBlank(c)) throw new XmlError('a control character that XML forbids', bytes, i);
  }
  return i;
}

/** True when an attribute value stands for itself: no references, and no blank but the space (XML 1.0, 3.3.3). */
export function isPlainValue(bytes: Uint8Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (bytes[i] === AMP || bytes[i]! < 0x20) return false;
  return true;
}

/** True for an attribute name that declares a namespace: `xmlns`, `xmlns:…`. */
export function declaresNamespace(bytes: Buffer, start: number, length: number): boolean {
  if (length < 5 || bytes[start] !== 0x78 || bytes.toString('latin1', start, start + 5) !== 'xmlns')
    return false;
  return length === 5 || bytes[start + 5] === 0x3a;
}

export function refuseControls(bytes: Buffer, from: number, to: number): void {
  for (let i = from; i < to; i++)
    if (bytes[i]! < 0x20 && !isBlank(bytes[i]))
      throw new XmlError('a control character that XML forbids', bytes, i);
}

/** U+FFFE and U+FFFF, the only forbidden characters (XML 1.0, 2.2) that UTF-8 text can hold above the controls. */
export function refuseNonCharacters(bytes: Buffer): void {
  if (!bytes.includes(0xef)) return;
  for (const character of ['\ufffe', '\uffff']) {
    const at = bytes.indexOf(character);
    if (at >= 0) throw new XmlError('a character that XML forbids', bytes, at);
  }
}
