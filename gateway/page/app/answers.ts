// What the service answers, as the page reads it.

import type { Cause, FindingDetail, Ledger, ValidationOut } from '@conforme/proto/schema';

export type { Cause } from '@conforme/proto/schema';

/** One finding as `explain=true` gives it, or as a refused invoice carries it; `type`: the kind of a fault of the request's shape. */
export type Finding = Partial<FindingDetail> &
  Pick<FindingDetail, 'source' | 'severity' | 'rule' | 'message'> & { readonly type?: string };

export interface Validation extends Omit<ValidationOut, 'findings'> {
  readonly findings: readonly Finding[];
  readonly causes?: readonly Cause[];
}

export interface Judged {
  readonly result: Validation;
  /** `id@version` of the packs that judged. */
  readonly rulesets: readonly string[];
  /** How the totals came about; null where it was not requested, and of what is no invoice. */
  readonly ledger: Ledger | null;
}
