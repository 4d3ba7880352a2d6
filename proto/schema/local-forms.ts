// Numbers, days and words as people write them at home, read where they can be read in one way only.

import type { Language } from './choices.ts';

/**
 * `620,00`, `1 234,50 €` and `20%` as decimals with a point; null for what is none or may be another (1,234).
 */
export function localDecimal(text: string): string | null {
  const digits = text.replaceAll(/[\s\u00a0\u202f]|[%€]$|EUR$/gu, '');
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

const SEPARATED = /^(\d{1,4})[./ -](\d{1,2})[./ -](\d{1,4})$/;

/** The days that a text may mean, as YYYY-MM-DD, the likeliest first: one, two (05/10/2026), or none. */
export function localDays(text: string, isDay: (day: string) => boolean): readonly string[] {
  const trimmed = text.trim();
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(trimmed);
  const [, first = '', second = '', third = ''] = compact ?? SEPARATED.exec(trimmed) ?? [];
  const day = (year: string, month: string, date: string): string =>
    `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (first.length === 4) return [day(first, second, third)].filter(isDay);
  if (third.length !== 4) return [];
  return [...new Set([day(third, second, first), day(third, first, second)])].filter(isDay);
}

/** The one day that is meant: French write the day before the month, in English both orders are in use. */
export function localDay(days: readonly string[], language: Language): string | null {
  return days.length === 1 || language === 'fr' ? (days[0] ?? null) : null;
}

const SPACED = /[\s\u00a0\u202f.-]/gu;

/** So many digits and nothing else. */
const DIGITS = /^\^\[0-9\]\{\d+\}\$$/;

/** A text without the blanks around it, a number of digits without the signs in it, where that has the form; else null. */
export function localText(text: string, form: RegExp): string | null {
  const meant = DIGITS.test(form.source) ? text.replaceAll(SPACED, '') : text.trim();
  return form.test(meant) ? meant : null;
}

/** The one choice that differs in nothing but case and blanks around it. */
export function localChoice(text: string, choices: readonly string[]): string | null {
  const folded = text.trim().toLowerCase();
  const meant = choices.filter((choice) => choice.toLowerCase() === folded);
  return meant.length === 1 ? meant[0]! : null;
}
