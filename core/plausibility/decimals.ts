import { Decimal } from '@conforme/engine/decimal';

/** The number of a field; null for none, and for what is no number. */
export const read = (text: string | null): Decimal | null => (text === null ? null : Decimal.parse(text));

const HUNDRED = Decimal.of('100');

/** What a percentage of an amount comes to, in cents. */
export const percentOf = (base: Decimal, percent: Decimal): Decimal =>
  base.mul(percent).div(HUNDRED).roundHalfAwayFromZero(2);

/** As French writes a decimal. */
export const comma = (decimal: string): string => decimal.replace('.', ',');
