// Codes by their names: lists as the service judges by them (page/dist/codes.json), names of countries and currencies as the browser
// knows them, those of the usual others from here.

import { language } from '../language/words.ts';
import type { Field } from './schema.ts';

export const LISTS = ['country', 'currency', 'unit', 'means', 'exemption', 'rate'] as const;
export type List = (typeof LISTS)[number];

/** The codes of each list; rates have none, for any may be right. */
export type Codes = Readonly<Record<Exclude<List, 'rate'>, readonly string[]>>;

export interface Code {
  readonly code: string;
  /** Null for one that has none here. */
  readonly name: string | null;
}

type Named = readonly (readonly [code: string, en: string, fr: string])[];

/** In the order they are offered. */
const UNITS: Named = [
  ['C62', 'unit', 'unité'],
  ['H87', 'piece', 'pièce'],
  ['LS', 'lump sum', 'forfait'],
  ['E48', 'service', 'prestation'],
  ['HUR', 'hour', 'heure'],
  ['DAY', 'day', 'jour'],
  ['WEE', 'week', 'semaine'],
  ['MON', 'month', 'mois'],
  ['QAN', 'quarter of a year', 'trimestre'],
  ['ANN', 'year', 'année'],
  ['MIN', 'minute', 'minute'],
  ['KGM', 'kilogram', 'kilogramme'],
  ['GRM', 'gram', 'gramme'],
  ['TNE', 'tonne', 'tonne'],
  ['MTR', 'metre', 'mètre'],
  ['CMT', 'centimetre', 'centimètre'],
  ['MMT', 'millimetre', 'millimètre'],
  ['KMT', 'kilometre', 'kilomètre'],
  ['MTK', 'square metre', 'mètre carré'],
  ['MTQ', 'cubic metre', 'mètre cube'],
  ['LTR', 'litre', 'litre'],
  ['MLT', 'millilitre', 'millilitre'],
  ['HLT', 'hectolitre', 'hectolitre'],
  ['KWH', 'kilowatt hour', 'kilowattheure'],
  ['MWH', 'megawatt hour', 'mégawattheure'],
  ['E34', 'gigabyte', 'gigaoctet'],
  ['SET', 'set', 'lot'],
  ['PR', 'pair', 'paire'],
  ['P1', 'per cent', 'pour cent'],
  ['XBX', 'box', 'carton'],
  ['XPK', 'package', 'paquet'],
  ['XPX', 'pallet', 'palette'],
  ['XBG', 'bag', 'sac'],
  ['XBO', 'bottle', 'bouteille'],
];

const MEANS: Named = [
  ['30', 'Credit transfer', 'Virement'],
  ['58', 'SEPA credit transfer', 'Virement SEPA'],
  ['59', 'SEPA direct debit', 'Prélèvement SEPA'],
  ['48', 'Bank card', 'Carte bancaire'],
  ['20', 'Cheque', 'Chèque'],
  ['10', 'Cash', 'Espèces'],
  ['49', 'Direct debit', 'Prélèvement'],
  ['54', 'Credit card', 'Carte de crédit'],
  ['55', 'Debit card', 'Carte de débit'],
  ['57', 'Standing agreement', 'Accord permanent'],
  ['68', 'Online payment', 'Paiement en ligne'],
  ['97', 'Clearing between partners', 'Compensation entre partenaires'],
  ['60', 'Promissory note', 'Billet à ordre'],
  ['1', 'Not defined', 'Non défini'],
];

const EXEMPTIONS: Named = [
  ['VATEX-FR-FRANCHISE', 'Small business, no VAT (art. 293 B)', 'Franchise en base (art. 293 B du CGI)'],
  ['VATEX-EU-AE', 'Reverse charge', 'Autoliquidation'],
  ['VATEX-EU-IC', 'Intra-community supply', 'Livraison intracommunautaire'],
  ['VATEX-EU-G', 'Export outside the EU', 'Exportation hors de l’UE'],
  ['VATEX-EU-O', 'Not subject to VAT', 'Hors champ de la TVA'],
  ['VATEX-FR-AE', 'Reverse charge in France', 'Autoliquidation en France'],
  ['VATEX-FR-CNWVAT', 'Credit note without VAT', 'Avoir net de taxe'],
  ['VATEX-EU-D', 'Second-hand goods, margin', 'Biens d’occasion, marge'],
  ['VATEX-EU-F', 'Second-hand goods', 'Biens d’occasion'],
  ['VATEX-EU-I', 'Works of art', 'Œuvres d’art'],
  ['VATEX-EU-J', 'Collector’s items and antiques', 'Objets de collection et antiquités'],
  ['VATEX-EU-132-1I', 'Education and training', 'Enseignement et formation'],
  [
    'VATEX-FR-CGI261-4',
    'Health, education, authors (art. 261, 4)',
    'Santé, enseignement, auteurs (art. 261, 4)',
  ],
  ['VATEX-FR-CGI261-7', 'Associations (art. 261, 7)', 'Associations (art. 261, 7)'],
  ['VATEX-FR-CGI261C-1', 'Banking and finance (art. 261 C, 1)', 'Banque et finance (art. 261 C, 1)'],
  ['VATEX-FR-CGI261C-2', 'Insurance (art. 261 C, 2)', 'Assurance (art. 261 C, 2)'],
  [
    'VATEX-FR-CGI261D-2',
    'Letting of bare premises (art. 261 D, 2)',
    'Location de locaux nus (art. 261 D, 2)',
  ],
];

const RATES: Named = [
  ['20', 'standard', 'taux normal'],
  ['10', 'intermediate', 'taux intermédiaire'],
  ['5.5', 'reduced', 'taux réduit'],
  ['2.1', 'special', 'taux particulier'],
  ['8.5', 'standard, overseas departments', 'taux normal outre-mer'],
  ['0', 'no VAT', 'sans TVA'],
];

const NAMED: Partial<Record<List, Named>> = {
  unit: UNITS,
  means: MEANS,
  exemption: EXEMPTIONS,
  rate: RATES,
};

/** Where French invoices go, and in what they are paid. */
const FIRST: Partial<Record<List, string>> = {
  country: 'FR BE DE LU CH ES IT PT NL GB IE US GP MQ GF RE YT',
  currency: 'EUR USD GBP CHF PLN SEK DKK CZK RON HUF CAD JPY',
};

const OWN_COUNTRIES: Readonly<Record<string, readonly [en: string, fr: string]>> = {
  XI: ['Northern Ireland', 'Irlande du Nord'],
  '1A': ['Kosovo (1A)', 'Kosovo (1A)'],
};

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
  const all = list === 'rate' ? RATES.map(([code]) => code) : codes[list];
  const first = (FIRST[list]?.split(' ') ?? NAMED[list]!.map(([code]) => code)).filter((code) =>
    all.includes(code),
  );
  const usual = new Set(first);
  const others = all.filter((code) => !usual.has(code)).map((code) => codeOf(list, code));
  return [...first.map((code) => codeOf(list, code)), ...others.toSorted(byName)];
}

function byName(a: Code, b: Code): number {
  if ((a.name === null) !== (b.name === null)) return a.name === null ? 1 : -1;
  return (a.name ?? a.code).localeCompare(b.name ?? b.code, language);
}

export function codeOf(list: List, code: string): Code {
  return { code, name: nameOf(list, code) };
}

function nameOf(list: List, code: string): string | null {
  const known = NAMED[list]?.find(([each]) => each === code);
  if (known) return language === 'fr' ? known[2] : known[1];
  if (list === 'country')
    return OWN_COUNTRIES[code]?.[language === 'fr' ? 1 : 0] ?? browserName('region', code);
  return list === 'currency' ? browserName('currency', code) : null;
}

/** Null for a code the browser has no name for. */
function browserName(type: 'region' | 'currency', code: string): string | null {
  try {
    return new Intl.DisplayNames(language, { type, fallback: 'none' }).of(code) ?? null;
  } catch {
    return null;
  }
}

/** As it stands in the field: by its name where it has one. */
export function shownAs(list: List, { code, name }: Code): string {
  if (list === 'rate') return language === 'fr' ? `${code.replace('.', ',')} %` : `${code}%`;
  return name === null ? code : `${name} · ${code}`;
}

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

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
