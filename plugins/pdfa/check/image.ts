import type { PDFDict } from '@cantoo/pdf-lib';
import { PDFBool, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { filtersOf } from '@conforme/pdf/file/filters';
import type { InlineImage } from '@conforme/pdf/file/operators';
import { N, isIntent, numberOf } from '@conforme/pdf/file/values';
import type { Colors } from './color.ts';
import { jpxFault } from './jpx.ts';
import type { Report } from './report.ts';

/** What judges the colours of a picture, and where its faults go. */
interface Judging {
  readonly report: Report;
  readonly colors: Colors;
}

const DEPTHS = new Set([1, 2, 4, 8, 16]);
const INLINE_FILTERS = new Set(
  'FlateDecode Fl DCTDecode DCT CCITTFaxDecode CCF ASCIIHexDecode AHx ASCII85Decode A85 RunLengthDecode RL'.split(
    ' ',
  ),
);

/** Image XObjects (ISO 19005-3, 6.2.8) and their masks. */
export function checkImage(
  image: PDFRawStream,
  resources: PDFDict | null,
  where: string,
  content: Judging,
  masks = 0,
): void {
  const { dict } = image;
  const refuse = (reason: string): void => content.report.add('PDF-IMAGE', where, reason);
  for (const key of ['Alternates', 'OPI']) if (dict.get(N(key))) refuse(`a picture has an entry ${key}`);
  if (dict.lookup(N('Interpolate')) === PDFBool.True) refuse('a picture asks to be smoothed (Interpolate)');
  if (dict.get(N('Intent')) && !isIntent(dict.lookup(N('Intent'))))
    refuse('a picture has an unknown rendering intent');
  const filters = filtersOf(dict);
  const isJpx = filters.includes('JPXDecode');
  if (isJpx && filters.length > 1) refuse('a picture in JPEG 2000 is coded twice, which is not verified');
  else if (isJpx) {
    const fault = jpxFault(Buffer.from(image.contents), dict.get(N('ColorSpace')) !== undefined);
    if (fault !== null) refuse(`a picture in JPEG 2000: ${fault}`);
  }
  const mask = dict.lookup(N('ImageMask')) === PDFBool.True;
  const depth = numberOf(dict.lookup(N('BitsPerComponent')));
  if (mask ? depth !== null && depth !== 1 : !DEPTHS.has(depth ?? 8))
    refuse('a picture has an impossible depth');
  if (!mask && (!isJpx || dict.get(N('ColorSpace'))))
    content.colors.check(dict.lookup(N('ColorSpace')), resources, where);
  for (const key of ['SMask', 'Mask']) {
    const part = dict.lookup(N(key));
    if (part instanceof PDFRawStream && masks < 2) checkImage(part, resources, where, content, masks + 1);
  }
}

/** Inline images (6.2.8 and 6.1.10). */
export function checkInlineImage(
  { entries }: InlineImage,
  resources: PDFDict | null,
  where: string,
  content: Judging,
): void {
  const refuse = (reason: string): void => content.report.add('PDF-IMAGE', where, reason);
  const entry = (short: string, long: string) => entries.get(short) ?? entries.get(long);
  if (entry('I', 'Interpolate') === PDFBool.True) refuse('a picture asks to be smoothed (Interpolate)');
  if (entries.has('Intent') && !isIntent(entries.get('Intent')))
    refuse('a picture has an unknown rendering intent');
  const filter = entry('F', 'Filter');
  const filters =
    filter && 'asArray' in filter ? (filter as { asArray(): unknown[] }).asArray() : filter ? [filter] : [];
  for (const name of filters)
    if (!(name instanceof PDFName) || !INLINE_FILTERS.has(name.decodeText()))
      refuse(`a picture uses the filter ${String(name)}`);
  if (entry('IM', 'ImageMask') !== PDFBool.True)
    content.colors.check(entry('CS', 'ColorSpace'), resources, where);
}
