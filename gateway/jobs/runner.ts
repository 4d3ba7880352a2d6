import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Gate } from '../accounts/gate.ts';
import type { EngineClient } from '@conforme/proto/engine-client';
import { HttpError } from '../errors.ts';
import { Postponed, workOn, type Done } from './chunk-work.ts';
import type { Entry, JobEngine } from './engine.ts';
import type { Chunk } from './job.ts';
import { KINDS } from './kinds.ts';
import { linesOf } from './lines.ts';
import { Output } from './output.ts';
import { SetAside, suspectsOf } from './suspects.ts';
import { warned } from './twice.ts';

export interface RunnerOptions {
  readonly place: JobEngine;
  readonly engine: EngineClient;
  readonly gate: Gate;
  /** Hears of what failed unforeseen. */
  readonly report: (failure: unknown) => void;
  readonly times?: Partial<Times>;
}

interface Times {
  /** How long a chunk is a worker's that says nothing more of itself, in ms. */
  readonly leaseMs: number;
  /** Between two looks for work, where there was none. */
  readonly idleMs: number;
  /** Until a chunk is tried again that the engine had no room for. */
  readonly delayMs: number;
}

const GONE = {
  en: 'What was sent for this document is gone from the storage of the service. Send it again.',
  fr: "Ce qui a été envoyé pour ce document n'est plus dans le stockage du service. Envoyez-le de nouveau.",
};
const TIMES: Times = { leaseMs: 30_000, idleMs: 1_000, delayMs: 2_000 };

/** A chunk is this worker's, as long as its signal is not aborted. */
interface Lease {
  readonly signal: AbortSignal;
  end(): void;
}

/** A chunk that was taken, and its documents on their way. */
interface Taken {
  readonly chunk: Chunk;
  readonly lease: Lease;
  readonly entries: Promise<readonly Entry[] | null>;
}

/**
 * A worker: takes a chunk and works on it. What came of it is counted and stored while it works on the next, which it takes when few
 * documents of this one are left: another worker may want it until then.
 */
export class Runner {
  readonly #options: RunnerOptions;
  readonly #times: Times;
  readonly #id = randomUUID();
  readonly #ended = new AbortController();
  #running: Promise<void> | null = null;
  /** The chunk after the one that is worked on. */
  #next: Promise<Taken | null> | null = null;
  /** Of the chunk before the one that is worked on. */
  #storing: Promise<unknown> = Promise.resolve();
  /** Of the same, and how many documents that may be. */
  #counting: Promise<unknown> = Promise.resolve();
  #uncounted = 0;
  #wake = (): void => {};
  /** Of the chunks it has. */
  readonly #renewals = new Set<() => void>();

  constructor(options: RunnerOptions) {
    this.#options = options;
    this.#times = { ...TIMES, ...options.times };
  }

  begin(): void {
    this.#running ??= this.#run();
  }

  /** There is work: need not wait for the next look. */
  wake(): void {
    this.#wake();
  }

  /** A job was cancelled: who works on it stops now, not at the next renewal. */
  renew(): void {
    for (const renew of this.#renewals) renew();
  }

  /** What is under way is put back. */
  async end(): Promise<void> {
    this.#ended.abort();
    this.#wake();
    await this.#running;
    const left = await this.#next?.catch(() => null);
    if (left) await this.#putBack(left, null);
    await this.#storing;
  }

  async #run(): Promise<void> {
    const { signal } = this.#ended;
    while (!signal.aborted) {
      const woken = new Promise<void>((resolve) => (this.#wake = resolve));
      const worked = await this.#step().catch((failure: unknown) => {
        this.#options.report(failure);
        return false;
      });
      if (worked || signal.aborted) continue;
      const idle = pause(this.#times.idleMs, undefined, { signal, ref: false }).catch(() => {});
      await Promise.race([idle, woken]);
    }
  }

  /** @returns whether there was something to do */
  async #step(): Promise<boolean> {
    const next = this.#next;
    this.#next = null;
    // Where there was nothing to take then, there may be now.
    const taken = (await next) ?? (await this.#take());
    if (taken === null) return false;
    const done = await this.#toStore(taken).catch((thrown: unknown) => this.#putBack(taken, thrown));
    if (!done) return true;
    this.#storing = this.#store(taken, done).then(taken.lease.end, (thrown: unknown) =>
      this.#putBack(taken, thrown),
    );
    return true;
  }

  /** What came of a chunk, when it is its turn to be counted and stored. @throws Postponed where it is not to be. */
  async #toStore(taken: Taken): Promise<readonly Done[]> {
    const done = await this.#work(taken);
    await this.#storing;
    await this.#own(taken.chunk);
    return done;
  }

  async #take(): Promise<Taken | null> {
    const { queue, documents } = this.#options.place;
    const chunk = await queue.take(this.#id, this.#times.leaseMs);
    if (chunk === null) return null;
    const entries = documents.read(chunk.job.id, chunk.number);
    // Whoever awaits it hears of its failure.
    entries.catch(() => {});
    return { chunk, lease: this.#leased(chunk), entries };
  }

  #takeNext(): void {
    if (this.#next !== null || this.#ended.signal.aborted) return;
    this.#next = this.#take();
    this.#next.catch(() => {});
  }

  /** A chunk is renewed until it is stored or put back. */
  #leased(chunk: Chunk): Lease {
    const left = new AbortController();
    const renew = (): void => void this.#renew(chunk, left);
    const renewing = setInterval(renew, this.#times.leaseMs / 3).unref();
    this.#renewals.add(renew);
    const signal = AbortSignal.any([left.signal, this.#ended.signal]);
    const end = (): void => {
      clearInterval(renewing);
      this.#renewals.delete(renew);
    };
    return { signal, end };
  }

  /** What is put back at once is no fault: it was cancelled, or is another worker's, or this one ends. */
  async #putBack({ chunk, lease: { signal, end } }: Taken, thrown: unknown): Promise<null> {
    end();
    if (!signal.aborted && !(thrown instanceof Postponed)) this.#options.report(thrown);
    const delayMs = signal.aborted ? 0 : this.#times.delayMs;
    await this.#options.place.queue.putBack(chunk, this.#id, delayMs).catch(this.#options.report);
    return null;
  }

  /** Another worker's by now, or cancelled: its results would not be used. */
  async #renew(chunk: Chunk, left: AbortController): Promise<void> {
    const isOurs = await this.#options.place.queue
      .renew(chunk, this.#id, this.#times.leaseMs)
      .catch(() => true);
    if (!isOurs) left.abort();
  }

  async #store({ chunk }: Taken, worked: readonly Done[]): Promise<void> {
    const { store, queue, documents, objects } = this.#options.place;
    const { job, number } = chunk;
    const counted = await this.#count(chunk, worked);
    const output = job.output === null ? null : new Output(objects, job.output);
    const done = output && KINDS[job.kind].writes ? await output.withObjects(counted) : counted;
    const { tally, ...outcome } = linesOf(done, job.kind, job.language);
    await output?.writeLines(number, outcome);
    const address = await documents.writeOutcome(job.id, number, outcome);
    await store.finish(chunk, { number, address, tally }, new Date().toISOString());
    await queue.done(chunk);
    if (!done.some(({ outcome }) => outcome instanceof SetAside)) await documents.forget(job.id, number);
  }

  /**
   * Documents that do not come back: each is refused, and the job goes on.
   * @throws Postponed where the chunk is another's by now, which has finished it and needs them no more.
   */
  async #gone(chunk: Chunk): Promise<readonly Entry[]> {
    await this.#own(chunk);
    const { first, documents } = await this.#options.place.store.range(chunk.job.id, chunk.number);
    const content = { code: 'internal_error', messages: GONE } as const;
    const indices = Array.from({ length: documents }, (_, at) => first + at);
    return indices.map((index) => ({ index, name: `#${index}`, content }));
  }

  /** @throws Postponed where it is another's by now, or of a job that was cancelled, in which nothing more is to be counted. */
  async #own(chunk: Chunk): Promise<void> {
    if (!(await this.#options.place.queue.renew(chunk, this.#id, this.#times.leaseMs)))
      throw new Postponed('the chunk is not ours any more');
  }

  /** What is beyond the quota is refused before it is worked on, where that is known by then. */
  async #work({ chunk, lease: { signal }, entries: reading }: Taken): Promise<readonly Done[]> {
    const { engine, place } = this.#options;
    const { job, number } = chunk;
    const entries = (await reading) ?? (await this.#gone(chunk));
    const refused = await this.#refusal(chunk);
    if (refused) return entries.map(({ index, name }) => ({ index, name, outcome: refused, identity: null }));
    const call = { headers: { 'x-request-id': `${job.id}-${number}` }, signal };
    const suspects = await suspectsOf(place, chunk);
    const work = { engine, job, objects: place.objects, call, suspects, fewLeft: () => this.#takeNext() };
    return warned(work, entries, await workOn(work, entries), place.store);
  }

  /** Why nothing of a chunk is worked on. Waits for what is counted only where the quota may end with it. */
  async #refusal({ job, number }: Chunk): Promise<HttpError | null> {
    const { gate } = this.#options;
    const id = idOf({ job, number });
    const refused = await gate.usedUp(job, id, this.#uncounted);
    if (refused === null || this.#uncounted === 0) return refused;
    await this.#counting.catch(() => {});
    return gate.usedUp(job, id);
  }

  /** Once, however often the chunk is worked on; what is beyond the quota is refused. */
  async #count(chunk: Chunk, done: readonly Done[]): Promise<readonly Done[]> {
    const successes = done.filter(isSuccess).length;
    if (successes === 0) return done;
    const counting = this.#options.gate.countOnce(chunk.job, idOf(chunk), successes);
    [this.#counting, this.#uncounted] = [counting, successes];
    const { granted, refusal } = await counting.finally(() => (this.#uncounted = 0));
    return within(granted, done, refusal);
  }
}

const idOf = ({ job, number }: Pick<Chunk, 'job' | 'number'>): string => `${job.id}/${number}`;

const isSuccess = ({ outcome }: Done): boolean => !(outcome instanceof HttpError);

/** Successes beyond the quota are none: the first ones are within it, in the order of the documents. */
function within(granted: number, done: readonly Done[], refusal: HttpError): Done[] {
  let left = granted;
  return done.map((each) => (isSuccess(each) && left-- <= 0 ? { ...each, outcome: refusal } : each));
}
