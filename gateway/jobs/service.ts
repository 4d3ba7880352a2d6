import type { Uploaded } from './document.ts';
import type { Job, Order } from './job.ts';

/** Jobs as callers of the service order and follow them; every account has its own. */
export interface JobService {
  /** Whether a webhook may be there, as far as its address says. */
  reaches(url: URL): boolean;
  /** Whether the account may name an object (`s3://…`). */
  mayName(account: string, url: string): boolean;
  /**
   * Stores the documents as they come; work begins when all are there.
   * @returns the job, or the one that was ordered before under the same key, for which nothing is stored.
   * @throws HttpError what is wrong with the upload; then there is no job.
   */
  submit(order: Order, documents: AsyncIterable<Uploaded>): Promise<Ordered>;
  /** Null where the account has no such job. */
  find(account: string, id: string): Promise<Job | null>;
  /** The latest ones. */
  list(account: string): Promise<readonly Job[]>;
  /** What it has by then stays. Null where the account has no such job. */
  cancel(account: string, id: string): Promise<Job | null>;
  /** Lines of JSON: what is there by now, in the order of the documents. */
  lines(job: Job, kind: 'results' | 'errors'): AsyncIterable<Buffer>;
}

export interface Ordered {
  readonly job: Job;
  readonly isNew: boolean;
}
