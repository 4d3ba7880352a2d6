import type { CompleteInvoice, Invoice } from '../../invoice/index.ts';
import { valueAt } from '../pointers.ts';
import type { PatchOperation } from '../reported.ts';
import { rightCode } from './codes.ts';
import { sirenOfVatNumber, vatNumber } from './identifiers.ts';
import { rightSum } from './sums.ts';
import { exemptionCode, percentage, withoutRate } from './vat.ts';

/** What a finding is about, and the invoice it was made of. */
export interface Correctable {
  readonly rule: string | null;
  /** What the rule asserts. */
  readonly test?: string | undefined;
  readonly pointers: readonly string[];
  readonly given: Invoice;
  readonly completed: CompleteInvoice;
}

/** A correction that cannot change what the invoice means to its parties, where there is one. */
export function patchFor({
  rule,
  test,
  pointers,
  given,
  completed,
}: Correctable): readonly PatchOperation[] | null {
  if (rule === null) return null;
  const [first = ''] = pointers;
  const at = (pointer: string): unknown => valueAt(given, pointer);
  return (
    rightSum(rule, pointers, completed) ??
    rightCode({ rule, test }, first, at(first)) ??
    vatNumber(rule, first, at(first), given) ??
    sirenOfVatNumber(rule, given) ??
    exemptionCode(rule, pointers, given) ??
    withoutRate(rule, first, given) ??
    percentage(rule, pointers, at)
  );
}
