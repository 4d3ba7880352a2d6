/**
 * A whole number of any size: a safe integer where it fits, a BigInt beyond. Amounts of invoices stay on the fast side;
 * `fit` is what keeps the two sides canonical (a BigInt is never used for a number that is safe).
 */
export type Coefficient = number | bigint;

/** Which way a quotient that is not whole goes. `half-up` is towards +∞ (XPath), `half-away` from zero (commercial). */
export type Rounding = 'floor' | 'ceiling' | 'half-up' | 'half-away' | 'half-even' | 'half-down' | 'cut';

const POWERS = Array.from({ length: 16 }, (_, i) => 10 ** i);

const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

export function powerOfTen(exponent: number): Coefficient {
  return POWERS[exponent] ?? 10n ** BigInt(exponent);
}

/** Those of doubles with a fraction are looked up: each has some forty binary digits behind the point. */
const fivesCache: bigint[] = [1n];
const MOST_FIVES = 64;

export function powerOfFive(exponent: number): bigint {
  if (exponent >= MOST_FIVES) return 5n ** BigInt(exponent);
  while (fivesCache.length <= exponent) fivesCache.push(fivesCache.at(-1)! * 5n);
  return fivesCache[exponent]!;
}

/** n when the value is 10^n and small, else -1: dividing by 100 is what percentages do all day. */
export function exponentOfTen(value: Coefficient): number {
  return typeof value === 'number' ? POWERS.indexOf(value) : -1;
}

export function fit(value: bigint): Coefficient {
  return value <= MAX_SAFE && value >= -MAX_SAFE ? Number(value) : value;
}

export function add(a: Coefficient, b: Coefficient): Coefficient {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return fit(BigInt(a) + BigInt(b));
}

/** A product beyond 2^53 is rounded by the hardware to something that is not safe either, so one test is enough. */
export function multiply(a: Coefficient, b: Coefficient): Coefficient {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (Number.isSafeInteger(product)) return product + 0;
  }
  return fit(BigInt(a) * BigInt(b));
}

export function shift(value: Coefficient, digits: number): Coefficient {
  return digits === 0 ? value : multiply(value, powerOfTen(digits));
}

export function compare(a: Coefficient, b: Coefficient): -1 | 0 | 1 {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function negate(value: Coefficient): Coefficient {
  return typeof value === 'number' ? 0 - value : -value;
}

/** value / divisor, made whole as `rounding` says. The divisor is not zero. */
export function divide(value: Coefficient, divisor: Coefficient, rounding: Rounding): Coefficient {
  if (typeof value === 'number' && typeof divisor === 'number') {
    // Remainder first: it is exact, while value / divisor may round up to the next whole number.
    const remainder = value % divisor;
    const quotient = (value - remainder) / divisor + 0;
    return remainder === 0 ? quotient : quotient + step(quotient, remainder, divisor, rounding);
  }
  const a = BigInt(value);
  const b = BigInt(divisor);
  const remainder = a % b;
  const quotient = a / b;
  return fit(remainder === 0n ? quotient : quotient + BigInt(step(quotient, remainder, b, rounding)));
}

/** What to add to a quotient cut towards zero: 0, or one step away from zero. The remainder is not zero. */
function step(
  quotient: Coefficient,
  remainder: Coefficient,
  divisor: Coefficient,
  rounding: Rounding,
): number {
  if (rounding === 'cut') return 0;
  const away = remainder < 0 === divisor < 0 ? 1 : -1;
  if (rounding === 'floor') return away < 0 ? -1 : 0;
  if (rounding === 'ceiling') return away > 0 ? 1 : 0;
  const half = compareToHalf(remainder, divisor);
  if (half !== 0) return half > 0 ? away : 0;
  if (rounding === 'half-up') return away > 0 ? 1 : 0;
  if (rounding === 'half-even') return isEven(quotient) ? 0 : away;
  return rounding === 'half-away' ? away : 0;
}

function compareToHalf(remainder: Coefficient, divisor: Coefficient): -1 | 0 | 1 {
  const r = magnitude(remainder);
  const rest = add(magnitude(divisor), negate(r));
  return compare(r, rest);
}

export function magnitude(value: Coefficient): Coefficient {
  return value < 0 ? negate(value) : value;
}

function isEven(value: Coefficient): boolean {
  return typeof value === 'number' ? value % 2 === 0 : value % 2n === 0n;
}

/** How many of at most `limit` trailing decimal zeros the number has. Zero has `limit` of them. */
export function trailingZeros(value: Coefficient, limit: number): number {
  let zeros = 0;
  if (typeof value === 'number') {
    for (let rest = value; zeros < limit && rest % 10 === 0; rest /= 10) zeros++;
    return zeros;
  }
  const digits = value.toString();
  while (zeros < limit && digits.charCodeAt(digits.length - 1 - zeros) === 0x30) zeros++;
  return zeros;
}
