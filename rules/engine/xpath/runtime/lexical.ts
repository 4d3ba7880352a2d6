import { Decimal } from '../../decimal/index.ts';
import { EvaluationError, quoted } from './error.ts';

/** White space around the lexical form of a value does not count (XML Schema, whiteSpace collapse). */
export function collapse(text: string): string {
  const clean = text.charCodeAt(0) > 0x20 && text.charCodeAt(text.length - 1) > 0x20;
  return clean ? text : text.replaceAll(/^[ \t\r\n]+|(?<![ \t\r\n])[ \t\r\n]+$/g, '');
}

function malformed(text: string, type: string): EvaluationError {
  return new EvaluationError('FORG0001', `${quoted(text)} cannot be read as xs:${type}`);
}

/** No exponent, no comma: "1E2" and "100,00" are errors here, as for Saxon. */
export function parseDecimal(text: string): Decimal {
  const value = Decimal.parse(collapse(text));
  if (!value) throw malformed(text, 'decimal');
  return value;
}

const INTEGER = /^[+-]?\d+$/;

/** Any number of digits; xs:integer has no bound. */
export function parseInteger(text: string): bigint {
  const plain = collapse(text);
  if (!INTEGER.test(plain)) throw malformed(text, 'integer');
  return BigInt(plain.startsWith('+') ? plain.slice(1) : plain);
}

const DOUBLE = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
const SPECIAL: Readonly<Record<string, number>> = {
  INF: Infinity,
  '+INF': Infinity,
  '-INF': -Infinity,
  NaN: Number.NaN,
};

/** The lexical space of XML Schema, narrower than JavaScript's Number(): no hexadecimal, no empty text. */
export function parseDouble(text: string): number {
  const short = shortNumber(text);
  if (!Number.isNaN(short)) return short;
  const plain = collapse(text);
  if (DOUBLE.test(plain)) return Number(plain);
  if (Object.hasOwn(SPECIAL, plain)) return SPECIAL[plain]!;
  throw malformed(text, 'double');
}

const POWERS = Array.from({ length: 16 }, (_, power) => 10 ** power);

/**
 * Amounts as invoices write them: up to fifteen digits and a point, else NaN. Coefficient and power of ten are exact doubles
 * then, so the one division rounds as reading the text would (a third of the time of test and `Number`).
 */
function shortNumber(text: string): number {
  const { length } = text;
  if (length > 16) return Number.NaN;
  let value = 0;
  let dot = -1;
  for (let i = 0; i < length; i++) {
    const digit = text.charCodeAt(i) - 0x30;
    if (digit >= 0 && digit <= 9) value = value * 10 + digit;
    else if (digit === -2 && dot < 0) dot = i;
    else return Number.NaN;
  }
  const digits = dot < 0 ? length : length - 1;
  if (digits === 0 || digits > 15) return Number.NaN;
  return dot < 0 ? value : value / POWERS[length - dot - 1]!;
}

/** Four spellings and no other. */
export function parseBoolean(text: string): boolean {
  const plain = collapse(text);
  if (plain === 'true' || plain === '1') return true;
  if (plain === 'false' || plain === '0') return false;
  throw malformed(text, 'boolean');
}

/** The canonical form of xs:double: plain between 1e-6 and 1e6, else with an exponent (XPath functions, 17.1.2). */
export function spellNumber(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? 'INF' : '-INF';
  if (value === 0) return Object.is(value, -0) ? '-0' : '0';
  const size = Math.abs(value);
  if (size >= 1e-6 && size < 1e6) return String(value);
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  return `${mantissa.includes('.') ? mantissa : `${mantissa}.0`}E${exponent.replace('+', '')}`;
}
