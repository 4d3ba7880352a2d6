// Pages as poppler or mupdf draws them, and whether two drawings of a page are the same picture.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SIDE = 842;
/** Bytes mupdf may take: a page can ask for any number. */
export const MOST_MEMORY = String(2 ** 30);

/** Cells of 4 × 4 points: differences in smoothing vanish in their average, moved text does not. */
const CELL = 4;
/** A cell differs when a colour of its average does by more than this, of 255. */
export const TOLERANCE = 32;
/** Share of the cells of a page that may differ. */
const MOST_DIFFERENT = 0.004;

export const hasPoppler = (): boolean => spawnSync('pdftoppm', ['-v']).status === 0;

/** What draws pages: poppler's program, or mupdf's. */
export type Renderer = 'pdftoppm' | 'mutool';

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly points: Buffer;
}

/** The first pages, each scaled so that its longer side measures 842 points, up to one the renderer gives up on (UserUnit 0). */
export function drawings(file: string, pages: number, renderer: Renderer = 'pdftoppm'): Drawing[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  const side = String(SIDE);
  const args = {
    pdftoppm: ['-scale-to', side, '-l', String(pages), file, path.join(folder, 'p')],
    mutool: [
      'draw',
      '-q',
      '-m',
      MOST_MEMORY,
      '-F',
      'ppm',
      '-c',
      'rgb',
      '-w',
      side,
      '-h',
      side,
      '-o',
      `${folder}/p-%04d.ppm`,
      file,
      `1-${pages}`,
    ],
  };
  try {
    spawnSync(renderer, args[renderer], { stdio: 'ignore', timeout: 20_000, killSignal: 'SIGKILL' });
    const read = readdirSync(folder)
      .sort()
      .map((name) => readPpm(readFileSync(path.join(folder, name))));
    const undrawn = read.indexOf(null);
    return (undrawn < 0 ? read : read.slice(0, undrawn)) as Drawing[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readPpm(bytes: Buffer): Drawing | null {
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 40));
  if (!head) return null;
  return { width: Number(head[1]), height: Number(head[2]), points: bytes.subarray(head[0].length) };
}

/** Why two files do not look the same, or null. */
export function difference(
  before: readonly Drawing[],
  after: readonly Drawing[],
  most: number = MOST_DIFFERENT,
  tolerance: number = TOLERANCE,
): string | null {
  // What poppler cannot draw cannot be compared; it reads fewer damaged files than we do.
  if (before.length === 0) return null;
  if (before.length !== after.length) return `${after.length} pages instead of ${before.length}`;
  for (const [i, drawing] of before.entries()) {
    const share = shareDifferent(drawing, after[i]!, tolerance);
    if (share > most) return `page ${i + 1}: ${(100 * share).toFixed(2)} % of it differ`;
  }
  return null;
}

function shareDifferent(before: Drawing, after: Drawing, tolerance: number): number {
  if (before.width !== after.width || before.height !== after.height) return 1;
  const different = differingCells(before, after, tolerance);
  return different.filter(Boolean).length / different.length;
}

/** For each cell, row by row, whether a colour of its average differs. */
export function differingCells(before: Drawing, after: Drawing, tolerance: number = TOLERANCE): boolean[] {
  const [a, b] = [cells(before), cells(after)];
  return Array.from({ length: a.length / 3 }, (_, i) =>
    [0, 1, 2].some((color) => Math.abs(a[3 * i + color]! - (b[3 * i + color] ?? 0)) > tolerance),
  );
}

/** For each cell, row by row, how far its lightest point is from its darkest, of 255: 0 where nothing is drawn. */
export interface Contrasts {
  readonly columns: number;
  readonly rows: number;
  readonly values: Uint8Array;
}

export function contrasts({ width, height, points }: Drawing): Contrasts {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const [least, most] = [new Uint8Array(columns * rows).fill(255), new Uint8Array(columns * rows)];
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      const cell = Math.floor(y / CELL) * columns + Math.floor(x / CELL);
      const light = (points[at]! + points[at + 1]! + points[at + 2]!) / 3;
      least[cell] = Math.min(least[cell]!, light);
      most[cell] = Math.max(most[cell]!, light);
    }
  return { columns, rows, values: most.map((light, i) => light - least[i]!) };
}

function cells({ width, height, points }: Drawing): Float64Array {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const sums = new Float64Array(3 * columns * rows);
  const counts = new Uint8Array(columns * rows);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cell = Math.floor(y / CELL) * columns + Math.floor(x / CELL);
      counts[cell]! += 1;
      for (let color = 0; color < 3; color++) sums[3 * cell + color]! += points[at++]!;
    }
  return sums.map((sum, i) => sum / counts[Math.floor(i / 3)]!);
}
