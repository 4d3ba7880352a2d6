import type { Question } from './judge.ts';
import type { Outcome } from './outcome.ts';

/** What one thread is given at a time. */
export interface Chunk {
  readonly paths: readonly string[];
  readonly question: Question;
}

/** Engines on threads, each of which reads and judges a chunk at a time. */
export interface Workers {
  readonly size: number;
  /** One outcome per path, in order. @throws Error when the thread was lost over it: it ran out of memory, or of time. */
  judge(chunk: Chunk): Promise<readonly Outcome[]>;
  /** Ends every thread, whatever it is doing. */
  close(): Promise<void>;
}
