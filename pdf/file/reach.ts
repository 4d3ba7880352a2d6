import { PDFArray, PDFDict, PDFRef, PDFStream, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';
import { entriesOf } from './values.ts';

/** The indirect objects reachable from here, in the order they are met. Loops end by themselves; no recursion. */
export function collect(
  context: PDFContext,
  from: readonly (PDFObject | undefined)[],
): [PDFRef, PDFObject][] {
  const found = new Map<PDFRef, PDFObject>();
  const waiting: PDFObject[] = from.filter((object) => object !== undefined).reverse();
  while (waiting.length > 0) {
    const object = waiting.pop()!;
    if (object instanceof PDFRef) {
      const target = context.lookup(object);
      if (!target || found.has(object)) continue;
      found.set(object, target);
      addParts(waiting, target, true);
    } else addParts(waiting, object, true);
  }
  return [...found];
}

/** Visits everything the catalogue leads to: each indirect object, with its number, and what stands inside it. */
export function visitReachable(
  context: PDFContext,
  visit: (object: PDFObject, number: number) => void,
): void {
  const waiting: PDFObject[] = [];
  for (const [{ objectNumber }, object] of collect(context, [context.trailerInfo.Root])) {
    visit(object, objectNumber);
    addParts(waiting, object, false);
    if (waiting.length === 0) continue;
    const seen = new Set([object]);
    for (let part = waiting.pop(); part; part = waiting.pop()) {
      if (seen.has(part)) continue;
      seen.add(part);
      visit(part, objectNumber);
      addParts(waiting, part, false);
    }
  }
}

/** Adds what an object holds that is an object with parts, or also a reference to one: the first comes last, to be taken first. */
function addParts(waiting: PDFObject[], object: PDFObject, references: boolean): void {
  const dict = object instanceof PDFStream ? object.dict : object;
  const begin = waiting.length;
  const add = (part: PDFObject): void => {
    if (part instanceof PDFRef ? references : part instanceof PDFDict || part instanceof PDFArray)
      waiting.push(part);
  };
  if (dict instanceof PDFDict) for (const part of entriesOf(dict).values()) add(part);
  else if (dict instanceof PDFArray) for (let i = 0; i < dict.size(); i++) add(dict.get(i));
  for (let [i, j] = [begin, waiting.length - 1]; i < j; i++, j--)
    [waiting[i], waiting[j]] = [waiting[j]!, waiting[i]!];
}
