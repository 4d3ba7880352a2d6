// Calls of webhooks, signed as the interface has it: SHA-256 over payload, `@` and seconds, HMAC of that with the key, base64.

import { createHmac, hash } from 'node:crypto';
import type { Flow } from '@conforme/library/platform';
import type { Quirk } from './quirks.ts';
import type { Store, Task, Webhook } from './store.ts';

export interface CallSettings {
  readonly store: Store;
  readonly quirks: ReadonlySet<Quirk>;
  /** Before each further attempt, in ms; then a call is given up. The interface has no rule for it. */
  readonly waitsMs: readonly number[];
}

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];
export const WAITS_MS: readonly number[] = [SECOND, 5 * SECOND, 30 * SECOND, 5 * MINUTE, HOUR, 6 * HOUR];
const TIMEOUT_MS = 5_000;

/** Whether a subscription hears of a flow. */
export const hears = ({ flowTypes, flowDirection, ackStatus }: Webhook, flow: Flow): boolean =>
  (flowTypes?.includes(flow.flowType) ?? true) &&
  (flowDirection === undefined || flowDirection === flow.flowDirection) &&
  (ackStatus === undefined || ackStatus === flow.acknowledgement.status);

/** The signature of a payload at a time, in seconds since 1970. @param key base64 */
export function signatureOf(payload: string, seconds: string, key: string): string {
  const digest = hash('sha256', `${payload}@${seconds}`, 'buffer');
  return createHmac('sha256', Buffer.from(key, 'base64')).update(digest).digest('base64');
}

/** One attempt to tell a webhook what its task says. */
export async function call(task: Task, { store, quirks, waitsMs }: CallSettings): Promise<void> {
  const held = store.webhook(task.subject);
  const isTaken = held === null || (await post(held.webhook.callbackUrl, task.body, held.signingKey, quirks));
  if (isTaken) return store.done(task);
  const wait = waitsMs[task.attempts];
  if (wait === undefined) store.done(task);
  else store.postpone(task, Date.now() + wait);
}

async function post(url: string, body: string, key: string, quirks: ReadonlySet<Quirk>): Promise<boolean> {
  const seconds = String(Math.floor(Date.now() / SECOND));
  const headers = {
    'content-type': 'application/json',
    'afnor-signature-timestamp': seconds,
    ...(!quirks.has('unsigned-webhook') && { 'afnor-signature': signatureOf(body, seconds, key) }),
  };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
