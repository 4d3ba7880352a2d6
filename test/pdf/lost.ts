// What two renderers, poppler and mupdf, no longer show of a file: one alone may draw a page its own way, both at the same place do not.

import { spawnSync } from 'node:child_process';
import { contrasts, differingCells, drawings, MOST_MEMORY, type Drawing, type Renderer } from './picture.ts';

/** The tools that draw pages and take their text; a machine may lack mupdf (Debian: mupdf-tools). */
export const hasMupdf = (): boolean => spawnSync('mutool', ['-v']).status === 0;

const RENDERERS: readonly Renderer[] = ['pdftoppm', 'mutool'];
/** Cells of a page that may go in both: the edge of a line that moved by a hair. */
const MOST_CELLS = 3;
const LONGEST_MS = 30_000;

export interface Compared {
  /** Text and marks that were there before and are in neither renderer afterwards; null when all is there. */
  readonly lost: string | null;
  /** Of the cells with something in them, the share that is plain in both renderers, where that is largest: letters within words. */
  readonly thinned: number;
  /** Cells whose picture is another one in both renderers, as a share of the page where that is largest. */
  readonly differs: number;
}

/** Compares the first pages of a file before and after. */
export function compared(before: string, after: string, pages: number): Compared {
  const [first, second] = RENDERERS.map((renderer) => pairs(before, after, pages, renderer));
  let marks: string | null = null;
  let differs = 0;
  let thinned = 0;
  for (const [i, [a, b]] of first!.entries()) {
    const [c, d] = second![i] ?? [];
    if (!b || !c || !d || ![b, c, d].every((one) => alike(a, one))) continue;
    differs = Math.max(differs, share(differingCells(a, b), differingCells(c, d)));
    thinned = Math.max(thinned, share(gone(a, b, SAME), gone(c, d, SAME), marked(a)));
    const cells = both(gone(a, b), gone(c, d));
    if (cells > MOST_CELLS) marks ??= `page ${i + 1}: ${cells} cells are plain in both renderers`;
  }
  return { lost: lostText(before, after, pages) ?? marks, thinned, differs };
}

const alike = (a: Drawing, b: Drawing): boolean => a.width === b.width && a.height === b.height;
const both = (a: readonly boolean[], b: readonly boolean[]): number =>
  a.filter((is, i) => is && b[i] === true).length;
const share = (a: readonly boolean[], b: readonly boolean[], of: number = a.length): number =>
  of === 0 ? 0 : both(a, b) / of;
const marked = (drawing: Drawing): number =>
  contrasts(drawing).values.filter((contrast) => contrast > MARKED).length;

function pairs(
  before: string,
  after: string,
  pages: number,
  renderer: Renderer,
): [Drawing, Drawing | undefined][] {
  const drawn = drawings(after, pages, renderer);
  return drawings(before, pages, renderer).map((drawing, i) => [drawing, drawn[i]]);
}

const MARKED = 64;
const PLAIN = 12;

/** Cells with something in them that are plain afterwards, and so are those around: letters of a stand-in may stand a hair aside. */
function gone(before: Drawing, after: Drawing, near: readonly Step[] = NEAR): boolean[] {
  const a = contrasts(before);
  const b = contrasts(after);
  const plain = (row: number, column: number): boolean => {
    if (row < 0 || column < 0 || row >= b.rows || column >= b.columns) return true;
    return b.values[row * b.columns + column]! < PLAIN;
  };
  return Array.from(a.values, (contrast, i) => {
    const [row, column] = [Math.floor(i / a.columns), i % a.columns];
    return contrast > MARKED && near.every(([down, aside]) => plain(row + down, column + aside));
  });
}

type Step = readonly [down: number, aside: number];
const NEAR: readonly Step[] = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((aside) => [down, aside] as const));
const SAME: readonly Step[] = [[0, 0]];

function lostText(before: string, after: string, pages: number): string | null {
  const [poppler, mupdf] = TEXTS.map((text) => fewer(text(before, pages), text(after, pages)));
  const inBoth = [...poppler!].flatMap(([letter, count]) => {
    const least = Math.min(count, mupdf!.get(letter) ?? 0);
    return least > 0 ? [`${letter} × ${least}`] : [];
  });
  return inBoth.length > 0
    ? `characters are gone in both renderers: ${inBoth.slice(0, 12).join(', ')}`
    : null;
}

const TEXTS: readonly ((file: string, pages: number) => string)[] = [
  (file, pages) => output('pdftotext', ['-l', String(pages), file, '-']),
  (file, pages) => output('mutool', ['draw', '-q', '-m', MOST_MEMORY, '-F', 'txt', file, `1-${pages}`]),
];

function output(program: string, args: readonly string[]): string {
  return spawnSync(program, args, {
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
    maxBuffer: 2 ** 28,
  }).stdout.toString('utf8');
}

/** By how many each character is fewer; how they are composed and spaced is each renderer's. */
function fewer(before: string, after: string): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (text: string, by: number): void => {
    for (const letter of text.normalize('NFKD').replaceAll(/[\s\p{Cc}\p{Co}\ufffd]/gu, ''))
      counts.set(letter, (counts.get(letter) ?? 0) + by);
  };
  count(before, 1);
  count(after, -1);
  return new Map([...counts].filter(([, number]) => number > 0));
}
