import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject } from '@cantoo/pdf-lib';
import { numbers } from '../check/values.ts';
import type { Step } from './step.ts';

const N = PDFName.of;
/** What viewers take for a page that does not say how large it is: US Letter. */
const USUAL = [0, 0, 612, 792];
const OTHER_BOXES = ['CropBox', 'TrimBox', 'BleedBox', 'ArtBox'];

/** Pages (ISO 32000-1, 7.7.3): a tree in which every page stands once and says what it is, each with boxes that enclose something. */
export const pageTree: Step = {
  clause: '6.1.13',
  apply({ loaded: { catalog, context }, pages }, note) {
    pages.forEach((page, i) => {
      if (!encloses(page.lookup(N('MediaBox')))) {
        page.set(N('MediaBox'), context.obj(USUAL));
        note(`page ${i + 1}`, 'a page without a size got that of US Letter');
      }
      for (const key of OTHER_BOXES)
        if (page.get(N(key)) && !encloses(page.lookup(N(key))) && page.delete(N(key)))
          note(`page ${i + 1}`, `an impossible ${key} left out`);
    });
    if (pages.length === 0 || isSound(catalog.lookup(N('Pages')))) return;
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

/** Four numbers, and a side of which something can be seen. */
function encloses(box: PDFObject | undefined): boolean {
  const sides = numbers(box);
  if (sides?.length !== 4) return false;
  const [width, height] = [Math.abs(sides[2]! - sides[0]!), Math.abs(sides[3]! - sides[1]!)];
  return width > 0 && height > 0;
}

/** Nothing missing, nothing twice, and every node says what it is. */
function isSound(root: PDFObject | undefined): boolean {
  const seen = new Set<PDFObject>();
  const waiting = [root];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (!(node instanceof PDFDict) || seen.has(node)) return false;
    seen.add(node);
    const kids = node.lookup(N('Kids'));
    if (node.lookup(N('Type')) !== N(kids instanceof PDFArray ? 'Pages' : 'Page')) return false;
    if (!(kids instanceof PDFArray)) continue;
    if (!(node.lookup(N('Count')) instanceof PDFNumber)) return false;
    for (let i = 0; i < kids.size(); i++) {
      const kid = kids.lookup(i);
      if (kid instanceof PDFDict && kid.lookup(N('Parent')) !== node) return false;
      waiting.push(kid);
    }
  }
  return true;
}
