// Where our verdict on a document is not the official one, in a line each.

import { compareVerdicts } from '../compare.ts';
import { findKnown } from '../known.ts';
import type { Known } from '../known.ts';
import type { Verdict } from '../records.ts';
import type { Judge } from './judge.ts';
import { labelOf } from './store.ts';
import type { RecordedDocument } from './store.ts';

export function differencesOf(
  { key, pack }: Judge,
  document: RecordedDocument,
  ours: Verdict,
  known: readonly Known[],
): string[] {
  const label = labelOf(document);
  if (document.aborted)
    return isFatal(ours) ? [] : [`${key}: nothing fatal where the official pack aborted, in ${label}`];
  return compareVerdicts(document.rules, ours)
    .filter(({ rule }) => !findKnown(known, pack.id, label, rule))
    .map(({ rule, official, ours: own }) => `${key} ${rule}: official ${official}, ours ${own} in ${label}`);
}

/** Decision 9: what stops the official pack is an error of one rule for us, and fatal. */
function isFatal(verdict: Verdict): boolean {
  return Object.values(verdict).some(([, flag]) => flag === 'fatal');
}
