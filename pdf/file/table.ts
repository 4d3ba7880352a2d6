import { PDFArray, PDFDict, PDFNumber, PDFRawStream, type PDFContext } from '@cantoo/pdf-lib';
import { Damage, Excess } from './fault.ts';
import type { Budget } from './budget.ts';
import { decode } from './filters.ts';
import { readIndirect } from './indirect.ts';
import { Reader } from './reader.ts';
import { N } from './values.ts';

/** A file of more is made to exhaust its reader. */
export const MOST_OBJECTS = 300_000;

/** Where an object stands: at an offset of the file, or in an object stream. */
export type Place =
  | { readonly offset: number; readonly generation: number }
  | { readonly stream: number; readonly index: number };

/** Places by object number, and the newest trailer. */
export interface Table {
  readonly places: Map<number, Place>;
  readonly trailer: PDFDict;
}

/**
 * Follows the chain of cross-reference sections from the end of the file (ISO 32000-1, 7.5.4 to 7.5.8), newest first:
 * the first mention of an object counts.
 */
export function readTable(bytes: Buffer, context: PDFContext, budget: Budget): Table {
  const mark = bytes.lastIndexOf('startxref');
  if (mark < 0) throw new Damage('the cross-reference table is missing: the file is cut off');
  const places = new Map<number, Place>();
  const { put, settle } = putInto(places);
  const seen = new Set<number>();
  const waiting = [new Reader(bytes, context, mark + 9).integer()];
  let newest: PDFDict | null = null;
  while (waiting.length > 0) {
    const offset = waiting.shift()!;
    if (seen.has(offset)) continue;
    seen.add(offset);
    if (seen.size > 1000) throw new Excess('it has more than 1000 cross-reference sections');
    const trailer = readSection(bytes, context, budget, offset, put);
    newest ??= trailer;
    const [hidden, older] = ['XRefStm', 'Prev'].map((key) => trailer.lookup(N(key)));
    // What a table calls free may be hidden there from readers who do not know object streams (7.5.8.4).
    if (!(hidden instanceof PDFNumber)) settle();
    for (const next of [hidden, older]) if (next instanceof PDFNumber) waiting.push(next.asNumber());
  }
  return { places, trailer: newest! };
}

/**
 * The first section that speaks of an object counts: they are read from the newest on. What a section frees is free once it is settled:
 * what it hides may come first.
 */
function putInto(places: Map<number, Place>): { readonly put: Put; readonly settle: () => void } {
  const freed = new Set<number>();
  let hidden: number[] = [];
  const put: Put = (number, place) => {
    if (places.has(number) || freed.has(number)) return;
    if (place) places.set(number, place);
    else hidden.push(number);
    if (places.size > MOST_OBJECTS) throw new Excess('it has more than 300,000 objects');
  };
  const settle = (): void => {
    for (const number of hidden) freed.add(number);
    hidden = [];
  };
  return { put, settle };
}

function readSection(bytes: Buffer, context: PDFContext, budget: Budget, offset: number, put: Put): PDFDict {
  if (!(offset >= 0 && offset < bytes.length))
    throw new Damage('the cross-reference table is not where the file says');
  const reader = new Reader(bytes, context, offset);
  if (reader.word('xref')) return readClassic(reader, put);
  const { object } = readIndirect(reader, context, () => null);
  if (!(object instanceof PDFRawStream)) throw new Damage('there is no cross-reference table', offset);
  readStream(object, decode(object, budget), put);
  return object.dict;
}

type Put = (number: number, place: Place | null) => void;

/** Subsections of twenty-byte lines, then the trailer dictionary. */
function readClassic(reader: Reader, put: Put): PDFDict {
  while (!reader.word('trailer')) {
    const first = reader.integer();
    const count = reader.integer();
    if (count < 0 || count > MOST_OBJECTS)
      throw new Excess('a cross-reference section claims too many objects');
    for (let i = 0; i < count; i++) {
      const offset = reader.integer();
      const generation = reader.integer();
      if (reader.word('n')) put(first + i, offset > 0 ? { offset, generation } : null);
      else if (reader.word('f')) put(first + i, null);
      else throw new Damage('a line of the cross-reference table is neither in use nor free', reader.at);
    }
  }
  const trailer = reader.object();
  if (!(trailer instanceof PDFDict)) throw new Damage('the trailer is not a dictionary', reader.at);
  return trailer;
}

function readStream(stream: PDFRawStream, data: Buffer, put: Put): void {
  const [w0, w1, w2] = integers(stream.dict, 'W') as [number, number, number];
  const size = integers(stream.dict, 'Size')[0] ?? 0;
  const sections = integers(stream.dict, 'Index');
  const index = sections.length > 0 ? sections : [0, size];
  const width = w0 + w1 + w2;
  if (!(width > 0 && width <= 24) || w1 > 6 || w2 > 6 || w0 > 1)
    throw new Damage('a cross-reference stream has impossible fields');
  let at = 0;
  const field = (length: number, missing: number): number => {
    const value = length === 0 ? missing : data.readUIntBE(at, length);
    at += length;
    return value;
  };
  for (let i = 0; i + 1 < index.length; i += 2) {
    for (let n = index[i]!; n < index[i]! + index[i + 1]! && at + width <= data.length; n++) {
      const [type, a, b] = [field(w0, 1), field(w1, 0), field(w2, 0)];
      put(n, type === 1 ? { offset: a, generation: b } : type === 2 ? { stream: a, index: b } : null);
    }
  }
}

function integers(dict: PDFDict, key: string): number[] {
  const value = dict.lookup(N(key));
  if (value instanceof PDFNumber) return [value.asNumber()];
  if (!(value instanceof PDFArray)) return [];
  return value.asArray().map((n) => (n instanceof PDFNumber ? n.asNumber() : 0));
}
