import { PDFDict, PDFNumber, PDFRawStream, PDFRef, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';
import { Damage } from './fault.ts';
import type { Reader } from './reader.ts';
import { N } from './values.ts';

/** An object with the numbers it is referred to by (ISO 32000-1, 7.3.10). */
export interface Indirect {
  readonly number: number;
  readonly generation: number;
  readonly object: PDFObject;
}

/** The value of an indirect length; null when it cannot be known yet. */
export type LengthOf = (ref: PDFRef) => number | null;

/** Reads `n g obj … endobj` (ISO 32000-1, 7.3.10), and the data when it is a stream (7.3.8). */
export function readIndirect(reader: Reader, context: PDFContext, lengthOf: LengthOf): Indirect {
  const start = reader.at;
  const number = reader.integer();
  const generation = reader.integer();
  if (!reader.word('obj')) throw new Damage('an object does not begin where it should', start);
  const object = reader.object();
  if (object instanceof PDFDict && reader.word('stream')) {
    const data = readData(reader, object, lengthOf);
    return { number, generation, object: PDFRawStream.of(object, data) };
  }
  reader.word('endobj');
  return { number, generation, object };
}

function readData(reader: Reader, dict: PDFDict, lengthOf: LengthOf): Buffer {
  const { bytes } = reader;
  if (bytes[reader.at] === 13) reader.at++;
  if (bytes[reader.at] === 10) reader.at++;
  const start = reader.at;
  const length = declared(dict, lengthOf);
  if (length !== null && length >= 0 && start + length <= bytes.length) {
    reader.at = start + length;
    if (/^[\0\t\n\f\r ]{0,2}endstream/.test(bytes.toString('latin1', reader.at, reader.at + 12)))
      return bytes.subarray(start, start + length);
  }
  // A wrong length is the commonest damage; the keyword still marks the end.
  const end = bytes.indexOf('endstream', start);
  if (end < 0) {
    reader.at = bytes.length;
    throw new Damage('a stream is cut off', start);
  }
  reader.at = end + 9;
  const trimmed =
    bytes[end - 1] === 10
      ? bytes[end - 2] === 13
        ? end - 2
        : end - 1
      : bytes[end - 1] === 13
        ? end - 1
        : end;
  return bytes.subarray(start, Math.max(start, trimmed));
}

function declared(dict: PDFDict, lengthOf: LengthOf): number | null {
  const length = dict.get(N('Length'));
  if (length instanceof PDFNumber) return length.asNumber();
  return length instanceof PDFRef ? lengthOf(length) : null;
}
