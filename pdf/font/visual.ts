import bidiFactory from 'bidi-js';
import { isPlain } from './face.ts';
import { spelled } from './fallback.ts';
import { joined } from './joining.ts';

// Its types describe the module it has for bundlers; Node loads the one that is the function itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** Whether some of it runs from right to left: letters of Hebrew, Arabic and their like, and their presentation forms. */
export const runsLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/**
 * A line as its letters stand on paper from left to right: in their forms, in their order (Unicode Standard Annex 9), and spelled out
 * where no face has them. The line itself for all that need none of this.
 */
export function visual(line: string): string {
  if (isPlain(line)) return line;
  const letters = [...line].map(spelled).join('');
  return runsLeft(letters) ? ordered([...joined(letters)]) : letters;
}

/** The base direction is that of the first letter that has one. */
function ordered(letters: readonly string[]): string {
  // One unit a letter: the algorithm counts in units, and halves of a pair must not be turned round.
  const units = letters.map((letter) => (letter.length === 1 ? letter : '\ufffc')).join('');
  const levels = bidi.getEmbeddingLevels(units, 'auto');
  const mirrored = bidi.getMirroredCharactersMap(units, levels.levels);
  const order = bidi.getReorderedIndices(units, levels);
  return marksAfterLetters(order.map((at) => mirrored.get(at) ?? letters[at]!)).join('');
}

/** Rule L3: turned round, marks stand before their letter; fonts draw them after it. */
function marksAfterLetters(letters: readonly string[]): string[] {
  const result: string[] = [];
  let marks: string[] = [];
  for (const letter of letters) {
    if (/\p{Mn}/u.test(letter)) marks.unshift(letter);
    else {
      result.push(letter, ...marks);
      marks = [];
    }
  }
  return [...result, ...marks];
}
