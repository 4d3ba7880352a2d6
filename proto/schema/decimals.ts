// The decimal shapes of the contract and their canonical text. Nothing here converts to a binary float.

export type DecimalShape = 'Amount' | 'Price' | 'Quantity' | 'Rate' | 'Decimal';

interface Digits {
  integer: number;
  fraction: number;
  /** Decimals under check `base`, where EN 16931 limits those of amounts alone; the rest are limits of the contract and of French law. */
  baseFraction?: number;
  /** Inclusive bounds that hold for JSON numbers only (decision 25): a rate sent as text is judged by the rules. */
  bounds?: readonly [number, number];
}

/** A limit where the law knows none keeps a value from growing without end. */
const MOST_DECIMALS = 30;

export const DECIMAL_DIGITS: Readonly<Record<DecimalShape, Digits>> = {
  Amount: { integer: 15, fraction: 4 },
  Price: { integer: 15, fraction: 4, baseFraction: MOST_DECIMALS },
  Quantity: { integer: 13, fraction: 6, baseFraction: MOST_DECIMALS },
  Rate: { integer: 3, fraction: 4, baseFraction: MOST_DECIMALS, bounds: [0, 100] },
  // Measures and rates of exchange.
  Decimal: { integer: 15, fraction: MOST_DECIMALS },
};

/** Leading and trailing zeros carry no value, so they do not count against the digits. Signs: credit lines are negative. */
export function decimalPattern(shape: DecimalShape, fraction = DECIMAL_DIGITS[shape].fraction): string {
  const { integer } = DECIMAL_DIGITS[shape];
  return `^[+-]?(?=\\.?[0-9])0*[0-9]{0,${integer}}(?:\\.[0-9]{0,${fraction}}0*)?$`;
}

/** The published alternatives. The bounds of a JSON number follow from its digits where the contract names none. */
export function decimalBranches(shape: DecimalShape): [object, object] {
  const { integer, bounds } = DECIMAL_DIGITS[shape];
  const [minimum, maximum] = bounds ?? [];
  const range = bounds
    ? { minimum, maximum }
    : { exclusiveMinimum: -(10 ** integer), exclusiveMaximum: 10 ** integer };
  return [
    { type: 'number', ...range },
    { type: 'string', pattern: decimalPattern(shape) },
  ];
}

/** A JSON number as its source text without exponent; a class of its own so that it cannot pass for a string. */
export class ExactNumber {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** No shape of the contract has more digits than this; a larger exponent is left as written and fails the pattern. */
const MAX_SHIFT = 60;

/** Of the digits behind a point. Zeros are looked at once: a match may begin at the first of a run alone. */
export const withoutEndZeros = (fraction: string): string => fraction.replace(/(?<!0)0+$/, '');

/** One text for equal decimals: of `07.50` and `7.5` it is `7.5`. */
export function shortest(decimal: string): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  const short = withoutEndZeros(fraction);
  return (whole.replace(/^0+(?=\d)/, '') || '0') + (short === '' ? '' : `.${short}`);
}

/** `1.5e3` → `1500`, `12e-3` → `0.012`: the point moves through the digits, no arithmetic on the value takes place. */
export function withoutExponent(source: string): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?[eE]([+-]?\d+)$/.exec(source);
  if (!match) return source;
  const [, sign = '', integer = '', fraction = '', exponent = ''] = match;
  const shift = Number(exponent);
  if (/^0*$/.test(integer + fraction)) return '0';
  if (Math.abs(shift) > MAX_SHIFT) return source;
  const digits = '0'.repeat(MAX_SHIFT) + integer + fraction + '0'.repeat(MAX_SHIFT);
  const point = MAX_SHIFT + integer.length + shift;
  const whole = digits.slice(0, point).replace(/^0+(?=\d)/, '');
  const rest = withoutEndZeros(digits.slice(point));
  return sign + whole + (rest === '' ? '' : `.${rest}`);
}

/**
 * The canonical text of a decimal that matches its pattern: no plus sign, no superfluous leading zero, a digit before the
 * point, none of the zeros that exceed the shape, no negative zero. Zeros within the shape stay: 10.50 is what was written.
 */
export function canonicalDecimal(text: string, most: number): string {
  const [, sign = '', integer = '', fraction = ''] = /^([+-]?)0*(\d*)\.?(\d*)$/.exec(text) ?? [];
  const digits = fraction.slice(0, most);
  const value = (integer === '' ? '0' : integer) + (digits === '' ? '' : `.${digits}`);
  return sign === '-' && /[1-9]/.test(value) ? `-${value}` : value;
}
