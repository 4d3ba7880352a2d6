import { Decimal } from '../../decimal/index.ts';
import { EvaluationError, quoted } from './error.ts';
import type { Item, Numeric } from './items.ts';
import { Double, Untyped, isNumeric, typeName } from './items.ts';
import { castAtom } from './cast.ts';
import { temporalArithmetic } from './calendar.ts';
import { parseDouble } from './lexical.ts';
import { Temporal } from './temporal.ts';

/** A constant of a pack; the compiler has read it before. */
export function decimal(text: string): Decimal {
  const value = Decimal.parse(text);
  if (!value) throw new Error(`"${text}" is no decimal constant`);
  return value;
}

/** Integers widen to decimals beside decimals. */
export function decimalOf(value: bigint): Decimal;
export function decimalOf(value: bigint | undefined): Decimal | undefined;
export function decimalOf(value: bigint | undefined): Decimal | undefined {
  return value === undefined ? undefined : Decimal.fromInteger(value);
}

/** Promotion to xs:double. */
export function numberOf(value: Numeric | number | undefined): number {
  if (value === undefined || typeof value === 'number') return value as number;
  if (typeof value === 'bigint') return Number(value);
  return value instanceof Double ? value.value : value.toNumber();
}

/** An operand: untyped becomes xs:double, what is no number is an error. */
export function needNumber(item: Item | undefined): Numeric | undefined {
  if (item === undefined || isNumeric(item)) return item;
  if (item instanceof Untyped) return new Double(parseDouble(item.value));
  throw new EvaluationError('XPTY0004', `a number is needed, not ${typeName(item)} ${quoted(String(item))}`);
}

/** A bound of a range: nothing stays nothing. */
export function integerIfAny(item: Item | undefined): bigint | undefined {
  return item === undefined ? undefined : needInteger(item);
}

/** An argument declared xs:integer. */
export function needInteger(item: Item | undefined): bigint {
  if (typeof item === 'bigint') return item;
  if (item instanceof Untyped) return castAtom(item, 'integer') as bigint;
  if (item === undefined) throw new EvaluationError('XPTY0004', 'an integer is needed and there is none');
  throw new EvaluationError('XPTY0004', `an integer is needed, not ${typeName(item)}`);
}

/** Only exact division fails; xs:double gives INF or NaN. */
const zeroDivision = (): never => {
  throw new EvaluationError('FOAR0001', 'division by zero');
};

type Operand<T> = T | undefined;

/** Lifts a calculation to optional operands: nothing in, nothing out. */
const lift =
  <T>(calculate: (a: T, b: T) => T) =>
  (a: Operand<T>, b: Operand<T>): T =>
    (a === undefined || b === undefined ? undefined : calculate(a, b)) as T;

export const addIntegers = lift<bigint>((a, b) => a + b);
export const subIntegers = lift<bigint>((a, b) => a - b);
export const mulIntegers = lift<bigint>((a, b) => a * b);
export const idivIntegers = lift<bigint>((a, b) => (b === 0n ? zeroDivision() : a / b));
export const modIntegers = lift<bigint>((a, b) => (b === 0n ? zeroDivision() : a % b));

export const add = lift<Decimal>((a, b) => a.add(b));
export const sub = lift<Decimal>((a, b) => a.sub(b));
export const mul = lift<Decimal>((a, b) => a.mul(b));
export const div = lift<Decimal>((a, b) => (b.isZero() ? zeroDivision() : a.div(b)));
export const mod = lift<Decimal>((a, b) => a.sub(b.mul(wholeQuotient(a, b))));

/** The quotient of decimals cut to an integer; the empty sequence stays empty. */
export function idiv(a: Operand<Decimal>, b: Operand<Decimal>): bigint {
  return (a === undefined || b === undefined ? undefined : BigInt(wholeQuotient(a, b).toString())) as bigint;
}

/** The quotient cut towards zero. */
function wholeQuotient(a: Decimal, b: Decimal): Decimal {
  if (b.isZero()) zeroDivision();
  return a.wholeQuotient(b);
}

/** With an operand missing the other need not be looked at (XPath 2.0, 3.4); as Saxon, we look at the left one first. */
const liftTexts =
  (calculate: (a: number, b: number) => number) =>
  (a: Operand<number | string>, b: Operand<number | string>): number =>
    (a === undefined ? undefined : afterLeft(calculate, doubleOf(a), b)) as number;

const afterLeft = (
  calculate: (a: number, b: number) => number,
  a: number,
  b: Operand<number | string>,
): number | undefined => (b === undefined ? undefined : calculate(a, doubleOf(b)));

const doubleOf = (value: number | string): number => (typeof value === 'string' ? parseDouble(value) : value);

export const addDoubles = liftTexts((a, b) => a + b);
export const subDoubles = liftTexts((a, b) => a - b);
export const mulDoubles = liftTexts((a, b) => a * b);
export const divDoubles = liftTexts((a, b) => a / b);
export const modDoubles = liftTexts((a, b) => a % b);

export function idivDoubles(left: Operand<number | string>, right: Operand<number | string>): bigint {
  if (left === undefined) return undefined as unknown as bigint;
  const a = doubleOf(left);
  if (right === undefined) return undefined as unknown as bigint;
  const b = doubleOf(right);
  if (b === 0) zeroDivision();
  if (!Number.isFinite(a) || Number.isNaN(b))
    throw new EvaluationError('FOAR0002', 'the quotient is no integer');
  const quotient = a / b;
  // Of a great number by a tiny one; by INF it is 0.
  if (!Number.isFinite(quotient)) throw new EvaluationError('FOAR0002', 'the quotient is beyond all numbers');
  return BigInt(Math.trunc(quotient));
}

/** Of any numeric kind, boxed or bare. */
export function negate(value: Numeric | number | undefined): Numeric | number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'number') return -value;
  if (typeof value === 'bigint') return -value;
  return value instanceof Double ? new Double(-value.value) : value.neg();
}

/** fn:abs, fn:floor, fn:ceiling or fn:round of three kinds of numbers. The methods are named, not looked up: V8 would not know which one is called. */
function rounding(
  ofInteger: (value: bigint) => bigint,
  ofDecimal: (value: Decimal) => Decimal,
  ofDouble: (value: number) => number,
): {
  readonly double: (value: Operand<number>) => number;
  readonly decimal: (value: Operand<Decimal>) => Decimal;
  readonly any: (value: Operand<Numeric>) => Numeric;
} {
  return {
    double: (value) => (value === undefined ? undefined : ofDouble(value)) as number,
    decimal: (value) => (value === undefined ? undefined : ofDecimal(value)) as Decimal,
    any: (value) => {
      if (typeof value === 'bigint') return ofInteger(value);
      if (value instanceof Double) return new Double(ofDouble(value.value));
      return (value === undefined ? undefined : ofDecimal(value)) as Decimal;
    },
  };
}

const whole = (value: bigint): bigint => value;

export const {
  double: absDouble,
  decimal: absDecimal,
  any: absAny,
} = rounding(
  (value) => (value < 0n ? -value : value),
  (value) => value.abs(),
  Math.abs,
);
export const {
  double: floorDouble,
  decimal: floorDecimal,
  any: floorAny,
} = rounding(whole, (value) => value.floor(), Math.floor);
export const {
  double: ceilingDouble,
  decimal: ceilingDecimal,
  any: ceilingAny,
} = rounding(whole, (value) => value.ceiling(), Math.ceil);
// Math.round takes halves towards plus infinity, as fn:round does.
export const {
  double: roundDouble,
  decimal: roundDecimal,
  any: roundAny,
} = rounding(whole, (value) => value.round(), Math.round);

/** fn:round to a number of digits (XPath functions 3.1, 4.4.4), halves towards plus infinity at that digit. */
export function roundToDecimal(value: Operand<Decimal>, digits: bigint): Decimal {
  const places = clamped(digits);
  return value?.mul(powerOfTen(places)).round().mul(powerOfTen(-places)) as Decimal;
}

/** Products below this have half a unit to spare. */
const EXACT = 2 ** 51;
/** Splits a double into two of half the digits (Dekker 1971), so that products with a small factor are exact. */
const SPLITTER = 2 ** 27 + 1;

/**
 * fn:round of the exact product of a double, taken as the decimal it is, and a whole number up to a million: the product of
 * the hardware, and what it left out.
 */
export function roundProduct(value: number, factor: number): Decimal {
  const product = value * factor;
  if (!(Math.abs(product) < EXACT))
    return (castAtom(new Double(value), 'decimal') as Decimal).mul(Decimal.fromInteger(factor)).round();
  const spread = SPLITTER * value;
  const high = spread - (spread - value);
  const rest = high * factor - product + (value - high) * factor;
  const floor = Math.floor(product);
  return Decimal.fromInteger(product - floor - 0.5 + rest >= 0 ? floor + 1 : floor);
}

/** More digits than any double has on either side of the point. */
const MOST_DIGITS = 1100;
const clamped = (digits: bigint): number => Math.max(-MOST_DIGITS, Math.min(MOST_DIGITS, Number(digits)));

const powerOfTen = (power: number): Decimal =>
  Decimal.of(power >= 0 ? `1${'0'.repeat(power)}` : `0.${'0'.repeat(-power - 1)}1`);

/** Through the exact decimal value of the double. */
export function roundToDouble(value: Operand<number>, digits: bigint): number {
  if (value === undefined || !Number.isFinite(value) || value === 0) return value as number;
  const rounded = roundToDecimal(Decimal.fromNumber(value), digits).toNumber();
  return rounded === 0 && value < 0 ? -0 : rounded;
}

export function roundToAny(value: Operand<Numeric>, digits: bigint): Numeric {
  if (value instanceof Double) return new Double(roundToDouble(value.value, digits));
  if (typeof value !== 'bigint') return roundToDecimal(value, digits);
  return digits >= 0n ? value : BigInt(roundToDecimal(Decimal.fromInteger(value), digits).toString());
}

export function roundHalfToEvenDecimal(value: Operand<Decimal>, digits = 0n): Decimal {
  return value?.roundHalfToEven(clamped(digits)) as Decimal;
}

/** Through the exact decimal value of the double, as the definition asks (XPath functions, 6.4.5). */
export function roundHalfToEvenDouble(value: Operand<number>, digits = 0n): number {
  if (value === undefined || !Number.isFinite(value) || value === 0) return value as number;
  const rounded = Decimal.fromNumber(value).roundHalfToEven(clamped(digits)).toNumber();
  return rounded === 0 && value < 0 ? -0 : rounded;
}

export function roundHalfToEvenAny(value: Operand<Numeric>, digits = 0n): Numeric {
  if (value instanceof Double) return new Double(roundHalfToEvenDouble(value.value, digits));
  if (typeof value !== 'bigint') return roundHalfToEvenDecimal(value, digits);
  return digits >= 0n
    ? value
    : BigInt(Decimal.fromInteger(value).roundHalfToEven(clamped(digits)).toString());
}

/** Untyped is xs:double beside dates and durations as well (XPath 2.0, 3.4). */
const operand = (item: Item): Numeric | Temporal => (item instanceof Temporal ? item : needNumber(item)!);

/** Operands whose kinds are known only now. */
export function arithmetic(
  operator: string,
  left: Item | undefined,
  right: Item | undefined,
): Item | undefined {
  if (left === undefined) return undefined;
  const a = operand(left);
  if (right === undefined) return undefined;
  const b = operand(right);
  if (a instanceof Temporal || b instanceof Temporal) return temporalArithmetic(operator, a, b);
  if (a instanceof Double || b instanceof Double) return doubles(operator, numberOf(a), numberOf(b));
  if (typeof a === 'bigint' && typeof b === 'bigint' && operator !== 'div') return INTEGERS[operator]!(a, b);
  const x = typeof a === 'bigint' ? decimalOf(a) : a;
  const y = typeof b === 'bigint' ? decimalOf(b) : b;
  return operator === 'idiv' ? idiv(x, y) : DECIMALS[operator]!(x, y);
}

const INTEGERS: Readonly<Record<string, (a: bigint, b: bigint) => bigint>> = {
  '+': addIntegers,
  '-': subIntegers,
  '*': mulIntegers,
  idiv: idivIntegers,
  mod: modIntegers,
};
const DECIMALS: Readonly<Record<string, (a: Decimal, b: Decimal) => Decimal>> = {
  '+': add,
  '-': sub,
  '*': mul,
  div,
  mod,
};
const DOUBLES: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': addDoubles,
  '-': subDoubles,
  '*': mulDoubles,
  div: divDoubles,
  mod: modDoubles,
};

function doubles(operator: string, a: number, b: number): Item {
  return operator === 'idiv' ? idivDoubles(a, b) : new Double(DOUBLES[operator]!(a, b));
}
