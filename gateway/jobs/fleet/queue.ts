import type { JsMsg } from '@nats-io/jetstream';
import type { Entry, JobQueue } from '../engine.ts';
import type { Chunk } from '../job.ts';
import { TWICE_MS, type Nats } from './nats.ts';
import type { Place, PostgresJobs } from './postgres.ts';

/** Messages of one job at a time: a small job waits for no more of a large one. */
const AHEAD = 256;
/** Between two looks for chunks without a message. */
const FEED_MS = 500;
const LOST_EVERY_MS = 30_000;
/** Longer than a message that is sent again is taken for the same. */
const LOST_S = (TWICE_MS / 1_000) * 1.5;
const RETRY_MS = 2_000;

const placeOf = ({ job, number }: Chunk): Place => ({ job: job.id, number });

/**
 * The queue of a fleet: rows in PostgreSQL say what is to be done, messages in NATS say who does it. A row without a message gets one, by
 * every service and by workers that have nothing else to do; a message that comes twice finds its row finished.
 */
export class FleetQueue implements JobQueue {
  readonly #jobs: PostgresJobs;
  readonly #nats: Nats;
  readonly #report: (failure: unknown) => void;
  readonly #messages = new WeakMap<Chunk, JsMsg>();
  #feeding: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #lookedForLost = performance.now();

  constructor(jobs: PostgresJobs, nats: Nats, report: (failure: unknown) => void) {
    [this.#jobs, this.#nats, this.#report] = [jobs, nats, report];
  }

  /** Sends messages for all chunks that have none, from now on. */
  begin(): void {
    this.#timer = setInterval(() => void this.#feed(), FEED_MS).unref();
  }

  async offer(): Promise<void> {
    // Whoever ordered need not wait, and a server that is away gets the messages later.
    void this.#feed();
  }

  async take(): Promise<Chunk | null> {
    for (;;) {
      const message = await this.#nats.next();
      if (message === null) break;
      const chunk = await this.#chunkOf(message);
      if (chunk !== null) return chunk;
      message.ack();
    }
    await this.#feed();
    return null;
  }

  async renew(chunk: Chunk): Promise<boolean> {
    this.#messages.get(chunk)?.working();
    return this.#jobs.isWanted(placeOf(chunk));
  }

  async putBack(chunk: Chunk, _worker: string, delayMs: number): Promise<void> {
    this.#messages.get(chunk)?.nak(Math.max(1, delayMs));
    await this.#jobs.untaken(placeOf(chunk));
  }

  async done(chunk: Chunk): Promise<void> {
    this.#messages.get(chunk)?.ack();
  }

  async setAside(
    chunk: Chunk,
    { index, name }: Pick<Entry, 'index' | 'name'>,
    reason: string,
  ): Promise<void> {
    await this.#nats.setAside({ ...placeOf(chunk), index, name, reason, at: new Date().toISOString() });
  }

  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#feeding;
    await this.#nats.close();
  }

  async #chunkOf(message: JsMsg): Promise<Chunk | null> {
    try {
      const chunk = await this.#jobs.taken(message.json<Place>());
      if (chunk !== null) this.#messages.set(chunk, message);
      return chunk;
    } catch (failure) {
      message.nak(RETRY_MS);
      throw failure;
    }
  }

  /** One at a time; what fails is tried again with the next. */
  #feed(): Promise<void> {
    this.#feeding ??= this.#send()
      .catch(this.#report)
      .finally(() => (this.#feeding = null));
    return this.#feeding;
  }

  async #send(): Promise<void> {
    const places = await this.#jobs.unsent(AHEAD);
    if (places.length > 0) {
      await Promise.all(places.map((place) => this.#nats.send(place)));
      await this.#jobs.sent(places);
    }
    if (performance.now() - this.#lookedForLost < LOST_EVERY_MS) return;
    this.#lookedForLost = performance.now();
    if (await this.#nats.isEmpty()) await this.#jobs.sendAgain(LOST_S);
  }
}
