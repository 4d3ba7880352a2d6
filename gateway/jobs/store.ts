import type { Chunk, Job, Order, Tally } from './job.ts';

/**
 * Where jobs stand and who works on what: all that an engine of jobs has to know. One row a chunk, not a document. Documents and results
 * lie beside it (`chunk-files.ts`).
 *
 * A chunk is leased to one worker for a while. Whose lease has run out is taken to be dead, and another worker gets the chunk: it may be
 * worked on twice, and is done once.
 */
export interface JobStore {
  /** @returns the new job, or the one that the account has under the same key. */
  begin(order: Order): Promise<{ readonly job: Job; readonly isNew: boolean }>;
  /** Its next chunk has come. @returns the number of the chunk, from 0 */
  addChunk(job: string, documents: number): Promise<number>;
  /** All documents have come: from now on workers get it. */
  open(job: string): Promise<Job>;
  /** With all that is known of it: its documents did not come, or it was stored for long enough. */
  remove(job: string): Promise<void>;
  /** Works on nothing any more; what has ended stays as it is. Null where the account has no such job. */
  cancel(account: string, job: string, moment: string): Promise<Job | null>;
  find(account: string, job: string): Promise<Job | null>;
  /** The account's, newest first. */
  list(account: string, most: number): Promise<readonly Job[]>;
  /** Those that ended before one moment, or began before the other and were not opened. */
  expired(ended: string, begun: string): Promise<readonly string[]>;

  /** The next chunk for a worker, whose it is until the lease ends; null where there is nothing to do. */
  take(worker: string, leaseMs: number): Promise<Chunk | null>;
  /** @returns false where it is another worker's by now, or its job was cancelled. */
  renew(chunk: Chunk, worker: string, leaseMs: number): Promise<boolean>;
  /** Nothing was wrong with it: it waits for another try, which is not counted. */
  putBack(chunk: Chunk, worker: string, delayMs: number): Promise<void>;
  /** Its results are stored. Only the first who says so is believed. */
  finish(chunk: Chunk, worker: string, tally: Tally, moment: string): Promise<boolean>;
  /** Numbers of the chunks whose results are there, in their order. */
  finished(job: string): Promise<readonly number[]>;

  close(): Promise<void>;
}
