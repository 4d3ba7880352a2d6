// Lists of codes with their names, as people and agents choose from them: the codes are those the rules judge by. Runs when the page
// is built; `index.ts` reads what it made.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  TYPE_CODE_TITLES,
  TYPE_CODES,
  VAT_CATEGORIES,
  VAT_CATEGORY_LABELS,
  type Bilingual,
  type Language,
} from '@conforme/proto/schema';
import type { CodeLists, ListName, NamedCode } from './index.ts';

/** French is left out where a name has none. */
type Names = readonly [en: string, fr?: string];

interface Source {
  readonly title: Names;
  /** What most invoices need, in the order it is offered. */
  readonly usual: readonly string[];
  readonly names: Readonly<Record<string, Names>>;
}

/** The files of `rules/packs/codelists`; rates are on no list. */
const FILES: Readonly<Record<Exclude<ListName, 'rate'>, string>> = {
  country: 'iso-3166-1',
  currency: 'iso-4217',
  unit: 'unece-rec20-rec21',
  means: 'untdid-4461',
  exemption: 'vatex',
  category: 'untdid-5305',
  type: 'untdid-1001',
};

/** No standard of countries has these; the Union's customs do. */
const OWN_COUNTRIES: Source['names'] = {
  XI: ['Northern Ireland', 'Irlande du Nord'],
  '1A': ['Kosovo (1A)', 'Kosovo (1A)'],
};

const SOURCES: Readonly<Record<ListName, () => Source>> = {
  country: () => ({
    title: ['Countries', 'Pays'],
    usual: 'FR BE DE LU CH ES IT PT NL GB IE US GP MQ GF RE YT'.split(' '),
    names: OWN_COUNTRIES,
  }),
  currency: () => ({
    title: ['Currencies', 'Monnaies'],
    usual: 'EUR USD GBP CHF PLN SEK DKK CZK RON HUF CAD JPY'.split(' '),
    names: {},
  }),
  unit: () => written('unit'),
  means: () => written('means'),
  exemption: () => written('exemption'),
  category: () => ({
    title: ['VAT categories', 'Catégories de TVA'],
    usual: VAT_CATEGORIES,
    names: ofContract(VAT_CATEGORY_LABELS),
  }),
  type: () => ({
    title: ['Types of documents', 'Types de documents'],
    // As many as the contract names; the others are special.
    usual: TYPE_CODES.slice(0, 7),
    names: ofContract(TYPE_CODE_TITLES),
  }),
  rate: () => written('rate'),
};

/** @param codesOf the codes of a list, by the name of its file. */
export function codeLists(language: Language, codesOf: (file: string) => readonly string[]): CodeLists {
  const made = Object.entries(SOURCES).map(([list, source]) => {
    const { title, usual, names } = source();
    const all = list === 'rate' ? usual : codesOf(FILES[list as keyof typeof FILES]);
    const first = new Set(usual.filter((code) => all.includes(code)));
    const named = (code: string): NamedCode => [code, nameOf(list, names[code], code, language)];
    const others = all.filter((code) => !first.has(code)).map(named);
    const byName = new Intl.Collator(language, { numeric: true });
    others.sort((a, b) => Number(a[0] === a[1]) - Number(b[0] === b[1]) || byName.compare(a[1], b[1]));
    return [list, { title: inLanguage(title, language)!, codes: [...[...first].map(named), ...others] }];
  });
  return Object.fromEntries(made) as CodeLists;
}

function nameOf(list: string, names: Names | undefined, code: string, language: Language): string {
  if (names) return inLanguage(names, language);
  const type = { country: 'region', currency: 'currency' }[list] as 'region' | 'currency' | undefined;
  if (!type) return code;
  return new Intl.DisplayNames(language, { type, fallback: 'code' }).of(code) ?? code;
}

const inLanguage = ([en, fr]: Names, language: Language): string => (language === 'fr' && fr) || en;

function written(name: string): Source {
  return JSON.parse(readFileSync(join(import.meta.dirname, `names/${name}.json`), 'utf8')) as Source;
}

function ofContract(labels: Readonly<Record<string, Bilingual>>): Source['names'] {
  return Object.fromEntries(Object.entries(labels).map(([code, { en, fr }]) => [code, [en, fr]]));
}
