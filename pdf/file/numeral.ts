/** A number as content streams write it: at most three decimals, no exponent. */
export function numeral(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
