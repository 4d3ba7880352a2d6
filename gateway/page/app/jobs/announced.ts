// What a screen reader announces of jobs under way: each quarter and the end, since every look would be chatter.

import { words } from '../language/words.ts';
import type { JobOut } from './requests.ts';

/** A job as far as its progress goes. */
export type Going = Pick<JobOut, 'id' | 'kind' | 'state' | 'processed' | 'documents'>;

export const isOver = ({ state }: Pick<JobOut, 'state'>): boolean =>
  state === 'done' || state === 'cancelled';

/** How many quarters are worked on; the end, however little was worked on, is a fifth. */
function stage(job: Going | undefined): number {
  if (job === undefined) return 0;
  if (isOver(job)) return 5;
  return job.documents === 0 ? 0 : Math.floor((4 * job.processed) / job.documents);
}

/** @param before null where nothing was seen yet: what then stands there is no news. */
export function newsOf(before: readonly Going[] | null, now: readonly Going[]): string {
  if (before === null) return '';
  const known = new Map(before.map((job) => [job.id, job]));
  return now
    .filter((job) => stage(job) > stage(known.get(job.id)))
    .map(({ kind, state, processed, documents }) => {
      const progress = words.jobs.progress(words.jobs.states[state], processed, documents);
      return `${words.jobs.kindNames[kind]}, ${progress}.`;
    })
    .join(' ');
}
