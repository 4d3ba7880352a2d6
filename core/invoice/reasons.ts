import type { CompleteInvoice } from './model.ts';
import type { Taxed } from './vat.ts';

/** A row of the VAT breakdown that says why no VAT is charged, and where it stands. */
export interface Reason {
  readonly at: string;
  readonly exemption_reason: string | null;
  readonly exemption_reason_code: string | null;
}

/** Category and rate → reason, as the lines of that category and rate share it. */
export type Reasons = ReadonlyMap<string, Reason>;

export const NO_REASONS: Reasons = new Map();

/**
 * The reasons of the breakdown. EXTENDED and EXTENDED-CTC-FR add up each row from the lines that repeat its reason
 * (BR-FXEXT-E-08, BR-FREXT-E-08 and their like); where two rows share category and rate, only the caller knows which is
 * whose.
 */
export function reasonsOf({ totals }: CompleteInvoice): Reasons {
  const reasons = new Map<string, Reason>();
  const ambiguous = new Set<string>();
  totals.vat_breakdown.forEach(({ category, rate, exemption_reason, exemption_reason_code }, i) => {
    const key = keyOf(category, rate);
    if (reasons.has(key)) ambiguous.add(key);
    reasons.set(key, { at: `/invoice/totals/vat_breakdown/${i}`, exemption_reason, exemption_reason_code });
  });
  for (const key of ambiguous) reasons.delete(key);
  return reasons;
}

/** The reason that a line, allowance or charge shares. */
export function reasonFor({ vat_category, vat_rate }: Taxed, reasons: Reasons): Reason | null {
  return reasons.get(keyOf(vat_category, vat_rate)) ?? null;
}

/** Rates are spelled alike in a complete invoice, so their texts can be compared. */
function keyOf(category: string, rate: string | null): string {
  return `${category} ${rate ?? ''}`;
}
