import { PDFDict, PDFStream } from '@cantoo/pdf-lib';
import type { Loaded } from '@conforme/pdf/file/load';
import { visitReachable } from '@conforme/pdf/file/reach';
import { N } from '@conforme/pdf/file/values';

/** Entries of the catalogue that our own replace, or that say nothing about what is seen. */
const CATALOG = ['Metadata', 'OutputIntents', 'Version', 'Extensions', 'AF', 'PieceInfo', 'SpiderInfo'];

/** Entries anywhere that are optional, invisible and often wrong: metadata of parts, private data, subset lists. */
const ANYWHERE = ['Metadata', 'PieceInfo', 'LastModified', 'AF'].map(N);
const DESCRIPTOR = ['CIDSet', 'CharSet'].map(N);
const PROGRAMS = ['FontFile', 'FontFile2', 'FontFile3'].map(N);

/**
 * Leaves out what PDF/A would judge and no reader would miss. CIDSet and CharSet need not be there, but must be right
 * when they are (ISO 19005-3, 6.2.11.4.2); metadata of parts must declare every schema they use (6.6.2.3).
 */
export function discard({ context, catalog }: Loaded): void {
  for (const key of CATALOG) catalog.delete(N(key));
  visitReachable(context, (object) => {
    const dict = object instanceof PDFStream ? object.dict : object;
    if (dict instanceof PDFDict) discardFrom(dict);
  });
}

/** Some producers do not say what it is. */
const isDescriptor = (dict: PDFDict): boolean =>
  dict.lookup(N('Type')) === N('FontDescriptor') || PROGRAMS.some((key) => dict.get(key) !== undefined);

function discardFrom(dict: PDFDict): void {
  for (const key of ANYWHERE) dict.delete(key);
  if (isDescriptor(dict)) for (const key of DESCRIPTOR) dict.delete(key);
}
