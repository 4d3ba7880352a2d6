import { PDFArray, PDFDict, PDFRef, PDFStream, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';

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
      waiting.push(...children(target));
    } else waiting.push(...children(object));
  }
  return [...found];
}

/** An object of any kind, and the number of the indirect object it stands in. */
export type Reached = readonly [object: PDFObject, number: number];

/** Everything the catalogue leads to, each indirect object with what stands inside it. */
export function* reachable(context: PDFContext): Generator<Reached> {
  for (const [ref, object] of collect(context, [context.trailerInfo.Root])) {
    const seen = new Set<PDFObject>();
    const waiting: PDFObject[] = [object];
    while (waiting.length > 0) {
      const part = waiting.pop()!;
      if (seen.has(part) || part instanceof PDFRef) continue;
      seen.add(part);
      yield [part, ref.objectNumber];
      waiting.push(...children(part));
    }
  }
}

/** What an object holds that is an object with parts, or a reference to one. */
export function children(object: PDFObject): PDFObject[] {
  if (object instanceof PDFStream) return children(object.dict);
  const parts =
    object instanceof PDFArray ? object.asArray() : object instanceof PDFDict ? object.values() : [];
  return parts
    .filter((part) => part instanceof PDFRef || part instanceof PDFArray || part instanceof PDFDict)
    .reverse();
}
