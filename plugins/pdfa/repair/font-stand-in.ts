import { PDFRawStream, type PDFDict } from '@cantoo/pdf-lib';
import { decode } from '@conforme/pdf/file/filters';
import { N, nameOf, SUBSET_TAG } from '@conforme/pdf/file/values';
import { standardMap, systemOf, type CidCode } from '@conforme/pdf/font/cmap';
import { orderOf } from '@conforme/pdf/font/glyph-order';
import { predefinedMap } from '@conforme/pdf/font/predefined';
import { readUnicode } from '@conforme/pdf/font/read-unicode';
import { glyphOfCharacter, substituteFor, type Substitute } from '@conforme/pdf/font/substitute';
import { baseName, type FaultyFont } from './font-case.ts';
import { looksOf } from './font-substitute.ts';

/** An open face for a composite font without a program, and the glyph of each code it shows. */
export interface StandIn {
  readonly substitute: Substitute;
  readonly glyphs: ReadonlyMap<CidCode, number>;
}

const LIGATURES: ReadonlyMap<string, number> = new Map([
  ['ff', 0xfb00],
  ['fi', 0xfb01],
  ['fl', 0xfb02],
]);

/**
 * Null where it is unknown what a code shows, or the open face has no glyph for it. And for a subset, whose program was made
 * for this document and is lost: its glyphs had numbers of their own, so what viewers show of it is another picture than what
 * was meant.
 */
export function standIn(faulty: FaultyFont, cid: PDFDict, codes: readonly CidCode[]): StandIn | null {
  if (SUBSET_TAG.test(nameOf(cid.lookup(N('BaseFont'))))) return null;
  const name = baseName(cid) || baseName(faulty.font);
  const substitute = substituteFor(looksOf(cid, name));
  const meaning = substitute && meaningOf(faulty, cid, name);
  if (!meaning) return null;
  const glyphs = new Map<CidCode, number>();
  for (const one of codes) {
    const character = meaning(one);
    const glyph = character === null ? 0 : glyphOfCharacter(substitute, character);
    if (glyph === 0) return null;
    glyphs.set(one, glyph);
  }
  return { substitute, glyphs };
}

/** What a code shows: what its font says it means, else what the glyph of that number is in the font it names. */
function meaningOf(
  { font, budget }: FaultyFont,
  cid: PDFDict,
  name: string,
): ((one: CidCode) => number | null) | null {
  const map = font.lookup(N('ToUnicode'));
  if (map instanceof PDFRawStream) {
    const texts = readUnicode(decode(map, budget), font.context);
    return ({ code }) => characterOf(texts.get(code));
  }
  // Some producers name the identity instead of a map: codes are characters.
  if (map === N('Identity-H')) return ({ code }) => code;
  const units = unitsOf(font, cid);
  if (units) return ({ cid: number }) => units.get(number) ?? null;
  const plain = nameOf(font.lookup(N('Encoding'))).startsWith('Identity');
  const order = plain && !(cid.lookup(N('CIDToGIDMap')) instanceof PDFRawStream) ? orderOf(name) : null;
  return order && (({ cid: number }) => order.get(number) ?? null);
}

/** Where the font names a map of East Asia, its collection says what each character number means (ISO 32000-1, 9.10.2). */
function unitsOf(font: PDFDict, cid: PDFDict): ReadonlyMap<number, number> | null {
  const isNamed = standardMap(nameOf(font.lookup(N('Encoding')))) !== null;
  const ordering = isNamed ? systemOf(cid)?.ordering : undefined;
  return ordering === undefined ? null : (predefinedMap(`Adobe-${ordering}-UCS2`)?.units ?? null);
}

function characterOf(text: string | undefined): number | null {
  if (!text) return null;
  const ligature = LIGATURES.get(text);
  if (ligature !== undefined) return ligature;
  const [first, ...others] = [...text];
  return others.length === 0 ? first!.codePointAt(0)! : null;
}
