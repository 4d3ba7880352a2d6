import { Decimal } from '../decimal/index.ts';

/** A value that can be compared: what is equal has the same key. */
export interface Value {
  readonly key: string;
  /** Less than, equal to or greater than 0; NaN where the order does not say (Part 2, 3.2.6.2 and 3.2.7.4). */
  compare(other: Value): number;
}

class DecimalValue implements Value {
  readonly #value: Decimal;
  readonly key: string;

  constructor(text: string) {
    this.#value = Decimal.of(text);
    this.key = this.#value.toString();
  }

  compare(other: Value): number {
    return other instanceof DecimalValue ? this.#value.compare(other.#value) : Number.NaN;
  }
}

class NumberValue implements Value {
  readonly #value: number;
  readonly key: string;

  constructor(value: number) {
    this.#value = value;
    this.key = String(value);
  }

  compare(other: Value): number {
    if (!(other instanceof NumberValue)) return Number.NaN;
    // NaN equals itself in XML Schema, and is comparable with nothing else.
    return Object.is(this.#value, other.#value) ? 0 : Math.sign(this.#value - other.#value);
  }
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Days since 1970-01-01 of a day of the proleptic Gregorian calendar; dates of JavaScript end too early. */
function daysOf(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const ofEra = y - era * 400;
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return era * 146_097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719_468;
}

/** A point or a recurring part of time: milliseconds on its own clock, and its zone where it has one. */
class TimeValue implements Value {
  readonly #at: number;
  readonly #zoned: boolean;
  readonly key: string;

  constructor(local: number, zone: number | null) {
    this.#at = local - (zone ?? 0) * MINUTE;
    this.#zoned = zone !== null;
    this.key = `${this.#at}${this.#zoned ? 'Z' : ''}`;
  }

  compare(other: Value): number {
    if (!(other instanceof TimeValue)) return Number.NaN;
    const distance = this.#at - other.#at;
    if (this.#zoned === other.#zoned || Math.abs(distance) > 14 * 60 * MINUTE) return Math.sign(distance);
    return Number.NaN;
  }
}

/** Where a month is longest and shortest (Part 2, 3.2.6.2): durations compare only where all four agree. */
const REFERENCES = [
  [1696, 9],
  [1697, 2],
  [1903, 3],
  [1903, 7],
] as const;

class DurationValue implements Value {
  readonly #ends: readonly number[];
  readonly key: string;

  constructor(months: number, milliseconds: number) {
    this.#ends = REFERENCES.map(([year, month]) => {
      const total = year * 12 + month - 1 + months;
      return daysOf(Math.floor(total / 12), (((total % 12) + 12) % 12) + 1, 1) * DAY + milliseconds;
    });
    this.key = `${months} ${milliseconds}`;
  }

  compare(other: Value): number {
    if (!(other instanceof DurationValue)) return Number.NaN;
    const signs = this.#ends.map((end, i) => Math.sign(end - other.#ends[i]!));
    return signs.every((sign) => sign === signs[0]) ? signs[0]! : Number.NaN;
  }
}

class TextValue implements Value {
  readonly key: string;

  constructor(text: string) {
    this.key = text;
  }

  compare(): number {
    return Number.NaN;
  }
}

const CALENDAR =
  /^(-?\d{4,})?(?:-?-?(?<month>\d\d))?(?:-(?<day>\d\d)|---(?<lone>\d\d))?(?:T?(?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d(?:\.\d+)?))?(?<zone>Z|[+-]\d\d:\d\d)?$/;

/** A text of one of the types of time, as it was found to be. */
function timeOf(text: string): TimeValue {
  const match = CALENDAR.exec(text.replace(/^(--\d\d)--/, '$1'))!;
  const { month = '1', day, lone, hour = '0', minute = '0', second = '0', zone } = match.groups!;
  // Any leap year will do for what has none.
  const days = daysOf(Number(match[1] ?? '2000'), Number(month), Number(day ?? lone ?? '1'));
  const clock = (Number(hour) * 60 + Number(minute)) * MINUTE + Number(second) * 1000;
  return new TimeValue(days * DAY + clock, zone === undefined ? null : minutesOf(zone));
}

function minutesOf(zone: string): number {
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4));
  return zone.startsWith('-') ? -minutes : minutes;
}

/** `gDay` begins like no date, and `time` is not told from a month by its shape alone. */
function clockOf(text: string): TimeValue {
  return timeOf(`2000-01-01T${text}`);
}

function durationOf(text: string): DurationValue {
  const part = (unit: string, from: string): number =>
    Number(new RegExp(`([\\d.]+)${unit}`).exec(from)?.[1] ?? 0);
  const [date = '', time = ''] = text.split('T');
  const months = part('Y', date) * 12 + part('M', date);
  const minutes = part('D', date) * 24 * 60 + part('H', time) * 60 + part('M', time);
  const sign = text.startsWith('-') ? -1 : 1;
  return new DurationValue(sign * months, sign * (minutes * MINUTE + part('S', time) * 1000));
}

function doubleOf(text: string): number {
  return text === 'INF' || text === '-INF' ? Number(text.replace('INF', 'Infinity')) : Number(text);
}

const MAKERS: Readonly<Record<string, (text: string) => Value>> = {
  'xs:decimal': (text) => new DecimalValue(text),
  'xs:float': (text) => new NumberValue(Math.fround(doubleOf(text))),
  'xs:double': (text) => new NumberValue(doubleOf(text)),
  'xs:boolean': (text) => new TextValue(String(text === 'true' || text === '1')),
  'xs:hexBinary': (text) => new TextValue(text.toUpperCase()),
  'xs:base64Binary': (text) => new TextValue(text.replaceAll(' ', '')),
  'xs:duration': durationOf,
  'xs:time': clockOf,
  'xs:dateTime': timeOf,
  'xs:date': timeOf,
  'xs:gYearMonth': timeOf,
  'xs:gYear': timeOf,
  'xs:gMonthDay': timeOf,
  'xs:gMonth': timeOf,
  'xs:gDay': timeOf,
};

/** The value of a text that is valid for a primitive type. */
export function valueOf(primitive: string, text: string): Value {
  return Object.hasOwn(MAKERS, primitive) ? MAKERS[primitive]!(text) : new TextValue(text);
}
