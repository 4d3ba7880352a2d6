import { Decimal } from '../../decimal/index.ts';
import { EvaluationError, quoted } from './error.ts';
import type { Numeric } from './items.ts';
import { Double } from './items.ts';

/** One half of a picture (XPath functions 3.1, 4.7.4; XSLT 2.0, 16.4.2): what stands around the digits, and how many there are of each kind. */
interface SubPicture {
  readonly prefix: string;
  readonly suffix: string;
  /** Powers of ten the number is multiplied by: 2 for `%`, 3 for `‰`. */
  readonly scale: number;
  readonly leastWhole: number;
  readonly leastFraction: number;
  readonly mostFraction: number;
  /** Digits the picture has before the decimal point. */
  readonly whole: number;
  /** Distances of grouping separators from the decimal point, growing. */
  readonly wholeGroups: readonly number[];
  readonly fractionGroups: readonly number[];
}

/** Every digit is a mandatory one. A picture of an exponent is none here: its `e` stands among them. */
const ACTIVE = /[0-9#.,]/;
const WELL_FORMED = /^(?:[#,]*[0-9,]*)(?:\.[0-9,]*[#,]*)?$/;
const MISPLACED = /,,|,\.|\.,|^,*$|,$/;

/**
 * fn:format-number with the default decimal format: halves go to the even neighbour, nothing is NaN. Where no digit
 * is mandatory, one of the fraction is, as XPath functions 3.1 have it and Saxon does for XSLT 2.0 too.
 * @throws EvaluationError XTDE1310 for a picture that is none.
 */
export function formatNumber(value: Numeric | undefined, picture: string): string {
  const [positive, negative] = picturesOf(picture);
  const plain = value instanceof Double ? value.value : (value ?? NaN);
  if (typeof plain === 'number' && Number.isNaN(plain)) return 'NaN';
  const below = typeof plain === 'object' ? plain.isNegative() : plain < 0 || Object.is(plain, -0);
  const used = below ? (negative ?? { ...positive, prefix: `-${positive.prefix}` }) : positive;
  return `${used.prefix}${digitsOf(plain, used)}${used.suffix}`;
}

function digitsOf(value: number | bigint | Decimal, used: SubPicture): string {
  if (value === Infinity || value === -Infinity) return 'Infinity';
  const scaled = decimalOf(value)
    .abs()
    .mul(Decimal.fromInteger(10n ** BigInt(used.scale)));
  const [whole = '', fraction = ''] = scaled
    .roundHalfToEven(used.mostFraction)
    .toFixed(used.mostFraction)
    .split('.');
  const before = whole.replace(/^0+/, '').padStart(used.leastWhole, '0');
  const after = trimmed(fraction, used.leastFraction);
  const shown = after === '' ? '' : `.${grouped(after, used.fractionGroups)}`;
  return `${reversed(grouped(reversed(before), repeated(used, before.length)))}${shown}`;
}

function decimalOf(value: number | bigint | Decimal): Decimal {
  if (typeof value === 'bigint') return Decimal.fromInteger(value);
  return typeof value === 'number' ? shortest(value) : value;
}

/** A double by the digits it is written with, as Saxon has it: 2.675e0 is half way between 2.67 and 2.68. */
function shortest(value: number): Decimal {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const zeros = '0'.repeat(Math.abs(Number(exponent)));
  return Decimal.of(digits).mul(Decimal.of(exponent.startsWith('-') ? `0.${zeros.slice(1)}1` : `1${zeros}`));
}

function trimmed(fraction: string, least: number): string {
  let end = fraction.length;
  while (end > least && fraction[end - 1] === '0') end--;
  return fraction.slice(0, end);
}

const reversed = (text: string): string => [...text].reverse().join('');

function grouped(digits: string, positions: readonly number[]): string {
  const cuts = positions.filter((position) => position < digits.length);
  return [0, ...cuts].map((from, i) => digits.slice(from, cuts[i])).join(',');
}

/** Separators at regular distances, where none is left out, go on to the left of the picture (XPath functions 3.1, 4.7.4). */
function repeated({ wholeGroups: groups, whole }: SubPicture, length: number): readonly number[] {
  const [size] = groups;
  if (size === undefined || groups.some((position, i) => position !== size * (i + 1))) return groups;
  if (size * (groups.length + 1) < whole) return groups;
  return Array.from({ length: Math.ceil(length / size) }, (_, i) => size * (i + 1));
}

function picturesOf(picture: string): readonly [SubPicture, SubPicture | undefined] {
  const [positive, negative, ...more] = picture.split(';').map((part) => subPicture(part, picture));
  if (positive === undefined || more.length > 0) throw wrong(picture);
  return [positive, negative];
}

function subPicture(part: string, picture: string): SubPicture {
  const from = part.search(ACTIVE);
  const characters = [...part];
  const to = part.length - reversed(part).search(ACTIVE);
  const active = from < 0 ? '' : part.slice(from, to);
  if (!WELL_FORMED.test(active) || MISPLACED.test(active) || !/[0-9#]/.test(active)) throw wrong(picture);
  const marks = characters.filter((c) => c === '%' || c === '‰');
  if (marks.length > 1) throw wrong(picture);
  const [whole = '', fraction = ''] = active.replaceAll(/[1-9]/g, '0').split('.');
  const least = count(whole, '0');
  const leastFraction = count(fraction, '0');
  const mostFraction = leastFraction + count(fraction, '#');
  return {
    prefix: part.slice(0, from),
    suffix: part.slice(to),
    scale: marks[0] === '%' ? 2 : marks.length * 3,
    whole: least + count(whole, '#'),
    leastWhole: least === 0 && mostFraction === 0 ? 1 : least,
    leastFraction: least + leastFraction === 0 ? Math.min(mostFraction, 1) : leastFraction,
    mostFraction,
    wholeGroups: separators(reversed(whole)),
    fractionGroups: separators(fraction),
  };
}

const count = (text: string, wanted: string): number => text.split(wanted).length - 1;

function separators(part: string): number[] {
  const pieces = part.split(',').slice(0, -1);
  let position = 0;
  return pieces.map((piece) => (position += piece.length));
}

function wrong(picture: string): EvaluationError {
  return new EvaluationError('XTDE1310', `${quoted(picture)} is not a picture of format-number`);
}
