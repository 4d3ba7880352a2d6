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

const noto = (region: 'SC' | 'TC' | 'JP' | 'KR'): Weights => {
  const folder = `@expo-google-fonts/noto-sans-${region.toLowerCase()}`;
  return [
    `${folder}/400Regular/NotoSans${region}_400Regular.ttf`,
    `${folder}/700Bold/NotoSans${region}_700Bold.ttf`,
  ];
};

/**
 * Arabic comes with the engine, and Hebrew with its main face. A package of East Asia weighs 90 MB: those installed beside
 * it are used. Scripts whose letters need more than joining and order to be read (Devanagari, Thai) are not here: set one
 * by one they would be wrong.
 */
const SCRIPTS: readonly Script[] = [
  { letters: /\p{Script_Extensions=Arabic}/u, faces: [ARABIC] },
  { letters: /\p{Script_Extensions=Hangul}/u, faces: [noto('KR')] },
  {
    letters: /[\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}]/u,
    faces: [noto('JP'), noto('SC')],
  },
  { letters: /\p{Script_Extensions=Han}/u, faces: [noto('SC'), noto('JP'), noto('TC'), noto('KR')] },
];

/** The face that shows a character, in this weight where it can; null when none that is installed has it. */
export function faceFor(code: number, bold: boolean): Face | null {
  const main = face(bold);
  if (likeness(main, code)) return main;
  const character = String.fromCodePoint(code);
  for (const { letters, faces } of SCRIPTS) {
    if (!letters.test(character)) continue;
    for (const [regular, heavy] of faces) {
      const found = (bold ? [heavy, regular] : [regular])
        .map((file) => openIfInstalled(file, bold && file === heavy))
        .find((candidate) => candidate?.glyphs.has(code));
      if (found) return found;
    }
  }
  return null;
}

/** A character that no face has as what it is made of (㎡ as m2), where there are faces for all of that; else itself. */
export function spelled(character: string): string {
  if (faceFor(character.codePointAt(0)!, false)) return character;
  const parts = character.normalize('NFKD');
  return [...parts].every((part) => faceFor(part.codePointAt(0)!, false)) ? parts : character;
}
