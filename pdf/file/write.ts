import {
  PDFArray,
  PDFDict,
  PDFNull,
  PDFRef,
  PDFStream,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { deflated } from './stream.ts';
import { collect } from './reach.ts';
import { entriesOf, N } from './values.ts';

/** Objects an object stream holds; enough to compress well, few enough to be read lazily. */
const PER_STREAM = 200;

/** Numbers an object may take in the table, on average. */
const SPARSE = 100;

interface Entry {
  readonly number: number;
  /** Offset in the file, or the object stream that holds it and its place there. */
  readonly place:
    readonly [type: 1, offset: number, generation: 0] | readonly [type: 2, stream: number, index: number];
}

/** An indirect object and what it is referred to by. */
type Live = readonly [PDFRef, PDFObject];

/**
 * Writes everything reachable from the catalogue and the information dictionary as PDF 1.7 with object streams and a
 * cross-reference stream (ISO 32000-1, 7.5.7 and 7.5.8). What is not reachable is left out.
 */
export function serialise(context: PDFContext): Uint8Array {
  const found = collect(context, [context.trailerInfo.Root, context.trailerInfo.Info]);
  const numbers = renumbering(found);
  const live = numbers ? renumbered(found, numbers) : found;
  const [Root, Info] = [context.trailerInfo.Root, context.trailerInfo.Info].map((entry) =>
    entry instanceof PDFRef ? (numbers?.get(entry) ?? entry) : entry,
  );
  return written(context, live, [Root!, Info]);
}

/** The same of a context in which all objects are in use and numbered as they shall be. */
export function serialiseAll(context: PDFContext): Uint8Array {
  const { Root, Info } = context.trailerInfo;
  return written(context, context.enumerateIndirectObjects(), [Root!, Info]);
}

function written(
  context: PDFContext,
  live: readonly Live[],
  [Root, Info]: readonly [PDFObject, PDFObject | undefined],
): Uint8Array {
  const { ID } = context.trailerInfo;
  const out = new Output();
  const packed: Live[] = [];
  for (const [ref, object] of live) {
    if (object instanceof PDFStream) out.stream(ref.objectNumber, object);
    else packed.push([ref, object]);
  }
  let next = highestOf(live) + 1;
  for (let i = 0; i < packed.length; i += PER_STREAM)
    out.pack(context, next++, packed.slice(i, i + PER_STREAM));
  const dict = context.obj({ Type: 'XRef', W: [1, 4, 2] });
  dict.set(N('Root'), Root);
  if (Info) dict.set(N('Info'), Info);
  if (ID) dict.set(N('ID'), ID);
  return out.finish(context, next, dict);
}

/**
 * A table has a line for each number, used or not: files with few objects and large numbers get new ones. So do files with objects
 * of a later generation, for all are written as of the first. Null for all others.
 */
function renumbering(live: readonly Live[]): Map<PDFRef, PDFRef> | null {
  const highest = highestOf(live);
  const isFirst = live.every(([{ generationNumber }]) => generationNumber === 0);
  if (isFirst && highest <= SPARSE * live.length + SPARSE) return null;
  return new Map(live.map(([ref], i) => [ref, PDFRef.of(i + 1)]));
}

/** A file may have more objects than a call takes arguments. */
const highestOf = (live: readonly Live[]): number =>
  live.reduce((most, [{ objectNumber }]) => Math.max(most, objectNumber), 0);

function renumbered(live: readonly Live[], numbers: ReadonlyMap<PDFRef, PDFRef>): [PDFRef, PDFObject][] {
  const seen = new Set<PDFObject>();
  return live.map(([ref, object]) => {
    retarget(object, numbers, seen);
    return [numbers.get(ref)!, object];
  });
}

/** @param seen what is done: parts may be shared, and a reference must not be followed twice. */
function retarget(root: PDFObject, numbers: ReadonlyMap<PDFRef, PDFRef>, seen: Set<PDFObject>): void {
  const waiting = [root];
  // A reference to nothing is null (ISO 32000-1, 7.3.10), and its number may be another object's now.
  const moved = (value: PDFObject): PDFObject | undefined => {
    if (value instanceof PDFRef) return numbers.get(value) ?? PDFNull;
    waiting.push(value);
    return undefined;
  };
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (seen.has(object)) continue;
    seen.add(object);
    const dict = object instanceof PDFStream ? object.dict : object;
    if (dict instanceof PDFDict)
      for (const [key, value] of dict.entries()) {
        const target = moved(value);
        if (target) dict.set(key, target);
      }
    else if (dict instanceof PDFArray)
      for (const [i, value] of dict.asArray().entries()) {
        const target = moved(value);
        if (target) dict.set(i, target);
      }
  }
}

/** As the library writes it, which copies what it walks through. */
function textOf(object: PDFObject): string {
  if (object instanceof PDFDict) {
    let text = '<<\n';
    for (const [key, value] of entriesOf(object)) text += `${key.asString()} ${textOf(value)}\n`;
    return `${text}>>`;
  }
  if (!(object instanceof PDFArray)) return object.toString();
  let text = '[ ';
  for (let i = 0; i < object.size(); i++) text += `${textOf(object.get(i))} `;
  return `${text}]`;
}

class Output {
  readonly #parts: Uint8Array[] = [];
  readonly #entries: Entry[] = [];
  #offset = 0;

  constructor() {
    // Four bytes above 127 tell transfer programs that the file is binary (ISO 19005-3, 6.1.2).
    this.#push(Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1'));
  }

  /** The library copies a stream byte by byte; its data are not copied here but with the whole. */
  stream(number: number, stream: PDFStream): void {
    this.#entries.push({ number, place: [1, this.#offset, 0] });
    this.#data(number, stream);
  }

  #data(number: number, stream: PDFStream): void {
    stream.updateDict();
    this.#push(Buffer.from(`${number} 0 obj\n${textOf(stream.dict)}\nstream\n`, 'latin1'));
    this.#push(stream.getContents());
    this.#push(Buffer.from('\nendstream\nendobj\n', 'latin1'));
  }

  /** As text, a character a byte: nothing is copied but once. */
  pack(context: PDFContext, number: number, objects: readonly Live[]): void {
    let bodies = '';
    const index = objects.map(([ref, object], i) => {
      this.#entries.push({ number: ref.objectNumber, place: [2, number, i] });
      const at = bodies.length;
      bodies += textOf(object) + '\n';
      return `${ref.objectNumber} ${at}`;
    });
    const head = index.join(' ') + '\n';
    const entries = { Type: 'ObjStm', N: objects.length, First: head.length };
    this.stream(number, deflated(context, Buffer.from(head + bodies, 'latin1'), entries));
  }

  finish(context: PDFContext, number: number, dict: PDFDict): Uint8Array {
    const start = this.#offset;
    this.#entries.push({ number, place: [1, start, 0] });
    const table = Buffer.alloc(7 * (number + 1));
    table.writeUInt16BE(0xffff, 5);
    for (const { number: n, place } of this.#entries) {
      table[7 * n] = place[0];
      table.writeUInt32BE(place[1], 7 * n + 1);
      table.writeUInt16BE(place[2], 7 * n + 5);
    }
    const stream = deflated(context, table);
    for (const [key, value] of dict.entries()) stream.dict.set(key, value);
    stream.dict.set(N('Size'), context.obj(number + 1));
    this.#data(number, stream);
    this.#push(Buffer.from(`startxref\n${start}\n%%EOF\n`, 'latin1'));
    return this.#whole();
  }

  /** In memory of its own, which may be handed on to another thread. */
  #whole(): Uint8Array {
    const whole = new Uint8Array(this.#offset);
    let at = 0;
    for (const part of this.#parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }

  #push(bytes: Uint8Array): void {
    this.#parts.push(bytes);
    this.#offset += bytes.length;
  }
}
