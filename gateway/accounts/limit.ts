/** So many calls within any stretch of so long (decision 23). */
export interface Limit {
  readonly calls: number;
  readonly windowMs: number;
}

export const ANONYMOUS: Limit = { calls: 20, windowMs: 60_000 };

/** What became of a call. */
export interface Taken {
  readonly granted: boolean;
  /** Calls that may follow at once. */
  readonly remaining: number;
  /** Until one more may follow than now. */
  readonly waitMs: number;
}

/** Counts calls by who makes them; a call that is refused is not counted. */
export interface Limiter {
  /** A promise where others count along. @param who an address, or what stands for many. */
  take(who: string): Taken | Promise<Taken>;
  /** What `take` would answer, without a call. */
  look(who: string): Taken | Promise<Taken>;
}

/** Memory for the callers of a minute: 20 moments each, 30 MB when all places are taken. */
const MOST_CALLERS = 100_000;

/**
 * In the memory of one process. A caller who has not called for a window is forgotten; when too many call, the one who has
 * not called for longest is, so that a flood of addresses costs its own kind first.
 */
export class MemoryLimiter implements Limiter {
  readonly #limit: Limit;
  readonly #most: number;
  readonly #now: () => number;
  /** Moments of the calls that still count, oldest first; callers in the order of their last call. */
  readonly #calls = new Map<string, number[]>();

  constructor(limit: Limit, now: () => number = () => performance.now(), most: number = MOST_CALLERS) {
    this.#limit = limit;
    this.#now = now;
    this.#most = most;
  }

  get callers(): number {
    return this.#calls.size;
  }

  take(who: string): Taken {
    const now = this.#now();
    const recent = this.#recent(who, now);
    const granted = recent.length < this.#limit.calls;
    if (granted) recent.push(now);
    this.#calls.delete(who);
    this.#calls.set(who, recent);
    this.#forget(now);
    return takenOf(granted, recent, now, this.#limit);
  }

  look(who: string): Taken {
    const now = this.#now();
    const recent = this.#recent(who, now);
    return takenOf(recent.length < this.#limit.calls, recent, now, this.#limit);
  }

  #recent(who: string, now: number): number[] {
    const since = now - this.#limit.windowMs;
    return (this.#calls.get(who) ?? []).filter((moment) => moment > since);
  }

  /** Two at a time: more than come in, and never a sweep that holds the others up. */
  #forget(now: number): void {
    const since = now - this.#limit.windowMs;
    let looked = 0;
    for (const [who, moments] of this.#calls) {
      if (looked++ === 2 || (this.#calls.size <= this.#most && (moments.at(-1) ?? 0) > since)) return;
      this.#calls.delete(who);
    }
  }
}

/** @param recent moments that count, oldest first. */
export function takenOf(granted: boolean, recent: readonly number[], now: number, limit: Limit): Taken {
  const [oldest] = recent;
  return {
    granted,
    remaining: limit.calls - recent.length,
    waitMs: oldest === undefined ? 0 : Math.max(0, oldest + limit.windowMs - now),
  };
}

/** RateLimit and RateLimit-Policy (draft-ietf-httpapi-ratelimit-headers-10). */
export function rateHeaders({ remaining, waitMs }: Taken, limit: Limit): Record<string, string> {
  return {
    'ratelimit-policy': `"anonymous";q=${limit.calls};w=${limit.windowMs / 1000}`,
    ratelimit: `"anonymous";r=${remaining};t=${secondsOf(waitMs)}`,
  };
}

/** Whole seconds after which the wait is over for sure. */
export function secondsOf(waitMs: number): number {
  return Math.ceil(waitMs / 1000);
}
