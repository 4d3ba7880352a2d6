import { PDFArray, PDFDict, PDFRef, type PDFObject } from '@cantoo/pdf-lib';
import { N } from '@conforme/pdf/file/values';
import type { Step } from './step.ts';

/** An element of the structure, and the reference that led to it. */
interface Node {
  readonly dict: PDFDict;
  readonly ref: PDFObject | undefined;
}

/**
 * The structure (ISO 32000-1, 14.7.2): a tree in which every element stands once and names the one it stands in. Readers that follow one
 * which leads back to itself never end.
 */
export const structure: Step = {
  clause: '6.7',
  apply({ loaded: { catalog } }, note) {
    const root = catalog.lookup(N('StructTreeRoot'));
    if (!(root instanceof PDFDict)) return;
    const seen = new Set<PDFDict>([root]);
    const waiting: Node[] = [{ dict: root, ref: catalog.get(N('StructTreeRoot')) }];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      const fresh: Node[] = [];
      const before = kidsOf(node.dict);
      const kept = before.filter((kid) => isKept(kid, node!.dict, seen, fresh));
      if (kept.length < before.length) {
        setKids(node.dict, kept);
        note('', 'an element of the structure that stands twice left out');
      }
      for (const kid of fresh)
        if (setParent(kid.dict, node)) note('', 'elements of the structure say what they stand in');
      waiting.push(...fresh);
    }
  },
};

function kidsOf(dict: PDFDict): PDFObject[] {
  const kids = dict.lookup(N('K'));
  if (kids instanceof PDFArray) return kids.asArray();
  const kid = dict.get(N('K'));
  return kid === undefined ? [] : [kid];
}

/** Marked content and annotations (14.7.4) may be named in several places, elements may not. */
function isKept(kid: PDFObject, parent: PDFDict, seen: Set<PDFDict>, fresh: Node[]): boolean {
  const dict = kid instanceof PDFRef ? parent.context.lookup(kid) : kid;
  if (!(dict instanceof PDFDict) || !dict.get(N('S'))) return true;
  if (seen.has(dict)) return false;
  seen.add(dict);
  fresh.push({ dict, ref: kid });
  return true;
}

function setKids(dict: PDFDict, kids: PDFObject[]): void {
  if (kids.length === 0) dict.delete(N('K'));
  else dict.set(N('K'), dict.context.obj(kids));
}

/** @returns whether it named another */
function setParent(dict: PDFDict, { dict: parent, ref }: Node): boolean {
  if (!(ref instanceof PDFRef) || dict.lookup(N('P')) === parent) return false;
  dict.set(N('P'), ref);
  return true;
}
