import * as whole from './coefficient.ts';
import type { Coefficient, Rounding } from './coefficient.ts';
import { parseDecimal } from './parse.ts';

/** Digits after the point that a quotient keeps at least (XPath leaves it open; Saxon, the reference, keeps 18). */
const DIVISION_DIGITS = 18;

/** Of values with more digits behind the point coefficients are BigInts. */
const FEW_DIGITS = 15;
/** Below 10^308, and what is not zero is above 10^-308. */
const MOST_DIGITS = 300;
/** Some thousand times what `#nearly` is wrong by. */
const DOUBT = 1e-12;

/**
 * An exact decimal number: coefficient × 10^-digits. Immutable. Trailing zeros may be kept inside (they cost nothing) but
 * never show: equality, order and text are those of the value.
 */
export class Decimal {
  static readonly zero: Decimal = new Decimal(0, 0);

  readonly #coefficient: Coefficient;
  readonly #digits: number;

  private constructor(coefficient: Coefficient, digits: number) {
    this.#coefficient = coefficient;
    this.#digits = digits;
  }

  /** The number written in `text` as xs:decimal (surrounding blanks allowed, no exponent), or null when it is none. */
  static parse(text: string): Decimal | null {
    const parsed = parseDecimal(text);
    return parsed && new Decimal(parsed.coefficient, parsed.digits);
  }

  /** coefficient × 10^-digits, of a safe integer that is not -0. */
  static scaled(coefficient: number, digits: number): Decimal {
    return new Decimal(coefficient, digits);
  }

  /** @throws RangeError when the text is not an xs:decimal. */
  static of(text: string): Decimal {
    const value = Decimal.parse(text);
    if (!value) throw new RangeError(`"${text.slice(0, 40)}" is not a decimal number`);
    return value;
  }

  /** @throws RangeError when the number is not whole. */
  static fromInteger(value: number | bigint): Decimal {
    if (typeof value === 'number' && !Number.isInteger(value))
      throw new RangeError(`${value} is not a whole number`);
    return new Decimal(Number.isSafeInteger(value) ? Number(value) + 0 : whole.fit(BigInt(value)), 0);
  }

  /**
   * Exactly the value of a double, every binary digit of it (XPath casts double to decimal this way).
   * @throws RangeError for NaN and the infinities.
   */
  static fromNumber(value: number): Decimal {
    if (Number.isInteger(value)) return Decimal.fromInteger(value);
    if (!Number.isFinite(value)) throw new RangeError(`${value} has no decimal value`);
    let power = 0;
    let scaled = value;
    for (; !Number.isInteger(scaled); scaled *= 2) power++;
    // value = scaled / 2^power = scaled × 5^power / 10^power
    return new Decimal(whole.fit(BigInt(scaled) * whole.powerOfFive(power)), power);
  }

  add(other: Decimal): Decimal {
    const digits = Math.max(this.#digits, other.#digits);
    return new Decimal(whole.add(this.#at(digits), other.#at(digits)), digits);
  }

  sub(other: Decimal): Decimal {
    const digits = Math.max(this.#digits, other.#digits);
    return new Decimal(whole.add(this.#at(digits), whole.negate(other.#at(digits))), digits);
  }

  mul(other: Decimal): Decimal {
    return new Decimal(whole.multiply(this.#coefficient, other.#coefficient), this.#digits + other.#digits);
  }

  /**
   * The quotient, exact when it ends within max(18, 18 + difference of scales) fraction digits, else rounded there with
   * halves towards zero, as Saxon does.
   * @throws RangeError when dividing by zero (XPath: FOAR0001).
   */
  div(other: Decimal): Decimal {
    if (other.isZero()) throw new RangeError('division by zero');
    const exponent = whole.exponentOfTen(other.#coefficient);
    if (exponent >= other.#digits)
      return new Decimal(this.#coefficient, this.#digits + exponent - other.#digits);
    const digits = DIVISION_DIGITS + Math.max(0, this.scale - other.scale);
    const shift = digits + other.#digits - this.#digits;
    const value = shift >= 0 ? whole.shift(this.#coefficient, shift) : this.#coefficient;
    const divisor = shift >= 0 ? other.#coefficient : whole.shift(other.#coefficient, -shift);
    return new Decimal(whole.divide(value, divisor, 'half-down'), digits).#short();
  }

  /** The quotient cut towards zero, exactly (XPath functions, 6.2.5 and 6.2.6). The divisor is not zero. */
  wholeQuotient(other: Decimal): Decimal {
    const digits = Math.max(this.#digits, other.#digits);
    return new Decimal(whole.divide(this.#at(digits), other.#at(digits), 'cut'), 0);
  }

  neg(): Decimal {
    return new Decimal(whole.negate(this.#coefficient), this.#digits);
  }

  abs(): Decimal {
    return this.#coefficient < 0 ? this.neg() : this;
  }

  compare(other: Decimal): -1 | 0 | 1 {
    if (this.#digits === other.#digits) return whole.compare(this.#coefficient, other.#coefficient);
    const digits = Math.max(this.#digits, other.#digits);
    const sure = digits > FEW_DIGITS ? this.#farFrom(other) : 0;
    return sure === 0 ? whole.compare(this.#at(digits), other.#at(digits)) : sure;
  }

  /** How they compare where doubles are enough to see it, else 0. Exactly, one of forty digits is compared in 1 us. */
  #farFrom(other: Decimal): -1 | 0 | 1 {
    const a = this.#nearly();
    const b = other.#nearly();
    if (!(Math.abs(a - b) > DOUBT * (Math.abs(a) + Math.abs(b)))) return 0;
    return a < b ? -1 : 1;
  }

  /** Wrong by some units in the last of 53 binary digits at most; NaN beyond what doubles hold at that precision. */
  #nearly(): number {
    return this.#digits > MOST_DIGITS ? Number.NaN : Number(this.#coefficient) / 10 ** this.#digits;
  }

  /** How it compares with the exact value of a double, which is finite: rounding to doubles keeps the order of what is not one double. */
  compareNumber(value: number): -1 | 0 | 1 {
    const near = this.toNumber();
    return near === value ? this.compare(Decimal.fromNumber(value)) : near < value ? -1 : 1;
  }

  equals(other: Decimal): boolean {
    return this.compare(other) === 0;
  }

  /** Is it coefficient × 10^-digits, of a safe integer that is not -0? */
  is(coefficient: number, digits: number): boolean {
    if (digits === this.#digits) return coefficient === this.#coefficient;
    return this.equals(new Decimal(coefficient, digits));
  }

  isZero(): boolean {
    return this.#coefficient === 0;
  }

  isNegative(): boolean {
    return this.#coefficient < 0;
  }

  get sign(): -1 | 0 | 1 {
    return whole.compare(this.#coefficient, 0);
  }

  /** Fraction digits of the canonical form: 0 for 15.00, 2 for 15.250. */
  get scale(): number {
    return this.#digits - whole.trailingZeros(this.#coefficient, this.#digits);
  }

  /** Nearest whole number, halves towards +∞ (fn:round). */
  round(): Decimal {
    return this.#rounded(0, 'half-up');
  }

  floor(): Decimal {
    return this.#rounded(0, 'floor');
  }

  ceiling(): Decimal {
    return this.#rounded(0, 'ceiling');
  }

  /** Commercial rounding, as amounts of an invoice are rounded. */
  roundHalfAwayFromZero(digits: number): Decimal {
    return this.#rounded(digits, 'half-away');
  }

  /** fn:round-half-to-even. Negative digits round to tens, hundreds and so on. */
  roundHalfToEven(digits: number): Decimal {
    return this.#rounded(digits, 'half-even');
  }

  /** The nearest double, ties to even. */
  toNumber(): number {
    const power = whole.powerOfTen(this.#digits);
    // Both are exact doubles then, so the one division rounds correctly.
    if (typeof this.#coefficient === 'number' && typeof power === 'number') return this.#coefficient / power;
    return Number(this.toString());
  }

  /** Canonical xs:decimal as XPath writes it: no trailing zeros, no point for whole numbers. */
  toString(): string {
    const scale = this.scale;
    return write(this.#rounded(scale, 'half-away').#at(scale), scale);
  }

  toJSON(): string {
    return this.toString();
  }

  /** With exactly so many fraction digits; digits beyond are rounded commercially. */
  toFixed(digits: number): string {
    return write(this.#rounded(digits, 'half-away').#at(digits), digits);
  }

  /** Without trailing zeros, so that what follows a division can run on plain numbers again. */
  #short(): Decimal {
    const scale = this.scale;
    return new Decimal(
      whole.divide(this.#coefficient, whole.powerOfTen(this.#digits - scale), 'floor'),
      scale,
    );
  }

  /** The coefficient when the value is written with so many fraction digits (never fewer than it has). */
  #at(digits: number): Coefficient {
    return whole.shift(this.#coefficient, digits - this.#digits);
  }

  #rounded(digits: number, rounding: Rounding): Decimal {
    if (this.#digits <= digits) return this;
    const coefficient = whole.divide(this.#coefficient, whole.powerOfTen(this.#digits - digits), rounding);
    return digits >= 0 ? new Decimal(coefficient, digits) : new Decimal(whole.shift(coefficient, -digits), 0);
  }
}

function write(coefficient: Coefficient, digits: number): string {
  const text = whole
    .magnitude(coefficient)
    .toString()
    .padStart(digits + 1, '0');
  const sign = coefficient < 0 ? '-' : '';
  const point = text.length - digits;
  return digits === 0 ? sign + text : `${sign}${text.slice(0, point)}.${text.slice(point)}`;
}
