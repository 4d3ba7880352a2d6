// What a row of the fleet is, and what each looks at: every document has one result and one count.

import type { JobOut } from '@conforme/proto/schema/jobs';
import type { Fleet } from './fleet.ts';
import { once, resultsOf, type Line } from './orders.ts';

export interface Told {
  readonly figures: string;
  readonly faults: readonly string[];
}

/** Something happens to a fleet while it works. */
export interface Row {
  readonly name: string;
  play(fleet: Fleet, documents: number): Promise<Told>;
}

/** Of rows that need no more: four chunks at least. */
export const few = (documents: number): number => Math.max(200, Math.ceil(documents / 20));

export interface Expected {
  readonly count: number;
  readonly succeeded: number;
}

/** Faults of a job that has ended, beside what each row looks at. @param before what was counted before */
export async function settled(
  fleet: Fleet,
  job: JobOut,
  before: number,
  { count, succeeded }: Expected,
): Promise<{ lines: readonly Line[]; faults: string[] }> {
  const lines = await resultsOf(fleet, job);
  const faults = once(lines, count);
  const counted = (await fleet.used()) - before;
  if (job.succeeded !== succeeded) faults.push(`the job says ${job.succeeded} succeeded, not ${succeeded}`);
  if (job.processed !== count) faults.push(`the job says ${job.processed} processed, not ${count}`);
  if (counted !== succeeded) faults.push(`${counted} counted, not ${succeeded}`);
  return { lines, faults };
}

/** At each share of the documents, once. */
export function at(
  steps: readonly [share: number, act: () => Promise<void>][],
): (job: JobOut) => Promise<void> {
  const left = [...steps];
  return async ({ processed, documents }) => {
    while (left.length > 0 && processed >= documents * left[0]![0]) await left.shift()![1]();
  };
}
