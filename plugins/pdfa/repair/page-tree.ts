import { PDFArray, PDFDict, PDFRef, type PDFObject } from '@cantoo/pdf-lib';
import { N, numberOf, numbers } from '@conforme/pdf/file/values';
import { LEAST_SIDE, MOST_SIDE } from '../check/index.ts';
import type { Step } from './step.ts';

/** What viewers take for a page that does not say how large it is: US Letter. */
const USUAL = [0, 0, 612, 792];
const OTHER_BOXES = ['CropBox', 'TrimBox', 'BleedBox', 'ArtBox'];

/** Pages (ISO 32000-1, 7.7.3): a tree in which every page stands once and says what it is, each with boxes that enclose something. */
export const pageTree: Step = {
  clause: '6.1.13',
  apply({ loaded: { catalog, context }, pages }, note) {
    pages.forEach((page, i) => {
      for (const key of ['MediaBox', ...OTHER_BOXES])
        if (plainBox(page, key)) note(`page ${i + 1}`, `the ${key} says its numbers itself`);
      if (!encloses(page.lookup(N('MediaBox')))) {
        page.set(N('MediaBox'), context.obj(USUAL));
        note(`page ${i + 1}`, 'a page without a size got that of US Letter');
      }
      for (const key of OTHER_BOXES)
        if (page.get(N(key)) && !isUseful(page, key)) {
          // What is cropped may be said above the page, too, and would be inherited again.
          if (key === 'CropBox') page.set(N(key), page.get(N('MediaBox'))!);
          else page.delete(N(key));
          note(`page ${i + 1}`, `an impossible ${key} left out`);
        }
    });
    if (pages.length === 0 || isSound(catalog.lookup(N('Pages')), pages.length)) return;
    const refs = pages.map((page) => context.getObjectRef(page) ?? context.register(page));
    const root = context.register(context.obj({ Type: 'Pages', Count: pages.length, Kids: refs }));
    for (const page of pages) {
      page.set(N('Type'), N('Page'));
      page.set(N('Parent'), root);
    }
    catalog.set(N('Pages'), root);
    note('', 'the tree of pages built anew');
  },
};

/**
 * Boxes for printers change no picture, so those beyond the limits of 6.1.13 may go; what is cropped may not, unless it is nothing
 * or everything.
 */
function isUseful(page: PDFDict, key: string): boolean {
  const [box, whole] = [key, 'MediaBox'].map((name) => sidesOf(page.lookup(N(name))));
  if (!box || !whole) return false;
  const sides = [box[2] - box[0], box[3] - box[1]];
  if (sides.every((side) => side >= LEAST_SIDE && side <= MOST_SIDE)) return true;
  const isAll = [0, 1].every((at) => box[at]! <= whole[at]!) && [2, 3].every((at) => box[at]! >= whole[at]!);
  return key === 'CropBox' && !isAll && sides.every((side) => side > 0);
}

/** Numbers that stand elsewhere are not found by every reader. @returns whether there were any */
function plainBox(page: PDFDict, key: string): boolean {
  const box = page.lookup(N(key));
  const sides = numbers(box);
  if (!(box instanceof PDFArray) || sides === null) return false;
  if (!box.asArray().some((side) => side instanceof PDFRef)) return false;
  page.set(N(key), page.context.obj(sides));
  return true;
}

/** Left, bottom, right, top. */
function sidesOf(box: PDFObject | undefined): readonly [number, number, number, number] | null {
  const sides = numbers(box);
  if (sides?.length !== 4) return null;
  const [a, b, c, d] = sides as [number, number, number, number];
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

/** Four numbers, and a side of which something can be seen. */
function encloses(box: PDFObject | undefined): boolean {
  const sides = sidesOf(box);
  return sides !== null && sides[2] > sides[0] && sides[3] > sides[1];
}

/** A node at its root that counts its pages, nothing missing, nothing twice, and every node says what it is. */
function isSound(root: PDFObject | undefined, count: number): boolean {
  if (!(root instanceof PDFDict) || !(root.lookup(N('Kids')) instanceof PDFArray)) return false;
  if (numberOf(root.lookup(N('Count'))) !== count) return false;
  const seen = new Set<PDFObject>();
  const waiting: (PDFObject | undefined)[] = [root];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (!(node instanceof PDFDict) || seen.has(node)) return false;
    seen.add(node);
    const kids = node.lookup(N('Kids'));
    if (node.lookup(N('Type')) !== N(kids instanceof PDFArray ? 'Pages' : 'Page')) return false;
    if (!(kids instanceof PDFArray)) continue;
    if (!((numberOf(node.lookup(N('Count'))) ?? Infinity) <= count)) return false;
    for (let i = 0; i < kids.size(); i++) {
      const kid = kids.lookup(i);
      if (kid instanceof PDFDict && kid.lookup(N('Parent')) !== node) return false;
      waiting.push(kid);
    }
  }
  return true;
}
