import { setTimeout as pause } from 'node:timers/promises';
import { isEnded, type Job } from './job.ts';

/** Between two looks. */
const LOOK_MS = 500;
/** What a worker has counted when a job is cancelled it stores within that time, as a rule; what it has not, it drops. */
const STORING_MS = 1_000;

export interface Clock {
  now(): number;
  /** Of a clock that is never set. */
  steady(): number;
  pause(ms: number): Promise<unknown>;
}

const CLOCK: Clock = { now: Date.now, steady: () => performance.now(), pause };

export interface Following {
  /** Null when it is no longer kept. */
  readonly find: () => Promise<Job | null>;
  /** The caller is gone, or the service stops: it does not wait for callers that only listen, and its store closes. */
  readonly isOver: () => boolean;
  /** After so long a silence something is sent, because what is silent is given up on its way. */
  readonly silentMs: number;
  readonly clock?: Clock;
}

/** A job as it is further. */
export interface Look {
  readonly job: Job;
  /** False: only so that something is sent. */
  readonly isFurther: boolean;
  /** The last look: its figures stay. */
  readonly isEnd: boolean;
}

/** A job whenever it is further, and after every silence, until it has ended. */
export async function* followed(first: Job, following: Following): AsyncGenerator<Look, void> {
  const { find, isOver, silentMs, clock = CLOCK } = following;
  let [sent, at] = ['', 0];
  for (let job: Job | null = first; job !== null; job = await find()) {
    const isEnd = isFinal(job, clock.now());
    const state = `${job.state} ${job.succeeded} ${job.refused} ${isEnd}`;
    const isFurther = state !== sent;
    if (isFurther || clock.steady() - at >= silentMs) {
      yield { job, isFurther, isEnd };
      [sent, at] = [state, clock.steady()];
    }
    if (isEnd || isOver()) return;
    await clock.pause(LOOK_MS);
    if (isOver()) return;
  }
}

/** An end that is still to come was before the clock was set back. */
function isFinal(job: Job, now: number): boolean {
  return isEnded(job) && (job.state === 'done' || Math.abs(now - Date.parse(job.ended!)) >= STORING_MS);
}
