import { PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { N, nameOf } from '@conforme/pdf/file/values';
import { Cff } from '@conforme/pdf/font/cff';
import { differences } from '@conforme/pdf/font/differences';
import { ENCODINGS } from '@conforme/pdf/font/encodings';
import { nameOfCharacter, STANDARD_ENCODING } from '@conforme/pdf/font/glyph-names';
import { TrueType } from '@conforme/pdf/font/truetype';
import { Type1 } from '@conforme/pdf/font/type1';
import { bytesShown, agree, type FontCase, type Program } from './font-program.ts';

/** What Type 1 and CFF programs have in common: glyphs by name. */
interface Named {
  widthOfName(name: string): number | null;
  builtinName(code: number): string | null;
  glyphOfName?(name: string): number;
  isFraction?(glyph: number): boolean;
  isAdded?(code: number): boolean;
}

/** Type 1 fonts (ISO 32000-1, 9.6.2), whose codes name glyphs. */
export function checkType1(
  { font, shown, refuse }: FontCase,
  program: Program,
  widths: ReadonlyMap<number, number>,
): void {
  const named = readProgram(program);
  if (!named) return refuse('the font program does not fit the type of the font');
  const nameOfCode = encodingOf(font, named);
  if (!nameOfCode) return refuse('the encoding of the font is not verified');
  for (const code of bytesShown(shown)) {
    const name = nameOfCode(code);
    const actual = name === null ? null : named.widthOfName(name);
    if (actual === null) return refuse(`the character ${code} has no glyph`);
    if (named.isAdded?.(code) && !differences(font).has(code))
      return refuse('the encoding of the font is not verified');
    const stated = widths.get(code);
    if (stated === undefined || !agree(stated, actual))
      return refuse(`the width of character ${code} differs from the font program`);
    if (named.glyphOfName && named.isFraction?.(named.glyphOfName(name!)))
      return refuse(`the width of character ${code} is a fraction in the font program`);
  }
}

function readProgram({ kind, bytes }: Program): Named | null {
  if (kind === 'Type1') return new Type1(bytes);
  if (kind === 'Type1C') return new Cff(bytes);
  return kind === 'OpenType' ? new Cff(new TrueType(bytes).table('CFF ')) : null;
}

/** Code → glyph name: the differences, else the base encoding, else the program's own (9.6.6.1). */
function encodingOf(font: PDFDict, program: Named): ((code: number) => string | null) | null {
  const encoding = font.lookup(N('Encoding'));
  const base = baseOf(encoding instanceof PDFDict ? encoding.lookup(N('BaseEncoding')) : encoding, program);
  if (!base) return null;
  const changed = differences(font);
  return (code) => changed.get(code)?.decodeText() ?? base(code);
}

function baseOf(base: PDFObject | undefined, program: Named): ((code: number) => string | null) | null {
  if (base === undefined) return (code) => program.builtinName(code);
  const name = nameOf(base);
  if (name === 'StandardEncoding') return (code) => STANDARD_ENCODING.get(code) ?? null;
  const table = ENCODINGS[name];
  return table ? (code) => nameOfCharacter(table[code]!) : null;
}
