import { availableParallelism } from 'node:os';

/** How heavy calls are carried out. */
export interface WorkOptions {
  /** Threads at most; 0: every call runs where it arrives. */
  readonly workers: number;
  /** Calls that wait for a thread, at most. */
  readonly queue: number;
  /** Bytes of their documents, at most. */
  readonly queueBytes: number;
  /** The longest a call on a thread may take, in ms; a caller's own deadline may be shorter. */
  readonly timeLimitMs: number;
  /** The module the threads run. */
  readonly thread?: URL;
}

export const WORK_DEFAULTS: WorkOptions = {
  workers: availableParallelism(),
  queue: 100,
  queueBytes: 256 * 1024 * 1024,
  timeLimitMs: 30_000,
};
