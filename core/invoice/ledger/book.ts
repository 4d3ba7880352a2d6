import type { LedgerInput, LedgerStep } from '@conforme/proto/schema';
import { Decimal } from '@conforme/engine/decimal';
import { money, toCents } from '../amounts.ts';

/** A step as it is computed, before the rules it answers to are looked up. */
export type Draft = Omit<LedgerStep, 'rules' | 'cause'>;

/** One amount with what it comes to, depending on what is put in. */
export interface Entry {
  readonly draft: Draft;
  /** From the values as they stand in the invoice, before and after rounding. */
  readonly exact: Decimal | null;
  readonly result: Decimal | null;
  readonly stated: Decimal | null;
  /** From our own results, back to quantities and prices. */
  readonly ours: Decimal | null;
  /** From inputs that were never rounded, itself unrounded. */
  readonly unrounded: Decimal | null;
}

/** Something that goes into an amount; null where the invoice lacks it and nothing here computed it. */
export interface Ingredient {
  readonly operator: LedgerInput['operator'];
  readonly pointer: string | null;
  readonly term: string | null;
  readonly value: string | null;
}

/** An amount to enter. */
export interface Amount {
  readonly term: string;
  readonly pointer: string;
  /** As it stands in the invoice. */
  readonly stated: string | null;
  readonly category?: string | null;
  readonly rate?: string | null;
  readonly rounding: LedgerStep['rounding'];
  /** In the order they are taken; null where the invoice does not say what the amount is made of. */
  readonly ingredients: readonly Ingredient[] | null;
}

type Reading = 'stated' | 'ours' | 'unrounded';

/** The entries in the order in which they build on each other; each is computed from those before. */
export class Book {
  readonly entries: Entry[] = [];
  readonly #at = new Map<string, Entry>();
  readonly #isGiven: (pointer: string) => boolean;

  constructor(isGiven: (pointer: string) => boolean) {
    this.#isGiven = isGiven;
  }

  at(pointer: string | null): Entry | undefined {
    return pointer === null ? undefined : this.#at.get(pointer);
  }

  /** An ingredient that an earlier step may have computed, where the invoice does not state it. */
  ingredient(
    operator: Ingredient['operator'],
    pointer: string,
    term: string | null,
    stated: string | null,
  ): Ingredient {
    const computed = this.at(pointer)?.result;
    const value = parsed(stated) === null && computed ? money(computed) : stated;
    return { operator, pointer, term, value };
  }

  /** Nothing is entered of an amount that neither stands in the invoice nor can be computed. */
  enter({ term, pointer, stated: text, category = null, rate = null, rounding, ingredients }: Amount): void {
    const round = (value: Decimal): Decimal => (rounding === 'cents' ? toCents(value) : value);
    const exact = this.#taken(ingredients, 'stated');
    const result = exact && round(exact);
    const own = this.#taken(ingredients, 'ours');
    const stated = parsed(text);
    if (text === null && result === null) return;
    const ours = own && round(own);
    const draft: Draft = {
      term,
      pointer,
      category,
      rate,
      inputs: exact ? inputsOf(ingredients ?? []) : [],
      exact: exact && money(exact),
      rounding,
      result: result && money(result),
      stated: text,
      given: this.#isGiven(pointer),
      difference: stated && result && money(stated.sub(result)),
      ours: ours && money(ours),
    };
    const entry = { draft, exact, result, stated, ours, unrounded: this.#taken(ingredients, 'unrounded') };
    this.entries.push(entry);
    this.#at.set(pointer, entry);
  }

  /** Null where an ingredient is missing or is no number. */
  #taken(ingredients: readonly Ingredient[] | null, reading: Reading): Decimal | null {
    if (ingredients === null) return null;
    let total = Decimal.zero;
    for (const ingredient of ingredients) {
      const value = this.#value(ingredient, reading);
      if (value === null) return null;
      total = apply(ingredient.operator, total, value);
    }
    return total;
  }

  #value({ pointer, value }: Ingredient, reading: Reading): Decimal | null {
    const other = reading === 'stated' ? null : this.at(pointer)?.[reading];
    return other ?? parsed(value);
  }
}

export function parsed(text: string | null): Decimal | null {
  return text === null ? null : Decimal.parse(text);
}

/** Base quantities of zero are no ingredients, so nothing is divided by zero. */
export function apply(operator: Ingredient['operator'], total: Decimal, value: Decimal): Decimal {
  if (operator === 'add') return total.add(value);
  if (operator === 'subtract') return total.sub(value);
  return operator === 'multiply' ? total.mul(value) : total.div(value);
}

function inputsOf(ingredients: readonly Ingredient[]): LedgerInput[] {
  return ingredients.map(({ operator, pointer, term, value }) => ({
    operator,
    pointer,
    term,
    value: value!,
  }));
}
