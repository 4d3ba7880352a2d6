import { PngFault } from './png-fault.ts';

/** Adam7 (ISO/IEC 15948, 8.2): first column and row of each pass, and its steps. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const WHOLE = [[0, 0, 1, 1]] as const;

/** What IHDR says (ISO/IEC 15948, 11.2.2): pixels, bits a sample, colour type, samples a pixel. */
export interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly type: number;
  readonly channels: number;
  readonly interlaced: boolean;
}

/** Bytes of one row of samples, without its filter byte. */
export function rowBytes(header: Header, width: number): number {
  return Math.ceil((width * header.channels * header.depth) / 8);
}

/** Undoes the row filters and the interlacing; returns the samples of all pixels in reading order. */
export function unfilter(header: Header, data: Buffer): Uint16Array | Uint8Array {
  const { width, height, channels, depth } = header;
  const count = width * height * channels;
  const samples = depth === 16 ? new Uint16Array(count) : new Uint8Array(count);
  let at = 0;
  for (const [left, top, stepX, stepY] of header.interlaced ? PASSES : WHOLE) {
    const columns = Math.ceil((width - left) / stepX);
    const rows = Math.ceil((height - top) / stepY);
    if (columns <= 0 || rows <= 0) continue;
    const length = rowBytes(header, columns);
    let above: Buffer = Buffer.alloc(length);
    for (let r = 0; r < rows; r++, at += length + 1) {
      if (at + 1 + length > data.length) throw new PngFault('the PNG is damaged (too few rows)', 'rows');
      const row = data.subarray(at + 1, at + 1 + length);
      undo(data[at]!, row, above, Math.max(1, (channels * depth) >> 3));
      spread(header, row, samples, (top + r * stepY) * width + left, stepX, columns);
      above = row;
    }
  }
  return samples;
}

/** Filter types 0 to 4 (9.2), in place. */
function undo(filter: number, row: Buffer, above: Buffer, pixel: number): void {
  if (filter > 4) throw new PngFault('the PNG is damaged (unknown filter)', 'rows');
  if (filter === 0) return;
  for (let i = 0; i < row.length; i++) {
    const left = i >= pixel ? row[i - pixel]! : 0;
    const up = above[i]!;
    const corner = i >= pixel ? above[i - pixel]! : 0;
    const guess =
      filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : paeth(left, up, corner);
    row[i] = row[i]! + guess;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Unpacks the samples of a row and puts each pixel at its place in the picture. */
function spread(
  header: Header,
  row: Buffer,
  samples: Uint16Array | Uint8Array,
  first: number,
  step: number,
  columns: number,
): void {
  const { channels, depth } = header;
  for (let column = 0; column < columns; column++) {
    const to = (first + column * step) * channels;
    for (let k = 0; k < channels; k++) {
      const i = column * channels + k;
      samples[to + k] = depth === 16 ? row.readUInt16BE(2 * i) : depth === 8 ? row[i]! : bits(row, i, depth);
    }
  }
}

function bits(row: Buffer, i: number, depth: number): number {
  const at = i * depth;
  return (row[at >> 3]! >> (8 - depth - (at & 7))) & (2 ** depth - 1);
}
