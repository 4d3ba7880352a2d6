import { shortest } from '@conforme/proto/schema/decimals';
import { months } from './months.ts';
import type { Place, Sheet, SheetLine } from './sheet.ts';

/** A number on a page, in every way it may be read. */
export interface Amount extends Place {
  /** Without sign, without zeros that say nothing: 1234.5 */
  readonly readings: readonly string[];
  /** It is money or a measure rather than a count: it has decimals or a currency beside it. */
  readonly isMoney: boolean;
}

/** A day on a page, as YYYY-MM-DD, in every way it may be read. */
export interface Day extends Place {
  readonly readings: readonly string[];
}

/** A percentage on a page. */
export interface Rate extends Place {
  readonly reading: string;
}

/** What the pages show, kind by kind, in their order. */
export interface Values {
  readonly amounts: readonly Amount[];
  readonly days: readonly Day[];
  readonly rates: readonly Rate[];
}

export function valuesOf({ lines }: Sheet): Values {
  const all = lines.map((line) => {
    const days = daysOf(line);
    // Digits of a day are no amount.
    const rest = days.reduce((text, { from, to }) => blanked(text, from, to), line.folded);
    const rates = ratesOf(line, rest);
    const left = rates.reduce((text, { from, to }) => blanked(text, from, to), rest);
    return { days, rates, amounts: amountsOf(line, left) };
  });
  return {
    amounts: all.flatMap(({ amounts }) => amounts),
    days: all.flatMap(({ days }) => days),
    rates: all.flatMap(({ rates }) => rates),
  };
}

const blanked = (text: string, from: number, to: number): string =>
  text.slice(0, from) + '\u0000'.repeat(to - from) + text.slice(to);

/** An amount as it is compared: without sign, without zeros that say nothing. */
export const canonical = (decimal: string): string => shortest(decimal.replace(/^[-+]/, ''));

// Groups of three digits by a blank, point, comma or apostrophe; then, perhaps, decimals. Bounded, so that a page of digits costs no more.
const NUMBER =
  /(?<![\p{L}\d_])(?<![\d][.,'-])\d{1,15}(?:[ .,']\d{3}(?!\d)){0,5}(?:[.,]\d{1,6})?(?![\p{L}\d_])(?![.,'-]\d)/gu;

const CURRENCY = /^\s?(?:[€$£¥]|eur|usd|gbp|chf|ht\b|ttc\b)/;
const CURRENCY_BEFORE = /(?:[€$£¥]|eur|usd|gbp|chf)\s?-?$/;

function amountsOf(line: SheetLine, text: string): readonly Amount[] {
  return [...text.matchAll(NUMBER)].map((match): Amount => {
    const [found] = match;
    const from = match.index;
    const to = from + found.length;
    const isPriced =
      CURRENCY.test(text.slice(to, to + 5)) || CURRENCY_BEFORE.test(text.slice(Math.max(0, from - 5), from));
    return { line, from, to, readings: readingsOf(found), isMoney: isPriced || /[.,]\d{2,4}$/.test(found) };
  });
}

/** `1 234,50` is 1234.50; a column that ends beside it may have lent it the first group, so 234.50 is a reading, too. */
function readingsOf(found: string): readonly string[] {
  const readings = new Set<string>();
  let rest = found;
  for (;;) {
    for (const reading of wholeReadings(rest)) readings.add(reading);
    const next = rest.indexOf(' ');
    if (next < 0) return [...readings];
    rest = rest.slice(next + 1);
  }
}

function wholeReadings(text: string): readonly string[] {
  const plain = text.replace(/[ ']/g, '');
  const marks = plain.replace(/\d/g, '');
  if (marks === '') return [canonical(plain)];
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const decimals = plain.length - last - 1;
  const digits = plain.replace(/[.,]/g, '');
  const grouped = canonical(digits);
  const decimal = canonical(`${digits.slice(0, digits.length - decimals)}.${digits.slice(-decimals)}`);
  const isMixed = new Set(marks).size > 1;
  if (!isMixed && marks.length > 1) return [grouped];
  // One mark before three digits: thousands or decimals.
  return !isMixed && decimals === 3 ? [grouped, decimal] : [decimal];
}

const RATE = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,4})?)\s?%/g;

function ratesOf(line: SheetLine, text: string): readonly Rate[] {
  return [...text.matchAll(RATE)].map((match) => ({
    line,
    from: match.index,
    to: match.index + match[0].length,
    reading: canonical(match[1]!.replace(',', '.')),
  }));
}

const NUMERIC = /(?<![\d])(\d{1,2})\s?([-/.\u00b7 ])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?![\d])/g;
const YEAR_FIRST = /(?<![\d])((?:19|20)\d{2})([-/.]?)(\d{2})\2(\d{2})(?![\d])/g;

interface NamedDays {
  readonly dayFirst: RegExp;
  readonly monthFirst: RegExp;
}

let namedCache: NamedDays | undefined;

/** Made at first use, of the names there are: `1. bis 30. September` has one month. */
function namedDays(): NamedDays {
  if (namedCache) return namedCache;
  const names = [...months().keys()].toSorted((a, b) => b.length - a.length).join('|');
  return (namedCache = {
    dayFirst: new RegExp(
      `(?<![\\p{L}\\d])(\\d{1,2})(?:er|ere|st|nd|rd|th|[.\u00ba\u00b0])?[\\s.-]{0,2}(?:de |d'|of )?(${names})\\.?,?[\\s.'-]{0,2}(?:de |del )?(\\d{4}|\\d{2})(?!\\d)`,
      'gu',
    ),
    monthFirst: new RegExp(`(?<![\\p{L}])(${names})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})(?!\\d)`, 'gu'),
  });
}

type Group = string | undefined;

function daysOf(line: SheetLine): readonly Day[] {
  const { folded: text } = line;
  const found: Day[] = [];
  const collect = (pattern: RegExp, read: (...groups: Group[]) => readonly string[]): void => {
    for (const match of text.matchAll(pattern)) {
      const readings = [...new Set(read(...match.slice(1)))].filter(isDay);
      const [from, to] = [match.index, match.index + match[0].length];
      if (readings.length > 0 && !found.some((other) => other.from < to && from < other.to))
        found.push({ line, from, to, readings });
    }
  };
  if (!/\d/.test(text)) return [];
  collect(YEAR_FIRST, (year, _, month, day) => [dayOf(year, month, day)]);
  collect(NUMERIC, (first, mark, second, year) =>
    mark === ' ' && year!.length < 4 ? [] : [dayOf(year, second, first), dayOf(year, first, second)],
  );
  const named = (year: Group, name: Group, day: Group): readonly string[] =>
    (months().get(name!) ?? []).map((month) => dayOf(year, String(month), day));
  collect(namedDays().dayFirst, (day, name, year) => named(year, name, day));
  collect(namedDays().monthFirst, (name, day, year) => named(year, name, day));
  return [...found, ...found.flatMap((end) => beginningOf(end, found))].toSorted((a, b) => a.from - b.from);
}

/** A period that says its month or its year once: 1er – 30 septembre 2026, 1. bis 30.9.2026, from 1 September to 3 October 2026. */
const BEGINNING =
  /(?<![\p{L}\d])(\d{1,2})(?:er|st|nd|rd|th|\.)?(?:[ /.-]{1,2}(?:(\d{1,2})[/.]?|(\p{L}{3,12})\.?))?,?(?: ?- ?| (?:au|to|bis|al|a|tot|until|et|and|und) )$/u;
/** The longest beginning that is looked for. */
const BEFORE = 32;

function beginningOf({ line, from, readings }: Day, found: readonly Day[]): readonly Day[] {
  const start = Math.max(0, from - BEFORE);
  const match = BEGINNING.exec(line.folded.slice(start, from));
  if (!match || found.some((other) => other.from < from && other.to > start + match.index)) return [];
  const [, day, number, name] = match;
  const monthsOf = (end: string): readonly (number | string)[] =>
    name === undefined ? [number ?? end.slice(5, 7)] : (months().get(name) ?? []);
  const days = readings.flatMap((end) =>
    monthsOf(end).map((month) => dayOf(end.slice(0, 4), String(month), day)),
  );
  const begun = days.filter(isDay);
  const place = {
    line,
    from: start + match.index,
    to: start + match.index + match[0].replace(/\D+$/, '').length,
  };
  return begun.length === 0 ? [] : [{ ...place, readings: [...new Set(begun)] }];
}

const dayOf = (year: Group, month: Group, day: Group): string =>
  `${year!.length === 2 ? `20${year}` : year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;

function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
