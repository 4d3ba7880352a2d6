import { Decimal } from '../../decimal/index.ts';
import { BINARIES, binaryText } from './binary.ts';
import { CALENDAR_PARTS, calendarPart } from './calendar-parts.ts';
import { DERIVED_INTEGERS, DERIVED_TOKENS, boundedInteger, shapedToken } from './derived.ts';
import { EvaluationError, quoted } from './error.ts';
import type { Atom, Item } from './items.ts';
import { Double, QName, Untyped, isNumeric, typeName } from './items.ts';
import { collapse, parseBoolean, parseDecimal, parseDouble, parseInteger, spellNumber } from './lexical.ts';
import { Temporal, parseTemporal, partOf } from './temporal.ts';

/** The string value of an atomic item (XPath functions, 17.1). */
export function spell(item: Item | undefined): string {
  if (item === undefined) return '';
  if (item instanceof Untyped) return item.value;
  return item instanceof Double ? spellNumber(item.value) : String(item);
}

export const spellAll = (items: readonly Item[]): string[] => items.map(spell);

export function spellDouble(value: number | undefined): string {
  return value === undefined ? '' : spellNumber(value);
}

type Reader<T> = (text: string) => T;

const optional =
  <T>(read: Reader<T>) =>
  (text: string | undefined): T =>
    (text === undefined ? undefined : read(text)) as T;

/** Casts from text, the empty sequence staying empty. */
export const toDecimal = optional(parseDecimal);
export const toInteger = optional(parseInteger);
export const toDouble = optional(parseDouble);
export const toBoolean = optional(parseBoolean);

export function toDoubles(list: readonly string[]): number[] {
  return list.map(parseDouble);
}

type Caster = (item: Atom) => Atom;

const isText = (item: Atom): item is string | Untyped => typeof item === 'string' || item instanceof Untyped;
const textOf = (item: string | Untyped): string => (typeof item === 'string' ? item : item.value);

/** A cast the table of XPath functions, 17.1, does not have. */
function refuse(item: Atom, target: string): never {
  throw new EvaluationError('XPTY0004', `an xs:${typeName(item)} cannot become an xs:${target}`);
}

function finite(value: number, target: string): number {
  if (Number.isFinite(value)) return value;
  throw new EvaluationError('FOCA0002', `${spellNumber(value)} cannot become an xs:${target}`);
}

/** A double that is about to be compared as the xs:decimal it would become. @throws EvaluationError for one that would become none. */
export function exact(value: number | undefined): number | undefined {
  return value === undefined ? value : finite(value, 'decimal');
}

/** From xs:double exactly, binary digit for binary digit. */
function castDecimal(item: Atom): Decimal {
  if (isText(item)) return parseDecimal(textOf(item));
  if (item instanceof Decimal) return item;
  if (item instanceof Double) return Decimal.fromNumber(finite(item.value, 'decimal'));
  if (typeof item === 'bigint') return Decimal.fromInteger(item);
  return typeof item === 'boolean' ? Decimal.fromInteger(Number(item)) : refuse(item, 'decimal');
}

/** Cuts towards zero (XPath functions, 17.1.3.4). */
function castInteger(item: Atom): bigint {
  if (isText(item)) return parseInteger(textOf(item));
  if (typeof item === 'bigint') return item;
  if (item instanceof Double) return BigInt(Math.trunc(finite(item.value, 'integer')));
  if (item instanceof Decimal) return BigInt((item.isNegative() ? item.ceiling() : item.floor()).toString());
  return typeof item === 'boolean' ? BigInt(item) : refuse(item, 'integer');
}

function castDouble(item: Atom): Double {
  if (item instanceof Double) return item;
  if (isText(item)) return new Double(parseDouble(textOf(item)));
  if (item instanceof Decimal) return new Double(item.toNumber());
  if (typeof item === 'bigint' || typeof item === 'boolean') return new Double(Number(item));
  return refuse(item, 'double');
}

/** Zero and NaN are false. */
function castBoolean(item: Atom): boolean {
  if (typeof item === 'boolean') return item;
  if (isText(item)) return parseBoolean(textOf(item));
  if (isNumeric(item))
    return item instanceof Double ? !!item.value : castDecimal(item).compare(Decimal.zero) !== 0;
  return refuse(item, 'boolean');
}

const temporal =
  (type: Temporal['type']): Caster =>
  (item) => {
    if (isText(item)) return parseTemporal(textOf(item), type);
    return item instanceof Temporal ? partOf(item, type) : refuse(item, type);
  };

/** xs:float is kept as the double nearest to it. */
const singleFloat: Caster = (item) => new Double(Math.fround(castDouble(item).value));

/** Of dates, that they have it; only `castable` asks. */
function partOfDate(type: string, item: Atom): Atom {
  if (isText(item)) return calendarPart(type, textOf(item));
  const has = item instanceof Temporal && (item.type === 'date' || item.type === 'dateTime');
  return has ? item : refuse(item, type);
}

/** Nothing but text is bytes; only `castable` asks. */
const bytesOf = (type: string, item: Atom): Atom =>
  isText(item) ? binaryText(type, textOf(item)) : refuse(item, type);

/** By the local name of the target type. */
const CASTERS: Readonly<Record<string, Caster>> = {
  decimal: castDecimal,
  integer: castInteger,
  double: castDouble,
  float: singleFloat,
  boolean: castBoolean,
  string: spell,
  normalizedString: (item) => spell(item).replaceAll(/[\t\r\n]/g, ' '),
  token: (item) => collapse(spell(item)).replaceAll(/[ \t\r\n]+/g, ' '),
  anyURI: (item) => (isText(item) ? collapse(textOf(item)) : refuse(item, 'anyURI')),
  untypedAtomic: (item) => new Untyped(spell(item)),
  date: temporal('date'),
  dateTime: temporal('dateTime'),
  time: temporal('time'),
  duration: temporal('duration'),
  dayTimeDuration: temporal('dayTimeDuration'),
  yearMonthDuration: temporal('yearMonthDuration'),
  QName: (item) => (item instanceof QName ? item : refuse(item, 'QName')),
  ...Object.fromEntries(
    DERIVED_INTEGERS.map((type) => [type, (item: Atom) => boundedInteger(type, castInteger(item))]),
  ),
  ...Object.fromEntries(BINARIES.map((type) => [type, (item: Atom) => bytesOf(type, item)])),
  ...Object.fromEntries(CALENDAR_PARTS.map((type) => [type, (item: Atom) => partOfDate(type, item)])),
  ...Object.fromEntries(
    DERIVED_TOKENS.map((type) => [type, (item: Atom) => shapedToken(type, collapse(spell(item)))]),
  ),
};

/** What `castable` alone knows. */
export const ONLY_CASTABLE: ReadonlySet<string> = new Set([...BINARIES, ...CALENDAR_PARTS]);

/** `target` is the local name of a type the analyser knows. */
export function castAtom(item: Atom, target: string): Atom {
  return CASTERS[target]!(item);
}

export function cast(item: Atom | undefined, target: string): Atom | undefined {
  return item === undefined ? undefined : castAtom(item, target);
}

/** True when the cast would succeed; any other fault than that of the cast goes on. */
export function castable(item: Atom | undefined, target: string, optional: boolean): boolean {
  if (item === undefined) return optional;
  try {
    castAtom(item, target);
    return true;
  } catch (error) {
    if (error instanceof EvaluationError || error instanceof RangeError) return false;
    throw error;
  }
}

/** Several values are never one that can be cast. */
export const castableList = (items: readonly Atom[], target: string, optional: boolean): boolean =>
  items.length <= 1 && castable(items[0], target, optional);

/** fn:number: NaN for what cannot be cast. */
export function number(item: Atom | undefined): number {
  if (item === undefined || !castable(item, 'double', false)) return Number.NaN;
  return castDouble(item).value;
}

/** The function conversion rules: untyped is cast, numbers are promoted, the rest has to fit already. */
export function convertOne(item: Atom | undefined, target: string): Atom | undefined {
  if (item === undefined || target === 'anyAtomicType') return item;
  if (item instanceof Untyped) return castAtom(item, target);
  const type = typeName(item);
  if (type === target || (target === 'decimal' && type === 'integer')) return castAtom(item, target);
  if ((target === 'double' || target === 'float') && isNumeric(item)) return castAtom(item, target);
  if (item instanceof Temporal && target === 'duration' && item.isDuration) return item;
  if (type === 'string' && (target === 'anyURI' || target === 'token' || target === 'normalizedString'))
    return item;
  throw new EvaluationError('XPTY0004', `an xs:${target} is needed, not xs:${type} ${quoted(spell(item))}`);
}

/** The same for a list; the result travels bare where its kind does. */
export function convertAll(items: readonly Atom[], target: string): unknown[] {
  return items.map((item) => {
    const converted = convertOne(item, target);
    return converted instanceof Double || converted instanceof Untyped ? converted.value : converted;
  });
}
