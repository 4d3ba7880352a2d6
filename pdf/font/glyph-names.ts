import { EXPERT_NAMES } from './expert-names.ts';

/**
 * The glyph names of the ISOAdobe character set in the order of their string numbers (Adobe Technical Note 5176, appendices
 * A and C), and the character each stands for (Adobe Glyph List).
 */
const NAMES = (
  'space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright asterisk ' +
  'plus comma hyphen period slash zero one two three four five six seven eight nine colon semicolon ' +
  'less equal greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft ' +
  'backslash bracketright asciicircum underscore quoteleft a b c d e f g h i j k l m n o p q r s t u v ' +
  'w x y z braceleft bar braceright asciitilde exclamdown cent sterling fraction yen florin section ' +
  'currency quotesingle quotedblleft guillemotleft guilsinglleft guilsinglright fi fl endash dagger ' +
  'daggerdbl periodcentered paragraph bullet quotesinglbase quotedblbase quotedblright guillemotright ' +
  'ellipsis perthousand questiondown grave acute circumflex tilde macron breve dotaccent dieresis ring ' +
  'cedilla hungarumlaut ogonek caron emdash AE ordfeminine Lslash Oslash OE ordmasculine ae dotlessi ' +
  'lslash oslash oe germandbls onesuperior logicalnot mu trademark Eth onehalf plusminus Thorn ' +
  'onequarter divide brokenbar degree thorn threequarters twosuperior registered minus eth multiply ' +
  'threesuperior copyright Aacute Acircumflex Adieresis Agrave Aring Atilde Ccedilla Eacute Ecircumflex ' +
  'Edieresis Egrave Iacute Icircumflex Idieresis Igrave Ntilde Oacute Ocircumflex Odieresis Ograve ' +
  'Otilde Scaron Uacute Ucircumflex Udieresis Ugrave Yacute Ydieresis Zcaron aacute acircumflex ' +
  'adieresis agrave aring atilde ccedilla eacute ecircumflex edieresis egrave iacute icircumflex ' +
  'idieresis igrave ntilde oacute ocircumflex odieresis ograve otilde scaron uacute ucircumflex ' +
  'udieresis ugrave yacute ydieresis zcaron'
).split(' ');
const CHARACTERS =
  ' !"#$%&’()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_‘abcdefghijklmnopqrstuvwxyz{|}~¡¢£⁄' +
  "¥ƒ§¤'“«‹›\ufb01\ufb02–†‡·¶•‚„”»…‰¿`´ˆ˜¯˘˙¨˚¸˝˛ˇ—ÆªŁØŒºæıłøœß¹¬µ™Ð½±Þ¼÷¦°þ¾²®−ð×³©ÁÂÄÀÅÃÇÉÊËÈÍÎÏÌÑÓÔ" +
  'ÖÒÕŠÚÛÜÙÝŸŽáâäàåãçéêëèíîïìñóôöòõšúûüùýÿž';

/** Codes of StandardEncoding, in runs; they take the names from the first on (appendix B). */
const STANDARD_CODES: readonly (readonly [number, number])[] = [
  [32, 126],
  [161, 175],
  [177, 180],
  [182, 189],
  [191, 191],
  [193, 200],
  [202, 203],
  [205, 208],
  [225, 225],
  [227, 227],
  [232, 235],
  [241, 241],
  [245, 245],
  [248, 251],
];

/** Characters of WinAnsi and MacRoman outside ISOAdobe, or spelt otherwise there. */
const EXTRA: ReadonlyMap<number, string> = new Map([
  [0x20ac, 'Euro'],
  [0x00a0, 'space'],
  [0x0027, 'quotesingle'],
  [0x0060, 'grave'],
  [0x2019, 'quoteright'],
  [0x2018, 'quoteleft'],
]);

const BY_CHARACTER: ReadonlyMap<number, string> = new Map(
  [...CHARACTERS].map((character, i) => [character.codePointAt(0)!, NAMES[i]!]),
);

/** The name of a standard string; null beyond the last. */
export function standardString(sid: number): string | null {
  return sid === 0 ? '.notdef' : (NAMES[sid - 1] ?? EXPERT_NAMES[sid - 1 - NAMES.length] ?? null);
}

/** Code → glyph name of StandardEncoding. */
export const STANDARD_ENCODING: ReadonlyMap<number, string> = new Map(
  STANDARD_CODES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i),
  ).map((code, i) => [code, NAMES[i]!]),
);

/** Runs of codes of the expert encoding, and the number of the string that names the first (appendix B). */
const EXPERT_CODES: readonly (readonly [first: number, last: number, sid: number])[] = [
  [32, 32, 1],
  [33, 34, 229],
  [36, 43, 231],
  [44, 46, 13],
  [47, 47, 99],
  [48, 57, 239],
  [58, 59, 27],
  [60, 63, 249],
  [65, 69, 253],
  [73, 73, 258],
  [76, 79, 259],
  [82, 84, 263],
  [86, 86, 266],
  [87, 88, 109],
  [89, 91, 267],
  [93, 126, 270],
  [161, 163, 304],
  [166, 170, 307],
  [172, 172, 312],
  [175, 175, 313],
  [178, 179, 314],
  [182, 184, 316],
  [188, 188, 158],
  [189, 189, 155],
  [190, 190, 163],
  [191, 197, 319],
  [200, 200, 326],
  [201, 201, 150],
  [202, 202, 164],
  [203, 203, 169],
  [204, 255, 327],
];

/** The glyph name of a code of the expert encoding; null where there is none. */
export function expertName(code: number): string | null {
  const run = EXPERT_CODES.find(([first, last]) => first <= code && code <= last);
  return run ? standardString(run[2] + code - run[0]) : null;
}

/** The glyph name of a character, as encodings spell it. */
export function nameOfCharacter(unicode: number): string | null {
  return EXTRA.get(unicode) ?? BY_CHARACTER.get(unicode) ?? null;
}

const BY_NAME: ReadonlyMap<string, number> = new Map([
  ...[...BY_CHARACTER].map(([character, name]) => [name, character] as const),
  ...[...EXTRA].filter(([, name]) => name !== 'space').map(([character, name]) => [name, character] as const),
]);

/** The character a name of the ISOAdobe set, or of the two encodings beyond it, stands for. */
export const characterOfStandardName = (name: string): number | null => BY_NAME.get(name) ?? null;
