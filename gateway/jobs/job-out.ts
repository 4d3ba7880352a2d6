import type { JobOut } from '@conforme/proto/schema/jobs';
import { isEnded, type Job } from './job.ts';

/** A job as it is answered. */
export function jobOut(job: Job, now: number): JobOut {
  const { id, kind, state, documents, succeeded, invalid, refused, created, started, ended } = job;
  const processed = succeeded + refused;
  const seconds =
    started === null ? 0 : ((ended === null ? now : Date.parse(ended)) - Date.parse(started)) / 1000;
  const rate = seconds > 0 && processed > 0 ? Number((processed / seconds).toFixed(2)) : null;
  const left = documents - processed;
  const isExpected = rate !== null && rate > 0 && !isEnded(job);
  return {
    id,
    kind,
    state,
    created_at: created,
    started_at: started,
    ended_at: ended,
    documents,
    processed,
    succeeded,
    invalid,
    refused,
    rate,
    expected_at: isExpected ? new Date(now + (left / rate) * 1000).toISOString() : null,
  };
}
