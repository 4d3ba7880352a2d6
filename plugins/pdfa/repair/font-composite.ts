import { PDFArray, PDFDict, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import { decode } from '@conforme/pdf/file/filters';
import { deflated } from '@conforme/pdf/file/stream';
import { N, nameOf } from '@conforme/pdf/file/values';
import { Cff } from '@conforme/pdf/font/cff';
import { editCff } from '@conforme/pdf/font/cff-write';
import {
  characterMap,
  standardMap,
  systemOf,
  type CharacterMap,
  type CidCode,
  type CidSystem,
} from '@conforme/pdf/font/cmap';
import { cmapFile } from '@conforme/pdf/font/cmap-write';
import { stretchFor } from '@conforme/pdf/font/stretch';
import { TrueType } from '@conforme/pdf/font/truetype';
import { compositeWidths } from '@conforme/pdf/font/widths';
import { cidsOf } from '../check/font-composite.ts';
import { agree } from '../check/font-program.ts';
import { baseName, type FaultyFont } from './font-case.ts';
import { standIn, type StandIn } from './font-stand-in.ts';
import { announceStandIn, rename, setMetrics } from './font-substitute.ts';
import { embeddedProgram, ownDescriptor, setProgram } from './font-program.ts';
import { programOf, round, taggedName, type Character } from './font-write.ts';

const IDENTITY: CidSystem = { registry: 'Adobe', ordering: 'Identity', supplement: 0 };

/** A composite font with a program: what its map makes of the strings shown. */
interface Composite {
  readonly faulty: FaultyFont;
  readonly cid: PDFDict;
  readonly map: CharacterMap;
  readonly codes: readonly CidCode[];
}

/** Fonts of several bytes a character. One without a program, or with an unknown map, stays as it is. */
export function repairComposite(faulty: FaultyFont): void {
  const { font, shown, budget } = faulty;
  const descendants = font.lookup(N('DescendantFonts'));
  const shared = descendants instanceof PDFArray ? descendants.lookup(0) : undefined;
  const encoding = font.lookup(N('Encoding'));
  const map = characterMap(encoding, budget) ?? standardMap(nameOf(encoding));
  if (!(shared instanceof PDFDict) || !map || map.derived) return;
  const program = embeddedProgram(shared, budget);
  const codes = cidsOf(shown, map);
  const stand = program ? null : standIn(faulty, shared, codes);
  if (!program && !stand) return;
  const cid = ownDescendant(font, shared);
  const composite: Composite = { faulty, cid, map, codes };
  if (stand) embedStandIn(composite, stand);
  else if (!program) return;
  else if (program.kind === 'TrueType') repairTrueTypeCids(composite, new TrueType(program.bytes));
  else if (program.kind === 'Cff') repairCffCids(composite, program.bytes);
  else if (program.kind === 'OpenTypeCff') {
    const type = new TrueType(program.bytes);
    repairCffCids(composite, type.table('CFF '), type);
  }
}

/** The descendant as one of this font alone: another font may show other characters of it. */
function ownDescendant(font: PDFDict, shared: PDFDict): PDFDict {
  const { context } = font;
  const own = context.obj({});
  for (const [key, value] of shared.entries()) own.set(key, value);
  own.set(N('Type'), N('Font'));
  font.set(N('DescendantFonts'), context.obj([context.register(own)]));
  return own;
}

/** The font has no program: an open one shows what its codes mean, with the widths the page was set with. */
function embedStandIn(composite: Composite, { substitute, glyphs }: StandIn): void {
  const { faulty, cid } = composite;
  if (cid.get(N('W2')) || composite.map.vertical) return;
  const original = baseName(cid) || baseName(faulty.font);
  const bytes = writeTrueTypeCids(composite, substitute.font, (one) => glyphs.get(one)!, stretchFor);
  setMetrics(cid, substitute);
  const name = taggedName(bytes, substitute.name);
  rename(cid, name);
  faulty.font.set(N('BaseFont'), name);
  faulty.note(`was not embedded: ${substitute.name} stands in, with the original widths`);
  announceStandIn(faulty, original, substitute.name);
}

/** The glyphs shown, each with the width the page was set with, numbered anew. */
function repairTrueTypeCids(composite: Composite, type: TrueType): void {
  const { faulty, cid } = composite;
  // Vertical advances count by the old numbers.
  if (cid.get(N('W2'))) return;
  const placeOf = placesOf(composite, type);
  writeTrueTypeCids(composite, type, ({ cid: number }) => {
    const glyph = placeOf(number);
    return glyph < type.glyphCount ? glyph : 0;
  });
  faulty.note('its character map, widths and glyphs now agree');
}

/** The place of the glyph a CID stands for in the program of a CIDFontType2 (ISO 32000-1, 9.7.4.2). */
function placesOf({ faulty, cid, map, codes }: Composite, type: TrueType): (cid: number) => number {
  const glyphMap = cid.lookup(N('CIDToGIDMap'));
  const table = glyphMap instanceof PDFRawStream ? decode(glyphMap, faulty.budget) : null;
  if (table) return (number) => (2 * number + 1 < table.length ? table.readUInt16BE(2 * number) : 0);
  const unicode = !glyphMap && map.system === null ? unicodeBehind({ cid, codes }, type) : null;
  return (number) => (unicode ? (unicode.get(number) ?? 0) : number);
}

/**
 * A font without CIDToGIDMap numbers glyphs as its program does, says the standard; some producers number characters instead. The
 * widths the page was set with tell which it is.
 */
function unicodeBehind(
  { cid, codes }: Pick<Composite, 'cid' | 'codes'>,
  type: TrueType,
): ReadonlyMap<number, number> | null {
  const unicode = type.charmap(3, 1);
  const stated = compositeWidths(cid);
  const fits = (glyphOf: (number: number) => number | undefined): number =>
    codes.filter(({ cid: number }) => {
      const glyph = glyphOf(number);
      return glyph !== undefined && glyph < type.glyphCount && agree(stated(number), type.width(glyph));
    }).length;
  return unicode && fits((number) => unicode.get(number)) > fits((number) => number) ? unicode : null;
}

function writeTrueTypeCids(
  composite: Composite,
  type: TrueType,
  glyphOf: (one: CidCode) => number,
  stretch = (_: TrueType, __: readonly Character[]): number => 1,
): Buffer {
  const { cid, map, codes } = composite;
  const stated = compositeWidths(cid);
  const characters = codes.map((one): Character => ({
    code: one.code,
    glyph: glyphOf(one),
    width: stated(one.cid),
    text: null,
  }));
  const bytes = programOf(type, characters, undefined, stretch(type, characters));
  cid.set(N('Subtype'), N('CIDFontType2'));
  setProgram(ownDescriptor(cid), 'FontFile2', deflated(cid.context, bytes, { Length1: bytes.length }));
  // The map every reader knows stays, unless it leads to 0, which is .notdef whatever glyph stands there.
  const keep = map.system === null && codes.every(({ cid: number }) => number > 0);
  const numbered = keep ? codes : codes.map((one, i) => ({ ...one, cid: i + 1 }));
  const places = Buffer.alloc(2 * (Math.max(0, ...numbered.map((one) => one.cid)) + 1));
  numbered.forEach((one, i) => places.writeUInt16BE(i + 1, 2 * one.cid));
  cid.set(N('CIDToGIDMap'), cid.context.register(deflated(cid.context, places)));
  setWidths(
    cid,
    numbered.map((one, i) => [one.cid, characters[i]!.width]),
  );
  setMap(composite, numbered, map, keep ? (systemOf(cid) ?? IDENTITY) : IDENTITY);
  return bytes;
}

/** Numbers stay as they are; what showed .notdef gets a number and a glyph of its own that looks like it. */
function repairCffCids(composite: Composite, bytes: Buffer, type: TrueType | null = null): void {
  const { faulty, cid, map, codes } = composite;
  const cff = new Cff(bytes);
  const stated = compositeWidths(cid);
  const widths = new Map<number, number>();
  const added: { like: number; width: number; id: string | number }[] = [];
  let next = cff.keyed ? Math.max(0, ...cff.charset) + 1 : cff.glyphs.length;
  const numberOf =
    type && nameOf(cid.lookup(N('Subtype'))) === 'CIDFontType2' ? numbersByPlace(composite, type, cff) : null;
  const numbered = codes.map((one): CidCode => {
    const width = stated(one.cid);
    const number = numberOf ? numberOf(one.cid) : one.cid;
    const glyph = cff.glyphOfCid(number);
    if (glyph > 0) {
      if (!agree(width, cff.width(glyph)) || cff.isFraction(glyph)) widths.set(glyph, width);
      return { ...one, cid: number };
    }
    added.push({ like: 0, width, id: cff.keyed ? next : `shown${next}` });
    return { ...one, cid: next++ };
  });
  const stream = deflated(cid.context, editCff(bytes, { widths, added }));
  stream.dict.set(N('Subtype'), N('CIDFontType0C'));
  cid.set(N('Subtype'), N('CIDFontType0'));
  cid.delete(N('CIDToGIDMap'));
  setProgram(ownDescriptor(cid), 'FontFile3', stream);
  setWidths(
    cid,
    numbered.map((one, i) => [one.cid, stated(codes[i]!.cid)]),
  );
  setMap(composite, numbered, map, systemOf(cid) ?? IDENTITY);
  faulty.note('its character map, widths and glyphs now agree');
}

/** A CIDFontType2 names glyphs by their places even where its program, against the standard, is a CFF: the number that has each there. */
function numbersByPlace(composite: Composite, type: TrueType, cff: Cff): (cid: number) => number {
  const placeOf = placesOf(composite, type);
  return (number) => (cff.keyed ? (cff.charset[placeOf(number)] ?? 0) : placeOf(number));
}

/** W, a number at a time (ISO 32000-1, 9.7.4.3). */
function setWidths(cid: PDFDict, widths: readonly (readonly [number, number])[]): void {
  const list = widths.flatMap(([number, width]) => [number, [round(width)]]);
  cid.set(N('W'), cid.context.obj(list));
}

/** The character map, in agreement with the font about the collection of characters (6.2.11.3.1). */
function setMap(
  { faulty: { font }, cid }: Composite,
  codes: readonly CidCode[],
  { space, vertical }: CharacterMap,
  system: CidSystem,
): void {
  const { context } = font;
  const info = context.obj({
    Registry: PDFString.of(system.registry),
    Ordering: PDFString.of(system.ordering),
    Supplement: system.supplement,
  });
  cid.set(N('CIDSystemInfo'), info);
  // Where code and number are one, nothing beats the map every reader knows.
  if (codes.every(({ code, cid: number, length }) => length === 2 && code === number))
    return font.set(N('Encoding'), N(vertical ? 'Identity-V' : 'Identity-H'));
  const stream = deflated(context, cmapFile(codes, space, system, vertical), { WMode: vertical ? 1 : 0 });
  stream.dict.set(N('Type'), N('CMap'));
  stream.dict.set(N('CMapName'), N('Shown'));
  stream.dict.set(N('CIDSystemInfo'), info);
  font.set(N('Encoding'), context.register(stream));
}
