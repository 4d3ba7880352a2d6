import { PDFDict } from '@cantoo/pdf-lib';
import { Encodings } from '@cantoo/pdf-lib/standard-fonts';
import { N, nameOf } from '../file/values.ts';
import { differences } from './differences.ts';
import { ENCODINGS } from './encodings.ts';
import { nameOfCharacter, STANDARD_ENCODING } from './glyph-names.ts';

/** Code → glyph name: the differences, else the base encoding, else this one (9.6.6.1). Unknown encodings say nothing. */
export function namesOf(
  font: PDFDict,
  builtin: (code: number) => string | null,
): (code: number) => string | null {
  const encoding = font.lookup(N('Encoding'));
  const base = nameOf(encoding instanceof PDFDict ? encoding.lookup(N('BaseEncoding')) : encoding);
  const changed = differences(font);
  const table = ENCODINGS[base];
  const named = table
    ? (code: number) => nameOfCharacter(table[code]!)
    : base === 'StandardEncoding'
      ? (code: number) => STANDARD_ENCODING.get(code) ?? null
      : builtin;
  return (code) => changed.get(code)?.decodeText() ?? named(code);
}

/** The glyph name of a code of WinAnsiEncoding; null where there is none. */
export const winAnsiName = (code: number): string | null =>
  nameOfCharacter(ENCODINGS['WinAnsiEncoding']![code]!);

/** What the codes of a font of pictures stand for where the font has no encoding (ISO 32000-1, D.5 and D.6). */
export function pictorialCodes(
  name: 'Symbol' | 'ZapfDingbats',
): Map<number, { name: string; character: string }> {
  const encoding = Encodings[name];
  return new Map(
    encoding.supportedCodePoints.map((character) => {
      const { code, name } = encoding.encodeUnicodeCodePoint(character);
      return [code, { name, character: MEANT.get(name) ?? String.fromCodePoint(character) }];
    }),
  );
}

/** What names mean that these encodings give to two characters each (Adobe Glyph List). */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['space', ' '],
  ['mu', '\u00b5'],
  ['fraction', '\u2044'],
]);
