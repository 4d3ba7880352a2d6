import { PDFBool, PDFDict } from '@cantoo/pdf-lib';
import { N } from '@conforme/pdf/file/values';
import { drop, type Step } from './step.ts';

/** Entries of the catalogue for viewers, none of which changes a page. A true NeedsRendering stays: then the pages are not there. */
const CATALOGUE = ['AA', 'Requirements', 'Perms', 'Legal', 'Collection'];
const TREES = ['JavaScript', 'AlternatePresentations', 'Renditions'];
const PAGE = ['AA', 'PresSteps'];

/** What the document asks of its viewer beyond showing pages (6.1.12, 6.5, 6.10, 6.11). */
export const catalogue: Step = {
  clause: '6.5',
  apply({ loaded: { catalog }, pages }, note) {
    for (const key of CATALOGUE)
      if (drop(catalog, [key])) note('', `the entry ${key} of the document left out`);
    if (catalog.lookup(N('NeedsRendering')) !== PDFBool.True) catalog.delete(N('NeedsRendering'));
    const names = catalog.lookup(N('Names'));
    if (names instanceof PDFDict)
      for (const key of TREES) if (drop(names, [key])) note('', `the name tree ${key} left out`);
    pages.forEach((page, i) => {
      for (const key of PAGE) if (drop(page, [key])) note(`page ${i + 1}`, `the entry ${key} left out`);
    });
  },
};
