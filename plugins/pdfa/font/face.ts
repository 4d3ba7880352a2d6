import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { TrueType } from './truetype.ts';

/** A font on disk and its Unicode map; read once a process. */
export interface Face {
  readonly name: string;
  readonly font: TrueType;
  readonly bold: boolean;
  readonly glyphs: ReadonlyMap<number, number>;
}

const require = createRequire(import.meta.url);
const faces = new Map<boolean, Face>();

/** Arimo: Arial's metrics, Latin, Greek and Cyrillic, OFL. */
export function face(bold: boolean): Face {
  const known = faces.get(bold);
  if (known) return known;
  const file = bold ? '700Bold/Arimo_700Bold.ttf' : '400Regular/Arimo_400Regular.ttf';
  const font = new TrueType(readFileSync(require.resolve(`@expo-google-fonts/arimo/${file}`)));
  const glyphs = font.charmap(3, 1);
  if (!glyphs) throw new Error(`${file} has no Unicode map`);
  const loaded = Object.freeze({ name: bold ? 'Arimo-Bold' : 'Arimo', font, bold, glyphs });
  faces.set(bold, loaded);
  return loaded;
}

/** Shown where neither the font nor any likeness has the character: an outlined box, never .notdef (ISO 19005-3, 6.2.11.8). */
const BOX = 0x25a1;

/** Characters with no canonical likeness in Unicode that readers take for one another. */
const LIKENESS: ReadonlyMap<number, number> = new Map([
  [0x2010, 0x2d],
  [0x2011, 0x2d],
  [0x2012, 0x2013],
  [0x2015, 0x2014],
  [0x2212, 0x2d],
  [0x202f, 0xa0],
  [0x2007, 0xa0],
  [0x2713, 0x221a],
  [0x1e9e, 0xdf],
]);

/** The glyph that shows a character: its own, that of its base or likeness, or the box. Never 0. */
export function glyphFor(face: Face, code: number): number {
  const own = face.glyphs.get(code);
  if (own) return own;
  const base = String.fromCodePoint(code).normalize('NFKD').codePointAt(0)!;
  return face.glyphs.get(LIKENESS.get(code) ?? base) ?? face.glyphs.get(BOX) ?? face.glyphs.get(0x3f)!;
}

/** Text as it can be set: composed, blanks unified, without controls and invisible marks. Line feeds stay. */
export function settable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\r\n?|\u2028|\u2029/gu, '\n')
    .replaceAll(/[\t\v\f\u1680\u2000-\u200a\u205f\u3000]/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, (mark) => (mark === '\n' ? mark : ''));
}
