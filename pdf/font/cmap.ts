import {
  PDFDict,
  PDFHexString,
  PDFNumber,
  PDFRawStream,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import type { Budget } from '../file/budget.ts';
import { decode } from '../file/filters.ts';
import { keyOf, predefinedMap } from './predefined.ts';
import { Keyword, Reader } from '../file/reader.ts';
import { N, nameOf, numberOf } from '../file/values.ts';

/** Ranges of a code space; real ones have five at most. */
const MOST_RANGES = 100;

/** One character of a string: its code, the bytes of it, and the number of its glyph. */
export interface CidCode {
  readonly code: number;
  readonly length: number;
  readonly cid: number;
}

/** How strings of a composite font are cut into characters (ISO 32000-1, 9.7.5). */
export interface CharacterMap {
  readonly vertical: boolean;
  /** Registry, ordering and supplement; null for the identity maps, which go with any font. */
  readonly system: CidSystem | null;
  /** Builds on another map, so that it is not known as a whole. */
  readonly derived: boolean;
  /** One of ISO 32000-1, table 118, or carried by the file. */
  readonly standard: boolean;
  /** The file and its dictionary differ over the direction of writing. */
  readonly contradicts: boolean;
  /** The greatest number it gives a character; 0 where it gives each code its own. */
  readonly greatest: number;
  /** The code space: codes by their length and the least and greatest value of each byte. */
  readonly space: readonly Range[];
  codes(shown: Uint8Array): Iterable<CidCode>;
}

/** Which collection numbers of characters belong to (ISO 32000-1, 9.7.3). */
export interface CidSystem {
  readonly registry: string;
  readonly ordering: string;
  readonly supplement: number;
}

/** Codes of so many bytes; each byte lies between those of the bounds. */
export interface Range {
  readonly first: number;
  readonly last: number;
  readonly length: number;
}

interface CidRange extends Range {
  readonly cid: number;
}

/** The map a font names or carries; null for one that is not known here. */
export function characterMap(encoding: PDFObject | undefined, budget: Budget): CharacterMap | null {
  if (encoding instanceof PDFRawStream) return readCMap(encoding, budget);
  const name = nameOf(encoding);
  const collection = /^Adobe-(GB1|CNS1|Japan1|Japan2|Korea1|KR)-\d$/.test(name);
  if (!collection && !/^Identity-[HV]$/.test(name)) return null;
  const space = [{ first: 0, last: 0xffff, length: 2 }];
  return {
    vertical: name.endsWith('V'),
    system: null,
    derived: false,
    // Adobe's maps named after a collection are identities too, but not among those the table lists.
    standard: !collection,
    contradicts: false,
    greatest: 0,
    space,
    codes: identityCodes,
  };
}

/** A map that ISO 32000-1, table 118 names; a reader must know it, so no file needs to carry it. */
export function standardMap(name: string): CharacterMap | null {
  const map = predefinedMap(name);
  if (!map || map.space.length === 0) return null;
  return {
    vertical: map.vertical,
    system: null,
    derived: false,
    standard: true,
    contradicts: false,
    greatest: 0,
    space: map.space,
    codes: (shown) => codesOf(shown, map.space, (code, length) => map.cids.get(keyOf(code, length)) ?? 0),
  };
}

/** A string that ends within a character: the missing byte counts as 255, as veraPDF reads it. */
function* identityCodes(shown: Uint8Array): Generator<CidCode> {
  for (let i = 0; i < shown.length; i += 2) {
    const code = (shown[i]! << 8) | (shown[i + 1] ?? 0xff);
    yield { code, length: 2, cid: code };
  }
}

function readCMap(stream: PDFRawStream, budget: Budget): CharacterMap {
  const { space, cids, vertical, derived } = parse(decode(stream, budget), stream.dict.context);
  const stated = (numberOf(stream.dict.lookup(N('WMode'))) ?? 0) === 1;
  const builds = derived || stream.dict.get(N('UseCMap')) !== undefined;
  const cidOf = lookUp(cids);
  return {
    vertical,
    system: systemOf(stream.dict),
    derived: builds,
    standard: true,
    contradicts: stated !== vertical,
    greatest: cids.reduce(
      (most, { cid, first, last }) => (cid + last - first > most ? cid + last - first : most),
      0,
    ),
    space,
    codes: (shown) => codesOf(shown, space, cidOf),
  };
}

function* codesOf(
  shown: Uint8Array,
  space: readonly Range[],
  cidOf: (code: number, length: number) => number,
): Generator<CidCode> {
  for (let at = 0; at < shown.length;) {
    const { code, length } = codeAt(shown, at, space);
    yield { code, length, cid: cidOf(code, length) };
    at += length;
  }
}

/** The number of a code: by halving, because a hostile map may have any number of ranges. */
function lookUp(cids: readonly CidRange[]): (code: number, length: number) => number {
  const sorted = cids.toSorted((a, b) => a.length - b.length || a.first - b.first);
  return (code, length) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const range = sorted[middle]!;
      if (range.length < length || (range.length === length && range.first <= code)) low = middle + 1;
      else high = middle;
    }
    const range = sorted[low - 1];
    return range && range.length === length && code <= range.last ? range.cid + code - range.first : 0;
  };
}

/** The CIDSystemInfo of a map or a descendant; null when it is not complete. */
export function systemOf(dict: PDFDict): CidSystem | null {
  const info = dict.lookup(N('CIDSystemInfo'));
  if (!(info instanceof PDFDict)) return null;
  const text = (key: string): string | null => {
    const value = info.lookup(N(key));
    return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : null;
  };
  const [registry, ordering] = [text('Registry'), text('Ordering')];
  const supplement = numberOf(info.lookup(N('Supplement')));
  return registry === null || ordering === null || supplement === null
    ? null
    : { registry, ordering, supplement };
}

/** The shortest code of the code space that begins here; a byte that begins none stands alone. */
function codeAt(shown: Uint8Array, at: number, ranges: readonly Range[]): { code: number; length: number } {
  let code = 0;
  for (let length = 1; length <= 4 && at + length <= shown.length; length++) {
    code = code * 256 + shown[at + length - 1]!;
    if (ranges.some((range) => range.length === length && within(code, range))) return { code, length };
  }
  return { code: shown[at]!, length: 1 };
}

/** Each byte of a code lies between those of the bounds (9.7.6.2). */
function within(code: number, { first, last, length }: Range): boolean {
  for (let i = 0; i < length; i++) {
    const byte = (n: number): number => Math.floor(n / 256 ** i) % 256;
    if (byte(code) < byte(first) || byte(code) > byte(last)) return false;
  }
  return true;
}

interface Parsed {
  readonly space: readonly Range[];
  readonly cids: readonly CidRange[];
  readonly vertical: boolean;
  readonly derived: boolean;
}

/** The blocks of a CMap file (Adobe Technical Note 5014): code space, single characters, ranges. */
function parse(data: Buffer, context: PDFContext): Parsed {
  const space: Range[] = [];
  const cids: CidRange[] = [];
  let vertical = false;
  let derived = false;
  let operands: PDFObject[] = [];
  const reader = new Reader(data, context, 0, false);
  for (let token = reader.next(); token !== null; token = reader.next()) {
    if (!(token instanceof Keyword)) {
      operands.push(token);
      continue;
    }
    if (token.word === 'endcodespacerange') space.push(...grouped(operands, 2).map(rangeOf));
    if (token.word === 'endcidrange')
      cids.push(
        ...grouped(operands, 3).map((group) => ({ ...rangeOf(group), cid: numberOf(group[2]) ?? 0 })),
      );
    if (token.word === 'endcidchar')
      cids.push(
        ...grouped(operands, 2).map(([code, cid]) => ({ ...rangeOf([code, code]), cid: numberOf(cid) ?? 0 })),
      );
    if (token.word === 'usecmap') derived = true;
    if (token.word === 'def' && operands.at(-2) === N('WMode'))
      vertical = operands.at(-1) instanceof PDFNumber && numberOf(operands.at(-1)) === 1;
    operands = [];
  }
  if (space.length > MOST_RANGES) throw new Error('a character map has too many ranges');
  return { space, cids, vertical, derived };
}

function grouped(items: readonly PDFObject[], size: number): (PDFObject | undefined)[][] {
  return Array.from({ length: Math.floor(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}

function rangeOf([first, last]: readonly (PDFObject | undefined)[]): Range {
  const bytes = (value: PDFObject | undefined): Uint8Array =>
    value instanceof PDFHexString ? value.asBytes() : new Uint8Array();
  const number = (value: Uint8Array): number => value.reduce((sum, byte) => sum * 256 + byte, 0);
  return { first: number(bytes(first)), last: number(bytes(last)), length: bytes(first).length };
}
