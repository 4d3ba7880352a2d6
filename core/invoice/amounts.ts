import { Decimal } from '@conforme/engine/decimal';

/** The value with at least two decimals and no zero beyond them (BR-DEC counts characters: `11.870` would fail). */
export function money(value: Decimal): string {
  return value.toFixed(Math.max(2, value.scale));
}

/** A heading among the lines may leave out what every other line must say; the text is empty then. */
function isGiven(text: string | null): text is string {
  return text !== null && text !== '';
}

/** `money` of a decimal as the contract holds it. */
export function asMoney(text: string): string;
export function asMoney(text: string | null): string | null;
export function asMoney(text: string | null): string | null {
  return isGiven(text) ? money(Decimal.of(text)) : text;
}

/** A quantity without zeros that say nothing. */
export function asQuantity(text: string): string;
export function asQuantity(text: string | null): string | null;
export function asQuantity(text: string | null): string | null {
  return isGiven(text) ? Decimal.of(text).toString() : text;
}

/** Commercial rounding to the cent, as every computed amount is rounded (decision 24). */
export function toCents(value: Decimal): Decimal {
  return value.roundHalfAwayFromZero(2);
}

/** Exact: nothing is rounded before the end. */
export function sum(values: Iterable<Decimal>): Decimal {
  let total = Decimal.zero;
  for (const value of values) total = total.add(value);
  return total;
}
