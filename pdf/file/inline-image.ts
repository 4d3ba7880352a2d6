import { PDFArray, PDFBool, PDFNumber, type PDFObject } from '@cantoo/pdf-lib';
import { nameOf } from './values.ts';

/**
 * A picture inside a content stream (ISO 32000-1, 8.9.7): its entries by their names as written, long or short,
 * and its data, still encoded.
 */
export interface InlineImage {
  readonly entries: ReadonlyMap<string, PDFObject>;
  readonly data: Buffer;
}

/** Where the data end, and the place behind EI. */
export interface ImageEnd {
  readonly data: number;
  readonly after: number;
}

const BLANKS: ReadonlySet<number> = new Set([0, 9, 10, 12, 13, 32]);
/** Bytes behind an EI that must read as text. */
const AHEAD = 10;
const CLOSING = 0x3e;

/**
 * The end of the data that begin here. Writers may leave out the blank before EI (8.9.7 says "should"): who then takes the next EI
 * that has one takes all between for a picture.
 */
export function endOfImage(bytes: Buffer, from: number, entries: InlineImage['entries']): ImageEnd | null {
  const blank = (i: number): boolean => i >= bytes.length || BLANKS.has(bytes[i]!);
  const entry = entriesOf(entries);
  const stated = from + plainLength(entry);
  for (const at of [stated, stated + 1, stated + 2])
    if (stated > from && bytes.toString('latin1', at, at + 2) === 'EI' && blank(at + 2))
      return { data: stated, after: at + 2 };
  const closes = isText(entry) ? (before: number) => before === CLOSING : () => true;
  for (let at = bytes.indexOf('EI', from); at >= 0; at = bytes.indexOf('EI', at + 1)) {
    if (!blank(at + 2)) continue;
    const ahead = bytes.subarray(at + 2, at + 2 + AHEAD);
    if (blank(at - 1)) {
      if (ahead.every((byte) => byte < 127)) return { data: at - 1, after: at + 2 };
    } else if (closes(bytes[at - 1]!) && ahead.every(isPlain)) return { data: at, after: at + 2 };
  }
  return null;
}

const isPlain = (byte: number): boolean => (byte >= 32 && byte < 127) || (byte > 0 && BLANKS.has(byte));

type Entry = (short: string, long: string) => PDFObject | undefined;

const entriesOf =
  (entries: InlineImage['entries']): Entry =>
  (short, long) =>
    entries.get(short) ?? entries.get(long);

const first = (value: PDFObject | undefined): string =>
  nameOf(value instanceof PDFArray ? value.asArray()[0] : value);

/** Coded as text, which closes with `>` and may hold the letters EI. */
const isText = (entry: Entry): boolean =>
  ['A85', 'ASCII85Decode', 'AHx', 'ASCIIHexDecode'].includes(first(entry('F', 'Filter')));

/** How many bytes a picture that is not coded takes; 0 where that is not said. */
function plainLength(entry: Entry): number {
  const number = (short: string, long: string): number => {
    const value = entry(short, long);
    return value instanceof PDFNumber ? value.asNumber() : 0;
  };
  if (first(entry('F', 'Filter')) !== '') return 0;
  const isMask = entry('IM', 'ImageMask') === PDFBool.True;
  const components = isMask ? 1 : (COMPONENTS.get(first(entry('CS', 'ColorSpace'))) ?? 0);
  const bits = isMask ? 1 : number('BPC', 'BitsPerComponent');
  const length = Math.ceil((number('W', 'Width') * components * bits) / 8) * number('H', 'Height');
  return length > 0 ? length : 0;
}

const COMPONENTS: ReadonlyMap<string, number> = new Map([
  ['G', 1],
  ['DeviceGray', 1],
  ['I', 1],
  ['Indexed', 1],
  ['RGB', 3],
  ['DeviceRGB', 3],
  ['CMYK', 4],
  ['DeviceCMYK', 4],
]);
