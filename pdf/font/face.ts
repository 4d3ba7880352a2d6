import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { TrueType } from './truetype.ts';

/** A font on disk and its Unicode map; read once a process. */
export interface Face {
  readonly name: string;
  readonly program: Uint8Array;
  readonly font: TrueType;
  readonly bold: boolean;
  readonly glyphs: ReadonlyMap<number, number>;
}

const require = createRequire(import.meta.url);
const faceCache = new Map<string, Face | null>();

/** Arimo: Arial's metrics, Latin, Greek and Cyrillic, OFL. */
export function face(bold: boolean): Face {
  const at = bold ? 1 : 0;
  return (main[at] ??= arimo(bold));
}

const main: (Face | undefined)[] = [];

function arimo(bold: boolean): Face {
  const file = bold ? '700Bold/Arimo_700Bold.ttf' : '400Regular/Arimo_400Regular.ttf';
  const found = openIfInstalled(`@expo-google-fonts/arimo/${file}`, bold);
  if (!found) throw new Error(`${file} is not installed`);
  return found;
}

/** A face by the path of its file below node_modules; null where its package is not installed. */
export function openIfInstalled(file: string, bold: boolean): Face | null {
  let found = faceCache.get(file);
  if (found === undefined) {
    found = read(file, bold);
    faceCache.set(file, found);
  }
  return found;
}

function read(file: string, bold: boolean): Face | null {
  // Resolved by folder: not every package lets its files be resolved.
  const path = require.resolve
    .paths(file)!
    .map((folder) => join(folder, file))
    .find(existsSync);
  if (path === undefined) return null;
  const program = readFileSync(path);
  const font = new TrueType(program);
  const glyphs = font.charmap(3, 10) ?? font.charmap(3, 1);
  if (!glyphs) throw new Error(`${file} has no Unicode map`);
  const name = basename(file, '.ttf')
    .replace(/_?[34]00Regular$/, '')
    .replace(/_700/, '-');
  return Object.freeze({ name, program, font, bold, glyphs });
}

/** Characters with no canonical likeness in Unicode that readers take for one another. */
const LIKENESS: ReadonlyMap<number, number> = new Map([
  [0x0a, 0x20],
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

/** The glyph that shows a character, its own or that of its base or likeness; undefined when the face has none of them. */
export function likeness(face: Face, code: number): number | undefined {
  const own = face.glyphs.get(code);
  if (own) return own;
  const base = String.fromCodePoint(code).normalize('NFD').codePointAt(0)!;
  return face.glyphs.get(LIKENESS.get(code) ?? base);
}

/** Nothing in it needs to be composed, unified, left out, shaped or turned round: nearly every text in Latin letters. */
const PLAIN =
  /^[\n\x20-\x7e\u00a0-\u00ac\u00ae-\u017f\u2013\u2014\u2018-\u201e\u2022\u2026\u202f\u20ac\u2212]*$/;

/** Whether a text can be set as it stands. */
export const isPlain = (text: string): boolean => PLAIN.test(text);

/** Scripts whose letters take other forms beside a joiner or a non-joiner (The Unicode Standard, 9.2 and 12.1). */
const JOINING = [
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
];
const UNSEEN = new RegExp(
  `(?!\\n|(?<=[${JOINING.map((script) => `\\p{Script=${script}}`).join('')}])[\\u200c\\u200d])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}]`,
  'gu',
);

/** As many marks as the Stream-Safe Text Format has (UAX 15): composing more than a joiner between them takes the square of the time. */
const MANY_MARKS = /\p{M}{30}(?=\p{M})/gu;

/**
 * Text as it can be set: composed, blanks unified, without controls and invisible marks. Line feeds stay, and between letters
 * that join the marks that join and part them.
 */
export function settable(text: string): string {
  if (isPlain(text)) return text;
  return text
    .replaceAll(MANY_MARKS, '$&\u034f')
    .normalize('NFC')
    .replaceAll(/\r\n?|\u2028|\u2029/gu, '\n')
    .replaceAll(/[\t\v\f\u1680\u2000-\u200a\u205f\u3000]/gu, ' ')
    .replaceAll(UNSEEN, '');
}
