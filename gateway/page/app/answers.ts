// What the service answers, as the page reads it.

import type { Ledger, ValidationOut } from '@conforme/proto/schema';

/** One finding as `explain=true` gives it, or as a refused invoice carries it. */
export interface Finding {
  readonly source: string;
  readonly severity: 'fatal' | 'warning' | 'info';
  readonly rule: string | null;
  readonly message: string;
  /** Kind of a fault of the request's shape: missing and others. */
  readonly type?: string;
  readonly location?: string | null;
  readonly test?: string | null;
  readonly terms?: readonly string[];
  readonly title?: string | null;
  readonly explanation?: string | null;
  readonly fix?: string | null;
  readonly line?: number | null;
  readonly column?: number | null;
  readonly pointer?: string | null;
  readonly pointers?: readonly string[];
  readonly patch?: readonly PatchStep[];
}

/** One operation of a JSON Patch (RFC 6902), of the kinds the service offers. */
export interface PatchStep {
  readonly op: 'add' | 'replace' | 'remove' | 'move';
  readonly path: string;
  readonly value?: unknown;
  /** Of move. */
  readonly from?: string | null;
}

/** One mistake, by indexes of the finding to act on and of those that go with it. */
export interface Cause {
  readonly finding: number;
  readonly also: readonly number[];
  readonly count: number;
  readonly pointers: readonly string[];
  readonly patch: readonly PatchStep[] | null;
}

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
