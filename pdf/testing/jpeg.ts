// JPEG files made of their segments; the coded data mean nothing, since no test of ours decodes them.

export interface JpegParts {
  readonly width?: number;
  readonly height?: number;
  readonly components?: number;
  /** Names of the components; 1, 2, 3 … where left out. */
  readonly names?: string;
  readonly depth?: number;
  /** The start of frame: C0 baseline, C2 progressive. */
  readonly frame?: number;
  /** Segments before the frame. */
  readonly before?: readonly Buffer[];
  readonly after?: Buffer;
}

export const segment = (marker: number, body: Buffer | string): Buffer => {
  const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
  const head = Buffer.of(0xff, marker, 0, 0);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
};

/** A stuffed byte, a restart and a fill byte before the end: all that coded data may hold of markers. */
const CODED = Buffer.of(1, 0xff, 0, 2, 0xff, 0xd0, 3, 0xff);
export const END = Buffer.of(0xff, 0xd9);

export function jpeg(parts: JpegParts = {}): Buffer {
  const { width = 4, height = 2, components = 3, depth = 8, frame = 0xc0, before = [], after = END } = parts;
  const size = Buffer.of(depth, height >> 8, height & 255, width >> 8, width & 255, components);
  const each = Array.from({ length: components }, (_, i) =>
    Buffer.of(parts.names?.charCodeAt(i) ?? i + 1, 0x11, 0),
  );
  return Buffer.concat([
    Buffer.of(0xff, 0xd8),
    ...before,
    segment(frame, Buffer.concat([size, ...each])),
    segment(0xda, Buffer.of(components)),
    CODED,
    after,
  ]);
}

export const JFIF = segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0');
export const ADOBE = segment(0xee, 'Adobe\0\x64\0\0\0\0\x02');

/** Exif with one entry, which side is up. */
export function exif(orientation: number, order: 'II' | 'MM' = 'MM'): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write(order, 0, 'latin1');
  const u16 = (value: number, at: number) =>
    order === 'II' ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const u32 = (value: number, at: number) =>
    order === 'II' ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  u16(42, 2);
  u32(8, 4);
  u16(1, 8);
  u16(0x0112, 10);
  u16(3, 12);
  u32(1, 14);
  u16(orientation, 18);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
}
