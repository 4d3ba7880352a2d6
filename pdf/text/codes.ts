import { PDFArray, PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import type { Budget } from '../file/budget.ts';
import { isPartial } from '../file/fault.ts';
import { decode } from '../file/filters.ts';
import { N, nameOf, numbers, SUBSET_TAG } from '../file/values.ts';
import { characterMap, standardMap, systemOf, type CidCode } from '../font/cmap.ts';
import { namesOf, pictorialCodes, winAnsiName } from '../font/encoded-names.ts';
import { STANDARD_ENCODING } from '../font/glyph-names.ts';
import { orderOf } from '../font/glyph-order.ts';
import { characterOf } from '../font/names.ts';
import { predefinedMap } from '../font/predefined.ts';
import { readUnicode } from '../font/read-unicode.ts';
import { glyphOfCharacter, substituteFor } from '../font/substitute.ts';
import { compositeWidths, simpleWidths } from '../font/widths.ts';

/** What stands for a character that the font does not name. */
export const UNKNOWN = '\ufffd';

/** A character of a string that is shown: what it says, and how far it moves on, in parts of the size of the font. */
export interface Shown {
  readonly text: string;
  readonly advance: number;
  /** Word spacing counts for it: the code 32 in one byte (ISO 32000-1, 9.3.3). */
  readonly isBlank: boolean;
}

/** Strings of a font as text. */
export type FontReader = (bytes: Uint8Array) => Iterable<Shown>;

/** Reads what a font shows: by its ToUnicode map, else by its encoding, else by the order of its glyphs (ISO 32000-1, 9.10). */
export function readerOf(font: PDFDict, budget: Budget): FontReader {
  return nameOf(font.lookup(N('Subtype'))) === 'Type0'
    ? compositeReader(font, budget)
    : simpleReader(font, budget);
}

function stated(font: PDFDict, budget: Budget): ReadonlyMap<number, string> {
  const map = font.lookup(N('ToUnicode'));
  if (!(map instanceof PDFRawStream)) return new Map();
  try {
    return readUnicode(decode(map, budget), font.context);
  } catch (error) {
    if (!isPartial(error)) throw error;
    return new Map();
  }
}

/** A text that says something: neither empty nor a mark of what is unknown, nor of private use. */
const isText = (text: string | undefined): text is string =>
  text !== undefined && text !== '' && !/\p{Cc}|[\ufffd\ufffe\uffff\ue000-\uf8ff]/u.test(text);

function simpleReader(font: PDFDict, budget: Budget): FontReader {
  const texts = stated(font, budget);
  const meaning = meaningOf(font);
  const widths = widthsOf(font, meaning);
  const characters = Array.from({ length: 256 }, (_, code): Shown => {
    const text = texts.get(code);
    return {
      text: isText(text) ? text : (meaning(code) ?? UNKNOWN),
      advance: widths(code),
      isBlank: code === 32,
    };
  });
  return (bytes) => Array.from(bytes, (code) => characters[code]!);
}

/** What the encoding of a simple font says of its codes. */
function meaningOf(font: PDFDict): (code: number) => string | null {
  const base = nameOf(font.lookup(N('BaseFont')));
  const pictures = /^(?:[A-Z]{6}\+)?(Symbol|ZapfDingbats)\b/.exec(base)?.[1];
  if (pictures && !font.get(N('Encoding'))) {
    const known = pictorialCodes(pictures as 'Symbol' | 'ZapfDingbats');
    return (code) => known.get(code)?.character ?? null;
  }
  const isTrueType = nameOf(font.lookup(N('Subtype'))) === 'TrueType';
  // Codes of a subset without an encoding are numbers of its glyphs, which say nothing.
  const says = font.get(N('Encoding')) !== undefined || !SUBSET_TAG.test(base);
  const builtin = says
    ? isTrueType
      ? winAnsiName
      : (code: number) => STANDARD_ENCODING.get(code) ?? null
    : () => null;
  const names = namesOf(font, builtin);
  return (code) => {
    const name = names(code);
    const character = name === null ? null : characterOf(name);
    return character === null ? null : String.fromCodePoint(character);
  };
}

/** Stated widths; those of a Type 3 font are in the units of its glyphs, those of a font without are of its likeness. */
function widthsOf(font: PDFDict, meaning: (code: number) => string | null): (code: number) => number {
  const stated = simpleWidths(font);
  if (nameOf(font.lookup(N('Subtype'))) === 'Type3') {
    const unit = numbers(font.lookup(N('FontMatrix')))?.[0] ?? 0.001;
    return (code) => (stated?.(code) ?? 0) * unit;
  }
  if (stated) return (code) => stated(code) / 1000;
  const name = nameOf(font.lookup(N('BaseFont')));
  const likeness = substituteFor({ name, flags: 0, italicAngle: 0, weight: 0 });
  return (code) => {
    const character = meaning(code)?.codePointAt(0);
    if (!likeness || character === undefined) return 0.5;
    return likeness.font.width(glyphOfCharacter(likeness, character)) / 1000;
  };
}

function compositeReader(font: PDFDict, budget: Budget): FontReader {
  const encoding = font.lookup(N('Encoding'));
  const map = characterMap(encoding, budget) ?? standardMap(nameOf(encoding));
  const descendants = font.lookup(N('DescendantFonts'));
  const cid = descendants instanceof PDFArray ? descendants.lookup(0) : undefined;
  if (!map || !(cid instanceof PDFDict)) return () => [];
  const texts = stated(font, budget);
  const meaning = meaningOfNumbers(font, cid);
  const widths = compositeWidths(cid);
  return (bytes) =>
    Array.from(map.codes(bytes), (one): Shown => {
      const text = texts.get(one.code);
      return {
        text: isText(text) ? text : (meaning(one) ?? UNKNOWN),
        advance: widths(one.cid) / 1000,
        isBlank: one.length === 1 && one.code === 32,
      };
    });
}

/** What numbers of characters say without a map: by their collection, or by the order of glyphs of a font that is not embedded. */
function meaningOfNumbers(font: PDFDict, cid: PDFDict): (one: CidCode) => string | null {
  const named = nameOf(font.lookup(N('ToUnicode')));
  const character = (code: number | undefined): string | null =>
    code === undefined || code === 0 || code > 0x10ffff ? null : String.fromCodePoint(code);
  if (named.startsWith('Identity')) return ({ code }) => character(code);
  const encoding = nameOf(font.lookup(N('Encoding')));
  const ordering = standardMap(encoding) === null ? undefined : systemOf(cid)?.ordering;
  const units = ordering === undefined ? null : (predefinedMap(`Adobe-${ordering}-UCS2`)?.units ?? null);
  if (units) return ({ cid: number }) => character(units.get(number));
  const base = nameOf(cid.lookup(N('BaseFont')));
  const isPlain = encoding.startsWith('Identity') && !SUBSET_TAG.test(base);
  const order = isPlain && !(cid.lookup(N('CIDToGIDMap')) instanceof PDFRawStream) ? orderOf(base) : null;
  return ({ cid: number }) => character(order?.get(number) ?? undefined);
}
