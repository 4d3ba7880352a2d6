import { Decimal } from '@conforme/engine/decimal';
import { complete, type CompleteInvoice } from '../../invoice/index.ts';
import type { PatchOperation } from '../reported.ts';
import { memoised } from './memoised.ts';

/** Rules that only compare sums of the invoice with each other: putting the sums right changes nothing the parties agreed. */
const SUM_RULES: ReadonlySet<string> = new Set([
  'BR-CO-10',
  'BR-CO-11',
  'BR-CO-12',
  'BR-CO-13',
  'BR-CO-14',
  'BR-CO-15',
  'BR-CO-16',
]);

export const isSum = (rule: string): boolean => SUM_RULES.has(rule);

const TOTAL = /^\/invoice\/totals\/([a-z_]+)$/;

/** What the parties assert in the totals; the others are sums. */
const ASSERTED: ReadonlySet<string> = new Set(['prepaid', 'rounding', 'vat_breakdown']);

/** The sums that the tax of the VAT breakdown is a part of. */
const WITH_TAX: ReadonlySet<string> = new Set(['tax_total', 'tax_inclusive', 'amount_due']);

/** The first wrong sum of those that a finding is about. */
export function rightSum(
  rule: string,
  pointers: readonly string[],
  invoice: CompleteInvoice,
): readonly PatchOperation[] | null {
  if (!isSum(rule)) return null;
  const wrong = rightSums(invoice);
  const blamed = pointers.filter((pointer) => TOTAL.test(pointer));
  const first = blamed.flatMap((pointer) => wrong.filter(({ path }) => path === pointer)).slice(0, 1);
  return first.length > 0 ? first : null;
}

/** All sums of the caller's own totals that are wrong, at once: each builds on the one before. */
export function rightSums(invoice: CompleteInvoice): readonly PatchOperation[] {
  const computed = recomputed(invoice);
  const given = new Map<string, unknown>(Object.entries(invoice.totals));
  const { vat_breakdown: rows } = invoice.totals;
  const tax = rows.reduce((sum, { tax_amount: each }) => sum.add(Decimal.of(each)), Decimal.zero);
  // The tax of rows that are asserted and wrong is not put right by a total that is.
  const isTaxed = rows.length === 0 || tax.equals(Decimal.of(computed.tax_total ?? '0'));
  return Object.entries(computed).flatMap(([field, value]): PatchOperation[] => {
    const isRight = ASSERTED.has(field) || typeof value !== 'string' || value === given.get(field);
    if (isRight || (!isTaxed && WITH_TAX.has(field))) return [];
    const op = given.get(field) === null ? 'add' : 'replace';
    return [{ op, path: `/invoice/totals/${field}`, value }];
  });
}

/** The totals as they are computed where a request has none. */
export const recomputed: (invoice: CompleteInvoice) => CompleteInvoice['totals'] = memoised(
  (invoice) => complete({ ...invoice, ...shortcuts(invoice), totals: null }, []).invoice.totals,
);

/** What the caller asserts inside `totals` stays asserted when the sums are computed anew. */
function shortcuts({ totals }: CompleteInvoice): Pick<CompleteInvoice, 'prepaid_amount' | 'rounding_amount'> {
  return { prepaid_amount: totals.prepaid, rounding_amount: totals.rounding };
}
