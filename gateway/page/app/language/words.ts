import { spoken } from './spoken.ts';
import { said, type Language, type Said, type Table } from './table.ts';

export type { Language } from './table.ts';

/** What the page says, in the language of the moment: a live binding, read anew each time something is drawn. */
export let words = spoken.en;
export let language: Language = 'en';

const followers: (() => void)[] = [];

/** Words of a view come with it, and are taken in the language of the moment: now, and whenever that changes. */
export function speakWith<T extends Table>(table: T, take: (own: Said<T>) => void): void {
  const follow = (): void => take(said(table, language));
  followers.push(follow);
  follow();
}

export function speak(lang: Language): void {
  language = lang;
  words = spoken[lang];
  for (const follow of followers) follow();
  document.documentElement.lang = lang;
  document.title = words.title;
}

/** A decimal as the contract writes it (`-1234.50`), as people write it; digits are moved, never computed. */
export function amount(decimal: string, lang: Language = language): string {
  const match = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(decimal);
  if (!match) return decimal;
  const [, sign = '', whole = '', cents] = match;
  const grouped = inThrees(whole).join(lang === 'fr' ? '\u202f' : ',');
  const point = lang === 'fr' ? ',' : '.';
  return `${sign === '-' ? '\u2212' : ''}${grouped}${cents === undefined ? '' : `${point}${cents}`}`;
}

/** From the left, the first of them with what is left over. */
function inThrees(digits: string): readonly string[] {
  const first = digits.length % 3;
  const rest = digits.slice(first).match(/\d{3}/g) ?? [];
  return first === 0 ? rest : [digits.slice(0, first), ...rest];
}

/** A day (`2026-10-05`) in words; anything else stays as it is. */
export function day(iso: string, lang: Language = language): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(iso)) return iso;
  return moment(iso, {}, lang);
}

/** A time in words, as its form says; one without a zone is legal time where it is read, and what is none stays as it is. */
export function moment(iso: string, form: Intl.DateTimeFormatOptions, lang: Language = language): string {
  const isZoned = /(Z|[+-]\d\d:\d\d)$/.test(iso);
  const time = new Date(isZoned || !iso.includes('T') ? iso : `${iso}Z`);
  if (Number.isNaN(time.getTime())) return iso;
  const zone = isZoned ? {} : { timeZone: 'UTC' };
  return new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'medium', ...zone, ...form }).format(time);
}

/** From a day to another, what both share said once: `1 – 31 Oct 2026`. */
export function days(start: string, end: string): string {
  const form = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' });
  return form.formatRange(new Date(start), new Date(end));
}

const localeOf = (lang: Language): string => (lang === 'fr' ? 'fr-FR' : 'en-GB');

/** Bytes as people read them. */
export function size(bytes: number, lang: Language = language): string {
  const unit = lang === 'fr' ? ['o', 'Ko', 'Mo'] : ['B', 'KB', 'MB'];
  const power = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const value = bytes / [1, 1024, 1024 * 1024][power]!;
  const text = new Intl.NumberFormat(lang, { maximumFractionDigits: value < 10 && power > 0 ? 1 : 0 });
  return `${text.format(value)}\u00a0${unit[power]}`;
}
