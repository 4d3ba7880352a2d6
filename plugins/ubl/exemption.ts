import type { AllowanceCharge, CompleteInvoice } from '@conforme/core/invoice';
import { element } from '@conforme/rules/xml';
import type { ElementName } from './namespaces.ts';
import { NO_ELEMENTS, text, type Row } from './row.ts';
import { taxScheme } from './tax.ts';

/** A row of the VAT breakdown that says why no VAT is charged, and where it stands. */
export interface Reason {
  readonly at: string;
  readonly exemption_reason: string | null;
  readonly exemption_reason_code: string | null;
}

/** Category and rate → reason, as the lines of that category and rate share it. */
export type Reasons = ReadonlyMap<string, Reason>;

export const NO_REASONS: Reasons = new Map();

/** Whatever carries a VAT category and rate of its own. */
type Taxed = Pick<AllowanceCharge, 'vat_category' | 'vat_rate'>;

/**
 * The reasons of the breakdown. EXTENDED-CTC-FR adds up each row from the lines that repeat its reason (BR-FREXT-E-08 and
 * its like); where two rows share category and rate, nobody but the caller knows which is whose.
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

/** Rates are spelled alike by now, so their texts can be compared. */
function keyOf(category: string, rate: string | null): string {
  return `${category} ${rate ?? ''}`;
}

/** The reason beside the category of a line, allowance or charge. The contract has it in the breakdown only. */
function repeated(name: ElementName, key: 'exemption_reason' | 'exemption_reason_code'): Row<Taxed> {
  return {
    write({ vat_category, vat_rate }, _at, { reasons }) {
      const reason = reasons.get(keyOf(vat_category, vat_rate));
      const content = reason?.[key] ?? null;
      if (!reason || content === null || content.trim() === '') return NO_ELEMENTS;
      return [element(name, content, { pointers: [`${reason.at}/${key}`] })];
    },
    read: () => undefined,
  };
}

/** What a line, allowance or charge is taxed with. */
export const taxRows: readonly Row<Taxed>[] = [
  text('cbc:ID', 'vat_category'),
  text('cbc:Percent', 'vat_rate'),
  repeated('cbc:TaxExemptionReasonCode', 'exemption_reason_code'),
  repeated('cbc:TaxExemptionReason', 'exemption_reason'),
  taxScheme('VAT'),
];
