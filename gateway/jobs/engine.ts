import type { Bilingual, ErrorCode } from '@conforme/proto/schema';
import type { Chunk, Job, Order, Tally } from './job.ts';
import type { JobObjects, Named } from './objects.ts';
import type { Outbox } from './outbox.ts';

/**
 * An engine of jobs: where they stand, who works on what, and where documents and results lie. There are two of them, one that lives in the
 * files of a machine (`embedded.ts`) and one for a fleet of machines (`fleet/`); all other code is the same for both.
 *
 * Documents come in chunks: a row and a message stand for a chunk, not for a document. A chunk is leased to one worker for a while. Whose
 * lease has run out is taken to be dead, and another worker gets the chunk: it may be worked on twice, and is finished once.
 */
export interface JobEngine {
  readonly store: JobStore;
  readonly queue: JobQueue;
  readonly documents: JobDocuments;
  readonly outbox: Outbox;
  /** That callers may name; null where no storage is configured. */
  readonly objects: JobObjects | null;
  /** Other services take orders here, too. */
  readonly isShared: boolean;
  close(): Promise<void>;
}

/** Where jobs stand. */
export interface JobStore {
  /** @returns the new job, or the one that the account has under the same key. */
  begin(order: Order): Promise<{ readonly job: Job; readonly isNew: boolean }>;
  /** Its next chunk has come. @param number from 0; the same number again changes nothing */
  addChunk(job: string, number: number, documents: number): Promise<void>;
  /** All documents have come. */
  open(job: string): Promise<Job>;
  /** With all that is known of it: its documents did not come, or it was stored for long enough. */
  remove(job: string): Promise<void>;
  /** Works on nothing any more; what has ended stays as it is. Null where the account has no such job. */
  cancel(account: string, job: string, moment: string): Promise<Job | null>;
  find(account: string, job: string): Promise<Job | null>;
  /** The account's, newest first. */
  list(account: string, most: number): Promise<readonly Job[]>;
  /** Those that ended before one moment, or of which nothing has come since the other. */
  expired(ended: string, received: string): Promise<readonly string[]>;
  /** The results of a chunk are stored at this address. Only the first who says so is believed: false for all others. */
  finish(chunk: Chunk, outcome: Finished, moment: string): Promise<boolean>;
  /** Of the documents of a chunk, the index of the first, and how many they are. */
  range(job: string, number: number): Promise<{ readonly first: number; readonly documents: number }>;
  /**
   * Each document is an invoice of the job, by the key of its identity.
   * @returns for each, in their order, the document that was the first to be known as that invoice: often itself
   */
  identify(job: string, documents: readonly Identified[]): Promise<readonly Identified[]>;
  /** The chunks whose results are there, in their order. */
  finished(job: string): Promise<readonly Pick<Finished, 'number' | 'address'>[]>;
}

/** A document, and which invoice it is. */
export interface Identified extends Pick<Entry, 'index' | 'name'> {
  readonly key: string;
}

/** What became of a chunk. */
export interface Finished {
  readonly number: number;
  readonly address: string;
  readonly tally: Tally;
}

/** Who works on what. */
export interface JobQueue {
  /** The chunks of a job that was opened may be taken. May be said again. */
  offer(job: Job): Promise<void>;
  /** The next chunk for a worker, whose it is until the lease ends; null where there is nothing to do. */
  take(worker: string, leaseMs: number): Promise<Chunk | null>;
  /** @returns false where it is another worker's by now, or its job was cancelled. */
  renew(chunk: Chunk, worker: string, leaseMs: number): Promise<boolean>;
  /** Nothing was wrong with it: it waits for another try, which is not counted. */
  putBack(chunk: Chunk, worker: string, delayMs: number): Promise<void>;
  /** It is finished, by whichever worker: no other needs to take it. */
  done(chunk: Chunk): Promise<void>;
  /** A document ended its worker too often, and is kept aside for the operator to look at. */
  setAside(chunk: Chunk, document: Pick<Entry, 'index' | 'name'>, reason: string): Promise<void>;
}

/** Where documents and results lie: each is there whole or not at all. */
export interface JobDocuments {
  write(job: string, number: number, entries: readonly Entry[]): Promise<void>;
  /** Null where they are gone: the chunk is finished, or whoever keeps the storage has removed them. */
  read(job: string, number: number): Promise<readonly Entry[] | null>;
  /** What came for a chunk is not needed any more. */
  forget(job: string, number: number): Promise<void>;
  /** @returns the address, made of what is stored: the same again changes nothing, and other results lie elsewhere. */
  writeOutcome(job: string, number: number, outcome: Outcome): Promise<string>;
  lines(
    job: string,
    kind: keyof Outcome,
    finished: readonly Pick<Finished, 'number' | 'address'>[],
  ): AsyncGenerator<Buffer, void>;
  /** A document of a chunk that was taken so often is under way; what that returns says that it is no more. */
  begin(chunk: Chunk, index: number): Promise<() => Promise<void>>;
  /** Documents of the chunk that were under way and never done, and how often. */
  deaths(job: string, number: number): Promise<ReadonlyMap<number, number>>;
  /** All of a job. */
  remove(job: string): Promise<void>;
}

/** One document of a chunk: its bytes, the object it is, or why it is refused before it is worked on. */
export interface Entry {
  /** Its place in the upload, from 0. */
  readonly index: number;
  readonly name: string;
  readonly content: Buffer<ArrayBuffer> | Named | Refused;
}

export interface Refused {
  readonly code: ErrorCode;
  readonly messages: Bilingual;
  readonly details?: readonly object[];
}

/** Lines of JSON, each with its line feed. */
export interface Outcome {
  readonly results: readonly Buffer[];
  readonly errors: readonly Buffer[];
}
