import anyAscii from 'any-ascii';
import { face, likeness, openIfInstalled, type Face } from './face.ts';

/** Regular and bold. */
type Weights = readonly [regular: string, bold: string];

interface Script {
  readonly letters: RegExp;
  /** In the order they are tried. */
  readonly faces: readonly Weights[];
}

const ARABIC: Weights = [
  '@embedpdf/fonts-arabic/fonts/NotoNaskhArabic-Regular.ttf',
  '@embedpdf/fonts-arabic/fonts/NotoNaskhArabic-Bold.ttf',
];

/** As the packages of `@expo-google-fonts` have them. */
function noto(part: string): Weights {
  const folder = `@expo-google-fonts/noto-sans-${part.toLowerCase()}`;
  return [
    `${folder}/400Regular/NotoSans${part}_400Regular.ttf`,
    `${folder}/700Bold/NotoSans${part}_700Bold.ttf`,
  ];
}

const script = (letters: RegExp, ...faces: readonly Weights[]): Script => ({ letters, faces });

/**
 * Arabic, Devanagari and Thai come with the engine, and Hebrew with its main face. A package of East Asia weighs 50 MB and more, and other
 * scripts are rare on invoices: those installed beside it are used.
 */
const SCRIPTS: readonly Script[] = [
  script(/\p{Script_Extensions=Arabic}/u, ARABIC),
  script(/\p{Script_Extensions=Devanagari}/u, noto('Devanagari')),
  script(/\p{Script_Extensions=Thai}/u, noto('Thai')),
  script(/\p{Script=Armenian}/u, noto('Armenian')),
  script(/\p{Script=Bengali}/u, noto('Bengali')),
  script(/\p{Script=Georgian}/u, noto('Georgian')),
  script(/\p{Script=Tamil}/u, noto('Tamil')),
];

/** Han letters look as the language has them whose own letters stand in the same text. */
const EAST_ASIA: readonly (readonly [own: RegExp, faces: readonly Weights[]])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, [noto('JP'), noto('SC')]],
  [/\p{Script=Hangul}/u, [noto('KR')]],
  [/\p{Script=Bopomofo}/u, [noto('TC')]],
  [/./u, [noto('SC'), noto('JP'), noto('TC'), noto('KR')]],
];
const EAST_ASIAN =
  /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script_Extensions=Hangul}\p{Script_Extensions=Bopomofo}\uff00-\uffef]/u;

/** Whether a face has all that a cluster is written with, composed or in parts; joiners and selectors need no glyph. */
const hasAll = ({ glyphs }: Face, cluster: string): boolean =>
  [...cluster].every(
    (character) =>
      glyphs.has(character.codePointAt(0)!) ||
      /\p{Default_Ignorable_Code_Point}/u.test(character) ||
      (character !== character.normalize('NFD') &&
        [...character.normalize('NFD')].every((part) => glyphs.has(part.codePointAt(0)!))),
  );

const isOne = (cluster: string): boolean => String.fromCodePoint(cluster.codePointAt(0)!) === cluster;

/** What finds the face that shows a cluster of this text, in this weight where it can; null when none that is installed has it. */
export function facesFor(text: string, bold: boolean): (cluster: string) => Face | null {
  const main = face(bold);
  let eastAsia: readonly Weights[] | undefined;
  const candidates = (cluster: string): readonly Weights[] =>
    EAST_ASIAN.test(cluster)
      ? (eastAsia ??= EAST_ASIA.filter(([own]) => own.test(text)).flatMap(([, faces]) => faces))
      : SCRIPTS.filter(({ letters }) => letters.test(cluster)).flatMap(({ faces }) => faces);
  return (cluster) => {
    if (hasAll(main, cluster) || (isOne(cluster) && likeness(main, cluster.codePointAt(0)!))) return main;
    for (const files of candidates(cluster)) {
      const found = weighted(files, bold).find((candidate) => candidate && hasAll(candidate, cluster));
      if (found) return found;
    }
    return null;
  };
}

const weighted = ([regular, heavy]: Weights, bold: boolean): (Face | null)[] =>
  (bold ? [heavy, regular] : [regular]).map((file) => openIfInstalled(file, bold && file === heavy));

/**
 * What is drawn in the main face for a cluster that no face has: what it is made of (㎡ as m2), else how it is written in Latin
 * letters or called (北 as Bei, an emoji by its name), else its number. Never nothing, never a box.
 */
export function legible(cluster: string, bold: boolean): string {
  const main = face(bold);
  const shown = [...cluster].map((character) => {
    const parts = character.normalize('NFKD');
    const has = [...parts].every((part) => likeness(main, part.codePointAt(0)!));
    return has ? parts : anyAscii(character);
  });
  return shown.join('') || [...cluster].map(number).join(' ');
}

const number = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
