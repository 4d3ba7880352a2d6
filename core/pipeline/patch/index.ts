import { keysOf } from '@conforme/proto/schema/pointer';
import type { CompleteInvoice, Invoice } from '../../invoice/index.ts';
import type { PatchOperation } from '../report.ts';
import { rightCode } from './codes.ts';
import { rightSum } from './sums.ts';
import { exemptionCode, percentage } from './vat.ts';

/** What a finding is about, and the invoice it was made of. */
export interface Correctable {
  readonly rule: string | null;
  readonly pointers: readonly string[];
  readonly given: Invoice;
  readonly completed: CompleteInvoice;
}

/** A correction that cannot change what the invoice means to its parties, where there is one. */
export function patchFor({
  rule,
  pointers,
  given,
  completed,
}: Correctable): readonly PatchOperation[] | null {
  if (rule === null) return null;
  const valueAt = (pointer: string): unknown =>
    keysOf(pointer).reduce<unknown>(
      (at, step) => (at as Record<string, unknown> | null | undefined)?.[step],
      {
        invoice: given,
      },
    );
  return (
    rightSum(rule, pointers, completed) ??
    rightCode(rule, pointers[0] ?? '', valueAt(pointers[0] ?? '')) ??
    exemptionCode(rule, pointers, given) ??
    percentage(rule, pointers, valueAt)
  );
}
