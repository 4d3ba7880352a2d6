import { crc32, inflateSync } from 'node:zlib';
import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import { deflated } from '../file/stream.ts';
import { N } from '../file/values.ts';
import { PngFault } from './png-fault.ts';
import { rowBytes, unfilter, type Header } from './png-filter.ts';

/** More would be 64 MB of memory for one picture. */
const MOST_PIXELS = 16_000_000;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Samples a pixel by colour type (PNG, 11.2.2): grey, RGB, palette, grey with alpha, RGB with alpha. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

interface Pixels {
  readonly rgb: Buffer;
  /** Opacity, one byte a pixel; null when every pixel is opaque. */
  readonly alpha: Buffer | null;
}

/** A PNG (ISO/IEC 15948) as a picture. @throws PngFault */
export function readPng(bytes: Uint8Array) {
  const { header, chunks } = readChunks(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const data = inflate(header, chunks.get('IDAT') ?? []);
  const pixels = toPixels(header, unfilter(header, data), chunks);
  return {
    width: header.width,
    height: header.height,
    embed: (context: PDFContext) => embed(context, header, pixels),
  };
}

const damaged = (what: string): PngFault => new PngFault(`the PNG is damaged (${what})`, 'damaged');

function readChunks(file: Buffer): { header: Header; chunks: Map<string, Buffer[]> } {
  if (!file.subarray(0, 8).equals(SIGNATURE)) throw new PngFault('it is not a PNG', 'other');
  const chunks = new Map<string, Buffer[]>();
  for (let at = 8; at < file.length;) {
    if (at + 12 > file.length) throw damaged('it ends inside a chunk');
    const length = file.readUInt32BE(at);
    if (at + 12 + length > file.length) throw damaged('it ends inside a chunk');
    const type = file.toString('latin1', at + 4, at + 8);
    if (crc32(file.subarray(at + 4, at + 8 + length)) !== file.readUInt32BE(at + 8 + length))
      throw damaged(`check sum of ${JSON.stringify(type)}`);
    const known = chunks.get(type);
    const data = file.subarray(at + 8, at + 8 + length);
    if (known) known.push(data);
    else chunks.set(type, [data]);
    if (type === 'IEND') break;
    at += 12 + length;
  }
  return { header: readHeader(chunks.get('IHDR')?.[0]), chunks };
}

function readHeader(chunk: Buffer | undefined): Header {
  if (!chunk || chunk.length !== 13) throw damaged('no header');
  const [width, height] = [chunk.readUInt32BE(0), chunk.readUInt32BE(4)];
  const [depth, type, , , interlace] = chunk.subarray(8) as unknown as [
    number,
    number,
    number,
    number,
    number,
  ];
  if (width === 0 || height === 0) throw damaged('no pixels');
  if (width * height > MOST_PIXELS) throw new PngFault(`it has ${width} × ${height} pixels`, 'large');
  if (!DEPTHS[type]?.includes(depth) || interlace > 1) throw damaged('unknown colour type');
  return { width, height, depth, type, channels: CHANNELS[type]!, interlaced: interlace === 1 };
}

function inflate(header: Header, parts: readonly Buffer[]): Buffer {
  // Interlacing adds filter bytes of the seven passes, never more than two a row and pass.
  const most = (rowBytes(header, header.width) + 1) * header.height + 16 * header.height + 64;
  try {
    return inflateSync(Buffer.concat(parts), { maxOutputLength: most });
  } catch {
    throw damaged('image data');
  }
}

function toPixels(
  header: Header,
  samples: Uint16Array | Uint8Array,
  chunks: ReadonlyMap<string, readonly Buffer[]>,
): Pixels {
  const count = header.width * header.height;
  const rgb = Buffer.alloc(3 * count);
  const alpha = Buffer.alloc(count, 255);
  const read = reader(header, samples, chunks.get('PLTE')?.[0], chunks.get('tRNS')?.[0]);
  let opaque = true;
  for (let i = 0; i < count; i++) {
    const a = read(i, rgb, 3 * i);
    alpha[i] = a;
    if (a !== 255) opaque = false;
  }
  return { rgb, alpha: opaque ? null : alpha };
}

/** Writes the colour of pixel i at a place and returns its opacity. */
type Reader = (i: number, rgb: Buffer, at: number) => number;

function reader(
  header: Header,
  samples: Uint16Array | Uint8Array,
  palette?: Buffer,
  transparency?: Buffer,
): Reader {
  if (header.type === 3) return paletteReader(samples, palette, transparency);
  const { channels, depth } = header;
  const scale = 255 / (2 ** depth - 1);
  const colours = channels < 3 ? 1 : 3;
  const hasAlpha = channels === 2 || channels === 4;
  const clear =
    !hasAlpha && transparency
      ? Array.from({ length: colours }, (_, k) => transparency.readUInt16BE(2 * k))
      : null;
  return (i, rgb, at) => {
    const from = i * channels;
    for (let k = 0; k < 3; k++) rgb[at + k] = Math.round(samples[from + (colours === 1 ? 0 : k)]! * scale);
    if (hasAlpha) return Math.round(samples[from + colours]! * scale);
    return clear?.every((value, k) => samples[from + k] === value) ? 0 : 255;
  };
}

function paletteReader(samples: Uint16Array | Uint8Array, palette?: Buffer, transparency?: Buffer): Reader {
  if (!palette) throw damaged('no palette');
  return (i, rgb, at) => {
    const entry = samples[i]!;
    if (3 * entry + 3 > palette.length) throw damaged('a colour outside the palette');
    palette.copy(rgb, at, 3 * entry, 3 * entry + 3);
    return transparency?.[entry] ?? 255;
  };
}

function embed(context: PDFContext, header: Header, { rgb, alpha }: Pixels): PDFRef {
  const size = {
    Type: 'XObject',
    Subtype: 'Image',
    Width: header.width,
    Height: header.height,
    BitsPerComponent: 8,
  };
  const image = deflated(context, rgb, { ...size, ColorSpace: 'DeviceRGB' });
  if (alpha)
    image.dict.set(
      N('SMask'),
      context.register(deflated(context, alpha, { ...size, ColorSpace: 'DeviceGray' })),
    );
  return context.register(image);
}
