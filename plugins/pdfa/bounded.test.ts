import { PDFArray, PDFDict } from '@cantoo/pdf-lib';
import { LIMITS } from '@conforme/core/plugin';
import { load } from '@conforme/pdf/file/load';
import { N } from '@conforme/pdf/file/values';
import { document } from '@conforme/pdf/testing/documents';
import { expect, it } from 'vitest';
import { pagesOf } from './bounded.ts';

const many = <T>(length: number, item: T): T[] => Array.from({ length }, () => item);

/** A file whose one page has so many annotations, and whose tree so many pages besides. */
function opened(annotations: number, more: number): ReturnType<typeof load> {
  const loaded = load(document(() => ({ page: { Annots: many(annotations, { Subtype: 'Text' }) } })));
  const kids = loaded.catalog.lookup(N('Pages'), PDFDict).lookup(N('Kids'), PDFArray);
  for (let i = 0; i < more; i++) kids.push(loaded.context.obj({ Type: 'Page' }));
  return loaded;
}

it('as many pages and annotations as may be are read', () => {
  const loaded = opened(LIMITS.pdf_annotations.value, LIMITS.pdf_pages.value - 1);
  expect(pagesOf(loaded)).toHaveLength(LIMITS.pdf_pages.value);
});

it.each([
  ['pdf_annotations', LIMITS.pdf_annotations.value + 1, 0],
  ['pdf_pages', 0, LIMITS.pdf_pages.value],
] as const)('one more is refused as %s', (limit, annotations, more) => {
  expect(() => pagesOf(opened(annotations, more))).toThrow(expect.objectContaining({ limit }));
});
