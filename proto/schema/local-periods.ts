// Periods as people write them, where two days are asked for.

import type { Exact } from './json.ts';
import { localDay, localDays } from './local-forms.ts';
import { localMonth } from './local-words.ts';

/** Both days included. */
export interface Period {
  readonly start: string;
  readonly end: string;
}

/** Longer than any way to write a period. */
const LONGEST = 60;

const MONTH_LAST = /^(?<year>20\d\d)[./ -]?(?<month>0[1-9]|1[0-2])$/;
const MONTH_FIRST = /^(?<month>0?[1-9]|1[0-2])[./ -](?<year>20\d\d)$/;
const MONTH_NAMED = /^(?<name>\p{L}{3,9})\.?[\s-]+(?<year>20\d\d)$/u;
/** `2026-Q4`, `T4 2026`. */
const QUARTER = /^(?:(?<before>20\d\d)[\s-]*[QT](?<last>[1-4])|[QT](?<first>[1-4])[\s/-]*(?<after>20\d\d))$/i;
const DAYS = /^(?<start>.{6,20}?)\s*(?:\/|–|\.\.|\s-\s|\sau\s|\sto\s)\s*(?<end>.{6,20})$/u;

const MONTHS_OF_QUARTER = 3;

/** Of a month, a quarter, or two days in one text or a list; null for what is none, or may be another. */
export function localPeriod(value: Exact, isDay: (day: string) => boolean): Period | null {
  const dayIn = (text: string): string | null => localDay(localDays(text, isDay), 'fr');
  const between = (one: string, other: string): Period | null => {
    const [start, end] = [dayIn(one), dayIn(other)];
    return start === null || end === null || start > end ? null : { start, end };
  };
  if (Array.isArray(value)) {
    const [one, other, ...more] = value as readonly Exact[];
    return typeof one === 'string' && typeof other === 'string' && more.length === 0
      ? between(one, other)
      : null;
  }
  if (typeof value !== 'string' || value.length > LONGEST) return null;
  const text = value.trim();
  const days = DAYS.exec(text)?.groups;
  return monthsIn(text) ?? (days ? between(days['start']!, days['end']!) : null);
}

function monthsIn(text: string): Period | null {
  const { year, month, name } =
    (MONTH_LAST.exec(text) ?? MONTH_FIRST.exec(text) ?? MONTH_NAMED.exec(text))?.groups ?? {};
  const number = month ?? (name === undefined ? null : localMonth(name));
  if (year !== undefined) return number === null ? null : months(year, Number(number), 1);
  const { before, last, first, after } = QUARTER.exec(text)?.groups ?? {};
  const quarter = last ?? first;
  if (quarter === undefined) return null;
  const begin = (Number(quarter) - 1) * MONTHS_OF_QUARTER + 1;
  return months((before ?? after)!, begin, MONTHS_OF_QUARTER);
}

function months(year: string, first: number, count: number): Period {
  const last = first + count - 1;
  const end = new Date(Date.UTC(Number(year), last, 0)).toISOString().slice(0, 10);
  return { start: `${year}-${String(first).padStart(2, '0')}-01`, end };
}
