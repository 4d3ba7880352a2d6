// Pictures in JPEG 2000: the boxes of their files (ISO 15444-1, annex I).

import { Damage } from '../file/fault.ts';

/** A box with its type of four letters, by the bytes it stands in. */
export interface Box {
  readonly type: string;
  /** Where its header begins, and where it ends. */
  readonly start: number;
  readonly end: number;
}

/** What a JPEG 2000 file says of itself before its picture (ISO 15444-1, annex I). */
export interface JpxFacts {
  readonly channels: number;
  readonly depth: number;
  /** Method, approximation and enumerated space of each colour specification. */
  readonly colors: readonly (readonly [method: number, approximation: number, space: number])[];
  readonly depthsVary: boolean;
}

/** The boxes of the header; a bare codestream has none and says nothing this way. @throws Damage */
export function readJpx(data: Buffer): JpxFacts {
  const bodies = (of: Buffer): [type: string, body: Buffer][] =>
    boxes(of).map(({ type, start, end }) => [type, of.subarray(start + 8, end)]);
  const header = bodies(data).find(([type]) => type === 'jp2h');
  if (!header) throw new Damage('a picture in JPEG 2000 has no header');
  const parts = bodies(header[1]);
  const image = parts.find(([type]) => type === 'ihdr')?.[1];
  if (!image || image.length < 14) throw new Damage('a picture in JPEG 2000 has no header');
  const depth = image[10]!;
  return {
    channels: image.readUInt16BE(8),
    depth: (depth & 0x7f) + 1,
    depthsVary: depth === 255,
    colors: parts
      .filter(([type, body]) => type === 'colr' && body.length >= 3)
      .map(
        ([, body]) =>
          [body[0]!, body[2]!, body[0] === 1 && body.length >= 7 ? body.readUInt32BE(3) : 0] as const,
      ),
  };
}

/** The boxes that stand side by side here. A length in 64 bits belongs to a codestream, behind all that is read, and ends the list. */
export function boxes(data: Buffer): Box[] {
  const found: Box[] = [];
  for (let at = 0; at + 8 <= data.length;) {
    const length = data.readUInt32BE(at);
    const end = length === 0 ? data.length : Math.min(at + length, data.length);
    if (length === 1 || end < at + 8) break;
    found.push({ type: data.toString('latin1', at + 4, at + 8), start: at, end });
    at = end;
  }
  return found;
}

/** One box, its header written. */
export function box(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}
