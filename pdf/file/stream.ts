import { deflateSync } from 'node:zlib';
import { PDFRawStream, type PDFContext } from '@cantoo/pdf-lib';
import { N } from './values.ts';

/** A Flate stream with these entries in its dictionary. */
export function deflated(
  context: PDFContext,
  data: Uint8Array,
  entries: Record<string, string | number> = {},
): PDFRawStream {
  const dict = context.obj(entries);
  dict.set(N('Filter'), N('FlateDecode'));
  return PDFRawStream.of(dict, deflateSync(data, { level: 6 }));
}
