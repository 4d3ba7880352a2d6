import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';

/** How a query is retried. */
export interface Patience {
  /** Between attempts, in ms; each is drawn from its upper half, so that replicas do not come back in step. */
  readonly waits: readonly number[];
  /** For one attempt: a dead connection is silent. */
  readonly attemptMs: number;
  /** For all attempts together. */
  readonly wholeMs: number;
}

/** A database that is away or frozen is reported within 3 s: a client that waits longer has given up. */
export const FOR_A_REQUEST: Patience = {
  waits: [50, 100, 200, 400, 400, 400, 400],
  attemptMs: 2_200,
  wholeMs: 2_500,
};
/** Databases and services are often started together. */
export const FOR_THE_START: Patience = {
  waits: [250, 500, 1_000, 2_000, 4_000, 4_000, 4_000, 4_000],
  attemptMs: 2_000,
  wholeMs: Infinity,
};

/**
 * Of a connection, and of a server that goes down or has no room: the same may work in a moment. The codes are those of the
 * driver, of Node and of PostgreSQL (appendix A).
 */
const PASSING = new Set(
  [
    'NO_ANSWER TOO_LATE CONNECTION_CLOSED CONNECTION_ENDED CONNECTION_DESTROYED CONNECT_TIMEOUT',
    'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH ENOENT',
    '08000 08003 08006 25006 57P01 57P02 57P03 57P05 53300 40001 40P01',
  ].flatMap((codes) => codes.split(' ')),
);

/** Whether another try may succeed: the database restarts, or its connection broke. */
export function isPassing(thrown: unknown): boolean {
  const { code } = (thrown ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' && PASSING.has(code);
}

/** Of an attempt that heard nothing. */
const NO_ANSWER = 'NO_ANSWER';
/** Of a server that only reads (read_only_sql_transaction): another may have taken its place, which its name leads to by now. */
const ONLY_READS = '25006';

/** Of an attempt that reached the database after its deadline. */
export const tooLate = (): Error =>
  Object.assign(new Error('the database was asked too late'), { code: 'TOO_LATE' });

/**
 * Tries again what failed for a reason that may pass, while there is time.
 * @param elsewhere is called for each attempt that was not answered, or reached a server that only reads.
 * @throws what failed last.
 */
export async function retried<T>(
  attempt: (number: number) => Promise<T>,
  { waits, attemptMs, wholeMs }: Patience,
  elsewhere: () => void = () => {},
): Promise<T> {
  const end = performance.now() + wholeMs;
  for (let number = 0; ; number++) {
    try {
      return await within(Math.max(1, Math.min(attemptMs, end - performance.now())), attempt(number));
    } catch (thrown) {
      const { code } = (thrown ?? {}) as { readonly code?: unknown };
      if (code === NO_ANSWER || code === ONLY_READS) elsewhere();
      const wait = (waits[number] ?? Infinity) * (0.5 + Math.random() / 2);
      if (!isPassing(thrown) || wait === Infinity || performance.now() + wait >= end) throw thrown;
      await pause(wait);
    }
  }
}

async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const failure = new Error(`the database did not answer within ${Math.round(ms)} ms`);
    // A process that stood still itself, and is late for that, hears what has arrived meanwhile first.
    timer = setTimeout(() => void turn().then(() => reject(Object.assign(failure, { code: NO_ANSWER }))), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
