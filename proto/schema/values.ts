// Readers of single values: decimals, whole numbers, choices, texts and days.

import {
  canonicalDecimal,
  DECIMAL_DIGITS,
  decimalPattern,
  ExactNumber,
  type DecimalShape,
} from './decimals.ts';
import { FORMS, wordsOf } from './forms.ts';
import {
  eitherDecimal,
  eitherOf,
  localChoice,
  localDay,
  localDays,
  localDecimal,
  localQuantity,
  localSiren,
  localText,
  namedDays,
  type Labels,
} from './local-forms.ts';
import { localPeriod, type Period } from './local-periods.ts';
import { localTime } from './local-times.ts';
import { UNIT_WORDS } from './unit-words.ts';
import { localNames, type Named } from './local-names.ts';
import type { Language } from './choices.ts';
import type { Reader, Walk } from './walk.ts';

/** The keywords of a text that the contract uses. */
export interface TextNode {
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  format?: string;
  /** `base64`: whoever decodes it looks at every character; of 20 MB that takes 20 ms each time. */
  contentEncoding?: string;
  examples?: readonly unknown[];
  'x-named'?: Named;
}

/** The keywords of a whole number that the contract uses. */
export interface WholeNode {
  minimum?: number;
  maximum?: number;
}

/** The bounds compare floats, which is safe: three digits and a yes or no. The value itself stays text. */
export function decimalReader(shape: DecimalShape): Reader {
  const { fraction, baseFraction = fraction, bounds } = DECIMAL_DIGITS[shape];
  const strict = digitsReader(shape, fraction);
  const lenient = digitsReader(shape, baseFraction);
  return (value, walk) => {
    const exact = value instanceof ExactNumber;
    if (!exact && typeof value !== 'string') return walk.fault('decimal_type');
    const text = exact ? value.source : value;
    if (exact && bounds && Number(text) < bounds[0])
      return walk.fault('greater_than_equal', [String(bounds[0])]);
    if (exact && bounds && Number(text) > bounds[1])
      return walk.fault('less_than_equal', [String(bounds[1])]);
    return (walk.relaxes('base') ? lenient : strict)(text, walk);
  };
}

const UNIT_APART = { en: 'with the unit in unit_code', fr: "avec l'unité dans unit_code" };

const hasUnit = ({ path, around }: Walk): boolean =>
  String(path.at(-1)).endsWith('quantity') && Boolean(around.at(-1)?.names.includes('unit_code'));

const unitAround = ({ around }: Walk): unknown => around.at(-1)?.sent['unit_code'] ?? null;

const isShare = (shape: DecimalShape, { path }: Walk): boolean =>
  shape === 'Rate' || /(?:^|_)(?:rate|percentage)$/.test(String(path.at(-1)));

const IN_PERCENTAGE = {
  en: 'in percentage, and here the amount that it comes to',
  fr: 'dans percentage, et ici le montant que cela fait',
};

const shareBeside = (share: string, { around, language }: Walk): readonly string[] =>
  around.at(-1)?.names.includes('percentage') ? [`${share} ${IN_PERCENTAGE[language]}`] : [];

function digitsReader(shape: DecimalShape, fraction: number): (text: string, walk: Walk) => unknown {
  const pattern = new RegExp(decimalPattern(shape, fraction));
  const digits = [String(DECIMAL_DIGITS[shape].integer), String(fraction)];
  return (text, walk) => {
    if (pattern.test(text)) return canonicalDecimal(text, fraction);
    const meant = localDecimal(text);
    // Five per cent are no five euros.
    if (meant !== null && text.includes('%') && !isShare(shape, walk))
      return walk.fault('decimal', [...digits, ...shareBeside(meant, walk)]);
    if (meant !== null && pattern.test(meant)) return walk.fault('decimal', [...digits, meant], [], meant);
    const either = eitherDecimal(text).filter((each) => pattern.test(each));
    if (either.length > 0) return walk.fault('decimal', [...digits, eitherOf(either, walk.language)]);
    const quantity = hasUnit(walk) ? localQuantity(text) : null;
    if (quantity === null) return walk.fault('decimal', digits);
    const [decimal, unit] = quantity;
    // The unit that stands beside it is the one that is written behind it: nothing is lost.
    const isSaid = pattern.test(decimal) && unitAround(walk) === UNIT_WORDS[unit];
    if (isSaid) return walk.fault('decimal', [...digits, decimal], [], decimal);
    return walk.fault('decimal', [...digits, `${decimal}, ${UNIT_APART[walk.language]}`]);
  };
}

/** 1e3 and 1000.0 are whole too, as JSON Schema has it. */
const WHOLE = /^-?\d+(?:\.0*)?$/;

export function wholeReader({ minimum = -Infinity, maximum = Infinity }: WholeNode): Reader {
  return (value, walk) => {
    if (typeof value === 'string') return quotedNumber(value, minimum, maximum, walk);
    if (!(value instanceof ExactNumber) || !WHOLE.test(value.source)) return walk.fault('integer_type');
    const number = Number(value.source);
    if (number < minimum) return walk.fault('greater_than_equal', [String(minimum)]);
    return number > maximum ? walk.fault('less_than_equal', [String(maximum)]) : number;
  };
}

/** `"3"`, and what people write for thousands. */
function quotedNumber(text: string, minimum: number, maximum: number, walk: Walk): undefined {
  const digits = localDecimal(text);
  const number = digits !== null && /^-?\d{1,15}$/.test(digits) ? Number(digits) : NaN;
  if (!(number >= minimum && number <= maximum)) return walk.fault('integer_type');
  return walk.fault('integer_type', [String(number)], [], number);
}

export function choiceReader(values: readonly string[], labels?: Labels): Reader {
  const known = new Set<unknown>(values);
  const shown = [values.join(', ')];
  return (value, walk) => {
    if (known.has(value)) return value;
    // Codes look like numbers, and clients write them as such.
    const given = value instanceof ExactNumber ? value.source : value;
    const meant = typeof given === 'string' ? localChoice(given, values, labels) : null;
    if (meant === null) return walk.fault('enum', shown);
    return walk.fault('enum', [...shown, given === value ? meant : JSON.stringify(meant)], [], meant);
  };
}

/** XML 1.0, production [2] Char: what is outside cannot be written even as a reference; lone surrogates included. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
/** Most texts have no such unit, and to look for units takes half the time of looking for code points. */
const UNUSUAL_UNIT = /[^\t\n\r\u0020-\uD7FF]/;

/** A text that is no day, and the days that it may mean. */
function notADay(text: string, walk: Walk): undefined {
  const days = endOfPeriod(text, walk) ?? localDays(text, isDay);
  const named = namedDays(days, walk.language);
  const meant = localDay(days, walk.language);
  const said = named.length > 0 ? eitherOf(named, walk.language) : '';
  // `30 jours fin de mois` is no day before the invoice has one.
  const words = said === '' && walk.path.at(-1) === 'due_date' ? 'payment_terms' : '';
  return walk.fault('date', [said, words], [], meant);
}

/** Of a month or a quarter the day that a field asks for. */
function endOfPeriod(text: string, { path }: Walk): readonly string[] | null {
  const [, end] = /^(?:period_)?(start|end)$/.exec(String(path.at(-1))) ?? [];
  const period = end === undefined ? null : localPeriod(text, isDay);
  return period && [period[end as keyof Period]];
}

/** A text that is no moment, and what it may mean. */
function notATime(text: string, words: readonly string[], walk: Walk): undefined {
  const { said, meant } = localTime(text, walk.language, isDay) ?? { said: null, meant: null };
  return walk.fault('string_pattern', said === null ? words : [...words, said], [], meant);
}

const isTime = ({ pattern }: TextNode): boolean => pattern === FORMS.time.pattern;

/** A postal code of France has five digits: as a number, one that begins with 0 has lost it. */
function withZero(digits: string, { path, around }: Walk): string | null {
  const country = around.at(-1)?.sent['country'];
  const isFrench =
    path.at(-1) === 'postal_code' && typeof country === 'string' && country.toUpperCase() === 'FR';
  return isFrench && /^\d{4}$/.test(digits) ? `0${digits}` : null;
}

const DAYS: Readonly<Record<Language, string>> = { en: 'days', fr: 'jours' };

/** Payment terms as a number are days; BT-20 is a text, in which a bare number says nothing. */
function daysOf(digits: string, { path, language }: Walk): string | null {
  const isTerms = path.at(-1) === 'payment_terms' && /^[1-9]\d{0,2}$/.test(digits);
  return isTerms ? `${digits} ${DAYS[language]}` : null;
}

export function textReader(node: TextNode): Reader {
  const { minLength = 0, maxLength = Infinity } = node;
  const measured = node.minLength !== undefined || node.maxLength !== undefined;
  const pattern = node.pattern === undefined ? null : new RegExp(node.pattern, 'u');
  const words = node.pattern === undefined ? [] : wordsOf(node.pattern);
  const example = node.examples === undefined ? [] : ['', JSON.stringify(node.examples[0])];
  return (value, walk) => {
    if (value instanceof ExactNumber) {
      if (node.format === 'date') return notADay(value.source, walk);
      if (isTime(node)) return notATime(value.source, words, walk);
      const meant =
        withZero(value.source, walk) ?? daysOf(value.source, walk) ?? digitsOf(value, node, pattern);
      if (meant === null && isSiret(node) && localSiren(value.source))
        return sirenAsSiret(value.source, walk);
      return walk.fault('string_type', meant === null ? [] : [JSON.stringify(meant)], [], meant);
    }
    if (typeof value !== 'string')
      return node.format === 'date' ? walk.fault('date') : walk.fault('string_type', example);
    if (node.format === 'date') return isDay(value) ? value : notADay(value, walk);
    const length = measured ? lengthOf(value) : 0;
    if (length < minLength || length > maxLength) return badLength(value, length, node, walk);
    if (pattern && !pattern.test(value)) {
      if (isTime(node)) return notATime(value, words, walk);
      const meant = localText(value, pattern);
      const siren = meant === null && isSiret(node) ? localSiren(value) : null;
      if (siren !== null) return sirenAsSiret(siren, walk);
      return walk.fault('string_pattern', meant === null ? words : [...words, meant], [], meant);
    }
    const alien = node.contentEncoding === undefined ? alienIn(value) : null;
    return alien === null ? value : walk.fault('string_control', [alien]);
  };
}

const isSiret = ({ pattern }: TextNode): boolean => pattern === FORMS.siret.pattern;

/** The patch moves it to where it belongs, unless another company stands there. */
function sirenAsSiret(siren: string, walk: Walk): undefined {
  const beside = walk.around.at(-1)?.sent['siren'] ?? siren;
  const given = beside instanceof ExactNumber ? beside.source : beside;
  const isSame = typeof given === 'string' && localSiren(given) === siren;
  return walk.fault('siren_as_siret', [siren], [], isSame ? { name: 'siren', value: siren } : null);
}

/** Names of countries and currencies are longer or shorter than their codes. */
function badLength(text: string, length: number, node: TextNode, walk: Walk): undefined {
  const { minLength = 0, maxLength = Infinity, 'x-named': named } = node;
  const trimmed = text.trim();
  const fits = lengthOf(trimmed) >= minLength && lengthOf(trimmed) <= maxLength;
  const names = fits ? [trimmed] : named === undefined ? [] : localNames(text, named);
  const meant = names.length === 1 ? names[0]! : null;
  const said = names.length === 0 ? [] : [eitherOf(names, walk.language)];
  if (length < minLength) return walk.fault('string_too_short', [String(minLength), ...said], [], meant);
  return walk.fault('string_too_long', [String(maxLength), ...said], [], meant);
}

/** What a client meant that wrote a code or number as a number of JSON; null where the text could not be that. */
function digitsOf(
  { source }: ExactNumber,
  { minLength = 0, maxLength = Infinity }: TextNode,
  form: RegExp | null,
) {
  const fits = source.length >= minLength && source.length <= maxLength && (form?.test(source) ?? true);
  return fits && /^\d+$/.test(source) ? source : null;
}

/** The first character that XML cannot carry, as U+0000, or null. */
export function alienIn(text: string): string | null {
  if (!UNUSUAL_UNIT.test(text)) return null;
  const alien = NOT_XML.exec(text)?.[0];
  return alien === undefined ? null : `U+${alien.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** JSON Schema counts code points. */
function lengthOf(value: string): number {
  let length = 0;
  for (const _ of value) length++;
  return length;
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** RFC 3339 full-date: a day that exists in the Gregorian calendar. By a pattern, it took 0.18 us in the place of 0.03. */
export function isDay(text: string): boolean {
  if (text.length !== 10 || text.charCodeAt(4) !== HYPHEN || text.charCodeAt(7) !== HYPHEN) return false;
  const [year, month, day] = [figuresIn(text, 0, 4), figuresIn(text, 5, 7), figuresIn(text, 8, 10)];
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return year >= 0 && day >= 1 && day <= (MONTH_DAYS[month - 1] ?? 0) + (leap ? 1 : 0);
}

const HYPHEN = 0x2d;
const ZERO = 0x30;

/** The number that the figures from 0 to 9 there write; -1 where something else stands. */
function figuresIn(text: string, from: number, to: number): number {
  let value = 0;
  for (let i = from; i < to; i++) {
    const figure = text.charCodeAt(i) - ZERO;
    if (figure < 0 || figure > 9) return -1;
    value = value * 10 + figure;
  }
  return value;
}
