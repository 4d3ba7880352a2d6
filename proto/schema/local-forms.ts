// Numbers, days and words as people write them at home, read where they can be read in one way only.

import { lettersOf } from './called.ts';
import type { Bilingual, Language } from './choices.ts';
import { FORMS } from './forms.ts';
import { localMonth, localWord } from './local-words.ts';

/**
 * `620,00`, `1 234,50 €` and `20%` as decimals with a point; null for what is none or may be another (1,234).
 */
export function localDecimal(text: string): string | null {
  const digits = text.replaceAll(
    /[\s\u00a0\u202f]|^(?:€|EUR)|(?:[%€]|EUR|euros?)(?:[\s\u00a0\u202f]*HT)?$|(?<=\d[\s\u00a0\u202f]?)HT$/giu,
    '',
  );
  const [, whole = '', mark = '', fraction = ''] = /^(-?[\d.,']*?)(?:([.,])(\d+))?$/.exec(digits) ?? [];
  if (!/\d/.test(whole)) return null;
  const grouped = /[.,']/.test(whole);
  if (grouped && !/^-?\d{1,3}(?:([.,'])\d{3})(?:\1\d{3})*$/.test(whole)) return null;
  // A mark before three digits, alone, stands for thousands or for decimals.
  if (mark === ',' && fraction.length === 3 && !grouped) return null;
  if (grouped && (mark === '' || whole.includes(mark))) return null;
  const plain = whole.replaceAll(/[.,']/g, '');
  return mark === '' ? plain : `${plain}.${fraction}`;
}

const TRUE: ReadonlySet<string> = new Set(['true', 'yes', 'oui', 'vrai', 'ja', 'y', 'o', '1']);
const FALSE: ReadonlySet<string> = new Set(['false', 'no', 'non', 'faux', 'nein', 'n', '0']);

/** `oui` and `False` as true and false. */
export function localBoolean(text: string): 'true' | 'false' | null {
  const word = text.trim().toLowerCase();
  if (TRUE.has(word)) return 'true';
  return FALSE.has(word) ? 'false' : null;
}

/** The decimal of a quantity with its unit (`12 jours`), and the word for that; null for what is none. */
export function localQuantity(text: string): readonly [decimal: string, unit: string] | null {
  const [, digits = '', unit = ''] =
    /^(-?\d[\d\s\u00a0\u202f.,']*)(\p{L}{1,20}[²³.]?)$/u.exec(text.trim()) ?? [];
  const decimal = localDecimal(digits);
  return decimal === null ? null : [decimal, unit.toLowerCase()];
}

/** The two decimals that a comma before three digits may stand for: thousands and a fraction. */
export function eitherDecimal(text: string): readonly string[] {
  return /^-?[1-9]\d{0,2},\d{3}$/.test(text.trim())
    ? [text.trim().replace(',', ''), text.trim().replace(',', '.')]
    : [];
}

const SEPARATED = /^(\d{1,4})[./ -](\d{1,2})[./ -](\d{1,4})$/;

/** `lundi 5 octobre 2026`, `05-OCT-26`; then `October 5, 2026`. */
const DAY_FIRST =
  /^(?:\p{L}+[\s,.]+){0,2}(?<day>\d{1,2})(?:er|st|nd|rd|th)?[\s.-]+(?<month>\p{L}{3,9})[\s.,-]+(?<year>\d{4}|\d\d)$/iu;
const MONTH_FIRST =
  /^(?:\p{L}+[\s,.]+)?(?<month>\p{L}{3,9})[\s.]+(?<day>\d{1,2})(?:st|nd|rd|th)?[\s,]+(?<year>\d{4})$/iu;

/** A day whose month has its name with that as a number, behind the year: what comes first is no question there. */
function withMonth(text: string): string {
  const { day, month = '', year = '' } = (DAY_FIRST.exec(text) ?? MONTH_FIRST.exec(text))?.groups ?? {};
  const number = localMonth(month);
  return number === null ? text : `${year.padStart(4, '20')}-${number}-${day}`;
}

/** A day with a time or a zone: the day is as it stands there, in whatever zone (2026-10-05T10:00, 2026-10-05+02:00, 202610051000). */
const IN_TIME = /^(\d{4}-\d{2}-\d{2}(?=Z|[+-]\d{2}:\d{2}|[T ]\d{2}:\d{2})|\d{8}(?=T?\d{4}(?:\d{2})?Z?$)).*$/;

/** The days that a text may mean, as YYYY-MM-DD, the likeliest first: one, several (05/10/2026, 261005), or none. */
export function localDays(text: string, isDay: (day: string) => boolean): readonly string[] {
  const trimmed = text.trim().replace(IN_TIME, '$1');
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(trimmed);
  const short = /^(\d{2})(\d{2})(\d{2})$/.exec(trimmed);
  const [, first = '', second = '', last = ''] = compact ?? short ?? SEPARATED.exec(withMonth(trimmed)) ?? [];
  const readings = (all: readonly (readonly string[])[]): readonly string[] =>
    [...new Set(all.map(([year = '', month = '', day = '']) => dayOf(year, month, day)))].filter(isDay);
  if (first.length === 4) return readings([[first, second, last]]);
  const yearLast = readings([
    [last, second, first],
    [last, first, second],
  ]);
  const yearFirst = first.length === 2 ? readings([[first, second, last]]) : [];
  // Programs write 261005; with signs between the year comes last, unless only as the first it is one of such invoices.
  const mayBegin =
    short !== null ||
    (yearFirst.some((day) => day >= FIRST_INVOICES) && !yearLast.some((day) => day >= FIRST_INVOICES));
  if (!mayBegin) return yearLast;
  return [...new Set([...yearFirst, ...yearLast])].toSorted(
    (one, other) => Number(one < FIRST_INVOICES) - Number(other < FIRST_INVOICES),
  );
}

/** EN 16931 is of 2017: no invoice under it is older. */
const FIRST_INVOICES = '2017';

/** As YYYY-MM-DD; a year of two digits is of this century. */
const dayOf = (year: string, month: string, day: string): string =>
  `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** The one day that is meant: French write the day before the month, in English both orders are in use. */
export function localDay(days: readonly string[], language: Language): string | null {
  const [first = null, ...others] = days;
  const year = first?.slice(0, 4);
  return others.length === 0 || (language === 'fr' && others.every((day) => day.startsWith(year!)))
    ? first
    : null;
}

/** What is to be named of days that a text may mean: the one that is meant, else all. */
export function namedDays(days: readonly string[], language: Language): readonly string[] {
  const day = localDay(days, language);
  return day === null ? days : [day];
}

/** Behind a day alone where a time is wanted: which one, its caller alone knows. */
export const MIDNIGHT: Bilingual = {
  en: 'T00:00:00, with the time in place of the zeros',
  fr: "T00:00:00, avec l'heure à la place des zéros",
};

const OR: Readonly<Record<Language, string>> = { en: 'or', fr: 'ou' };

/** `2026-10-05 or 2026-05-10`. */
export const eitherOf = (values: readonly string[], language: Language): string =>
  values.join(` ${OR[language]} `);

/** The nine digits of a SIREN, as they stand or in groups; null for another text. */
export function localSiren(text: string): string | null {
  const digits = text.replaceAll(SPACED, '');
  return /^\d{9}$/.test(digits) ? digits : null;
}

const SPACED = /[\s\u00a0\u202f.-]/gu;

/** So many digits and nothing else. */
const DIGITS = /^\^\[0-9\]\{\d+\}\$$/;

/** A SIRET begins with the SIREN of its company, and a French VAT number ends with it. */
const HOLDS_SIREN = /^(?:(\d{9})\d{5}|FR[0-9A-Z]{2}(\d{9}))$/i;

/**
 * A text without the blanks around it, a number of digits without the signs in it, a colour of three digits, and the SIREN of what
 * holds one, where that has the form; else null.
 */
export function localText(text: string, form: RegExp): string | null {
  const meant = DIGITS.test(form.source) ? text.replaceAll(SPACED, '') : text.trim();
  if (form.test(meant)) return meant;
  if (form.source === FORMS.colour.pattern) return localColour(meant);
  const [, ofSiret, ofVat] = (form.source === FORMS.siren.pattern && HOLDS_SIREN.exec(meant)) || [];
  return ofSiret ?? ofVat ?? null;
}

/** A colour as style sheets write it: without its #, or with one digit for two. */
function localColour(text: string): string | null {
  const [, digits = ''] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text) ?? [];
  if (digits === '') return null;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

/** What choices are called. */
export type Labels = Readonly<Record<string, Bilingual>>;

/**
 * The one choice that differs in nothing but case and signs; else the one that is called so (`Avoir`, `standard`), with this word
 * in it (`pdf`), or that begins it (`fr-FR`).
 */
export function localChoice(text: string, choices: readonly string[], labels: Labels = {}): string | null {
  const letters = lettersOf(text);
  if (letters === '') return null;
  const alike = choices.filter((choice) => lettersOf(choice) === letters);
  if (alike.length === 1) return alike[0]!;
  const named = choices.filter((choice) =>
    [labels[choice]?.en, labels[choice]?.fr].some((label) => lettersOf(label ?? '') === letters),
  );
  if (named.length === 1) return named[0]!;
  const word = localWord(letters, choices);
  if (word !== null) return word;
  const [first] = text.trim().toLowerCase().split(/[-_]/);
  const part = choices.filter(
    (choice) => choice.split('-').includes(letters) || choice.toLowerCase() === first,
  );
  return part.length === 1 ? part[0]! : null;
}
