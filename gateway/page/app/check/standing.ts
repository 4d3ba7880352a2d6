// How documents stand among many.

import type { Doc } from './document.ts';

export const FILTERS = ['all', 'invalid', 'valid', 'refused'] as const;
export type Filter = (typeof FILTERS)[number];
export type Standing = Exclude<Filter, 'all'> | 'waiting';

export function standing(doc: Doc): Standing {
  if (doc.error) return 'refused';
  if (!doc.judged) return 'waiting';
  return doc.judged.result.valid ? 'valid' : 'invalid';
}

const RANK: Readonly<Record<Standing, number>> = { refused: 1, invalid: 2, valid: 3, waiting: 4 };

/** Refused, then those with most errors, then the rest; else in the order given. */
export function ordered(docs: readonly Doc[], filter: Filter): readonly Doc[] {
  const errors = (doc: Doc): number => doc.judged?.result.error_count ?? 0;
  return docs
    .filter((doc) => filter === 'all' || standing(doc) === filter)
    .toSorted((a, b) => RANK[standing(a)] - RANK[standing(b)] || errors(b) - errors(a));
}
