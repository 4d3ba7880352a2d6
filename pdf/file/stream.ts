import { deflateSync } from 'node:zlib';
import { PDFName, PDFRawStream, type PDFContext } from '@cantoo/pdf-lib';

/** A Flate stream with these entries in its dictionary. */
export function deflated(
  context: PDFContext,
  data: Uint8Array,
  entries: Record<string, string | number> = {},
): PDFRawStream {
  const dict = context.obj(entries);
  dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  return PDFRawStream.of(dict, deflateSync(data, { level: 6 }));
}
