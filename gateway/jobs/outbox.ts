import type { Delivery, Job } from './job.ts';

/**
 * Which ends of jobs are still to be told to a webhook. A job is in it from its order on, so that its end and the message of it are one
 * row that is written once.
 */
export interface Outbox {
  /** A job that has ended and whose message is due, which nobody else gets until the lease ends; null where there is none. */
  takeMessage(leaseMs: number): Promise<Job | null>;
  /** What came of an attempt; with a `next`, the message waits for it. */
  settle(job: string, delivery: Delivery): Promise<void>;
}
