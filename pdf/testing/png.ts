import { crc32, deflateSync } from 'node:zlib';

export interface PngParts {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly type: number;
  readonly interlace?: number;
  /** Rows with their filter bytes, before compression. */
  readonly rows: Uint8Array;
  readonly palette?: readonly number[];
  readonly transparency?: readonly number[];
}

/** A PNG file of these parts. */
export function png({
  width,
  height,
  depth,
  type,
  interlace = 0,
  rows,
  palette,
  transparency,
}: PngParts): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, type, 0, 0, interlace], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', Buffer.from(palette))] : []),
    ...(transparency ? [chunk('tRNS', Buffer.from(transparency))] : []),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Two by two pixels: red, green, blue, half transparent white. */
export const SMALL: Buffer = png({
  width: 2,
  height: 2,
  depth: 8,
  type: 6,
  rows: Uint8Array.from([0, 255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 0, 255, 255, 255, 255, 255, 128]),
});
