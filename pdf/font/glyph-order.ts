/** Glyphs from a number on, by the characters they show. */
type Run = readonly [first: number, characters: string];

/** The order Microsoft's core fonts share (Arial, Times New Roman, Courier New, Verdana and others), as far as they do. */
const CORE: readonly Run[] = [
  [3, ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcde'],
  [73, 'fghijklmnopqrstuvwxyz{|}~ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨'],
  [143, '≠ÆØ∞±≤≥¥µ∂∑∏'],
  [156, '∫ªºΩæø¿¡¬√ƒ≈∆«»…'],
  [179, '“”‘’'],
  [200, 'Á'],
  [203, 'Í'],
  [207, 'Ó'],
  [210, 'Ú'],
  [223, 'ˇŁłŠšŽž'],
  [233, 'Ýý'],
  [252, 'ćČč'],
  [258, 'Ă'],
  [260, 'Ąą'],
  [265, 'ĘęĚěĹ'],
  [275, 'Ńń'],
  [278, 'ň'],
  [283, 'ŘřŚś'],
  [292, 'ů'],
  [295, 'Źź'],
  [298, 'ż'],
  [305, 'στφ‗‼ⁿ₧←↑'],
  [570, 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя'],
  [
    672,
    '\u05d0\u05d1\u05d2\u05d3\u05d4\u05d5\u05d6\u05d7\u05d8\u05d9\u05da\u05db\u05dc\u05dd\u05de\u05df\u05e0\u05e1\u05e2\u05e3\u05e4\u05e5\u05e6\u05e7\u05e8\u05e9\u05ea',
  ],
];

const CALIBRI: readonly Run[] = [
  [1, ' '],
  [4, 'AÀÁ'],
  [9, 'Ä'],
  [17, 'BC'],
  [21, 'Č'],
  [24, 'D'],
  [28, 'EÈÉ'],
  [32, 'Ě'],
  [38, 'FG'],
  [44, 'H'],
  [47, 'IÌÍ'],
  [58, 'J'],
  [60, 'K'],
  [62, 'L'],
  [68, 'MN'],
  [75, 'OÒ'],
  [80, 'Ö'],
  [87, 'P'],
  [89, 'QR'],
  [92, 'Ř'],
  [94, 'S'],
  [97, 'Š'],
  [100, 'T'],
  [104, 'U'],
  [109, 'Ü'],
  [115, 'VW'],
  [121, 'XY'],
  [124, 'Ý'],
  [127, 'Z'],
  [129, 'Ž'],
  [258, 'aàá'],
  [263, 'ä'],
  [268, 'ą'],
  [271, 'bcć'],
  [275, 'č'],
  [282, 'd'],
  [286, 'eèé'],
  [290, 'ě'],
  [295, 'ęf'],
  [336, 'g'],
  [346, 'h'],
  [349, 'iìí'],
  [361, 'j'],
  [364, 'k'],
  [367, 'l'],
  [371, 'ł'],
  [373, 'mn'],
  [381, 'oòó'],
  [386, 'ö'],
  [393, 'p'],
  [395, 'qr'],
  [398, 'ř'],
  [400, 'sś'],
  [403, 'š'],
  [410, 't'],
  [437, 'u'],
  [442, 'ü'],
  [448, 'vw'],
  [454, 'xy'],
  [457, 'ý'],
  [460, 'z'],
  [462, 'žż'],
  [853, ','],
  [855, ':.'],
  [876, '/'],
  [878, '-'],
  [882, '-'],
  [894, '()[]'],
  [923, '@'],
  [940, '£'],
  [1004, '0123456789'],
  [1081, '%'],
  [1085, '+-'],
];

const read = (runs: readonly Run[]): ReadonlyMap<number, number> =>
  new Map(
    runs.flatMap(([first, text]) =>
      [...text].map((character, i) => [first + i, character.codePointAt(0)!] as const),
    ),
  );

const core = read(CORE);
const calibri = read(CALIBRI);
const CORE_NAMES =
  /^(arial|times ?new ?roman|courier ?new|verdana|tahoma|georgia|trebuchet|impact|comic ?sans|microsoft ?sans ?serif)/i;

/**
 * The characters the glyphs of a well-known font show, by their numbers in its program; null for fonts whose order is
 * unknown. Programs that name glyphs by number and do not come with the document leave nothing else to go by.
 */
export function orderOf(name: string): ReadonlyMap<number, number> | null {
  if (/^calibri/i.test(name)) return calibri;
  return CORE_NAMES.test(name) ? core : null;
}
