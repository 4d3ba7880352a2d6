// The markers of a JPEG (ISO/IEC 10918-1, annex B), and of them those that its picture needs.

import { JpegFault } from './jpeg-fault.ts';

/** A marker with what follows it: its segment, and after a start of scan the coded data. */
export interface Segment {
  readonly marker: number;
  /** Without marker and length. */
  readonly body: Buffer;
  /** All of it, as it stands in the file. */
  readonly bytes: Buffer;
  /** Set where the file ends in its coded data, before any marker says that it does. */
  readonly isOpen?: boolean;
}

export const SOS = 0xda;
const SOI = 0xd8;
const EOI = 0xd9;

export const damaged = (what: string): JpegFault => new JpegFault(`the JPEG is damaged (${what})`, 'damaged');

/** True for bytes that begin as a JPEG does. */
export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === SOI && bytes[2] === 0xff;
}

/** The segments between start and end of the picture; what stands behind its end is none of it. @throws JpegFault */
export function segmentsOf(bytes: Uint8Array): Segment[] {
  if (!isJpeg(bytes)) throw new JpegFault('it is not a JPEG', 'other');
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const segments: Segment[] = [];
  for (let at = 2; ;) {
    at = markerAt(file, at);
    const marker = file[at + 1]!;
    if (marker === EOI) return segments;
    const length = at + 4 <= file.length ? file.readUInt16BE(at + 2) : 0;
    let end = at + 2 + length;
    if (length < 2 || end > file.length) throw damaged('it ends inside a segment');
    const body = file.subarray(at + 4, end);
    if (marker === SOS) end = scanEnd(file, end);
    const isOpen = marker === SOS && end === file.length;
    segments.push({ marker, body, bytes: file.subarray(at, end), ...(isOpen && { isOpen }) });
    if (isOpen) return segments;
    at = end;
  }
}

/** Where the next marker stands: any number of fill bytes may stand before it (B.1.1.2). */
function markerAt(file: Buffer, from: number): number {
  if (file[from] !== 0xff) throw damaged(from >= file.length ? 'it ends early' : 'no marker');
  let at = from;
  while (file[at + 1] === 0xff) at++;
  if (at + 1 >= file.length) throw damaged('it ends early');
  return at;
}

/** The end of coded data: the first marker that is neither a stuffed byte nor a restart (B.1.1.5, B.2.1), else that of the file. */
function scanEnd(file: Buffer, from: number): number {
  for (let at = from; ; at += 2) {
    at = file.indexOf(0xff, at);
    if (at < 0 || at + 1 >= file.length) return file.length;
    const next = file[at + 1]!;
    if (next === 0xff) at -= 1;
    else if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
}

/** The picture alone: what else a camera or a program left in the file, a place or a name, is not handed on. */
export function written(segments: readonly Segment[]): Buffer {
  const needed = segments.filter(({ marker, body }) => {
    if (marker === 0xe0) return body.toString('latin1', 0, 5) === 'JFIF\0';
    if (marker === 0xee) return isAdobe(body);
    return marker !== 0xfe && (marker < 0xe0 || marker > 0xef);
  });
  return Buffer.concat([Buffer.of(0xff, SOI), ...needed.map(({ bytes }) => bytes), Buffer.of(0xff, EOI)]);
}

/** Adobe's segment, which says how the colours were turned (Adobe technical note 5116). */
export function isAdobe(body: Buffer): boolean {
  return body.length >= 12 && body.toString('latin1', 0, 5) === 'Adobe';
}
