import { complete, type CompleteInvoice } from '../invoice/index.ts';
import type { Finding } from '../plugin/index.ts';
import type { PatchOperation } from './report.ts';

/** Rules that only compare sums of the invoice with each other: putting the sum right changes nothing the parties agreed. */
const SUM_RULES: ReadonlySet<string> = new Set([
  'BR-CO-10',
  'BR-CO-11',
  'BR-CO-12',
  'BR-CO-13',
  'BR-CO-14',
  'BR-CO-15',
  'BR-CO-16',
]);

const TOTAL = /^\/invoice\/totals\/([a-z_]+)$/;

/** A safe correction of the caller's own totals, where there is one. */
export function patchFor(
  { rule }: Finding,
  pointers: readonly string[],
  invoice: CompleteInvoice,
): readonly PatchOperation[] | null {
  if (rule === null || !SUM_RULES.has(rule)) return null;
  const computed: object = complete({ ...invoice, ...shortcuts(invoice), totals: null }, []).invoice.totals;
  for (const pointer of pointers) {
    const field = TOTAL.exec(pointer)?.[1];
    const value = field && new Map(Object.entries(computed)).get(field);
    const given = field && new Map(Object.entries(invoice.totals)).get(field);
    if (typeof value === 'string' && value !== given)
      return [{ op: given === null ? 'add' : 'replace', path: pointer, value }];
  }
  return null;
}

/** What the caller asserts inside `totals` stays asserted when the sums are computed anew. */
function shortcuts({ totals }: CompleteInvoice): Pick<CompleteInvoice, 'prepaid_amount' | 'rounding_amount'> {
  return { prepaid_amount: totals.prepaid, rounding_amount: totals.rounding };
}
