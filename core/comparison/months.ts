// Names of months in the languages of the union, whole and short, in the cases that dates use.

import { folded } from './sheet.ts';

const LANGUAGES = 'fr en de es it nl pt pl ro sv da fi cs sk sl hu hr bg el et lv lt ga mt nb lb ca'.split(
  ' ',
);

let monthsCache: ReadonlyMap<string, readonly number[]> | undefined;

/** Name of a month, folded → its numbers: `listopad` is October in one language and November in another. */
export function months(): ReadonlyMap<string, readonly number[]> {
  if (monthsCache) return monthsCache;
  const names = new Map<string, readonly number[]>();
  for (const language of LANGUAGES)
    for (let month = 1; month <= 12; month++)
      for (const name of namesOf(language, month)) {
        const known = names.get(name) ?? [];
        if (!known.includes(month)) names.set(name, [...known, month]);
      }
  return (monthsCache = names);
}

function namesOf(language: string, month: number): readonly string[] {
  const day = new Date(Date.UTC(2026, month - 1, 15));
  return (['long', 'short'] as const)
    .flatMap((style) =>
      [{ month: style }, { month: style, day: 'numeric' } as const].map((options) => {
        const parts = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).formatToParts(day);
        const name = parts.find(({ type }) => type === 'month')?.value ?? '';
        return folded(name.replace(/\.$/, ''));
      }),
    )
    .filter((name) => /^\p{L}{3,}$/u.test(name));
}
