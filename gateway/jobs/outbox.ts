import type { Delivery, Job } from './job.ts';

/**
 * Which webhooks have still to hear of the end of a job. A job is in it from its order on, so that its end and the message of it are one
 * row that is written once.
 */
export interface Outbox {
  /**
   * A job that has ended and whose message is due, which no other process gets until the lease ends; null where there is none.
   * @param except accounts whose messages wait
   */
  takeMessage(leaseMs: number, except?: readonly string[]): Promise<Job | null>;
  /** What came of an attempt; with a `next`, the message waits for it. */
  settle(job: string, delivery: Delivery): Promise<void>;
}
