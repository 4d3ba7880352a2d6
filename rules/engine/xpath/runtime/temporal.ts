import { Decimal } from '../../decimal/index.ts';
import { EvaluationError, quoted } from './error.ts';
import { collapse } from './lexical.ts';

type TemporalType = 'date' | 'dateTime' | 'time' | 'duration' | 'dayTimeDuration' | 'yearMonthDuration';

const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Beyond this `Date` counts no more (ECMAScript, 21.4.1.1). */
export const LIMIT = 8.64e15;

/**
 * A point in time or a span. `local`: milliseconds since 1970 as the clock on the wall shows them, of a duration its days
 * and less. `zone`: minutes east of UTC, null when not said; such a value counts as UTC. `months`: of a duration only,
 * apart, because their length in days depends on where they start.
 */
export class Temporal {
  readonly type: TemporalType;
  readonly local: number;
  readonly zone: number | null;
  readonly months: number;

  constructor(type: TemporalType, local: number, zone: number | null, months = 0) {
    this.type = type;
    this.local = local;
    this.zone = zone;
    this.months = months;
  }

  static duration(type: TemporalType, months: number, span: number): Temporal {
    return new Temporal(type, span, null, months);
  }

  /** In UTC. */
  get value(): number {
    return this.local - (this.zone ?? 0) * MINUTE;
  }

  get isDuration(): boolean {
    return this.type.endsWith('uration');
  }

  toString(): string {
    if (this.isDuration) return spellDuration(this);
    const zone = spellZone(this.zone);
    if (this.type === 'time') return spellTime(this.local) + zone;
    const date = spellDate(this.local);
    return this.type === 'date' ? date + zone : `${date}T${spellTime(modulo(this.local, DAY))}${zone}`;
  }
}

/** The remainder with the sign of the divisor. */
export const modulo = (value: number, by: number): number => ((value % by) + by) % by;

const two = (value: number): string => String(value).padStart(2, '0');

/** Microseconds: finer is the noise of binary fractions (XPath functions, 10.1.1, asks for milliseconds). */
const seconds = (span: number): string => String(Number(((span % MINUTE) / SECOND).toFixed(6)));

function spellZone(zone: number | null): string {
  if (zone === null) return '';
  if (zone === 0) return 'Z';
  const size = Math.abs(zone);
  return `${zone < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

function spellDate(local: number): string {
  const { year, month, day } = dateOf(local);
  return `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

function spellTime(span: number): string {
  const [whole = '', fraction] = seconds(span).split('.');
  const clock = `${two(Math.floor(span / HOUR))}:${two(Math.floor(span / MINUTE) % 60)}:${whole.padStart(2, '0')}`;
  return fraction === undefined ? clock : `${clock}.${fraction}`;
}

/** The canonical form: years and months, days, hours, minutes and seconds that are not zero. */
function spellDuration({ type, months, local }: Temporal): string {
  const [size, span] = [Math.abs(months), Math.abs(local)];
  const part = (value: number | string, unit: string): string => (Number(value) > 0 ? `${value}${unit}` : '');
  const date = part(Math.floor(size / 12), 'Y') + part(size % 12, 'M') + part(Math.floor(span / DAY), 'D');
  const time =
    part(Math.floor(span / HOUR) % 24, 'H') +
    part(Math.floor(span / MINUTE) % 60, 'M') +
    part(seconds(span), 'S');
  if (date === '' && time === '') return type === 'yearMonthDuration' ? 'P0M' : 'PT0S';
  return `${months < 0 || local < 0 ? '-' : ''}P${date}${time === '' ? '' : `T${time}`}`;
}

/** The calendar day of a moment; months from 1. */
export function dateOf(local: number): { year: number; month: number; day: number } {
  const moment = new Date(local);
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, day: moment.getUTCDate() };
}

const ZONE = String.raw`(Z|[+-](?:0\d|1[0-3]):[0-5]\d|[+-]14:00)?`;
const DATE = String.raw`(-?(?:[1-9]\d{3,}|0\d{3}))-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const TIME = String.raw`([01]\d|2[0-4]):([0-5]\d):([0-5]\d(?:\.\d+)?)`;
type Point = 'date' | 'dateTime' | 'time';
const FORMS: Readonly<Record<Point, RegExp>> = {
  date: new RegExp(`^${DATE}${ZONE}$`),
  dateTime: new RegExp(`^${DATE}T${TIME}${ZONE}$`),
  time: new RegExp(`^${TIME}${ZONE}$`),
};
const DURATION =
  /^(-)?P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;
/** What the two kinds of durations that can be ordered leave out. */
const FOREIGN: Partial<Record<TemporalType, RegExp>> = {
  dayTimeDuration: /^[^T]*[YM]/,
  yearMonthDuration: /[DT]/,
};

function malformed(text: string, type: string): EvaluationError {
  return new EvaluationError('FORG0001', `${quoted(text)} cannot be read as xs:${type}`);
}

/** Reads the lexical form of any of the types. */
export function parseTemporal(text: string, type: TemporalType): Temporal {
  const plain = collapse(text);
  if (type !== 'date' && type !== 'dateTime' && type !== 'time') return parseDuration(plain, type);
  const refuse = (): EvaluationError => malformed(text, type);
  const match = FORMS[type].exec(plain);
  if (!match) throw refuse();
  const [, ...fields] = match;
  const day = type === 'time' ? 0 : dayNumber(fields.slice(0, 3), refuse);
  const clock = type === 'date' ? 0 : timeOf(fields.slice(type === 'time' ? 0 : 3), refuse);
  const local = day * DAY + clock;
  return new Temporal(type, type === 'time' ? modulo(local, DAY) : local, zoneOf(fields.at(-1)));
}

/** Days since 1970; a day the calendar does not have moves on in `Date`, which tells it. */
function dayNumber([year, month, day]: readonly (string | undefined)[], refuse: () => Error): number {
  const moment = new Date(0);
  moment.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (moment.getUTCDate() !== Number(day)) throw refuse();
  return moment.getTime() / DAY;
}

const milliseconds = (text: string | undefined): number => Math.round(Number(text ?? 0) * 1e6) / 1e3;

/** 24:00:00 is the end of the day, any other time after 24 none. */
function timeOf([hours, minutes, seconds]: readonly (string | undefined)[], refuse: () => Error): number {
  if (hours === '24' && (Number(minutes) !== 0 || Number(seconds) !== 0)) throw refuse();
  return Number(hours) * HOUR + Number(minutes) * MINUTE + milliseconds(seconds);
}

function zoneOf(zone: string | undefined): number | null {
  if (!zone) return null;
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4));
  return zone.startsWith('-') ? -minutes : minutes;
}

function parseDuration(text: string, type: TemporalType): Temporal {
  const match = DURATION.exec(text);
  if (!match || FOREIGN[type]?.test(text)) throw malformed(text, type);
  const [, sign, years, months, days, hours, minutes, seconds] = match;
  const number = (field: string | undefined): number => Number(field ?? 0);
  const span = number(days) * DAY + number(hours) * HOUR + number(minutes) * MINUTE + milliseconds(seconds);
  const factor = sign ? -1 : 1;
  if (span > LIMIT || !Number.isSafeInteger(number(years) * 12 + number(months)))
    throw new EvaluationError('FODT0002', 'the duration is too long');
  // `|| 0`: the negative of nothing is nothing.
  return Temporal.duration(type, factor * (number(years) * 12 + number(months)) || 0, factor * span || 0);
}

/** Equal is 0; durations of any type are equal when both their parts are. */
export function compareTemporal(a: Temporal, b: Temporal): number {
  return Math.sign(a.months - b.months) || Math.sign(a.value - b.value);
}

/** For `lt` and its kin, which xs:duration itself does not have (XPath 2.0, B.2): a month is no number of days. */
export function orderTemporal(a: Temporal, b: Temporal): number {
  if (a.type !== b.type || a.type === 'duration')
    throw new EvaluationError('XPTY0004', `xs:${a.type} and xs:${b.type} have no order`);
  return compareTemporal(a, b);
}

/** All that a run is told of the time is of one moment (XPath functions, 16.3). */
/** The moment of a run, the same wherever it is looked up; empty before. */
interface Clock {
  now: string;
}

const now = (d: Clock): string => (d.now ||= new Date().toISOString());
export const currentDate = (d: Clock): Temporal => parseTemporal(`${now(d).slice(0, 10)}Z`, 'date');
export const currentDateTime = (d: Clock): Temporal => parseTemporal(now(d), 'dateTime');
export const currentTime = (d: Clock): Temporal => parseTemporal(now(d).slice(11), 'time');

type Given = Temporal | undefined;

/** The parts are those written, not those in UTC. */
const part =
  (find: (value: Temporal) => number) =>
  (value: Given): bigint | undefined =>
    value && BigInt(Math.trunc(find(value)));

const clock = ({ local, isDuration }: Temporal): number => (isDuration ? local % DAY : modulo(local, DAY));

export const yearFrom = part(({ local }) => dateOf(local).year);
export const monthFrom = part(({ local }) => dateOf(local).month);
export const dayFrom = part(({ local }) => dateOf(local).day);
export const hoursFrom = part((value) => clock(value) / HOUR);
export const minutesFrom = part((value) => (clock(value) / MINUTE) % 60);
export const yearsFrom = part(({ months }) => months / 12);
export const monthsFrom = part(({ months }) => months % 12);
export const daysFrom = part(({ local }) => local / DAY);

export function secondsFrom(value: Given): Decimal | undefined {
  return value && Decimal.of(((clock(value) % MINUTE) / SECOND).toFixed(6));
}

/** fn:dateTime: one of the two may say the zone, or both the same (XPath functions, 5.2). */
export function dateTime(date: Given, time: Given): Given {
  if (!date || !time) return undefined;
  if (date.zone !== null && time.zone !== null && date.zone !== time.zone)
    throw new EvaluationError('FORG0008', 'date and time are of two zones');
  return new Temporal('dateTime', date.local + time.local, date.zone ?? time.zone);
}

/** The casts between these types (XPath functions, 17.1.4 and 17.1.5). */
export function partOf(value: Temporal, type: TemporalType): Temporal {
  const { local, zone, months } = value;
  if (value.type === type) return value;
  if (value.isDuration && type === 'duration') return Temporal.duration(type, months, local);
  if (value.isDuration && type === 'dayTimeDuration') return Temporal.duration(type, 0, local);
  if (value.isDuration && type === 'yearMonthDuration') return Temporal.duration(type, months, 0);
  if (value.type === 'dateTime' && type === 'date')
    return new Temporal(type, local - modulo(local, DAY), zone);
  if (value.type === 'dateTime' && type === 'time') return new Temporal(type, modulo(local, DAY), zone);
  if (value.type === 'date' && type === 'dateTime') return new Temporal(type, local, zone);
  throw new EvaluationError('XPTY0004', `an xs:${value.type} cannot become an xs:${type}`);
}
