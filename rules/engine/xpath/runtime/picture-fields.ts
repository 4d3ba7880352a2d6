import type { Marker } from './picture.ts';
import type { Temporal } from './temporal.ts';
import { DAY, HOUR, MINUTE, SECOND, dateOf, modulo } from './temporal.ts';

/** What Saxon writes for the markers of a picture, in its words for English. */

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

const clock = ({ local }: Temporal): number => modulo(local, DAY);
const hour = (value: Temporal): number => Math.floor(clock(value) / HOUR);

const NUMBERS: Readonly<Record<string, (value: Temporal) => number>> = {
  Y: ({ local }) => Math.abs(dateOf(local).year),
  M: ({ local }) => dateOf(local).month,
  D: ({ local }) => dateOf(local).day,
  d: dayInYear,
  F: weekday,
  H: hour,
  h: (value) => ((hour(value) + 11) % 12) + 1,
  m: (value) => Math.floor(clock(value) / MINUTE) % 60,
  s: (value) => Math.floor(clock(value) / SECOND) % 60,
};

function dayInYear({ local }: Temporal): number {
  const first = new Date(0);
  first.setUTCFullYear(dateOf(local).year, 0, 1);
  return Math.floor((local - first.getTime()) / DAY) + 1;
}

/** Monday is 1, and the first of January 1970 a Thursday. */
function weekday({ local }: Temporal): number {
  return modulo(Math.floor(local / DAY) + 3, 7) + 1;
}

export function fieldOf(value: Temporal, marker: Marker): string {
  const { field, format } = marker;
  if (field === 'P') return halfDay(value, marker);
  if (field === 'f') return fraction(value, marker);
  const number = NUMBERS[field]!(value);
  if (format === '1o') return `${number}${ordinal(number)}`;
  if (/\d/.test(format)) return digits(number, marker);
  return named(field === 'M' ? MONTHS[number - 1]! : DAYS[number - 1]!, marker);
}

/** Years alone are cut: to the width, or to the digits of a format that has two or more. */
function digits(number: number, { field, format, least, most, sized }: Marker): string {
  const kept = sized || format.length < 2 ? most : format.length;
  const text = String(number);
  const cut = field === 'Y' && kept < text.length ? text.slice(-kept) : text;
  return cut.padStart(Math.max(least, format.length), '0');
}

function ordinal(number: number): string {
  const [tens, ones] = [number % 100, number % 10];
  if (tens > 10 && tens < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][ones] ?? 'th';
}

/** Names are cut to what still tells months and days apart. */
function named(name: string, { field, format, least, most }: Marker): string {
  const text = name.slice(0, Math.max(most, field === 'M' ? 3 : 2)).padEnd(least, ' ');
  return format === 'N' ? text.toUpperCase() : format === 'n' ? text.toLowerCase() : text;
}

function halfDay(value: Temporal, { format, most }: Marker): string {
  const letter = hour(value) < 12 ? 'a' : 'p';
  const text = most === 1 ? letter : most <= 3 ? `${letter}m` : `${letter}.m.`;
  return format === 'n' ? text : text.toUpperCase();
}

/** Microseconds at most; digits of the format count as a width where there are several. */
function fraction(value: Temporal, { format, least, most, sized }: Marker): string {
  const several = format.length > 1 && !sized;
  const text = ((clock(value) % SECOND) / SECOND).toFixed(6).slice(2).replace(/0+$/, '');
  return text
    .slice(0, several ? format.length : most)
    .padEnd(several ? format.length : Math.max(least, format.length), '0');
}

/** Hours and minutes east of UTC; `t` writes UTC as "Z", `0` and `00` leave out minutes that are none. */
export function zoneOf({ zone }: Temporal, { field, format }: Marker): string {
  if (zone === null) return '';
  if (zone === 0 && format.endsWith('t')) return 'Z';
  const [hours = '', minutes] = format.replace('t', '').split(':');
  const size = Math.abs(zone);
  const rest = String(size % 60).padStart(2, '0');
  const wide = hours.length === 4;
  const first = String(Math.floor(size / 60)).padStart(wide ? 2 : hours.length, '0');
  const more = minutes !== undefined || (!wide && size % 60 > 0) ? `:${rest}` : wide ? rest : '';
  return `${field === 'z' ? 'GMT' : ''}${zone < 0 ? '-' : '+'}${first}${more}`;
}
