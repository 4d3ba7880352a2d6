import type { Answered, DocumentCall, DocumentMethod, EncodedCall } from '../service/document-call.ts';
import type { Pool } from './pool.ts';

/** Who waits for an answer. */
export interface Waiting {
  /** Aborted when no caller waits any more. */
  readonly signal: AbortSignal;
  /** What came with the call. */
  readonly requestHeader?: Headers;
}

/** Who carries calls out. */
export interface Work {
  /**
   * @throws what `execute` throws, and EngineError `schematron_unavailable` where there is no room, or no time left.
   */
  run<M extends DocumentMethod>(call: DocumentCall<M>, waiting: Waiting): Promise<Answered<M>>;
  /** The same for a call that came over the network. @returns the encoded answer */
  runEncoded(call: EncodedCall, waiting: Waiting): Promise<Uint8Array>;
  /** Threads, and calls that wait for one; null where every call runs where it arrives. */
  load(): Pool['load'] | null;
  /** Finishes what runs. */
  close(): Promise<void>;
}
