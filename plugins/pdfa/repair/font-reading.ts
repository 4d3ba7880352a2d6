import { PDFArray, PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import type { Budget } from '@conforme/pdf/file/budget';
import { decode } from '@conforme/pdf/file/filters';
import { N, nameOf } from '@conforme/pdf/file/values';
import { characterMap, standardMap, type CidCode } from '@conforme/pdf/font/cmap';
import { namesOf, winAnsiName } from '@conforme/pdf/font/encoded-names';
import { ENCODINGS } from '@conforme/pdf/font/encodings';
import { STANDARD_ENCODING } from '@conforme/pdf/font/glyph-names';
import { characterOf, macintoshPlaces, ownNames } from '@conforme/pdf/font/names';
import type { TrueType } from '@conforme/pdf/font/truetype';
import { cidsOf } from '../check/font-composite.ts';
import type { Drawing, Drawings, NamedDrawings, PlacedDrawings } from './font-drawing.ts';

/** What a code may show: readers differ over fonts that say too little or contradict themselves, so it can be several. */
export type Reading<Code> = (code: Code) => readonly Drawing[];

/** All that readers take a code of one byte for. */
export function everySimple(font: PDFDict, drawings: Drawings): Reading<number> {
  return drawings.kind === 'names' ? everyName(font, drawings) : everyPlace(font, drawings);
}

/** What a code of one byte shows in a font that leaves nothing open, as repaired ones are. */
export function plainSimple(font: PDFDict, drawings: Drawings): Reading<number> {
  if (drawings.kind === 'names') {
    const nameOfCode = namesOf(font, (code) => drawings.builtinName(code));
    return (code) => present([drawings.named(nameOfCode(code) ?? '.notdef')]);
  }
  const symbol = drawings.type.charmap(3, 0);
  return (code) => placed(drawings, [symbol?.get(0xf000 + code)]);
}

function everyName(font: PDFDict, drawings: NamedDrawings): Reading<number> {
  const nameOfCode = namesOf(font, (code) => drawings.builtinName(code));
  return (code) => {
    const names = [nameOfCode(code), drawings.builtinName(code)];
    return present(names.map((name) => (name === null ? null : drawings.named(name))));
  };
}

const present = (drawings: readonly (Drawing | null)[]): Drawing[] => drawings.filter((one) => one !== null);

function placed(drawings: PlacedDrawings, places: readonly (number | undefined)[]): Drawing[] {
  const there = new Set(places.filter((place) => place && place < drawings.type.glyphCount));
  return [...there].map((place) => drawings.at(place!));
}

/** Platform and encoding of the maps readers ask, and whether their codes are characters. */
const MAPS = [
  [3, 0],
  [3, 1],
  [3, 10],
  [0, 0],
  [0, 1],
  [0, 3],
  [1, 0],
] as const;

/** Where codes of symbolic fonts stand (ISO 32000-1, 9.6.6.4). */
const PAGES = [0, 0xf000, 0xf100, 0xf200];

function everyPlace(font: PDFDict, drawings: PlacedDrawings): Reading<number> {
  const { type } = drawings;
  const maps = MAPS.flatMap(([platform, encoding]) => type.charmap(platform, encoding) ?? []);
  const named = everyNamedPlace(font, type, maps);
  return (code) => {
    const coded = maps.flatMap((map) => PAGES.map((page) => map.get(page + code)));
    return placed(drawings, [...named(code), ...coded, ...(maps.length === 0 ? [code] : [])]);
  };
}

type Places = (code: number) => readonly (number | undefined)[];

/** By the names an encoding gives codes: its own, or one of the two that readers fall back to. */
function everyNamedPlace(
  font: PDFDict,
  type: TrueType,
  maps: readonly ReadonlyMap<number, number>[],
): Places {
  const nameOfCode = namesOf(font, winAnsiName);
  const own = ownNames(type);
  const places = macintoshPlaces(type);
  return (code) => {
    const names = [nameOfCode(code), STANDARD_ENCODING.get(code) ?? null].filter((name) => name !== null);
    return names.flatMap((name) => {
      const character = characterOf(name);
      const roman = character === null ? -1 : ENCODINGS['MacRomanEncoding']!.indexOf(character);
      const keys = character === null ? [] : [character, roman];
      return [own.get(name), places.get(roman), ...maps.flatMap((map) => keys.map((key) => map.get(key)))];
    });
  };
}

/** A composite font: its dictionary, its descendant, and the program of that. */
export interface CompositeFont {
  readonly font: PDFDict;
  readonly cid: PDFDict;
  readonly drawings: Drawings;
}

/** The codes of what a composite font shows, by the bytes they are; null for a map that is not known. */
export function codesShown(
  font: PDFDict,
  shown: readonly Uint8Array[],
  budget: Budget,
): readonly CidCode[] | null {
  const encoding = font.lookup(N('Encoding'));
  const map = characterMap(encoding, budget) ?? standardMap(nameOf(encoding));
  return map && !map.derived ? cidsOf(shown, map) : null;
}

/** All that readers take a character number for. */
export function everyComposite({ cid, drawings }: CompositeFont, budget: Budget): Reading<CidCode> {
  const map = placesOf(cid, budget);
  if (drawings.kind === 'names') {
    const { cff } = drawings;
    const order = cff?.keyed ? cff.charset : null;
    const byPlace = (number: number): number => (order ? (order[number] ?? 0) : number);
    return ({ cid: number }) =>
      present([drawings.numbered(number), drawings.numbered(byPlace(map ? map(number) : number))]);
  }
  if (map) return ({ cid: number }) => placed(drawings, [map(number)]);
  const maps = MAPS.flatMap(([platform, encoding]) => drawings.type.charmap(platform, encoding) ?? []);
  return ({ cid: number }) => placed(drawings, [number, ...maps.map((one) => one.get(number))]);
}

/** What a character number shows in a font that leaves nothing open, as repaired ones are. */
export function plainComposite({ cid, drawings }: CompositeFont, budget: Budget): Reading<CidCode> {
  if (drawings.kind === 'names') return ({ cid: number }) => present([drawings.numbered(number)]);
  const map = placesOf(cid, budget);
  return ({ cid: number }) => placed(drawings, [number === 0 ? 0 : map ? map(number) : number]);
}

/** CIDToGIDMap where it is a table. */
function placesOf(cid: PDFDict, budget: Budget): ((cid: number) => number) | null {
  const stream = cid.lookup(N('CIDToGIDMap'));
  if (!(stream instanceof PDFRawStream)) return null;
  const table = decode(stream, budget);
  return (number) => (2 * number + 1 < table.length ? table.readUInt16BE(2 * number) : 0);
}

/** The descendant of a composite font. */
export function descendantOf(font: PDFDict): PDFDict | null {
  const descendants = font.lookup(N('DescendantFonts'));
  const first = descendants instanceof PDFArray ? descendants.lookup(0) : undefined;
  return first instanceof PDFDict ? first : null;
}
