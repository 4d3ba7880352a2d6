import { PDFDict, PDFNumber, PDFRawStream, PDFRef, type PDFContext } from '@cantoo/pdf-lib';
import { Damage, Excess, tolerated } from './fault.ts';
import type { Budget } from './budget.ts';
import { decode } from './filters.ts';
import { readIndirect } from './indirect.ts';
import { Keyword, Reader } from './reader.ts';
import { MOST_OBJECTS, type Place, type Table } from './table.ts';
import { N } from './values.ts';

/** The numbers of an object and the blanks between them. */
const MOST_BEFORE = 128;
/** Far more than any accident leaves behind. */
const MOST_BROKEN = 20_000;

/**
 * Finds the objects of a file whose cross-reference table is wrong, by reading it from front to back; of two objects
 * with one number the later counts, as with incremental updates.
 */
export function rebuild(bytes: Buffer, context: PDFContext, budget: Budget): Table {
  const places = new Map<number, Place>();
  const packed: [number, PDFRawStream][] = [];
  const next = marks(bytes);
  let trailer = PDFDict.withContext(context);
  let work = 4 * bytes.length + 1024;
  let broken = 0;
  for (let at = next(0); at >= 0;) {
    const found = readAt(bytes, context, at);
    work -= found.end - at;
    if (found.number === null && !found.dict) broken++;
    if (work < 0 || places.size > MOST_OBJECTS || broken > MOST_BROKEN)
      throw new Excess('too much of it is damaged');
    if (found.dict) trailer = merge(trailer, found.dict);
    if (found.number !== null) places.set(found.number, { offset: at, generation: 0 });
    if (found.stream) packed.push([found.number!, found.stream]);
    at = next(found.number === null && !found.dict ? at + 1 : found.end);
  }
  for (const [number, stream] of packed) index(stream, number, context, budget, places);
  if (!trailer.get(N('Root'))) trailer.set(N('Root'), catalogOf(bytes, context, places));
  return { places, trailer };
}

/** Finds the next place where an object or a trailer begins; called with growing offsets only. */
function marks(bytes: Buffer): (from: number) => number {
  let trailer = bytes.indexOf('trailer');
  return (from) => {
    if (trailer >= 0 && trailer < from) trailer = bytes.indexOf('trailer', from);
    for (let at = bytes.indexOf('obj', from); ; at = bytes.indexOf('obj', at + 3)) {
      if (trailer >= 0 && (at < 0 || trailer < at)) return trailer;
      if (at < 0) return -1;
      const before = bytes.toString('latin1', Math.max(from, at - MOST_BEFORE), at);
      const match = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+$/.exec(before);
      if (match) return at - match[0].length;
    }
  };
}

interface Found {
  readonly number: number | null;
  readonly end: number;
  readonly dict: PDFDict | null;
  readonly stream: PDFRawStream | null;
}

function readAt(bytes: Buffer, context: PDFContext, at: number): Found {
  const reader = new Reader(bytes, context, at);
  try {
    if (reader.word('trailer')) {
      const dict = reader.next();
      return { number: null, end: reader.at, dict: dict instanceof PDFDict ? dict : null, stream: null };
    }
    const { number, object } = readIndirect(reader, context, () => null);
    const type = object instanceof PDFRawStream ? object.dict.lookup(N('Type')) : null;
    const stream = object instanceof PDFRawStream && type === N('ObjStm') ? object : null;
    const dict = object instanceof PDFRawStream && type === N('XRef') ? object.dict : null;
    return { number, end: reader.at, dict, stream };
  } catch (error) {
    if (!(error instanceof Damage)) throw error;
    // A broken object is left out; what needs it will say so.
    return { number: null, end: reader.at, dict: null, stream: null };
  }
}

function merge(older: PDFDict, newer: PDFDict): PDFDict {
  for (const key of ['Root', 'Info', 'Encrypt', 'ID']) {
    const value = newer.get(N(key));
    if (value) older.set(N(key), value);
  }
  return older;
}

function index(
  stream: PDFRawStream,
  number: number,
  context: PDFContext,
  budget: Budget,
  places: Map<number, Place>,
): void {
  const data = tolerated(() => decode(stream, budget));
  if (!data) return;
  const count = stream.dict.lookup(N('N'));
  const reader = new Reader(data, context);
  for (let i = 0; i < (count instanceof PDFNumber ? count.asNumber() : 0); i++) {
    const contained = reader.integer();
    reader.integer();
    if (!places.has(contained)) places.set(contained, { stream: number, index: i });
  }
}

function catalogOf(bytes: Buffer, context: PDFContext, places: ReadonlyMap<number, Place>): PDFRef {
  for (const [number, place] of places) {
    if (!('offset' in place)) continue;
    const reader = new Reader(bytes, context, place.offset);
    reader.integer();
    reader.integer();
    const object = reader.word('obj') ? reader.next() : null;
    if (object instanceof PDFDict && !(object instanceof Keyword) && object.get(N('Type')) === N('Catalog'))
      return PDFRef.of(number, 0);
  }
  throw new Damage('it has no document catalogue: the file is cut off');
}
