// Words in both languages side by side, so that none can be missing in one of them.

import { unbroken } from '@conforme/proto/schema/french-signs';
import type { Language } from '@conforme/proto/schema/languages';

export type { Language };

/** What both languages say alike, or what each says. */
export type Text = string | readonly [en: string, fr: string];
/** A text, or what makes one of what it is given; lists and groups of such. */
type Entry = Text | ((...given: never[]) => Entry) | readonly Exclude<Entry, string>[] | Table;
export interface Table {
  readonly [name: string]: Entry;
}

/** A table in one language. */
export type Said<T> = T extends Text
  ? string
  : T extends (...given: infer Given) => infer R
    ? (...given: Given) => Said<R>
    : { readonly [K in keyof T]: Said<T[K]> };

export const said = <T extends Table>(table: T, language: Language): Said<T> =>
  inLanguage(table, language) as Said<T>;

function inLanguage(entry: Entry, language: Language): unknown {
  if (typeof entry === 'string') return language === 'fr' ? unbroken(entry) : entry;
  if (typeof entry === 'function') return (...given: never[]) => inLanguage(entry(...given), language);
  if (isPair(entry)) return inLanguage(entry[language === 'fr' ? 1 : 0], language);
  if (Array.isArray(entry)) return entry.map((each: Entry) => inLanguage(each, language));
  const named = Object.entries<Entry>(entry as Table);
  return Object.fromEntries(named.map(([name, each]) => [name, inLanguage(each, language)]));
}

const isPair = (entry: Entry): entry is Exclude<Text, string> =>
  Array.isArray(entry) && typeof entry[0] === 'string';

export const few = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** In French, nought and one are singular. */
export const fewFr = (count: number, one: string, many: string): string =>
  `${count} ${count < 2 ? one : many}`;
