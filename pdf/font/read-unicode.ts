import { PDFArray, PDFHexString, type PDFContext } from '@cantoo/pdf-lib';
import { Keyword, Reader } from '../file/reader.ts';

/** A font has 65,536 codes at most; what claims more is no map. */
const MOST_ENTRIES = 65_536;

/** A ToUnicode map read: the text of each code (ISO 32000-1, 9.10.3). @throws Damage for what is no map. */
export function readUnicode(data: Buffer, context: PDFContext): Map<number, string> {
  const texts = new Map<number, string>();
  const reader = new Reader(data, context, 0, false);
  for (let token = reader.next(); token !== null; token = reader.next()) {
    if (!(token instanceof Keyword)) continue;
    if (token.word === 'beginbfchar') readCharacters(reader, texts);
    else if (token.word === 'beginbfrange') readRanges(reader, texts);
    if (texts.size > MOST_ENTRIES) break;
  }
  return texts;
}

function readCharacters(reader: Reader, texts: Map<number, string>): void {
  for (;;) {
    const code = reader.next();
    if (!(code instanceof PDFHexString)) return;
    const text = reader.next();
    if (text instanceof PDFHexString) texts.set(codeOf(code), textOf(text));
  }
}

function readRanges(reader: Reader, texts: Map<number, string>): void {
  for (;;) {
    const [first, last, text] = [reader.next(), reader.next(), reader.next()];
    if (!(first instanceof PDFHexString) || !(last instanceof PDFHexString)) return;
    const [from, to] = [codeOf(first), Math.min(codeOf(last), codeOf(first) + MOST_ENTRIES)];
    for (let code = from; code <= to; code++) {
      const one = text instanceof PDFArray ? text.get(code - from) : text;
      if (!(one instanceof PDFHexString)) break;
      texts.set(code, text instanceof PDFArray ? textOf(one) : advanced(textOf(one), code - from));
    }
  }
}

const codeOf = (code: PDFHexString): number => Number.parseInt(code.asString() || '0', 16);

function textOf(text: PDFHexString): string {
  const bytes = Buffer.from(text.asBytes());
  return bytes
    .subarray(0, bytes.length & ~1)
    .swap16()
    .toString('utf16le');
}

/** The last character moves on with the code. */
function advanced(text: string, by: number): string {
  if (by === 0 || text === '') return text;
  const last = text.charCodeAt(text.length - 1) + by;
  return text.slice(0, -1) + String.fromCharCode(last & 0xffff);
}
