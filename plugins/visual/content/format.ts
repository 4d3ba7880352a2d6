import { withoutEndZeros } from '@conforme/core/invoice';
import type { Language } from '@conforme/core/plugin';

const NBSP = '\u00a0';
/** The sign of a number below zero, as wide as the plus. */
export const MINUS = '\u2212';
/** Between groups of digits and before the sign of per cent, as CLDR has it for French. */
const NARROW = '\u202f';

/** Signs that mean one currency only; others are written by their code, which no reader mistakes. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['EUR', '€'],
  ['GBP', '£'],
]);

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};

/**
 * How one language writes numbers, money and dates. Works on the digits of decimal strings: an amount is shown
 * exactly as it stands in the invoice, never through a binary float. What is no number or date (documents of others may
 * hold anything) is shown as it stands.
 */
export class Format {
  readonly language: Language;
  readonly #currency: string;
  readonly #minor: number;
  readonly #countries: Intl.DisplayNames;

  constructor(language: Language, currency: string) {
    this.language = language;
    this.#currency = currency;
    this.#minor = minorUnits(currency);
    this.#countries = countryNames(language);
  }

  /** Digits grouped by three, with at least `places` decimals and no further trailing zeros. */
  number(decimal: string, places = 0): string {
    const match = DECIMAL.exec(decimal);
    if (!match) return decimal;
    const [, sign = '', whole = '0', fraction = ''] = match;
    const groups = inThrees(whole.replace(/^0+(?=\d)/, ''));
    const grouped = groups.join(this.language === 'fr' ? NARROW : ',');
    const decimals = withoutEndZeros(fraction).padEnd(places, '0');
    const point = this.language === 'fr' ? ',' : '.';
    return (sign === '-' ? MINUS : '') + grouped + (decimals === '' ? '' : point + decimals);
  }

  /** Money in the invoice's currency, without its sign. */
  amount(decimal: string): string {
    return this.number(decimal, this.#minor);
  }

  money(decimal: string, currency = this.#currency): string {
    if (!DECIMAL.test(decimal)) return decimal;
    const number = this.number(decimal, minorUnits(currency));
    const known = SIGNS.get(currency);
    if (this.language === 'fr') return number + NBSP + (known ?? currency);
    const sign = known ?? currency + NBSP;
    return number.startsWith(MINUS) ? MINUS + sign + number.slice(1) : sign + number;
  }

  percent(decimal: string): string {
    if (!DECIMAL.test(decimal)) return decimal;
    return this.number(decimal) + (this.language === 'fr' ? NARROW + '%' : '%');
  }

  /** 1er mars 2026, 1 March 2026. */
  date(iso: string): string {
    const [, year, month, day] = ISO_DATE.exec(iso) ?? [];
    if (!day) return iso;
    const ordinal = this.language === 'fr' && day === '01' ? '1er' : String(Number(day));
    return [ordinal, MONTHS[this.language][Number(month) - 1], year].join(NBSP);
  }

  /** 01/03/2026, 1 Mar 2026: for places with little room. */
  shortDate(iso: string): string {
    const [, year, month, day] = ISO_DATE.exec(iso) ?? [];
    if (!day) return iso;
    if (this.language === 'fr') return [day, month, year].join('/');
    return [Number(day), MONTHS.en[Number(month) - 1]!.slice(0, 3), year].join(NBSP);
  }

  /** 01/09 – 30/09/2026, 1 Sep – 30 Sep 2026: the year once where both days have the same. */
  shortPeriod(start: string, end: string): string {
    const [from, to] = [this.shortDate(start), this.shortDate(end)];
    const sameYear = ISO_DATE.test(start) && ISO_DATE.test(end) && start.slice(0, 4) === end.slice(0, 4);
    return [sameYear ? from.slice(0, -5) : from, '–', to].join(NBSP);
  }

  country(code: string): string {
    return /^[A-Z]{2}$/.test(code) ? (this.#countries.of(code) ?? code) : code;
  }
}

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?$/;
const ISO_DATE = /^(\d{4})-(0[1-9]|1[0-2])-(\d{2})$/;

/** Digits by three from the right. Documents of others have numbers of any length: each digit is seen once. */
function inThrees(digits: string): readonly string[] {
  const first = digits.length % 3;
  const rest = digits.slice(first).match(/\d{3}/g) ?? [];
  return first === 0 ? rest : [digits.slice(0, first), ...rest];
}

const countryNamesCache = new Map<Language, Intl.DisplayNames>();

/** Loading names costs milliseconds, so it is done once a language. */
function countryNames(language: Language): Intl.DisplayNames {
  const known = countryNamesCache.get(language);
  if (known) return known;
  const loaded = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  countryNamesCache.set(language, loaded);
  return loaded;
}

const minorUnitsCache = new Map<string, number>();

/** Decimals a currency is written with (ISO 4217): 2 for EUR, 0 for JPY, 3 for TND. Cached by code: Intl is slow. */
function minorUnits(currency: string): number {
  if (currency === 'EUR' || !/^[A-Z]{3}$/.test(currency)) return 2;
  const known = minorUnitsCache.get(currency);
  if (known !== undefined) return known;
  const { minimumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  minorUnitsCache.set(currency, minimumFractionDigits);
  return minimumFractionDigits;
}
