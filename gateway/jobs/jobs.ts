import type { Gate } from '../accounts/gate.ts';
import { HttpError } from '../errors.ts';
import { fault, validationError } from '../faults.ts';
import type { Entry, JobEngine } from './engine.ts';
import type { Job, Order } from './job.ts';
import type { Messenger } from './messenger.ts';
import { namedDocuments } from './named.ts';
import type { Runner } from './runner.ts';
import type { JobService, Ordered } from './service.ts';
import type { Uploaded } from './document.ts';
import { unavailable, unavailableFiles } from './unavailable.ts';

/** A chunk ends with the document that fills it; what is larger by itself is a chunk of its own. */
const CHUNK = { documents: 50, bytes: 1024 * 1024 } as const;
const LISTED = 100;
const BOTH = {
  en: 'The order has an input: it takes no upload.',
  fr: "La commande a une entrée (input) : elle n'accepte pas de fichiers.",
};
const NO_DOCUMENTS = {
  en: 'The job has no documents: send them as parts file; a zip or a list must hold at least one.',
  fr: 'La commande est sans document : envoyez-en en parties file ; un zip ou une liste doit en contenir au moins un.',
};
const SWEEP_MS = 5 * 60_000;
/** An upload that sends nothing is cut off long before. */
const GIVEN_UP_MS = 10 * 60_000;

export interface JobsOptions {
  readonly place: JobEngine;
  readonly runner: Runner;
  readonly messenger: Messenger;
  readonly reaches: JobService['reaches'];
  readonly gate: Gate;
  readonly now: () => number;
  /** How long a job that has ended is still known, in ms. */
  readonly retentionMs: number;
}

/** The jobs of this service: takes orders, and says how far they are. */
export class Jobs implements JobService {
  readonly #options: JobsOptions;
  readonly #sweeping: NodeJS.Timeout;
  /** Jobs whose documents come to this process now, whatever the clock says of when the last one came. */
  readonly #receiving = new Set<string>();

  constructor(options: JobsOptions) {
    this.#options = options;
    this.#sweeping = setInterval(() => void this.sweep(GIVEN_UP_MS).catch(() => {}), SWEEP_MS).unref();
  }

  reaches(url: URL): boolean {
    return this.#options.reaches(url);
  }

  mayName(account: string, url: string): boolean {
    return this.#options.place.objects?.mayName(account, url) ?? false;
  }

  async submit(order: Order, documents: AsyncIterable<Uploaded>): Promise<Ordered> {
    const { runner } = this.#options;
    const { store, queue, documents: stored } = this.#options.place;
    const begun = await store.begin(order).catch(unavailableFiles);
    if (!begun.isNew) return begun;
    const { id } = begun.job;
    this.#receiving.add(id);
    try {
      let number = 0;
      for await (const entries of chunksOf(this.#all(order, documents))) {
        await stored.write(id, number, entries);
        await store.addChunk(id, number++, entries.length);
      }
      const job = await store.open(id);
      if (job.documents === 0) throw validationError([fault(['body', 'file'], 'missing', NO_DOCUMENTS)]);
      await queue.offer(job);
      runner.wake();
      return { job, isNew: true };
    } catch (thrown) {
      const isForgotten = (await store.find(order.account, id).catch(() => begun.job)) === null;
      // What is left of it goes with those that were never opened.
      await this.#remove(id).catch(() => {});
      // A service that started meanwhile on the same files takes what it finds for what was left behind.
      return isForgotten ? unavailable(thrown) : unavailableFiles(thrown);
    } finally {
      this.#receiving.delete(id);
    }
  }

  /** Uploaded, or named. */
  async *#all({ account, input }: Order, uploaded: AsyncIterable<Uploaded>): AsyncGenerator<Uploaded> {
    const { objects } = this.#options.place;
    for await (const document of uploaded) {
      if (input !== null) throw validationError([fault(['body', 'file'], 'extra_forbidden', BOTH)]);
      yield document;
    }
    if (input !== null) yield* namedDocuments(objects!, input, (url) => this.mayName(account, url));
  }

  find(account: string, id: string): Promise<Job | null> {
    return this.#options.place.store.find(account, id).catch(unavailableFiles);
  }

  list(account: string): Promise<readonly Job[]> {
    return this.#options.place.store.list(account, LISTED).catch(unavailableFiles);
  }

  async cancel(account: string, id: string): Promise<Job | null> {
    const { place, now, runner } = this.#options;
    const moment = new Date(now()).toISOString();
    const job = await place.store.cancel(account, id, moment).catch(unavailableFiles);
    runner.renew();
    return job;
  }

  async *lines({ id }: Job, kind: 'results' | 'errors'): AsyncGenerator<Buffer, void> {
    const { store, documents } = this.#options.place;
    yield* documents.lines(id, kind, await store.finished(id));
  }

  async begin(): Promise<void> {
    // Whose documents were on their way when the process ended gets no more of them.
    await this.sweep(this.#options.place.isShared ? GIVEN_UP_MS : 0);
  }

  /** Removes what was stored for long enough, and orders of whose documents nothing has come for so long. */
  async sweep(receivingMs: number): Promise<void> {
    const { place, now, retentionMs } = this.#options;
    const moment = (ago: number): string => new Date(now() - ago).toISOString();
    for (const id of await place.store.expired(moment(retentionMs), moment(receivingMs)))
      if (!this.#receiving.has(id)) await this.#remove(id);
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeping);
    await this.#options.runner.end();
    await this.#options.messenger.end();
    await this.#options.place.close();
  }

  async #remove(id: string): Promise<void> {
    const { place, gate } = this.#options;
    await place.store.remove(id);
    await place.documents.remove(id);
    await gate.forgetCounts(`${id}/`);
  }
}

async function* chunksOf(documents: AsyncIterable<Uploaded>): AsyncGenerator<readonly Entry[]> {
  let [entries, bytes, index] = [[] as Entry[], 0, 0];
  for await (const { name, content } of documents) {
    entries.push({
      index: index++,
      name,
      content: content instanceof HttpError ? refused(content) : content,
    });
    bytes += Buffer.isBuffer(content) ? content.length : 0;
    if (entries.length < CHUNK.documents && bytes < CHUNK.bytes) continue;
    yield entries;
    [entries, bytes] = [[], 0];
  }
  if (entries.length > 0) yield entries;
}

function refused({ code, messages, details }: HttpError): Exclude<Entry['content'], Buffer> {
  return { code, messages, ...(details && { details }) };
}
