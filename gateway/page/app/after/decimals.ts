// Sums of decimals as the contract writes them: exact, in whole cents and smaller.

/** `-1234.5` and `0.07` → `-1234.43`; with two places at least. */
export function sum(...decimals: readonly string[]): string {
  const places = Math.max(2, ...decimals.map((each) => (each.split('.')[1] ?? '').length));
  return written(
    decimals.reduce((total, each) => total + scaled(each, places), 0n),
    places,
  );
}

export const less = (from: string, ...taken: readonly string[]): string => sum(from, ...taken.map(opposite));

export const isSame = (a: string, b: string): boolean => /^-?0+(\.0+)?$/.test(less(a, b));

const opposite = (decimal: string): string => (decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`);

/** `20.00` → `20`, `5.50` → `5.5`: as people name rates. */
export const bare = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/\.?(?<!0)0+$/, '') : decimal;

function scaled(decimal: string, places: number): bigint {
  // People may still be typing it.
  if (!/^-?\d+(\.\d+)?$/.test(decimal)) return 0n;
  const [whole = '0', rest = ''] = decimal.replace('-', '').split('.');
  const value = BigInt(`${whole}${rest.padEnd(places, '0')}`);
  return decimal.startsWith('-') ? -value : value;
}

function written(value: bigint, places: number): string {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
