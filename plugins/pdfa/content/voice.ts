import type { CompleteInvoice } from '@conforme/core/invoice';
import type { Format } from './format.ts';
import type { Words } from './words.ts';

/** An invoice, and the words and formats of the language it is told in. */
export interface Voice {
  readonly invoice: CompleteInvoice;
  readonly words: Words;
  readonly format: Format;
}

/** How much a text weighs beside its neighbours; paper and screen each have a look for it. */
export type Weight = 'name' | 'text' | 'detail';

/** One paragraph of what a party or a line says. */
export interface Said {
  readonly text: string;
  readonly weight: Weight;
}

/** A label and what it says. */
export type Fact = readonly [label: string, value: string];

/** Facts that have something to say. */
export function present(facts: readonly (readonly [string, string | null | undefined])[]): Fact[] {
  return facts.filter((fact): fact is Fact => typeof fact[1] === 'string' && fact[1].trim() !== '');
}

/** From and to, whichever are known. */
export function periodText(
  { words, format }: Voice,
  start: string | null,
  end: string | null,
): string | null {
  if (start && end) return [format.shortDate(start), '–', format.shortDate(end)].join(' ');
  if (start) return [words.since, format.date(start)].join(' ');
  if (end) return [words.until, format.date(end)].join(' ');
  return null;
}
