import { PDFArray, type PDFContext, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';
import { deflated } from '@conforme/pdf/file/stream';
import { N, nameOf } from '@conforme/pdf/file/values';
import { printingProfile } from '@conforme/pdf/image/icc';

const spaceCache = new WeakMap<PDFContext, PDFRef>();

/** The colour space that says what DeviceCMYK means to most viewers: CGATS TR 001 (SWOP), once a document. */
export function printingSpace(context: PDFContext): PDFRef {
  let ref = spaceCache.get(context);
  if (!ref) {
    const space = context.obj([N('ICCBased')]) as PDFArray;
    space.push(context.register(deflated(context, printingProfile(), { N: 4 })));
    ref = context.register(space);
    spaceCache.set(context, ref);
  }
  return ref;
}

const NAMES = new Set(['DeviceCMYK', 'CMYK']);

/** Whether it is the name of device CMYK, which some writers put into an array, as other spaces are. */
export function isPrinting(space: PDFObject | undefined): boolean {
  const named = space instanceof PDFArray && space.size() === 1 ? space.lookup(0) : space;
  return NAMES.has(nameOf(named));
}
