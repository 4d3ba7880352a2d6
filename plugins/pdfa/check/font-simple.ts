import { PDFDict } from '@cantoo/pdf-lib';
import { N, nameOf, numberOf, numbers } from '@conforme/pdf/file/values';
import { ENCODINGS } from '@conforme/pdf/font/encodings';
import { TrueType } from '@conforme/pdf/font/truetype';
import { bytesShown, agree, programOf, type FontCase, type Program } from './font-program.ts';
import { checkType1 } from './font-type1.ts';

const SYMBOLIC = 4;
const NONSYMBOLIC = 32;
const MANY_PLANES = 12;

/** Fonts of one byte a character (ISO 32000-1, 9.6). */
export function checkSimple(subject: FontCase, kind: string): void {
  const { font, refuse } = subject;
  const program = programOf(font, subject);
  if (!program) return;
  if (!nameOf(font.lookup(N('BaseFont')))) refuse('the font has no name');
  const widths = widthsOf(font);
  if (!widths) return refuse('the widths of the font are missing or incomplete');
  if (kind === 'TrueType') checkTrueType(subject, program, widths);
  else checkType1(subject, program, widths);
}

/** Stated width by code. */
function widthsOf(font: PDFDict): ReadonlyMap<number, number> | null {
  const first = numberOf(font.lookup(N('FirstChar')));
  const last = numberOf(font.lookup(N('LastChar')));
  const list = numbers(font.lookup(N('Widths')));
  if (first === null || last === null || list?.length !== last - first + 1) return null;
  return new Map(list.map((width, i) => [first + i, width]));
}

function checkTrueType(
  { font, shown, refuse }: FontCase,
  program: Program,
  widths: ReadonlyMap<number, number>,
): void {
  if (program.kind !== 'TrueType') return refuse('the font program is not TrueType');
  const type = new TrueType(program.bytes);
  const descriptor = font.lookup(N('FontDescriptor')) as PDFDict;
  const flags = numberOf(descriptor.lookup(N('Flags'))) ?? 0;
  const symbolic = (flags & SYMBOLIC) !== 0;
  if (symbolic === ((flags & NONSYMBOLIC) !== 0))
    return refuse('the font is neither clearly symbolic nor clearly not');
  const glyphOf = symbolic ? symbolicMap(type, font, refuse) : namedMap(type, font, refuse);
  if (!glyphOf) return;
  const codes = bytesShown(shown);
  for (const code of codes) {
    const glyph = glyphOf(code);
    const stated = widths.get(code);
    if (glyph === 0 || glyph >= type.glyphCount) return refuse(`the character ${code} has no glyph`);
    if (stated === undefined || !agree(stated, type.width(glyph)))
      return refuse(`the width of character ${code} differs from the font program`);
    type.outline(glyph);
  }
}

type GlyphOf = (code: number) => number;

/** 6.2.11.6: a symbolic font has no encoding and either one map or the (3,0) map. */
function symbolicMap(type: TrueType, font: PDFDict, refuse: FontCase['refuse']): GlyphOf | null {
  if (font.get(N('Encoding'))) {
    refuse('a symbolic font states an encoding');
    return null;
  }
  const symbol = type.charmap(3, 0);
  const roman = type.charmap(1, 0);
  const count = type.tables.get('cmap')?.readUInt16BE(2) ?? 0;
  if (!symbol && (count !== 1 || !roman)) {
    refuse('the character map of a symbolic font is ambiguous');
    return null;
  }
  if (!symbol) return (code) => roman!.get(code) ?? 0;
  return (code) =>
    symbol.get(0xf000 + code) ??
    symbol.get(code) ??
    symbol.get(0xf100 + code) ??
    symbol.get(0xf200 + code) ??
    0;
}

/** 6.2.11.6: a font that is not symbolic uses one of two encodings and a Unicode map. */
function namedMap(type: TrueType, font: PDFDict, refuse: FontCase['refuse']): GlyphOf | null {
  const encoding = font.lookup(N('Encoding'));
  const base = encoding instanceof PDFDict ? encoding.lookup(N('BaseEncoding')) : encoding;
  const table = ENCODINGS[nameOf(base)];
  if (!table || (encoding instanceof PDFDict && encoding.get(N('Differences')))) {
    refuse('the encoding of the font is not verified');
    return null;
  }
  const unicode = type.charmap(3, 1);
  // A form for characters beyond 16 bits, which codes of one byte never mean; not every reader looks for it here.
  if (type.formatOf(3, 1) === MANY_PLANES) {
    refuse('the Unicode map of the font is written for many planes');
    return null;
  }
  if (!unicode) {
    refuse('the font has no Unicode map');
    return null;
  }
  return (code) => (table[code] ? (unicode.get(table[code]) ?? 0) : 0);
}
