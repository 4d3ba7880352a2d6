import type { JobOut, JobWebhookOut } from '@conforme/proto/schema/jobs';
import { isEnded, type Delivery, type Job } from './job.ts';

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
    webhook: webhookOut(job),
  };
}

/** As the answer to its order, which alone shows the key of its signatures. */
export function orderedOut(job: Job, now: number): JobOut {
  const { webhook, ...out } = jobOut(job, now);
  return { ...out, webhook: webhook && { ...webhook, secret: job.webhook!.secret } };
}

function webhookOut({ webhook, delivery, state }: Job): JobWebhookOut | null {
  if (webhook === null) return null;
  const { url, events } = webhook;
  const { attempts, error, delivered, next } = delivery ?? UNTRIED;
  const isUnwanted = (state === 'done' || state === 'cancelled') && !events.includes(`job.${state}`);
  const isOver = delivery !== null && next === null;
  const outcome =
    delivered !== null ? 'delivered' : isOver ? 'given_up' : isUnwanted ? 'unwanted' : 'waiting';
  return {
    url,
    events: [...events],
    state: outcome,
    attempts,
    last_error: error,
    next_at: next,
    delivered_at: delivered,
  };
}

const UNTRIED: Delivery = { attempts: 0, error: null, delivered: null, next: null };
