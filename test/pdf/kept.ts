// Pages as small grey pictures that can be kept and compared.

import { spawnSync } from 'node:child_process';
import { inflateSync } from 'node:zlib';
import { png } from '../../pdf/testing/png.ts';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** One byte a point, row by row; 0 is black. */
  readonly grey: Uint8Array;
}

/** A page of a PDF at 100 dpi as poppler draws it, halved; null where there is no poppler. */
export function pictureOf(pdf: Uint8Array, page: number): Picture | null {
  const chosen = ['-r', '100', '-gray', '-f', String(page), '-l', String(page)];
  const { status, stdout, error } = spawnSync('pdftoppm', [...chosen, '-'], {
    input: pdf,
    maxBuffer: 64 * 1024 * 1024,
  });
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') return null;
  if (status !== 0) throw new Error(`pdftoppm ended with ${status}`);
  return halved(portableGreyMap(stdout));
}

function portableGreyMap(bytes: Buffer): Picture {
  const [head, width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 64)) ?? [];
  if (!head) throw new Error('pdftoppm wrote no grey map');
  return { width: Number(width), height: Number(height), grey: bytes.subarray(head.length) };
}

function halved({ width, height, grey }: Picture): Picture {
  const [w, h] = [width >> 1, height >> 1];
  const half = new Uint8Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const at = 2 * y * width + 2 * x;
      half[y * w + x] = (grey[at]! + grey[at + 1]! + grey[at + width]! + grey[at + width + 1]!) >> 2;
    }
  return { width: w, height: h, grey: half };
}

/** The share of tiles of 8 × 8 points whose mean differs by more than a tenth of the range; 1 when the sizes differ. */
export function difference(a: Picture, b: Picture): number {
  if (a.width !== b.width || a.height !== b.height) return 1;
  const [one, other] = [means(a), means(b)];
  return one.filter((mean, i) => Math.abs(mean - other[i]!) > 25).length / one.length;
}

function means({ width, height, grey }: Picture): number[] {
  const across = Math.ceil(width / 8);
  const sums = Array.from({ length: across * Math.ceil(height / 8) }, () => 0);
  grey.forEach((value, i) => {
    sums[(Math.floor(i / width) >> 3) * across + ((i % width) >> 3)]! += value / 64;
  });
  return sums;
}

/** A PNG of sixteen greys. */
export function writePng({ width, height, grey }: Picture): Buffer {
  const stride = Math.ceil(width / 2) + 1;
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * stride + 1 + (x >> 1)]! |= (grey[y * width + x]! >> 4) << (x % 2 ? 0 : 4);
  return png({ width, height, depth: 4, type: 0, rows });
}

/** Reads what `writePng` wrote, and nothing else. */
export function readPng(file: Buffer): Picture {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const length = file.readUInt32BE(33);
  const rows = inflateSync(file.subarray(41, 41 + length));
  const stride = Math.ceil(width / 2) + 1;
  const grey = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pair = rows[y * stride + 1 + (x >> 1)]!;
      grey[y * width + x] = (x % 2 ? pair & 15 : pair >> 4) * 17;
    }
  return { width, height, grey };
}
