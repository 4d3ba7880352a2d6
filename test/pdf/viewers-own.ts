// What a page leaves to the program that shows it. There a picture before and after may differ although nothing of the page was
// changed: what was left open is now said, and poppler had said it otherwise.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { PDFArray, PDFDict, PDFName, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib';
import { load, type Loaded } from '../../plugins/pdfa/pdf/load.ts';
import { pagesOf } from '../../plugins/pdfa/pdf/pages.ts';
import { difference, drawings, TOLERANCE } from './picture.ts';

const N = PDFName.of;

interface Freedom {
  readonly name: string;
  /** Share of a page that may differ. */
  readonly share: number;
  /** By how much a cell must differ, of 255. */
  readonly tolerance: number;
  /** Whether these pages leave it open. */
  applies(file: string, made: string, pages: number): boolean;
}

const FREEDOMS: readonly Freedom[] = [
  {
    // Each viewer has stand-ins of its own; letters stand at the same places, because the widths are the document's.
    name: 'a font is not embedded',
    share: 0.04,
    tolerance: TOLERANCE,
    applies: (file, _, pages) => lacksFont(file, pages),
  },
  {
    // ISO 32000-1, 8.6.4.4: what ink looks like is the device's; afterwards a profile says it.
    name: 'colours for printing without a profile',
    share: 0.004,
    tolerance: 112,
    applies: (_, made) => hasPrintingProfile(made),
  },
  {
    name: 'an annotation draws itself as the viewer likes',
    share: 0.02,
    tolerance: TOLERANCE,
    applies: (file, _, pages) => lacksAppearance(file, pages),
  },
];

/**
 * Compares the first pages of two files.
 *
 * @returns what differs, and what explains it; null where they look the same.
 */
export function changed(
  file: string,
  made: string,
  pages: number,
): { readonly differs: string; readonly explained: string | null } | null {
  const [before, after] = [drawings(file, pages), drawings(made, pages)];
  const differs = difference(before, after);
  if (!differs) return null;
  const open = FREEDOMS.filter((freedom) => freedom.applies(file, made, pages));
  const share = Math.max(0, ...open.map((freedom) => freedom.share));
  const tolerance = Math.max(0, ...open.map((freedom) => freedom.tolerance));
  const explains = open.length > 0 && difference(before, after, share, tolerance) === null;
  return { differs, explained: explains ? open.map(({ name }) => name).join(', ') : null };
}

function lacksFont(file: string, pages: number): boolean {
  const { stdout } = spawnSync('pdffonts', ['-l', String(pages), file], { timeout: 20_000 });
  const rows = stdout.toString('latin1').split('\n').slice(2);
  return rows.some((row) => /\s(no)\s+(yes|no)\s+(yes|no)\s+\d+\s+\d+\s*$/.test(row));
}

function hasPrintingProfile(made: string): boolean {
  const { context } = load(readFileSync(made));
  return context
    .enumerateIndirectObjects()
    .some(([, object]) => object instanceof PDFRawStream && String(object.dict.get(N('N'))) === '4');
}

function lacksAppearance(file: string, count: number): boolean {
  const loaded = opened(file);
  if (!loaded) return false;
  const annotations = pagesOf(loaded)
    .slice(0, count)
    .flatMap((page) => items(page.lookup(N('Annots'))));
  const form = loaded.catalog.lookup(N('AcroForm'));
  const anew = form instanceof PDFDict && String(form.lookup(N('NeedAppearances'))) === 'true';
  return annotations.some((one) => {
    const kind = one instanceof PDFDict ? one.lookup(N('Subtype')) : undefined;
    if (!(one instanceof PDFDict) || kind === N('Link') || kind === N('Popup')) return false;
    return (anew && kind === N('Widget')) || !one.get(N('AP'));
  });
}

const items = (list: PDFObject | undefined): (PDFObject | undefined)[] =>
  list instanceof PDFArray ? list.asArray().map((_, i) => list.lookup(i)) : [];

function opened(file: string): Loaded | null {
  try {
    return load(readFileSync(file));
  } catch {
    return null;
  }
}
