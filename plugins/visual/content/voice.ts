import type { CompleteInvoice } from '@conforme/core/invoice';
import { unitName } from './codes.ts';
import type { Format } from './format.ts';
import type { Words } from './words.ts';

/** An invoice, and the words and formats of the language it is rendered in. */
export interface Voice {
  readonly invoice: CompleteInvoice;
  readonly words: Words;
  readonly format: Format;
  /** What the contract calls a property of the invoice, by its path; a list stands for its items. */
  readonly label: (path: string) => string;
}

/** How much a text weighs beside its neighbours; paper and screen each have a look for it. */
export type Weight = 'name' | 'text' | 'detail';

/** One paragraph of what a party or a line says. */
export interface Paragraph {
  readonly text: string;
  readonly weight: Weight;
}

/** A label and what it says. */
export type Fact = readonly [label: string, value: string];

/** A fact that may have nothing to say. */
export type Possible = readonly [label: string, value: string | null | undefined];

/** Facts that have something to say. */
export function present(facts: readonly Possible[]): Fact[] {
  return facts.filter((fact): fact is Fact => typeof fact[1] === 'string' && fact[1].trim() !== '');
}

/** The facts that have something to say on one line: `Marque : Belle · Modèle : B2`; empty for none. */
export function labelled({ words }: Voice, facts: readonly Possible[]): string {
  return joined(present(facts).map(([label, value]) => label + words.colon + value));
}

/** Between things said on one line; a line breaks after it, never before. */
const POINT = '\u00a0· ';

/** Names that need no colon and their values: `SIRET 999 511 876 00016`. A line may end between a name of several words and its value. */
export function named(facts: readonly Possible[]): string {
  return joined(
    present(facts).map(([label, value]) =>
      [label.replaceAll(' ', '\u00a0'), value].join(label.includes(' ') ? ' ' : '\u00a0'),
    ),
  );
}

/** A sentence that goes on ends without its full stop. */
export const goingOn = (text: string): string => text.replace(/(?<!\.)\.$/, '');

/** What there is to say, on one line. */
export function joined(parts: readonly (string | null | undefined)[], between = POINT): string {
  return parts.filter(Boolean).join(between);
}

/** From and to, whichever are known. */
export function periodText(
  { words, format }: Voice,
  start: string | null,
  end: string | null,
): string | null {
  if (start && end) return format.shortPeriod(start, end);
  if (start) return [words.since, format.date(start)].join(' ');
  if (end) return [words.until, format.date(end)].join(' ');
  return null;
}

/** A quantity with its unit in words; of a unit alone, the unit. */
export function quantityText({ format }: Voice, quantity: string | null, unit: string | null): string | null {
  if (!quantity) return unit && unitName(unit, '1', format.language);
  if (!unit) return format.number(quantity);
  return [format.number(quantity), unitName(unit, quantity, format.language)].join('\u00a0');
}
