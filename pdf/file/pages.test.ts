import { PDFArray, PDFDict } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { document } from '../testing/documents.ts';
import { load } from './load.ts';
import { pagesOf } from './pages.ts';
import { N } from './values.ts';

/** Three pages; the first has two annotations. */
function opened(): ReturnType<typeof load> {
  const loaded = load(document(() => ({ page: { Annots: [{ Subtype: 'Text' }, { Subtype: 'Text' }] } })));
  const kids = loaded.catalog.lookup(N('Pages'), PDFDict).lookup(N('Kids'), PDFArray);
  for (const _ of [1, 2]) kids.push(loaded.context.obj({ Type: 'Page' }));
  return loaded;
}

it('all pages are read where nothing bounds them, and as many as the bounds say', () => {
  expect(pagesOf(opened())).toHaveLength(3);
  expect(pagesOf(opened(), { pages: 3, annotations: 2 })).toHaveLength(3);
});

it.each([
  ['pages', { pages: 2, annotations: 2 }],
  ['annotations', { pages: 3, annotations: 1 }],
] as const)('one more of the %s is too many', (what, bounds) => {
  expect(() => pagesOf(opened(), bounds)).toThrow(expect.objectContaining({ name: 'TooMany', what }));
});
