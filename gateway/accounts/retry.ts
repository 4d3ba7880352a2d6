import { setTimeout as pause } from 'node:timers/promises';

/** Waits between attempts, in ms; each is drawn from its upper half, so that replicas do not come back in step. */
export type Backoff = readonly number[];

/** For one request: it may wait a moment, and a client that waits longer has given up. */
export const FOR_A_REQUEST: Backoff = [50, 200, 800];
/** For the start: databases and services are often started together. */
export const FOR_THE_START: Backoff = [250, 500, 1_000, 2_000, 4_000, 4_000, 4_000, 4_000];

/** How long one attempt may take: a connection that leads nowhere says nothing. */
const ATTEMPT_MS = 2_000;

/**
 * Of a connection, and of a server that goes down or has no room: the same may work in a moment. The codes are those of the
 * driver, of Node and of PostgreSQL (appendix A).
 */
const PASSING = new Set(
  [
    'NO_ANSWER CONNECTION_CLOSED CONNECTION_ENDED CONNECTION_DESTROYED CONNECT_TIMEOUT',
    'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENOENT',
    '08000 08003 08006 57P01 57P02 57P03 53300 40001 40P01',
  ].flatMap((codes) => codes.split(' ')),
);

export function isPassing(thrown: unknown): boolean {
  const { code } = (thrown ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' && PASSING.has(code);
}

/** Tries again what failed for a reason that may pass. @throws what failed last. */
export async function retried<T>(attempt: (number: number) => Promise<T>, backoff: Backoff): Promise<T> {
  for (const [number, wait] of backoff.entries()) {
    try {
      return await within(ATTEMPT_MS, attempt(number));
    } catch (thrown) {
      if (!isPassing(thrown)) throw thrown;
      await pause(wait * (0.5 + Math.random() / 2));
    }
  }
  return within(ATTEMPT_MS, attempt(backoff.length));
}

async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const failure = new Error(`the database did not answer within ${ms} ms`);
    timer = setTimeout(() => reject(Object.assign(failure, { code: 'NO_ANSWER' })), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
