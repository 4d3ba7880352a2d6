import { PDFArray, PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { decode } from '@conforme/pdf/file/filters';
import { N, nameOf } from '@conforme/pdf/file/values';
import { Cff } from '@conforme/pdf/font/cff';
import {
  characterMap,
  systemOf,
  type CharacterMap,
  type CidCode,
  type CidSystem,
} from '@conforme/pdf/font/cmap';
import { TrueType } from '@conforme/pdf/font/truetype';
import { compositeWidths, MOST_CID } from '@conforme/pdf/font/widths';
import { agree, programOf, type FontCase, type Program } from './font-program.ts';

/** Fonts of several bytes a character (ISO 32000-1, 9.7), with the identity map or one of their own. */
export function checkComposite(subject: FontCase): void {
  const { font, refuse, shown, content } = subject;
  const map = characterMap(font.lookup(N('Encoding')), content.loaded.budget);
  const descendants = font.lookup(N('DescendantFonts'));
  const cid = descendants instanceof PDFArray ? descendants.lookup(0) : undefined;
  // Without a program the map does not matter, and which font is missing is what the sender can mend.
  if (!map && cid instanceof PDFDict && !programOf(cid, subject)) return;
  if (!map) return refuse('the character map of the font is not verified');
  const fault = mapFault(map);
  if (fault !== null) return refuse(fault);
  if (!(cid instanceof PDFDict) || !(cid.lookup(N('CIDSystemInfo')) instanceof PDFDict))
    return refuse('the font has no descendant');
  if (cid.lookup(N('Type')) !== N('Font')) refuse('the font does not say that it is one');
  if (font.lookup(N('Encoding')) instanceof PDFRawStream && !compatible(map.system, systemOf(cid)))
    return refuse('the character map of the font belongs to another collection of characters');
  const program = programOf(cid, subject);
  if (!program) return;
  const glyphs = glyphsOf(cid, program, subject);
  if (!glyphs) return;
  const stated = compositeWidths(cid);
  for (const { code, cid: number } of cidsOf(shown, map)) {
    // Character 0 is .notdef whatever glyph a map leads it to (6.2.11.8).
    const width = number === 0 ? null : glyphs(number);
    if (width === null) return refuse(`the character ${code} has no glyph`);
    if (!agree(stated(number), width))
      return refuse(`the width of character ${code} differs from the font program`);
  }
}

/** Why PDF/A does not allow a character map (6.2.11.3.3, 6.1.13), or null. */
function mapFault({ standard, derived, contradicts, greatest }: CharacterMap): string | null {
  if (!standard) return 'its character map is none of the standard';
  if (derived) return 'its character map builds on another';
  if (contradicts) return 'its character map contradicts itself over the direction of writing';
  return greatest > MOST_CID ? `its character map numbers characters beyond ${MOST_CID}` : null;
}

/** 6.2.11.3.1: the same collection, and a map that knows all the font has. */
function compatible(map: CidSystem | null, font: CidSystem | null): boolean {
  return (
    map !== null &&
    font !== null &&
    map.registry === font.registry &&
    map.ordering === font.ordering &&
    font.supplement <= map.supplement
  );
}

/** The characters shown, each once, in the order of their codes. */
export function cidsOf(shown: readonly Uint8Array[], map: CharacterMap): CidCode[] {
  const codes = new Map<number, CidCode>();
  // Codes of different lengths are different codes.
  for (const part of shown)
    for (const one of map.codes(part)) codes.set(one.length * 2 ** 32 + one.code, one);
  return [...codes].toSorted(([a], [b]) => a - b).map(([, one]) => one);
}

/** Advance of the glyph a character shows; null for none or .notdef. */
type Advance = (cid: number) => number | null;

function glyphsOf(cid: PDFDict, program: Program, subject: FontCase): Advance | null {
  const kind = nameOf(cid.lookup(N('Subtype')));
  if (kind === 'CIDFontType2' && program.kind === 'TrueType') return trueTypeGlyphs(cid, program, subject);
  if (kind === 'CIDFontType0' && (program.kind === 'CIDFontType0C' || program.kind === 'OpenType')) {
    const cff = new Cff(
      program.kind === 'OpenType' ? new TrueType(program.bytes).table('CFF ') : program.bytes,
    );
    return (code) => {
      if (cff.isFraction(cff.glyphOfCid(code)))
        subject.refuse(`the width of character ${code} is a fraction in the font program`);
      return cff.widthOfCid(code);
    };
  }
  subject.refuse('the font program does not fit the type of the font');
  return null;
}

function trueTypeGlyphs(cid: PDFDict, program: Program, { content, refuse }: FontCase): Advance | null {
  const type = new TrueType(program.bytes);
  const map = cid.lookup(N('CIDToGIDMap'));
  const table = map instanceof PDFRawStream ? decode(map, content.loaded.budget) : null;
  if (!table && map !== N('Identity')) {
    refuse('the font has no CIDToGIDMap');
    return null;
  }
  return (code) => {
    const glyph = table ? (2 * code + 1 < table.length ? table.readUInt16BE(2 * code) : 0) : code;
    if (glyph === 0 || glyph >= type.glyphCount) return null;
    type.outline(glyph);
    return type.width(glyph);
  };
}
