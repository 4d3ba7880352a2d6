// Ledgers of small invoices, and of documents that state something else than we compute.

import type { Ledger, LedgerStep } from '@conforme/proto/schema';
import { complete, essence, type ReadInvoice } from '../../index.ts';
import { sampleOf } from '../../testing/sample.ts';
import { ledgerOf } from '../index.ts';

/** What differs from the sample line; see `sampleOf`. */
type Lines = Parameters<typeof sampleOf>[0];
export type Properties = Parameters<typeof sampleOf>[1];

const EN_CII = {
  id: 'en16931-cii',
  rules: rules('BR-CO-', 10, 17, 'BR-S-08', 'BR-S-09', 'BR-E-08', 'BR-DEC-09'),
};
export const EN_UBL = { ...EN_CII, id: 'en16931-ubl' };
export const EXTENDED = {
  id: 'facturx-extended',
  rules: rules('BR-FXEXT-CO-', 10, 16, 'BR-FXEXT-S08b', 'BR-FXEXT-S-09b'),
};

function rules(prefix: string, from: number, to: number, ...more: string[]): ReadonlySet<string> {
  return new Set([...Array.from({ length: to - from + 1 }, (_, i) => `${prefix}${from + i}`), ...more]);
}

/** The ledger of what these lines come to, once these values of the document are other than ours. */
export function ledger(
  lines: Lines,
  changes: Changes = {},
  properties: Properties = {},
  pack = EN_CII,
): Ledger {
  const { invoice } = complete(sampleOf(lines, properties), []);
  return ledgerOf(changed(essence(invoice), changes), { packs: [pack] });
}

interface Changes {
  readonly totals?: Partial<NonNullable<ReadInvoice['totals']>>;
  readonly row?: Partial<NonNullable<ReadInvoice['totals']>['vat_breakdown'][number]>;
  readonly line?: Partial<ReadInvoice['lines'][number]>;
}

function changed(invoice: ReadInvoice, { totals, row, line }: Changes): ReadInvoice {
  const breakdown = invoice.totals!.vat_breakdown.map((each, i) => (i === 0 ? { ...each, ...row } : each));
  return {
    ...invoice,
    lines: invoice.lines.map((each, i) => (i === 0 ? { ...each, ...line } : each)),
    totals: { ...invoice.totals!, vat_breakdown: breakdown, ...totals },
  };
}

/** The nth step of a term. */
export function step({ steps }: Ledger, term: string, at = 0): LedgerStep {
  return steps.filter((each) => each.term === term)[at]!;
}
