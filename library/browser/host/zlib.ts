// `node:zlib` in a browser, by the port of zlib: the same streams are read, the same are refused, for the same reasons.

import { Buffer } from './buffer.ts';
import { deflate, Inflate, Z_FINISH, Z_SYNC_FLUSH } from 'pako';

export const constants = { Z_FINISH, Z_SYNC_FLUSH } as const;

interface InflateSettings {
  /** In bytes. */
  readonly maxOutputLength?: number;
  readonly finishFlush?: typeof Z_FINISH | typeof Z_SYNC_FLUSH;
}

/** Window of 32 KB; with 16 more the wrapper of gzip is expected (zlib.h, inflateInit2). */
const ZLIB = 15;
const GZIP = 31;
/** Without a wrapper. */
const RAW = -15;

/** Pieces grow with what comes, up to this. */
const PIECE = 65_536;

class TooLarge extends RangeError {
  readonly code = 'ERR_BUFFER_TOO_LARGE';
}

class Refused extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

export function inflateSync(data: Uint8Array, settings: InflateSettings = {}): Buffer {
  return inflated(data, ZLIB, settings);
}

export function inflateRawSync(data: Uint8Array, settings: InflateSettings = {}): Buffer {
  return inflated(data, RAW, settings);
}

export function gunzipSync(data: Uint8Array): Buffer {
  return inflated(data, GZIP, {});
}

function inflated(
  data: Uint8Array,
  windowBits: number,
  { maxOutputLength = Number.POSITIVE_INFINITY, finishFlush = Z_FINISH }: InflateSettings,
): Buffer {
  const stream = new Inflate({ windowBits, chunkSize: Math.min(PIECE, Math.max(1024, 4 * data.length)) });
  const pieces: Uint8Array[] = [];
  let length = 0;
  stream.onData = (piece) => {
    length += piece.length;
    if (length > maxOutputLength) throw new TooLarge(`more than ${maxOutputLength} bytes`);
    pieces.push(piece);
  };
  stream.push(data, Z_SYNC_FLUSH);
  if (stream.err) throw new Refused(stream.msg || 'invalid data', 'Z_DATA_ERROR');
  if (!stream.ended && finishFlush === Z_FINISH) throw new Refused('unexpected end of file', 'Z_BUF_ERROR');
  return Buffer.concat(pieces);
}

export function deflateSync(data: Uint8Array, { level = 6 }: { readonly level?: number } = {}): Buffer {
  const { buffer, byteOffset, length } = deflate(data, { level: level as 6 });
  return Buffer.from(buffer, byteOffset, length);
}

/** ISO 3309, as PNG has it (annex D). */
export function crc32(data: Uint8Array): number {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
