import { PDFArray, PDFDict, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import { codesOf, statedWidths } from '../check/font-composite.ts';
import { nameOf } from '../check/values.ts';
import { TrueType } from '../font/truetype.ts';
import { decode } from '../pdf/filters.ts';
import { deflated } from '../pdf/stream.ts';
import type { FaultyFont } from './font-case.ts';
import { embeddedProgram, ownDescriptor, setProgram } from './font-program.ts';
import { programOf, round, type Character } from './font-write.ts';

const N = PDFName.of;

/** Fonts of two bytes a character. */
export function repairComposite(faulty: FaultyFont): void {
  const { font, budget } = faulty;
  const descendants = font.lookup(N('DescendantFonts'));
  const cid = descendants instanceof PDFArray ? descendants.lookup(0) : undefined;
  if (!(cid instanceof PDFDict)) return;
  const program = embeddedProgram(cid, budget);
  if (!/^Identity-[HV]$/.test(nameOf(font.lookup(N('Encoding'))))) return;
  if (program?.kind === 'TrueType') repairTrueTypeCids(faulty, cid, new TrueType(program.bytes));
}

/** The glyphs shown, each with the width the page was set with, and a map that leads to them. */
function repairTrueTypeCids({ font, shown, budget, note }: FaultyFont, cid: PDFDict, type: TrueType): void {
  const { context } = font;
  const stated = statedWidths(cid);
  const map = cid.lookup(N('CIDToGIDMap'));
  const table = map instanceof PDFRawStream ? decode(map, budget) : null;
  const characters = [...codesOf(shown)]
    .toSorted((a, b) => a - b)
    .map((code): Character => {
      const glyph = table ? (2 * code + 1 < table.length ? table.readUInt16BE(2 * code) : 0) : code;
      return { code, glyph: glyph < type.glyphCount ? glyph : 0, width: stated(code), text: null };
    });
  const bytes = programOf(type, characters);
  cid.set(N('Subtype'), N('CIDFontType2'));
  writeCids(cid, characters);
  if (!(cid.lookup(N('CIDSystemInfo')) instanceof PDFDict)) cid.set(N('CIDSystemInfo'), identity(cid));
  setProgram(ownDescriptor(cid), 'FontFile2', deflated(context, bytes, { Length1: bytes.length }));
  note('its glyph map, widths and glyphs now agree');
}

/** W and CIDToGIDMap for characters that stand in this order behind .notdef. */
function writeCids(cid: PDFDict, characters: readonly Character[]): void {
  const { context } = cid;
  const map = Buffer.alloc(2 * (Math.max(0, ...characters.map(({ code }) => code)) + 1));
  characters.forEach(({ code }, i) => map.writeUInt16BE(i + 1, 2 * code));
  cid.set(N('CIDToGIDMap'), context.register(deflated(context, map)));
  cid.set(N('W'), context.obj(characters.flatMap(({ code, width }) => [code, [round(width)]])));
}

const identity = ({ context }: PDFDict): PDFDict =>
  context.obj({ Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 });
