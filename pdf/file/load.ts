import { PDFContext, PDFDict, PDFNumber, PDFRawStream, PDFRef, type PDFObject } from '@cantoo/pdf-lib';
import { decipher, LOCKED } from './crypt.ts';
import type { Document, Loaded } from './document.ts';
import { attachmentsOf } from './attachments.ts';
import { Damage, Excess, isPartial, Locked, tolerated } from './fault.ts';
import { Budget } from './budget.ts';
import { decode } from './filters.ts';
import { readIndirect } from './indirect.ts';
import { Reader } from './reader.ts';
import { rebuild } from './rebuild.ts';
import { readTable, type Place, type Table } from './table.ts';
import { N } from './values.ts';

export type { Document, Loaded };

/**
 * Reads a whole file. A file whose cross-reference table is wrong is read once more by looking for its objects, as
 * every viewer does.
 *
 * @throws Damage
 */
export function load(file: Uint8Array): Loaded {
  const all = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  // Mail gateways put lines before the header; offsets count from the header.
  const start = all.subarray(0, 4096).indexOf('%PDF-');
  if (start < 0) throw new Damage(all.length === 0 ? 'the file is empty' : 'it does not begin with %PDF-');
  const bytes = all.subarray(start);
  try {
    return open(all, bytes, readTable);
  } catch (error) {
    if (!isPartial(error)) throw error;
    return open(all, bytes, rebuild);
  }
}

const NONE: ReadonlySet<PDFRawStream> = new Set();

/** Names the attached files that are encrypted where the pages are not: who sees the pages asks which password is meant. */
function lockedFiles(document: Document, locked: ReadonlySet<PDFRawStream>): Locked {
  const names = attachmentsOf(document).flatMap(({ name, file }) => (locked.has(file) ? [name] : []));
  const first = JSON.stringify(names[0]?.slice(0, LONGEST_NAME) ?? '');
  if (names.length < locked.size) return new Locked(LOCKED);
  if (names.length === 1) return new Locked(`a password is needed to open the file ${first} attached to it`);
  return new Locked(
    `a password is needed to open the ${names.length} files attached to it, ${first} among them`,
  );
}

const LONGEST_NAME = 80;

type TableOf = (bytes: Buffer, context: PDFContext, budget: Budget) => Table;

function open(file: Buffer, bytes: Buffer, tableOf: TableOf): Loaded {
  const context = PDFContext.create();
  const budget = new Budget();
  const { places, trailer } = tableOf(bytes, context, budget);
  readPlain(bytes, context, places);
  const encryption = trailer.lookup(N('Encrypt'));
  const locked = encryption instanceof PDFDict ? decipher(context, encryption, trailer) : NONE;
  const unpacked = tableOf === readTable ? unpack : unpackWhole;
  readPacked(context, places, (number) => unpacked(context, budget, number));
  const root = trailer.get(N('Root'));
  const catalog = context.lookup(root);
  if (!(root instanceof PDFRef) || !(catalog instanceof PDFDict))
    throw new Damage('it has no document catalogue');
  if (!(catalog.lookup(N('Pages')) instanceof PDFDict))
    throw new Damage('it has no page tree: the file is cut off or damaged');
  context.trailerInfo.Root = root;
  const info = trailer.get(N('Info'));
  if (info) context.trailerInfo.Info = info;
  if (locked.size > 0) throw lockedFiles({ context, catalog, budget }, locked);
  return {
    context,
    catalog,
    budget,
    encrypted: encryption instanceof PDFDict,
    trailer,
    file,
    intact: tableOf === readTable,
  };
}

function readPlain(bytes: Buffer, context: PDFContext, places: ReadonlyMap<number, Place>): void {
  const lengthOf = (ref: PDFRef): number | null => readLength(bytes, context, places.get(ref.objectNumber));
  let work = 4 * bytes.length;
  for (const [number, place] of places) {
    if (!('offset' in place)) continue;
    const reader = new Reader(bytes, context, place.offset);
    const found = readIndirect(reader, context, lengthOf);
    if (found.number !== number)
      throw new Damage(`object ${number} is not where the table says`, place.offset);
    // Objects that overlap could be read over and over; honest files are read once.
    if ((work -= reader.at - place.offset) < 0) throw new Excess('its objects overlap');
    context.assign(PDFRef.of(number, found.generation), found.object);
  }
}

function readLength(bytes: Buffer, context: PDFContext, place: Place | undefined): number | null {
  if (!place || !('offset' in place)) return null;
  const head = /^\s*\d+\s+\d+\s+obj\s+(\d+)\s/.exec(
    bytes.toString('latin1', place.offset, place.offset + 64),
  );
  return head ? Number(head[1]) : null;
}

/** Objects inside object streams (ISO 32000-1, 7.5.7); each stream is unpacked once. */
function readPacked(
  context: PDFContext,
  places: ReadonlyMap<number, Place>,
  unpacked: (stream: number) => PDFObject[],
): void {
  const streams = new Map<number, PDFObject[]>();
  for (const [number, place] of places) {
    if (!('stream' in place)) continue;
    let objects = streams.get(place.stream);
    if (!objects) streams.set(place.stream, (objects = unpacked(place.stream)));
    const object = objects[place.index];
    if (object) context.assign(PDFRef.of(number, 0), object);
  }
}

/** What of a damaged file can be read at all. */
function unpackWhole(context: PDFContext, budget: Budget, number: number): PDFObject[] {
  return tolerated(() => unpack(context, budget, number)) ?? [];
}

function unpack(context: PDFContext, budget: Budget, number: number): PDFObject[] {
  const stream = context.lookup(PDFRef.of(number, 0));
  if (!(stream instanceof PDFRawStream)) throw new Damage(`object stream ${number} is missing`);
  const data = decode(stream, budget);
  const count = stream.dict.lookup(N('N'));
  const first = stream.dict.lookup(N('First'));
  if (!(count instanceof PDFNumber) || !(first instanceof PDFNumber))
    throw new Damage(`object stream ${number} has no index`);
  const index = new Reader(data, context);
  const objects: PDFObject[] = [];
  let work = 4 * data.length;
  for (let i = 0; i < count.asNumber(); i++) {
    index.integer();
    const start = first.asNumber() + index.integer();
    const reader = new Reader(data, context, start);
    objects.push(reader.object());
    if ((work -= reader.at - start) < 0) throw new Excess('the objects of an object stream overlap');
  }
  return objects;
}
