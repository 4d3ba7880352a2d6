import { workOn, type Done, type Work } from './chunk-work.ts';
import type { Entry, JobStore } from './engine.ts';
import type { Same } from './kinds.ts';

const NAME_LENGTH = 80;

/**
 * Invoices that are in a job twice, as within a batch (docs/plausibility.md): whichever document comes second is worked on again, with the
 * warning. Which one is the first is written down once, so that a chunk that is worked on twice has the same results.
 */
export async function warned(
  work: Work,
  entries: readonly Entry[],
  done: readonly Done[],
  store: Pick<JobStore, 'identify'>,
): Promise<readonly Done[]> {
  const identified = done.flatMap(({ index, name, identity: key }) =>
    key === null ? [] : [{ index, name: name.slice(0, NAME_LENGTH), key }],
  );
  if (identified.length === 0) return done;
  const first = await store.identify(work.job.id, identified);
  const same = new Map<number, Same>();
  for (const [at, { index, name }] of first.entries())
    if (index !== identified[at]!.index) same.set(identified[at]!.index, { position: index + 1, name });
  if (same.size === 0) return done;
  const again = await workOn(
    { ...work, same },
    entries.filter(({ index }) => same.has(index)),
  );
  const anew = new Map(again.map((each) => [each.index, each]));
  return done.map((each) => anew.get(each.index) ?? each);
}
