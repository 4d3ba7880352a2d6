import { Decimal } from '../../decimal/index.ts';
import { EvaluationError } from './error.ts';
import type { Item, Numeric } from './items.ts';
import { Double, isNumeric, typeName } from './items.ts';
import { DAY, LIMIT, Temporal, dateOf, modulo } from './temporal.ts';

/** Calculating with dates, times and durations: the rows of XPath 2.0, B.2, that numbers do not have. */

function refuse(operator: string, a: Item, b: Item): never {
  throw new EvaluationError('XPTY0004', `xs:${typeName(a)} ${operator} xs:${typeName(b)} is not defined`);
}

/** One operand at least is a Temporal. */
export function temporalArithmetic(operator: string, a: Item, b: Item): Item {
  if (a instanceof Temporal && b instanceof Temporal) return twoTemporals(operator, a, b);
  if (a instanceof Temporal && isNumeric(b) && ordered(a)) {
    if (operator === '*') return scaled(a, factorOf(b));
    if (operator === 'div') return divided(a, b);
  }
  if (isNumeric(a) && b instanceof Temporal && ordered(b) && operator === '*') return scaled(b, factorOf(a));
  return refuse(operator, a, b);
}

/** xs:duration itself does not take part: its months and its days cannot be told apart in a result. */
const ordered = ({ type }: Temporal): boolean => type === 'dayTimeDuration' || type === 'yearMonthDuration';

function twoTemporals(operator: string, a: Temporal, b: Temporal): Item {
  if (operator === 'div' && a.type === b.type && ordered(a)) return ratio(a, b);
  if (operator !== '+' && operator !== '-') return refuse(operator, a, b);
  const sign = operator === '+' ? 1 : -1;
  if (ordered(b) && !a.isDuration) return moved(operator, a, b, sign);
  if (ordered(b) && a.type === b.type)
    return span(a.type, a.months + sign * b.months, a.local + sign * b.local);
  if (operator === '+' && ordered(a) && !b.isDuration) return moved(operator, b, a, 1);
  if (operator === '-' && a.type === b.type && !a.isDuration)
    return span('dayTimeDuration', 0, a.value - b.value);
  return refuse(operator, a, b);
}

/** `+ 0`: no duration is negative zero. */
function span(type: Temporal['type'], months: number, local: number): Temporal {
  if (!Number.isSafeInteger(months) || Math.abs(local) > LIMIT)
    throw new EvaluationError('FODT0002', 'the duration is too long');
  return Temporal.duration(type, months + 0, local + 0);
}

/** A point moved by a duration keeps its zone; a date keeps to whole days, a time to one day. */
function moved(operator: string, point: Temporal, by: Temporal, sign: number): Temporal {
  const { type, zone } = point;
  if (type === 'time' && by.type === 'yearMonthDuration') return refuse(operator, point, by);
  const local = monthsLater(point.local, sign * by.months) + sign * by.local;
  // Not `>`: months too many give NaN.
  if (!(Math.abs(local) <= LIMIT)) throw new EvaluationError('FODT0001', 'the date is too far away');
  if (type === 'time') return new Temporal(type, modulo(local, DAY), zone);
  return new Temporal(type, type === 'date' ? local - modulo(local, DAY) : local, zone);
}

/** A day the month does not have becomes its last (XML Schema 2, appendix E). */
function monthsLater(local: number, months: number): number {
  if (months === 0) return local;
  const { year, month, day } = dateOf(local);
  const first = new Date(0);
  first.setUTCFullYear(year, month - 1 + months, 1);
  const last = new Date(first);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return first.getTime() + (Math.min(day, last.getUTCDate()) - 1) * DAY + modulo(local, DAY);
}

function factorOf(value: Numeric): number {
  const factor =
    typeof value === 'bigint' ? Number(value) : value instanceof Double ? value.value : value.toNumber();
  if (Number.isNaN(factor)) throw new EvaluationError('FOCA0005', 'a duration is not multiplied by NaN');
  return factor;
}

const microseconds = (span: number): number => Math.round(span * 1e3) / 1e3;

/** Months are whole, halves going up (XPath functions, 10.6.3). */
function scaled({ type, months, local }: Temporal, factor: number): Temporal {
  if (!Number.isFinite(factor)) throw new EvaluationError('FODT0002', 'the duration is too long');
  return span(type, Math.round(months * factor), microseconds(local * factor));
}

function divided(a: Temporal, b: Numeric): Temporal {
  const by = factorOf(b);
  if (by === 0) throw new EvaluationError('FODT0002', 'a duration is divided by zero');
  return span(a.type, Math.round(a.months / by), microseconds(a.local / by));
}

function ratio(a: Temporal, b: Temporal): Decimal {
  const size = ({ type, months, local }: Temporal): number => (type === 'yearMonthDuration' ? months : local);
  if (size(b) === 0) throw new EvaluationError('FOAR0001', 'division by zero');
  return Decimal.fromNumber(size(a)).div(Decimal.fromNumber(size(b)));
}
