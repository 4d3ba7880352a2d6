// What a page leaves to the program that shows it. There a picture before and after may differ although nothing of the page was
// changed: what was left open is now said, and poppler had said it otherwise.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { PDFArray, PDFDict, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib';
import { N, numbers } from '../../pdf/file/values.ts';
import { load, type Loaded } from '../../pdf/file/load.ts';
import { pagesOf } from '../../pdf/file/pages.ts';
import { difference, drawings, TOLERANCE } from './picture.ts';

interface Freedom {
  readonly name: string;
  /** By how much a cell must differ, of 255. */
  readonly tolerance: number;
  /** Share of a page that may differ; 0 where these pages leave nothing open. */
  shareOf(file: string, made: string, pages: number): number;
}

const FREEDOMS: readonly Freedom[] = [
  {
    // Each viewer has stand-ins of its own; letters stand at the same places, because the widths are the document's.
    name: 'a font is not embedded',
    tolerance: TOLERANCE,
    shareOf: (file, _, pages) => (lacksFont(file, pages) ? 0.1 : 0),
  },
  {
    // ISO 32000-1, 8.6.4.4: what ink looks like is the device's; afterwards a profile says it.
    name: 'colours for printing without a profile',
    tolerance: 112,
    shareOf: (_, made) => (hasPrintingProfile(made) ? 0.004 : 0),
  },
  {
    // Poppler shows colours as the device an output intent describes would; ours describes sRGB.
    name: 'colours of another output intent',
    tolerance: 112,
    shareOf: (file) => (opened(file)?.catalog.get(N('OutputIntents')) ? 0.004 : 0),
  },
  {
    name: 'an annotation draws itself as the viewer likes',
    tolerance: TOLERANCE,
    shareOf: (file, _, pages) => openArea(file, pages),
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
  const shares = FREEDOMS.map((freedom) => freedom.shareOf(file, made, pages));
  const open = FREEDOMS.filter((_, i) => shares[i]! > 0);
  const share = shares.reduce((sum, one) => sum + one, 0);
  const tolerance = Math.max(0, ...open.map((freedom) => freedom.tolerance));
  const explains = open.length > 0 && difference(before, after, share, tolerance) === null;
  return { differs, explained: explains ? open.map(({ name }) => name).join(', ') : null };
}

/** Whether a font of the first pages is not embedded. */
export function lacksFont(file: string, pages: number): boolean {
  const { stdout } = spawnSync('pdffonts', ['-l', String(pages), file], { timeout: 20_000 });
  const rows = stdout.toString('latin1').split('\n').slice(2);
  return rows.some((row) => /\s(no)\s+(yes|no)\s+(yes|no)\s+(\d+\s+\d+|\[none\])\s*$/.test(row));
}

function hasPrintingProfile(made: string): boolean {
  const { context } = load(readFileSync(made));
  return context
    .enumerateIndirectObjects()
    .some(([, object]) => object instanceof PDFRawStream && String(object.dict.get(N('N'))) === '4');
}

/** The largest share of a page that annotations without an appearance of their own take, and their frames. */
function openArea(file: string, count: number): number {
  const loaded = opened(file);
  if (!loaded) return 0;
  const form = loaded.catalog.lookup(N('AcroForm'));
  const anew = form instanceof PDFDict && String(form.lookup(N('NeedAppearances'))) === 'true';
  const shares = pagesOf(loaded)
    .slice(0, count)
    .map((page) => {
      const open = items(page.lookup(N('Annots'))).filter(
        (one) => one instanceof PDFDict && isOpen(one, anew),
      );
      const areas = (open as PDFDict[]).map((one) => area(one, 'Rect'));
      return (1.2 * areas.reduce((sum, one) => sum + one, 0)) / (area(page, 'MediaBox') || 1);
    });
  return Math.max(0, ...shares);
}

function isOpen(annotation: PDFDict, anew: boolean): boolean {
  const kind = annotation.lookup(N('Subtype'));
  if (kind === N('Link') || kind === N('Popup')) return false;
  // Poppler draws notes its own way whatever they bring.
  if (kind === N('Text')) return true;
  return (anew && kind === N('Widget')) || !annotation.get(N('AP'));
}

function area(dict: PDFDict, key: string): number {
  const box = numbers(dict.lookup(N(key)));
  return box?.length === 4 ? Math.abs((box[2]! - box[0]!) * (box[3]! - box[1]!)) : 0;
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
