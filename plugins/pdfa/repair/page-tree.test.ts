import { PDFNumber, type PDFArray, type PDFDict } from '@cantoo/pdf-lib';
import { load, type Loaded } from '@conforme/pdf/file/load';
import { pagesOf } from '@conforme/pdf/file/pages';
import { N } from '@conforme/pdf/file/values';
import { document } from '@conforme/pdf/testing/documents';
import { describe, expect, it } from 'vitest';
import { check } from '../check/index.ts';
import { repair } from './index.ts';

/** One page with these entries, repaired. */
function mended(page: object): { page: PDFDict; refusals: string[]; notes: string } {
  const loaded = load(document(() => ({ page: page as never })));
  const pages = pagesOf(loaded);
  const notes = repair(loaded, pages).map(({ what }) => what);
  const refusals = check(loaded, pages).map(({ reason }) => reason);
  return { page: pages[0]!, refusals, notes: notes.join() };
}

describe('boxes of a page', () => {
  it.each([[undefined], [[0, 0, 0, 0]], [[1, 2]]])(
    'become those of US Letter when they enclose nothing (%j)',
    (box) => {
      const { page, refusals } = mended({ MediaBox: box ?? null });
      expect(String(page.lookup(N('MediaBox')))).toBe('[ 0 0 612 792 ]');
      expect(refusals).toEqual([]);
    },
  );

  it.each([0, 0.5, 1000])('stay in units of %s, which are theirs', (unit) => {
    const { page, refusals } = mended({ MediaBox: [0, 0, 300, 200], UserUnit: unit });
    expect(String(page.lookup(N('MediaBox')))).toBe('[ 0 0 300 200 ]');
    expect(String(page.lookup(N('UserUnit')))).toBe(String(unit));
    expect(refusals).toEqual([]);
  });

  it('say their numbers themselves', () => {
    const loaded = load(
      document((context) => {
        const side = context.register(PDFNumber.of(150));
        return { page: { MediaBox: [0, 0, side, side] } };
      }),
    );
    const pages = pagesOf(loaded);
    repair(loaded, pages);
    expect(String(pages[0]!.get(N('MediaBox')))).toBe('[ 0 0 150 150 ]');
  });

  it.each([
    ['ArtBox', [0, 0, 0, 0]],
    ['TrimBox', [0, 0, 2, 2]],
    ['BleedBox', [0, 0, 20_000, 20_000]],
    ['CropBox', [5, 5, 5, 5]],
    ['CropBox', [-20_000, -20_000, 20_000, 20_000]],
  ])('leave when nobody sees them: %s %j', (key, box) => {
    const { page, refusals, notes } = mended({ [key]: box });
    const left = key === 'CropBox' ? page.get(N('MediaBox')) : undefined;
    expect(page.get(N(key))).toBe(left);
    expect(notes).toContain(`an impossible ${key}`);
    expect(refusals).toEqual([]);
  });

  it('are refused when what is seen is too small', () => {
    expect(mended({ CropBox: [0, 0, 2, 2] }).refusals.join()).toContain('the CropBox measures 2 × 2');
    expect(mended({ MediaBox: [0, 0, 20_000, 9] }).refusals.join()).toContain('the MediaBox measures');
  });
});

describe('the tree of pages', () => {
  it('is built anew when a page does not say what it is', () => {
    const { page, refusals, notes } = mended({ Type: 'Odd' });
    expect(page.lookup(N('Type'))).toBe(N('Page'));
    expect(notes).toContain('built anew');
    expect(refusals).toEqual([]);
  });

  it('is built anew when a page stands in it twice, and shows it twice', () => {
    const loaded = load(document(() => ({})));
    const kids = (loaded.catalog.lookup(N('Pages')) as PDFDict).lookup(N('Kids')) as PDFArray;
    kids.push(kids.get(0));
    const pages = pagesOf(loaded);
    repair(loaded, pages);
    const root = loaded.catalog.lookup(N('Pages')) as PDFDict;
    expect(String(root.get(N('Count')))).toBe('2');
    expect(new Set((root.lookup(N('Kids')) as PDFArray).asArray()).size).toBe(2);
    expect(pagesOf(loaded)).toHaveLength(2);
  });

  it.each<[string, (loaded: Loaded, root: PDFDict) => void]>([
    ['counts other pages than it has', (_, root) => root.set(N('Count'), PDFNumber.of(9_999_999_999))],
    [
      'begins with a page',
      ({ catalog }, root) => catalog.set(N('Pages'), (root.lookup(N('Kids')) as PDFArray).get(0)),
    ],
  ])('is built anew when it %s', (_, change) => {
    const loaded = load(document(() => ({})));
    change(loaded, loaded.catalog.lookup(N('Pages')) as PDFDict);
    const pages = pagesOf(loaded);
    expect(repair(loaded, pages).map(({ what }) => what)).toContain('the tree of pages built anew');
    const root = loaded.catalog.lookup(N('Pages')) as PDFDict;
    expect([String(root.get(N('Count'))), (root.lookup(N('Kids')) as PDFArray).size()]).toEqual(['1', 1]);
  });

  it('stays as it is otherwise', () => {
    expect(mended({}).notes).not.toContain('tree');
  });
});
