// Releases that no registry package holds any more: what did not change since is held by the verdicts of the later one.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Verdict } from '../records.ts';

export interface Earlier {
  /** The release whose verdicts hold, all but those of the rules that differ. */
  readonly like: string;
  /** Rules added, removed or changed between the two. */
  readonly differs: readonly string[];
  /** Rules that only warned. */
  readonly warning?: string;
}

export const earlierReleases = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'earlier.json'), 'utf8'),
) as Readonly<Record<string, Earlier>>;

/** The later release's verdict as the earlier one would have it. */
export function asEarlier(verdict: Verdict, { differs, warning }: Earlier): Verdict {
  const warned = warning === undefined ? undefined : new RegExp(warning);
  return Object.fromEntries(
    Object.entries(verdict)
      .filter(([rule]) => !differs.includes(rule))
      .map(([rule, [count, flag]]) => [rule, [count, warned?.test(rule) ? 'warning' : flag]]),
  );
}
