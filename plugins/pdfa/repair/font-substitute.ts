import { PDFDict, type PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { deflated } from '@conforme/pdf/file/stream';
import { N, nameOf, numberOf, SUBSET_TAG } from '@conforme/pdf/file/values';
import { Cff } from '@conforme/pdf/font/cff';
import { differences } from '@conforme/pdf/font/differences';
import { namesOf, pictorialCodes, winAnsiName } from '@conforme/pdf/font/encoded-names';
import { STANDARD_ENCODING } from '@conforme/pdf/font/glyph-names';
import { characterOf } from '@conforme/pdf/font/names';
import { stretchFor } from '@conforme/pdf/font/stretch';
import {
  glyphOfCharacter,
  pictorial,
  substituteFor,
  thinCourier,
  type Looks,
  type Substitute,
} from '@conforme/pdf/font/substitute';
import { simpleWidths } from '@conforme/pdf/font/widths';
import { bytesShown } from '../check/font-program.ts';
import { baseName, type FaultyFont } from './font-case.ts';
import { ownDescriptor, setProgram } from './font-program.ts';
import { repairType1 } from './font-type1.ts';
import { setTexts, setWidths, taggedName, writeSimple, type Character } from './font-write.ts';

const SYMBOLIC = 4;
const NONSYMBOLIC = 32;
const BLANK = 0x20;

/** Embeds an open font of the same metrics for one the document does not carry (6.2.11.4.1). */
export function substituteSimple(faulty: FaultyFont): void {
  const { font, shown, note } = faulty;
  const name = baseName(font);
  // The codes of a subset were made for its program; without it they say nothing.
  if (isDamagedSubset(font)) return;
  const pictures = /^symbol(mt)?\b/i.test(name)
    ? 'Symbol'
    : /^zapfdingbats|^itczapfdingbats/i.test(name)
      ? 'ZapfDingbats'
      : null;
  if (pictures) return embedPictorial(faulty, pictures);
  const substitute = substituteFor(looksOf(font, name));
  if (substitute && /courier/i.test(name) && embedCourier(faulty, substitute)) return;
  const characters = substitute && charactersOf(font, bytesShown(shown), substitute);
  if (!characters) return;
  setMetrics(font, substitute);
  const stretch = stretchFor(substitute.font, characters);
  const bytes = writeSimple(font, substitute.font, characters, stretch);
  rename(font, taggedName(bytes, substitute.name));
  note(`was not embedded: ${substitute.name} stands in, with the original widths`);
  announceStandIn(faulty, name, substitute.name);
}

const STYLE = '([,-]?(bold|italic|oblique|roman|regular|ps|mt)+)*$';
/** The standard fonts of letters, and the names viewers know them by (ISO 32000-1, 9.6.2.2). */
const STANDARD = new RegExp(
  `^(helvetica|arial(mt)?|times(newroman(ps)?(mt)?)?|courier(new(ps)?(mt)?)?)${STYLE}`,
  'i',
);
/** Other fonts that every viewer has one of the same metrics for, and for which ours is that one. */
const LIKEWISE = new RegExp(`^(calibri|symbol(mt)?|zapfdingbats)${STYLE}`, 'i');

/** Says that another design stands in. */
export function announceStandIn({ announce }: FaultyFont, name: string, standIn: string): void {
  const plain = name.replaceAll(' ', '');
  if (!STANDARD.test(plain) && !LIKEWISE.test(plain))
    announce(
      `it is not embedded: ${standIn} stands in for ${name || 'it'}, with the widths the page was set with`,
    );
}

/** A program is there and cannot be read, and codes that are no characters led to its glyphs. */
function isDamagedSubset(font: PDFDict): boolean {
  const descriptor = font.lookup(N('FontDescriptor'));
  const hasProgram =
    descriptor instanceof PDFDict &&
    ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.get(N(key)) !== undefined);
  return hasProgram && SUBSET_TAG.test(nameOf(font.lookup(N('BaseFont')))) && !font.get(N('Encoding'));
}

/** Courier is thinner than its metric likeness; false when its program lacks a character. */
function embedCourier(faulty: FaultyFont, substitute: Substitute): boolean {
  const { font, shown, note } = faulty;
  const bytes = thinCourier(substitute);
  const program = new Cff(bytes);
  const nameOfCode = namesOf(font, defaultNames(font));
  const codes = bytesShown(shown);
  const names = codes.map((code) => nameOfCode(code) ?? 'space');
  if (names.some((name) => program.widthOfName(name) === null)) return false;
  const list = codes.flatMap((code, i) => [code, names[i]!]);
  font.set(N('Encoding'), font.context.obj({ Type: 'Encoding', Differences: list }));
  setMetrics(font, substitute);
  repairType1(faulty, { kind: 'Cff', bytes });
  rename(font, taggedName(bytes, 'FoxitFixed'));
  note('was not embedded: an open Courier stands in, with the original widths');
  return true;
}

/**
 * What codes mean where no encoding is stated: StandardEncoding in fonts of letters (ISO 32000-1, table 114) and in the standard
 * fonts, whatever their flags say. Of other TrueType fonts that are not said to be of letters, most viewers take WinAnsiEncoding.
 */
function defaultNames(font: PDFDict): (code: number) => string | null {
  const name = baseName(font).replaceAll(' ', '');
  const isOfLetters = (looksOf(font, name).flags & NONSYMBOLIC) !== 0;
  const isOther = font.lookup(N('Subtype')) === N('TrueType') && !isOfLetters && !STANDARD.test(name);
  return isOther ? winAnsiName : standardName;
}

const standardName = (code: number): string | null => STANDARD_ENCODING.get(code) ?? null;

/** What the dictionary says of a font's looks. */
export function looksOf(font: PDFDict, name: string): Looks {
  const descriptor = font.lookup(N('FontDescriptor'));
  const number = (key: string): number =>
    descriptor instanceof PDFDict ? (numberOf(descriptor.lookup(N(key))) ?? 0) : 0;
  return {
    name,
    flags: number('Flags'),
    italicAngle: number('ItalicAngle'),
    weight: number('FontWeight'),
  };
}

/** The characters as the substitute shows them; null when it lacks one, because then the picture would change. */
function charactersOf(font: PDFDict, codes: readonly number[], substitute: Substitute): Character[] | null {
  const nameOfCode = namesOf(font, defaultNames(font));
  const widths = simpleWidths(font);
  const characters: Character[] = [];
  for (const code of codes) {
    const name = nameOfCode(code);
    // A code without a character shows nothing but moves on.
    const character = name === null || name === '.notdef' ? BLANK : characterOf(name);
    const glyph = character === null ? 0 : glyphOfCharacter(substitute, character);
    if (glyph === 0) return null;
    const width = widths?.(code) ?? substitute.font.width(glyph);
    characters.push({ code, glyph, width, text: String.fromCodePoint(character!) });
  }
  return characters;
}

/** The descriptor's own measures (ISO 32000-1, table 122) become those of the program that is embedded. */
export function setMetrics(font: PDFDict, { font: program, bold, italic }: Substitute): void {
  const descriptor = ownDescriptor(font);
  const scaled = (table: string, at: number): number =>
    Math.round((program.table(table).readInt16BE(at) * 1000) / program.unitsPerEm);
  const values = {
    Ascent: scaled('hhea', 4),
    Descent: scaled('hhea', 6),
    CapHeight: scaled('OS/2', 88),
    ItalicAngle: italic ? -12 : 0,
    StemV: bold ? 140 : 80,
  };
  for (const [key, value] of Object.entries(values)) descriptor.set(N(key), PDFNumber.of(value));
  descriptor.set(N('FontBBox'), descriptor.context.obj([36, 38, 40, 42].map((at) => scaled('head', at))));
  if (!descriptor.get(N('Flags'))) descriptor.set(N('Flags'), PDFNumber.of(SYMBOLIC));
}

/** Font and descriptor must have one name (ISO 32000-1, 9.8.1). */
export function rename(font: PDFDict, name: PDFName): void {
  font.set(N('BaseFont'), name);
  const descriptor = font.lookup(N('FontDescriptor'));
  if (descriptor instanceof PDFDict) descriptor.set(N('FontName'), name);
}

/** Symbol and ZapfDingbats keep their codes; the glyphs are named one by one, because the programs do not know them. */
function embedPictorial(faulty: FaultyFont, name: 'Symbol' | 'ZapfDingbats'): void {
  const { font, shown, note } = faulty;
  const { context } = font;
  const bytes = pictorial(name);
  const program = new Cff(bytes);
  const codes = bytesShown(shown);
  const known = pictorialCodes(name);
  const stated = simpleWidths(font);
  // Viewers overlook a base encoding of text here: it names no glyph these fonts have.
  const changed = differences(font);
  const named = (code: number): string | null => {
    const name = changed.get(code)?.decodeText();
    return name !== undefined && program.widthOfName(name) !== null ? name : null;
  };
  const names = codes.map((code) => named(code) ?? known.get(code)?.name ?? 'space');
  const widths = names.map((glyph) => program.widthOfName(glyph)!);
  const others = codes.filter((code, i) => stated && Math.abs(stated(code) - widths[i]!) > 1);
  // With widths of its own it is another font of that name; what its codes show is known where the document names the glyphs.
  if (others.some((code) => named(code) === null)) return;
  font.set(N('Subtype'), N('Type1'));
  font.set(N('BaseFont'), N(name));
  font.set(
    N('Encoding'),
    context.obj({ Type: 'Encoding', Differences: codes.flatMap((code, i) => [code, names[i]!]) }),
  );
  const descriptor = ownDescriptor(font);
  for (const [key, value] of Object.entries(PICTORIAL)) descriptor.set(N(key), context.obj(value as number));
  descriptor.set(N('FontName'), N(name));
  setProgram(descriptor, 'FontFile3', deflated(context, bytes, {}));
  const stream = descriptor.lookup(N('FontFile3'));
  if (stream && 'dict' in stream) (stream.dict as PDFDict).set(N('Subtype'), N('Type1C'));
  if (!font.get(N('ToUnicode'))) {
    const texts = new Map([...known.values()].map((one) => [one.name, one.character]));
    const meant = codes.map((code, i) => ({ code, glyph: 0, width: 0, text: texts.get(names[i]!) ?? null }));
    setTexts(font, meant, 1);
  }
  if (others.length > 0) repairType1(faulty, { kind: 'Cff', bytes });
  else setWidths(font, new Map(codes.map((code, i) => [code, widths[i]!])));
  note(`was not embedded: the open program of ${name} was`);
}

const PICTORIAL = {
  Flags: SYMBOLIC,
  FontBBox: [-200, -300, 1200, 1100],
  ItalicAngle: 0,
  Ascent: 800,
  Descent: -200,
  CapHeight: 700,
  StemV: 80,
};
