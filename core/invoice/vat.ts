import { Decimal } from '@conforme/engine/decimal';
import { asMoney } from './amounts.ts';
import type { VatCategory } from './model.ts';
import type { Derivation } from './origins.ts';

/** Categories whose rate is zero by definition (EN 16931-1, BR-Z-05, BR-E-05, BR-AE-05, BR-IC-05, BR-G-05). */
const ZERO_RATED: ReadonlySet<VatCategory> = new Set<VatCategory>(['Z', 'E', 'AE', 'K', 'G']);

/** Categories that carry an exemption reason (BR-E-10, BR-AE-10, BR-IC-10, BR-G-10, BR-O-10). */
export const EXEMPT: ReadonlySet<string | null> = new Set<VatCategory>(['E', 'AE', 'K', 'G', 'O']);

/** Whatever carries a VAT category and rate of its own. */
export interface Taxed {
  readonly vat_category: VatCategory;
  readonly vat_rate: string | null;
}

/**
 * The rate as it is written: zero where the category implies it, none where VAT does not apply (BR-O-05). A rate that
 * contradicts its category stays, for the rules to name.
 */
export function rateOf(category: VatCategory, rate: string | null): string | null {
  if (rate === null) return ZERO_RATED.has(category) ? '0.00' : null;
  if (category === 'O' && Decimal.of(rate).isZero()) return null;
  return asMoney(rate);
}

/** Where the rate of a taxed item came from, when the caller did not write it. */
export function rateDerivation({ vat_category, vat_rate }: Taxed, at: string): Derivation[] {
  const derived = vat_rate === null && rateOf(vat_category, null) !== null;
  return derived ? [[`${at}/vat_rate`, [`${at}/vat_category`]]] : [];
}
