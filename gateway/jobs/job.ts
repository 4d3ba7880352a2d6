// What a job is: many documents in one order, worked on by and by, whatever becomes of the process meanwhile.

import type { JobEvent, JobKind, JobState } from '@conforme/proto/schema/jobs';
import type { Input } from './named.ts';

/** What a caller orders. */
export interface Order {
  readonly account: string;
  readonly plan: string;
  readonly kind: JobKind;
  /** Parameters of the endpoint of this kind, as its query has them. */
  readonly options: Readonly<Record<string, string>>;
  readonly language: 'fr' | 'en';
  /** `Idempotency-Key`; null: each request is a job of its own. */
  readonly key: string | null;
  /** Objects that are its documents; null: they are uploaded. Not kept once they are listed. */
  readonly input: Input | null;
  /** Prefix of the objects that its results become, too; null: none. */
  readonly output: string | null;
  /** ISO 8601 in UTC, as all moments here. */
  readonly created: string;
  /** Null: none. */
  readonly webhook: Webhook | null;
}

/** Who hears of the end of a job. */
export interface Webhook {
  readonly url: string;
  /** `whsec_` and the key of the signatures in Base64. */
  readonly secret: string;
  readonly events: readonly JobEvent[];
}

/** What became of telling it. */
export interface Delivery {
  readonly attempts: number;
  /** Why the latest one that failed did, in the language of the job; null where none did. */
  readonly error: string | null;
  /** When the receiver took it. */
  readonly delivered: string | null;
  /** When it is tried again; null after the last attempt. */
  readonly next: string | null;
}

/** How many documents came to what. */
export interface Tally {
  /** Answered with 200; of `validate`, valid or not. */
  readonly succeeded: number;
  /** Of `validate`, those judged invalid. */
  readonly invalid: number;
  /** Answered with an error. */
  readonly refused: number;
}

export interface Job extends Order, Tally {
  readonly id: string;
  readonly state: JobState;
  readonly documents: number;
  readonly chunks: number;
  readonly started: string | null;
  readonly ended: string | null;
  /** Null before the first attempt. */
  readonly delivery: Delivery | null;
}

/** Some documents of a job, which one worker works on at a time. */
export interface Chunk {
  readonly job: Job;
  readonly number: number;
  /** How often it was taken, this time included. */
  readonly tries: number;
}

/** Nothing more happens to it. */
export function isEnded({ state }: Pick<Job, 'state'>): boolean {
  return state === 'done' || state === 'cancelled';
}
