import { PDFArray, PDFDict, type PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { Damage } from './fault.ts';
import type { Document } from './document.ts';
import { N } from './values.ts';

/** Of the tree, pages and branches. */
const MOST_NODES = 50_000;
const MOST_DEEP = 1000;
const MOST_REPEATED = 1000;
/** Attributes a page inherits from the nodes above it (ISO 32000-1, 7.7.3.4). */
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'].map((key) => N(key));

/** How many pages, and annotations on all of them, are worked on. */
export interface PageBounds {
  readonly pages: number;
  readonly annotations: number;
}

/** The document has more of these than are worked on. */
export class TooMany extends Error {
  override readonly name = 'TooMany';
  readonly what: keyof PageBounds;

  constructor(what: keyof PageBounds) {
    super(`it has too many ${what}`);
    this.what = what;
  }
}

const UNBOUNDED: PageBounds = { pages: Infinity, annotations: Infinity };

/**
 * The pages in order. Inherited attributes are written into each page, so that no reader has to look above it again.
 * @throws Damage for a tree that leads nowhere, TooMany beyond the bounds
 */
export function pagesOf({ catalog }: Document, bounds: PageBounds = UNBOUNDED): PDFDict[] {
  const pages: PDFDict[] = [];
  const seen = new Set<PDFDict>();
  /** The nodes above the one at hand, from the root on. */
  const path: PDFDict[] = [];
  const bare = new Set<PDFDict>();
  let repeated = 0;
  let annotations = 0;
  const add = (page: PDFDict): void => {
    if (pages.push(page) > bounds.pages) throw new TooMany('pages');
    const list = page.lookup(N('Annots'));
    if (list instanceof PDFArray) annotations += list.size();
    if (annotations > bounds.annotations) throw new TooMany('annotations');
  };
  const waiting: (readonly [PDFObject | undefined, ReadonlyMap<PDFName, PDFObject>, depth: number])[] = [
    [catalog.lookup(N('Pages')), new Map(), 0],
  ];
  while (waiting.length > 0) {
    const [node, above, depth] = waiting.pop()!;
    if (!(node instanceof PDFDict)) continue;
    const again = seen.has(node);
    path[depth] = node;
    seen.add(node);
    if (seen.size + repeated > MOST_NODES) throw new Damage('the page tree has too many nodes');
    if (depth > MOST_DEEP) throw new Damage('the page tree is nested too deep');
    const kids = node.lookup(N('Kids'));
    if (again) {
      // A page may be shown twice; a branch that leads back into itself shows nothing.
      if (kids instanceof PDFArray && path.slice(0, depth).includes(node)) continue;
      // What cuts pages out of a file may leave a branch without any, once for each that went.
      if (kids instanceof PDFArray && isBare(node, bare)) continue;
      if (kids instanceof PDFArray || ++repeated > MOST_REPEATED)
        throw new Damage('the page tree repeats itself');
      add(node.clone());
    } else if (kids instanceof PDFArray) {
      const inherited = attributes(node, above);
      for (let i = kids.size() - 1; i >= 0; i--) waiting.push([kids.lookup(i), inherited, depth + 1]);
    } else {
      for (const [key, value] of above) if (!node.get(key)) node.set(key, value);
      add(node);
    }
  }
  return pages;
}

/** Whether no page stands below a branch. @param known branches of which that is so */
function isBare(branch: PDFDict, known: Set<PDFDict>): boolean {
  const below = new Set([branch]);
  for (const node of below) {
    if (known.has(node)) continue;
    const kids = node.lookup(N('Kids'));
    if (!(kids instanceof PDFArray)) return false;
    for (let i = 0; i < kids.size(); i++) {
      const kid = kids.lookup(i);
      if (kid instanceof PDFDict) below.add(kid);
    }
  }
  for (const node of below) known.add(node);
  return true;
}

function attributes(node: PDFDict, above: ReadonlyMap<PDFName, PDFObject>): ReadonlyMap<PDFName, PDFObject> {
  const own = new Map(above);
  for (const key of INHERITED) {
    const value = node.get(key);
    if (value) own.set(key, value);
  }
  return own;
}
