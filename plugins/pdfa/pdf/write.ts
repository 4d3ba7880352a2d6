import {
  PDFName,
  PDFStream,
  type PDFContext,
  type PDFDict,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { deflated } from './stream.ts';
import { collect } from './reach.ts';

/** Objects an object stream holds; enough to compress well, few enough to be read lazily. */
const PER_STREAM = 200;

interface Entry {
  readonly number: number;
  /** Offset in the file, or the object stream that holds it and its place there. */
  readonly place:
    readonly [type: 1, offset: number, generation: 0] | readonly [type: 2, stream: number, index: number];
}

/**
 * Writes everything reachable from the catalogue and the information dictionary as PDF 1.7 with object streams and a
 * cross-reference stream (ISO 32000-1, 7.5.7 and 7.5.8). What is not reachable is left out.
 */
export function serialise(context: PDFContext): Uint8Array {
  const { Root, Info, ID } = context.trailerInfo;
  const live = collect(context, [Root, Info]);
  const out = new Output();
  const packed: [PDFRef, PDFObject][] = [];
  for (const [ref, object] of live) {
    if (object instanceof PDFStream || ref.generationNumber !== 0) out.object(ref.objectNumber, object);
    else packed.push([ref, object]);
  }
  let next = Math.max(0, ...live.map(([ref]) => ref.objectNumber)) + 1;
  for (let i = 0; i < packed.length; i += PER_STREAM)
    out.pack(context, next++, packed.slice(i, i + PER_STREAM));
  const dict = context.obj({ Type: 'XRef', W: [1, 4, 2] });
  dict.set(PDFName.of('Root'), Root!);
  if (Info) dict.set(PDFName.of('Info'), Info);
  if (ID) dict.set(PDFName.of('ID'), ID);
  return out.finish(context, next, dict);
}

class Output {
  readonly #parts: Uint8Array[] = [];
  readonly #entries: Entry[] = [];
  #offset = 0;

  constructor() {
    // Four bytes above 127 tell transfer programs that the file is binary (ISO 19005-3, 6.1.2).
    this.#push(Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1'));
  }

  object(number: number, object: PDFObject): void {
    this.#entries.push({ number, place: [1, this.#offset, 0] });
    this.#push(Buffer.from(`${number} 0 obj\n`, 'latin1'));
    this.#push(bytesOf(object));
    this.#push(Buffer.from('\nendobj\n', 'latin1'));
  }

  pack(context: PDFContext, number: number, objects: readonly [PDFRef, PDFObject][]): void {
    const bodies = objects.map(([, object]) => Buffer.concat([bytesOf(object), Buffer.from('\n')]));
    let offset = 0;
    const index = objects.map(([ref], i) => {
      this.#entries.push({ number: ref.objectNumber, place: [2, number, i] });
      const at = offset;
      offset += bodies[i]!.length;
      return `${ref.objectNumber} ${at}`;
    });
    const head = Buffer.from(index.join(' ') + '\n', 'latin1');
    const entries = { Type: 'ObjStm', N: objects.length, First: head.length };
    this.object(number, deflated(context, Buffer.concat([head, ...bodies]), entries));
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
    stream.dict.set(PDFName.of('Size'), context.obj(number + 1));
    this.#push(Buffer.from(`${number} 0 obj\n`, 'latin1'));
    this.#push(bytesOf(stream));
    this.#push(Buffer.from(`\nendobj\nstartxref\n${start}\n%%EOF\n`, 'latin1'));
    return new Uint8Array(Buffer.concat(this.#parts));
  }

  #push(bytes: Uint8Array): void {
    this.#parts.push(bytes);
    this.#offset += bytes.length;
  }
}

function bytesOf(object: PDFObject): Uint8Array {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
}
