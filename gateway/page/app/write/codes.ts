// Codes by their names: the lists that the service judges by, as the build named them (page/dist/codes.en.json).

import type { CodeLists } from '../../../codes/index.ts';
import { language } from '../language/words.ts';
import type { Field } from './schema.ts';

export const LISTS = ['country', 'currency', 'unit', 'means', 'exemption', 'rate'] as const;
export type List = (typeof LISTS)[number];

export type Codes = Pick<CodeLists, List>;

export interface Code {
  readonly code: string;
  /** Null for one that has none. */
  readonly name: string | null;
}

/** The list a field takes its codes from; null for one that takes anything. */
export function listOf({ name }: Pick<Field, 'name'>): List | null {
  if (/(^|_)country$/.test(name)) return 'country';
  if (/(^|_)currency$/.test(name)) return 'currency';
  if (/(^|_)unit_code$|_period_unit$/.test(name)) return 'unit';
  if (name === 'means_code') return 'means';
  if (/(^|_)exemption_reason_code$/.test(name)) return 'exemption';
  return name === 'vat_rate' ? 'rate' : null;
}

/** All codes of a list with their names, the usual ones first. */
export function codesOf(list: List, codes: Codes): readonly Code[] {
  return codes[list].codes.map(([code, name]) => ({ code, name: name === code ? null : name }));
}

/** As it stands in the field: by its name where it has one. */
export function shownAs(list: List, { code, name }: Code): string {
  if (list === 'rate') return language === 'fr' ? `${code.replace('.', ',')} %` : `${code}%`;
  return name === null ? code : `${name} · ${code}`;
}

/** How codes are written. */
export interface Written {
  /** In the field. */
  readonly say: (code: Code) => string;
  /** In the list: the text, and beside it what is less to the point. */
  readonly offer: (code: Code) => readonly [text: string, note: string | null];
}

/** How the codes of a list are written; of rates, the name is beside the point. */
export const writtenIn = (list: List): Written => ({
  say: (code) => shownAs(list, code),
  offer: (code) =>
    list === 'rate'
      ? [shownAs(list, code), code.name]
      : [code.name ?? code.code, code.name === null ? null : code.code],
});

/** As it is compared: without accents and capitals. */
export const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those whose name or code has what is typed; those that begin with it first. */
export function matching(all: readonly Code[], typed: string): readonly Code[] {
  const wanted = bare(typed.trim());
  if (wanted === '') return all;
  const texts = (each: Code): string[] => [
    bare(each.code.replace('.', ',')),
    bare(each.code),
    bare(each.name ?? ''),
  ];
  const found = all.filter((each) => texts(each).some((text) => text.includes(wanted)));
  const begins = (each: Code): boolean => texts(each).some((text) => text.startsWith(wanted));
  return [...found.filter(begins), ...found.filter((each) => !begins(each))];
}

/** The one that is meant by its whole name or code, in any case. */
export function meant(all: readonly Code[], typed: string): Code | null {
  const wanted = bare(typed.trim());
  return (
    all.find(({ code, name }) => bare(code) === wanted || (name !== null && bare(name) === wanted)) ?? null
  );
}
