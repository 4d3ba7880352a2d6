import { PDFDict } from '@cantoo/pdf-lib';
import { N, nameOf, numberOf } from '@conforme/pdf/file/values';
import { ENCODINGS } from '@conforme/pdf/font/encodings';
import { characterOf, macintoshPlaces, ownNames } from '@conforme/pdf/font/names';
import type { TrueType } from '@conforme/pdf/font/truetype';
import { namesOf, winAnsiName } from '@conforme/pdf/font/encoded-names';
import { simpleWidths } from '@conforme/pdf/font/widths';
import { bytesShown } from '../check/font-program.ts';
import type { FaultyFont } from './font-case.ts';
import { writeSimple, type Character } from './font-write.ts';

const SYMBOLIC = 4;

/** Platform and encoding of the maps viewers ask. */
const MAPS = [
  [3, 0],
  [3, 1],
  [1, 0],
  [0, 3],
  [3, 10],
  [0, 0],
  [0, 1],
] as const;

type GlyphOf = (code: number) => number;

/**
 * Writes an embedded TrueType font anew: each code shown leads to the glyph viewers show for it (6.2.11.6), with the
 * width the page was set with (6.2.11.5).
 */
export function repairTrueType({ font, shown, note }: FaultyFont, type: TrueType): void {
  const glyphOf = glyphsOf(font, type);
  const nameOfCode = namesOf(font, winAnsiName);
  const widths = simpleWidths(font);
  const characters = bytesShown(shown).map((code): Character => {
    const found = glyphOf(code);
    const glyph = found < type.glyphCount ? found : 0;
    const name = nameOfCode(code);
    const character = name === null ? null : characterOf(name);
    return {
      code,
      glyph,
      width: widths?.(code) ?? type.width(glyph),
      text: character === null || glyph === 0 ? null : String.fromCodePoint(character),
    };
  });
  writeSimple(font, type, characters);
  note('its character map, widths and glyphs now agree');
}

/** Code → glyph, in the order viewers try the maps of a program (ISO 32000-1, 9.6.6.4); 0 for none. */
function glyphsOf(font: PDFDict, type: TrueType): GlyphOf {
  const descriptor = font.lookup(N('FontDescriptor'));
  const flags = descriptor instanceof PDFDict ? (numberOf(descriptor.lookup(N('Flags'))) ?? 0) : 0;
  const symbolic = (flags & SYMBOLIC) !== 0;
  const named = byName(font, type);
  const coded = byCode(type);
  const hasEncoding = statesNames(font);
  // Without any map codes are taken for numbers of glyphs.
  if (MAPS.every(([platform, encoding]) => !type.charmap(platform, encoding)))
    return (code) => (hasEncoding && named(code)) || code;
  // Programs with a symbol map alone are read by code even where an encoding is stated.
  const unicode = type.charmap(3, 1);
  // A code that nothing names may stand in the map of Unicode as it is: so producers number the glyphs of a subset.
  const plain = (code: number): number => unicode?.get(code) ?? 0;
  if (!hasEncoding || (symbolic && !unicode)) return (code) => coded(code) || named(code) || plain(code);
  return (code) => named(code) || coded(code) || plain(code);
}

/** An unknown encoding says nothing (ISO 32000-1, 9.6.6.1); producers write those of composite fonts here. */
function statesNames(font: PDFDict): boolean {
  const encoding = font.lookup(N('Encoding'));
  return (
    encoding instanceof PDFDict || nameOf(encoding) in ENCODINGS || nameOf(encoding) === 'StandardEncoding'
  );
}

function byName(font: PDFDict, type: TrueType): GlyphOf {
  const nameOfCode = namesOf(font, winAnsiName);
  const unicode = type.charmap(3, 1) ?? type.charmap(0, 3) ?? type.charmap(3, 10);
  const roman = type.charmap(1, 0);
  const own = ownNames(type);
  const places = macintoshPlaces(type);
  return (code) => {
    const name = nameOfCode(code);
    if (name === null) return 0;
    const character = characterOf(name);
    const place = character === null ? -1 : ENCODINGS['MacRomanEncoding']!.indexOf(character);
    return (
      (character === null ? 0 : unicode?.get(character)) ||
      own.get(name) ||
      (unicode ? 0 : roman?.get(place)) ||
      (unicode || roman ? 0 : places.get(place)) ||
      0
    );
  };
}

function byCode(type: TrueType): GlyphOf {
  const symbol = type.charmap(3, 0);
  const roman = type.charmap(1, 0);
  const early = type.charmap(0, 0) ?? type.charmap(0, 1);
  return (code) =>
    symbol?.get(0xf000 + code) ||
    symbol?.get(code) ||
    symbol?.get(0xf100 + code) ||
    symbol?.get(0xf200 + code) ||
    roman?.get(code) ||
    early?.get(code) ||
    0;
}
