// A verdict as the body of the HTTP contract, whether or not it was a message before.

import { documentFinding } from './findings.ts';
import type { Cause, FindingDetail, Ledger, ValidationOut } from './index.ts';

interface Judged {
  readonly validation: ValidationOut;
  readonly details: readonly FindingDetail[];
  readonly causes: readonly Cause[];
  readonly ledger: Ledger | null;
}

/** ValidationOut as published; with `explain` each finding carries what decision 5 adds. The ledger is there on request. */
export function explained({ validation, details, causes, ledger }: Judged, explain: boolean): object {
  const verdict = whole(validation);
  if (!explain && !ledger) return verdict;
  return {
    ...verdict,
    ...(explain && { findings: details.map(documentFinding), causes }),
    ...(ledger && { ledger }),
  };
}

/** `root` stands last in the verdict on what is no invoice, and in no other, not even as undefined: callers of the library see it. */
export function whole(validation: ValidationOut): ValidationOut {
  // Most have none, and a copy without it would be made name by name.
  if (!('root' in validation)) return validation;
  const { root, ...verdict } = validation;
  return root === undefined ? verdict : { ...verdict, root };
}
