import { EvaluationError, quoted } from './error.ts';
import { collapse } from './lexical.ts';

export type TemporalType = 'date' | 'dateTime' | 'time' | 'duration';

const DAY = 86_400_000;

/** A point in time or a span; `value` in milliseconds (of a duration: its day part, months apart). */
export class Temporal {
  readonly type: TemporalType;
  readonly value: number;
  readonly months: number;
  readonly spelling: string;

  constructor(type: TemporalType, value: number, months: number, spelling: string) {
    this.type = type;
    this.value = value;
    this.months = months;
    this.spelling = spelling;
  }

  /** The difference of two dates or times, a duration. */
  minus(other: unknown): Temporal {
    if (!(other instanceof Temporal) || other.type !== this.type || this.type === 'duration')
      throw new EvaluationError('XPTY0004', `the difference from an xs:${this.type} is taken to another one`);
    const span = this.value - other.value;
    return new Temporal('duration', span, 0, spellDuration(span));
  }

  toString(): string {
    return this.spelling;
  }
}

const ZONE = String.raw`(Z|[+-](?:0\d|1[0-3]):[0-5]\d|[+-]14:00)?`;
const DATE = String.raw`(-?(?:[1-9]\d{3,}|0\d{3}))-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const TIME = String.raw`([01]\d|2[0-4]):([0-5]\d):([0-5]\d(?:\.\d+)?)`;
const FORMS: Readonly<Record<Exclude<TemporalType, 'duration'>, RegExp>> = {
  date: new RegExp(`^${DATE}${ZONE}$`),
  dateTime: new RegExp(`^${DATE}T${TIME}${ZONE}$`),
  time: new RegExp(`^${TIME}${ZONE}$`),
};
const DURATION =
  /^(-)?P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;

function malformed(text: string, type: string): EvaluationError {
  return new EvaluationError('FORG0001', `${quoted(text)} cannot be read as xs:${type}`);
}

/** Reads a date, time, dateTime or duration; a value without a zone counts as UTC. */
export function parseTemporal(text: string, type: TemporalType): Temporal {
  const plain = collapse(text);
  if (type === 'duration') return parseDuration(plain);
  const match = FORMS[type].exec(plain);
  if (!match) throw malformed(text, type);
  const [, ...fields] = match;
  const date = type === 'time' ? ['1970', '01', '01'] : fields.slice(0, 3);
  const time =
    type === 'date' ? ['00', '00', '00'] : fields.slice(type === 'time' ? 0 : 3, type === 'time' ? 3 : 6);
  const days = dayNumber(date, () => malformed(text, type));
  const value = days * DAY + timeOf(time, () => malformed(text, type)) - zoneOf(fields.at(-1)) * 60_000;
  return new Temporal(type, value, 0, plain);
}

/** Days since 1970; a day the calendar does not have moves on in `Date`, which tells it. */
function dayNumber([year, month, day]: readonly (string | undefined)[], refuse: () => Error): number {
  const moment = new Date(0);
  moment.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (moment.getUTCDate() !== Number(day)) throw refuse();
  return moment.getTime() / DAY;
}

/** 24:00:00 is the end of the day, any other time after 24 none. */
function timeOf([hours, minutes, seconds]: readonly (string | undefined)[], refuse: () => Error): number {
  if (hours === '24' && (Number(minutes) !== 0 || Number(seconds) !== 0)) throw refuse();
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}

/** Minutes east of UTC. */
function zoneOf(zone: string | undefined): number {
  if (!zone || zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4));
  return zone.startsWith('-') ? -minutes : minutes;
}

/** Years and months apart from the rest: their length in days depends on where they start. */
function parseDuration(text: string): Temporal {
  const match = DURATION.exec(text);
  if (!match || text.endsWith('P')) throw malformed(text, 'duration');
  const [years, months, days, hours, minutes, seconds] = match.slice(2).map((field) => Number(field ?? 0));
  const sign = match[1] ? -1 : 1;
  const time = ((hours! * 60 + minutes!) * 60 + seconds!) * 1000;
  return new Temporal('duration', sign * (days! * DAY + time), sign * (years! * 12 + months!), text);
}

/** The canonical form of xs:dayTimeDuration. */
function spellDuration(span: number): string {
  const days = Math.floor(Math.abs(span) / DAY);
  const rest = (Math.abs(span) % DAY) / 1000;
  const parts = [Math.floor(rest / 3600), Math.floor((rest % 3600) / 60), rest % 60];
  const time = parts.map((part, index) => (part > 0 ? `${part}${'HMS'[index]}` : '')).join('');
  if (days === 0 && time === '') return 'PT0S';
  return `${span < 0 ? '-' : ''}P${days > 0 ? `${days}D` : ''}${time === '' ? '' : `T${time}`}`;
}

/** In UTC; durations by months first, as yearMonth and dayTime durations are not compared with each other. */
export function compareTemporal(a: Temporal, b: Temporal): number {
  if (a.type === 'duration' && (a.months !== 0 || b.months !== 0))
    return Math.sign(a.months - b.months) || Math.sign(a.value - b.value);
  return Math.sign(a.value - b.value);
}

export function currentDate(): Temporal {
  return parseTemporal(new Date().toISOString().slice(0, 10), 'date');
}

export function currentDateTime(): Temporal {
  return parseTemporal(new Date().toISOString(), 'dateTime');
}

/** The parts are those written, not those in UTC. */
const written = (value: Temporal | undefined, part: number): bigint | undefined =>
  value && BigInt(/^(-?\d+)-(\d\d)-(\d\d)/.exec(value.spelling)![part]!);

export const yearFrom = (value: Temporal | undefined): bigint | undefined => written(value, 1);
export const monthFrom = (value: Temporal | undefined): bigint | undefined => written(value, 2);
export const dayFrom = (value: Temporal | undefined): bigint | undefined => written(value, 3);

export function daysFrom(value: Temporal | undefined): bigint | undefined {
  return value && BigInt(Math.trunc(value.value / DAY));
}

/** A dateTime's date or time, as written. */
export function partOf(value: Temporal, type: TemporalType): Temporal {
  if (value.type === type) return value;
  const zone = /(?:Z|[+-]\d\d:\d\d)$/.exec(value.spelling)?.[0] ?? '';
  const [date = '', time = ''] = value.spelling.split('T');
  if (value.type === 'dateTime' && type === 'date') return parseTemporal(date + zone, 'date');
  if (value.type === 'dateTime' && type === 'time') return parseTemporal(time, 'time');
  if (value.type === 'date' && type === 'dateTime') {
    const bare = zone === '' ? date : date.slice(0, -zone.length);
    return parseTemporal(`${bare}T00:00:00${zone}`, 'dateTime');
  }
  throw new EvaluationError('XPTY0004', `an xs:${value.type} cannot become an xs:${type}`);
}
