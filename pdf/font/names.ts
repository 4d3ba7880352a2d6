import { characterOfStandardName } from './glyph-names.ts';
import { face } from './face.ts';
import type { TrueType } from './truetype.ts';

/** Glyphs of the Macintosh order come first in a `post` table; their names are all known to the Adobe Glyph List. */
const STANDARD_MACINTOSH = 258;

/** Glyph numbers by the names a program of its own gives them (OpenType, "post", version 2). */
export function ownNames(font: TrueType): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  const indexes = nameIndexes(font);
  const strings: string[] = [];
  const post = font.tables.get('post') ?? Buffer.alloc(0);
  for (let at = 34 + 2 * indexes.length; at < post.length; at += 1 + post[at]!)
    strings.push(post.toString('latin1', at + 1, at + 1 + post[at]!));
  for (const [glyph, index] of indexes.entries()) {
    const name = strings[index - STANDARD_MACINTOSH];
    if (name && !names.has(name)) names.set(name, glyph);
  }
  return names;
}

/** For each glyph, the number of its name: in the Macintosh order, and from 258 on among the program's own. */
function nameIndexes(font: TrueType): readonly number[] {
  const post = font.tables.get('post');
  const version = post && post.length >= 32 ? post.readUInt32BE(0) : 0;
  if (version === 0x10000) return Array.from({ length: STANDARD_MACINTOSH }, (_, glyph) => glyph);
  if (!post || version !== 0x20000 || post.length < 34) return [];
  return Array.from({ length: post.readUInt16BE(32) }, (_, glyph) => post.readUInt16BE(34 + 2 * glyph));
}

/**
 * Glyph numbers by the codes of Mac OS Roman, where a program says its glyphs have the names of the Macintosh order
 * (OpenType, "post", versions 1 and 2): after .notdef, .null and a carriage return come the codes 20 to 7E, then 80 to FF.
 */
export function macintoshPlaces(font: TrueType): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const [glyph, index] of nameIndexes(font).entries()) {
    const code = index < 98 ? index + 29 : index + 30;
    if (code >= 0x20 && code <= 0xff && !places.has(code)) places.set(code, glyph);
  }
  return places;
}

/** Names of the Macintosh order that ISOAdobe lacks, and other names of the Adobe Glyph List for letters of Europe. */
const MACINTOSH: Readonly<Record<string, number>> = {
  notequal: 0x2260,
  infinity: 0x221e,
  lessequal: 0x2264,
  greaterequal: 0x2265,
  partialdiff: 0x2202,
  summation: 0x2211,
  product: 0x220f,
  pi: 0x3c0,
  integral: 0x222b,
  Omega: 0x2126,
  radical: 0x221a,
  approxequal: 0x2248,
  Delta: 0x2206,
  lozenge: 0x25ca,
  nonbreakingspace: 0xa0,
  nbspace: 0xa0,
  sfthyphen: 0xad,
  Gbreve: 0x11e,
  gbreve: 0x11f,
  Idotaccent: 0x130,
  Scedilla: 0x15e,
  scedilla: 0x15f,
  Cacute: 0x106,
  cacute: 0x107,
  Ccaron: 0x10c,
  ccaron: 0x10d,
  dcroat: 0x111,
  Idot: 0x130,
  overscore: 0xaf,
  middot: 0xb7,
  softhyphen: 0xad,
  Tcedilla: 0x162,
  tcedilla: 0x163,
};

let charactersCache: ReadonlyMap<string, number> | undefined;

/** Names a well-named font gives its glyphs, with the character each shows: Greek, Cyrillic, Latin Extended. */
function namesOfFace(): ReadonlyMap<string, number> {
  if (charactersCache) return charactersCache;
  const { font, glyphs } = face(false);
  const characters = new Map([...glyphs].map(([code, glyph]) => [glyph, code]));
  const found = new Map<string, number>();
  for (const [name, glyph] of ownNames(font)) {
    const character = characters.get(glyph);
    if (character !== undefined) found.set(name, character);
  }
  return (charactersCache = found);
}

/** Cyrillic letters under the numbers of the Association for Font Information Interchange: Ё and ё stand sixth. */
function cyrillic(name: string): number | null {
  const number = Number(/^afii(100\d\d)$/.exec(name)?.[1]);
  for (const [first, capital, io] of [
    [10017, 0x410, 0x401],
    [10065, 0x430, 0x451],
  ] as const) {
    const place = number - first;
    if (place === 6) return io;
    if (place >= 0 && place < 33) return capital + place - (place > 6 ? 1 : 0);
  }
  return null;
}

/** The character a glyph name stands for (Adobe Glyph List, "uni" and "u" names); null for a name that says nothing. */
export function characterOf(name: string): number | null {
  const plain = name.replace(/(?<=.)\..*$/, '');
  const coded = /^uni([0-9A-F]{4})$|^u([0-9A-F]{4,6})$/.exec(plain);
  if (coded) {
    const code = Number.parseInt((coded[1] ?? coded[2])!, 16);
    return code <= 0x10ffff ? code : null;
  }
  return (
    characterOfStandardName(plain) ?? MACINTOSH[plain] ?? cyrillic(plain) ?? namesOfFace().get(plain) ?? null
  );
}
