import type { PDFDict, PDFObject } from '@cantoo/pdf-lib';
import { PDFArray, PDFBool, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { filtersOf } from '@conforme/pdf/file/filters';
import type { InlineImage } from '@conforme/pdf/file/inline-image';
import { N, isIntent, nameOf, numberOf } from '@conforme/pdf/file/values';
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
  if (isTooLarge((key) => dict.lookup(N(key)), mask)) content.report.add('PDF-LIMIT', where, TOO_LARGE);
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

/** Unpacked; a page of A0 in colour at 300 points an inch has 420 MB. A larger one is no scan. */
const MOST_BYTES = 512 * 2 ** 20;
const TOO_LARGE = `a picture unpacks to more than ${MOST_BYTES / 2 ** 20} MB`;
const SHORT: Readonly<Record<string, string>> = {
  Width: 'W',
  Height: 'H',
  BitsPerComponent: 'BPC',
  ColorSpace: 'CS',
};

/** Whoever shows a picture unpacks it whole, so what its few bytes say of its size is what it costs. */
function isTooLarge(entry: (key: string) => PDFObject | undefined, mask: boolean): boolean {
  const [width, height] = [numberOf(entry('Width')) ?? 0, numberOf(entry('Height')) ?? 0];
  const depth = mask ? 1 : (numberOf(entry('BitsPerComponent')) ?? 8);
  return (width * height * depth * (mask ? 1 : componentsOf(entry('ColorSpace')))) / 8 > MOST_BYTES;
}

const COMPONENTS: ReadonlyMap<string, number> = new Map([
  ['DeviceRGB', 3],
  ['RGB', 3],
  ['CalRGB', 3],
  ['Lab', 3],
  ['DeviceCMYK', 4],
  ['CMYK', 4],
]);

function componentsOf(space: PDFObject | undefined): number {
  const family = space instanceof PDFArray ? space.lookup(0) : space;
  const profile = space instanceof PDFArray && family === N('ICCBased') ? space.lookup(1) : undefined;
  if (profile instanceof PDFRawStream) return numberOf(profile.dict.lookup(N('N'))) ?? 1;
  return COMPONENTS.get(nameOf(family)) ?? 1;
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
    if (!(name instanceof PDFName) || !INLINE_FILTERS.has(nameOf(name)))
      refuse(`a picture uses the filter ${String(name)}`);
  const mask = entry('IM', 'ImageMask') === PDFBool.True;
  const named = (key: string): PDFObject | undefined => entry(SHORT[key] ?? key, key);
  if (isTooLarge(named, mask)) content.report.add('PDF-LIMIT', where, TOO_LARGE);
  if (!mask) content.colors.check(entry('CS', 'ColorSpace'), resources, where);
}
