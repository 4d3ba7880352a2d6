import type { Bilingual } from '@conforme/proto/schema';

/** Phrases of one room: the English template → the French one. `{1}`, `{2}`, … stand for the values, in English in their order. */
export type Phrases = Readonly<Record<string, string>>;

/**
 * Puts English phrases into both languages. For messages that arise deep inside and are reported far above, where only the English is
 * left: a phrase without a translation stays English, so each room's tests look for those in its sources.
 */
export function phrasebook(phrases: Phrases): (english: string) => Bilingual {
  const patterns = Object.entries(phrases)
    .filter(([template]) => PLACE.test(template))
    .map(([template, french]) => [patternOf(template), french] as const);
  const phrase = (english: string): Bilingual => {
    if (Object.hasOwn(phrases, english)) return { en: english, fr: phrases[english]! };
    for (const [pattern, french] of patterns) {
      const values = pattern.exec(english);
      if (values)
        return {
          en: english,
          fr: french.replaceAll(PLACES, (_, at: string) => phrase(values[Number(at)]!).fr),
        };
    }
    return { en: english, fr: english };
  };
  return phrase;
}

const PLACE = /\{\d\}/;
const PLACES = /\{(\d)\}/g;

function patternOf(template: string): RegExp {
  const parts = template.split(PLACE).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('(.*)')}$`, 's');
}
