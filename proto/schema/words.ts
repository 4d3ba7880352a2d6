// What fields and their values are called, in both languages: forms, drawn invoices and published schemas read it here.

import type { TSchema } from 'typebox';
import type { Bilingual, Language } from './choices.ts';

/** A label each, and where the label does not say it all, a sentence of help. */
export type Words = Readonly<Record<Language, string | readonly [label: string, help: string]>>;

/** The keywords of a schema that hold words. */
interface Worded {
  readonly description?: string;
  readonly 'x-words'?: Words;
  readonly 'x-about'?: Bilingual;
}

function labelIn(words: Words, language: Language): string {
  const own = words[language];
  return typeof own === 'string' ? own : own[0];
}

/** The help, or the label as a sentence where that suffices. */
export function helpIn(words: Words, language: Language): string {
  const own = words[language];
  return typeof own === 'string' ? `${own}.` : own[1];
}

/** What people call a field; undefined for a schema that is no field of a request. */
export function labelOf(schema: TSchema, language: Language): string | undefined {
  const { 'x-words': words } = schema as Worded;
  return words && labelIn(words, language);
}

/** What a field or an object means; English where there are no words in the language. */
export function descriptionOf(schema: object, language: Language): string | undefined {
  const { description, 'x-words': words, 'x-about': about } = schema as Worded;
  if (words) return helpIn(words, language);
  return about?.[language] ?? description;
}
