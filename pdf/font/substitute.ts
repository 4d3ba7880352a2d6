import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { TrueType } from './truetype.ts';

/** A face that stands in for a font the document does not carry. */
export interface Substitute {
  readonly name: string;
  readonly font: TrueType;
  readonly glyphs: ReadonlyMap<number, number>;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** What a font says of its looks: its name, the flags and angle of its descriptor (ISO 32000-1, 9.8). */
export interface Looks {
  readonly name: string;
  readonly flags: number;
  readonly italicAngle: number;
  readonly weight: number;
}

type Family = 'Arimo' | 'Tinos' | 'Cousine' | 'Carlito';

const FIXED = 1;
const SERIF = 2;
const ITALIC = 64;
const FORCE_BOLD = 1 << 18;
const BOLD_WEIGHT = 600;

const require = createRequire(import.meta.url);
const substituteCache = new Map<string, Substitute>();

/** Fonts whose codes show no letters: pictures, bars, signs, notes. Letters in their place would say something else. */
const NO_TEXT = new RegExp(
  [
    /wingding|webding|marlett|dingbat|symbol|awesome|icon|glyph(?!a)/,
    /barcode|bar.?code|code.?(25|39|93|128)|c39|3.?of.?9|2.?of.?5|ean.?(8|13)|postnet|datamatrix|qr.?code/,
    // Ten Thai text fonts are called after Unity Progress Company.
    /(?<!angsana|browallia|cordia|dillenia|eucrosia|freesia|iris|jasmine|kodchiang|lily)upc/,
    /micr(?!o)|e13b|cmc7/,
    /math|music|mtextra|cm(ex|sy|mi)\d/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/**
 * The open face with the metrics of the requested font (Arial, Times New Roman, Courier New, Calibri), or of its kind;
 * null for a font that does not show letters.
 */
export function substituteFor(looks: Looks): Substitute | null {
  if (NO_TEXT.test(looks.name)) return null;
  const bold =
    /bold|black|heavy|demi/i.test(looks.name) ||
    (looks.flags & FORCE_BOLD) !== 0 ||
    looks.weight >= BOLD_WEIGHT;
  const italic =
    /ital|obli|slant/i.test(looks.name) || (looks.flags & ITALIC) !== 0 || looks.italicAngle !== 0;
  return open(familyOf(looks), bold, italic);
}

function familyOf({ name, flags }: Looks): Family {
  if (/calibri|carlito/i.test(name)) return 'Carlito';
  if (/cour|mono|consol|typewriter|fixed/i.test(name)) return 'Cousine';
  if (/sans|arial|helv|verdana|tahoma|gothic|univers|frutiger/i.test(name)) return 'Arimo';
  if (/times|roman|serif|georgia|garamond|cambria|book|palatino|century|minion|tinos/i.test(name))
    return 'Tinos';
  if (flags & FIXED) return 'Cousine';
  return flags & SERIF ? 'Tinos' : 'Arimo';
}

function open(family: Family, bold: boolean, italic: boolean): Substitute {
  const style = `${bold ? '700Bold' : '400Regular'}${italic ? '_Italic' : ''}`;
  const key = `${family}_${style}`;
  const known = substituteCache.get(key);
  if (known) return known;
  const file = require.resolve(`@expo-google-fonts/${family.toLowerCase()}/${style}/${key}.ttf`);
  const font = new TrueType(readFileSync(file));
  const glyphs = font.charmap(3, 10) ?? font.charmap(3, 1);
  if (!glyphs) throw new Error(`${key} has no Unicode map`);
  const ending = `${bold ? 'Bold' : ''}${italic ? 'Italic' : ''}`;
  const made = Object.freeze({ name: ending ? `${family}-${ending}` : family, font, glyphs, bold, italic });
  substituteCache.set(key, made);
  return made;
}

/** Characters without a glyph of their own in many faces that readers take for another. */
const LIKENESS: ReadonlyMap<number, number> = new Map([
  [0x00a0, 0x20],
  [0x00ad, 0x2d],
  [0x2010, 0x2d],
  [0x2011, 0x2d],
  [0x2126, 0x3a9],
  [0x2206, 0x394],
  [0x00b5, 0x3bc],
  [0x2215, 0x2044],
  [0x2219, 0xb7],
  [0x202f, 0x20],
  [0x2007, 0x20],
]);

/** The glyph that shows a character; 0 when the face has none. */
export const glyphOfCharacter = ({ glyphs }: Pick<Substitute, 'glyphs'>, character: number): number =>
  glyphs.get(character) ?? glyphs.get(LIKENESS.get(character) ?? -1) ?? 0;

/** Foxit's open programs of Symbol and ZapfDingbats (CFF), complete and with Adobe's advances. */
export function pictorial(name: 'Symbol' | 'ZapfDingbats'): Buffer {
  const file = name === 'Symbol' ? 'FoxitSymbol' : 'FoxitDingbats';
  return readFileSync(require.resolve(`pdfjs-dist/standard_fonts/${file}.pfb`));
}

/** Foxit's open Courier (CFF): as thin as Courier is, but with few more characters than WinAnsi has. */
export function thinCourier({ bold, italic }: Pick<Substitute, 'bold' | 'italic'>): Buffer {
  const file = `FoxitFixed${bold ? 'Bold' : ''}${italic ? 'Italic' : ''}`;
  return readFileSync(require.resolve(`pdfjs-dist/standard_fonts/${file}.pfb`));
}
