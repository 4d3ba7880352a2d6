import type { Gate } from '../accounts/gate.ts';
import { missingPart } from '../body.ts';
import { HttpError } from '../errors.ts';
import { validationError } from '../faults.ts';
import type { ChunkFiles, Entry } from './chunk-files.ts';
import type { Job, Order } from './job.ts';
import type { Runner } from './runner.ts';
import type { JobService, Ordered } from './service.ts';
import type { JobStore } from './store.ts';
import type { Uploaded } from './document.ts';

/** A chunk ends with the document that fills it; what is larger by itself is a chunk of its own. */
const CHUNK = { documents: 50, bytes: 1024 * 1024 } as const;
const LISTED = 100;
const SWEEP_MS = 10 * 60_000;
const DAY_MS = 24 * 3_600_000;

export interface JobsOptions {
  readonly store: JobStore;
  readonly files: ChunkFiles;
  readonly runner: Runner;
  readonly gate: Gate;
  readonly now: () => number;
  /** How long a job that has ended is still known, in ms. */
  readonly retentionMs: number;
}

/** The jobs of this service: takes orders, and says how far they are. */
export class Jobs implements JobService {
  readonly #options: JobsOptions;
  readonly #sweeping: NodeJS.Timeout;

  constructor(options: JobsOptions) {
    this.#options = options;
    this.#sweeping = setInterval(() => void this.sweep(DAY_MS).catch(() => {}), SWEEP_MS).unref();
  }

  async submit(order: Order, documents: AsyncIterable<Uploaded>): Promise<Ordered> {
    const { store, files, runner } = this.#options;
    const begun = await store.begin(order);
    if (!begun.isNew) return begun;
    const { id } = begun.job;
    try {
      for await (const entries of chunksOf(documents)) {
        const number = await store.addChunk(id, entries.length);
        await files.writeDocuments(id, number, entries);
      }
      const job = await store.open(id);
      if (job.documents === 0) throw validationError([missingPart('file')]);
      runner.wake();
      return { job, isNew: true };
    } catch (thrown) {
      await this.#remove(id);
      throw thrown;
    }
  }

  find(account: string, id: string): Promise<Job | null> {
    return this.#options.store.find(account, id);
  }

  list(account: string): Promise<readonly Job[]> {
    return this.#options.store.list(account, LISTED);
  }

  cancel(account: string, id: string): Promise<Job | null> {
    const { store, now } = this.#options;
    return store.cancel(account, id, new Date(now()).toISOString());
  }

  async *lines({ id }: Job, kind: 'results' | 'errors'): AsyncGenerator<Buffer, void> {
    const { store, files } = this.#options;
    yield* files.lines(id, kind, await store.finished(id));
  }

  /** Removes what was stored for long enough, and orders whose documents have not come for so long. */
  async sweep(receivingMs: number): Promise<void> {
    const { store, now, retentionMs } = this.#options;
    const moment = (ago: number): string => new Date(now() - ago).toISOString();
    for (const id of await store.expired(moment(retentionMs), moment(receivingMs))) await this.#remove(id);
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeping);
    await this.#options.runner.end();
    await this.#options.store.close();
  }

  async #remove(id: string): Promise<void> {
    const { store, files, gate } = this.#options;
    await store.remove(id);
    await files.remove(id);
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
    bytes += content instanceof HttpError ? 0 : content.length;
    if (entries.length < CHUNK.documents && bytes < CHUNK.bytes) continue;
    yield entries;
    [entries, bytes] = [[], 0];
  }
  if (entries.length > 0) yield entries;
}

function refused({ code, messages, details }: HttpError): Exclude<Entry['content'], Buffer> {
  return { code, messages, ...(details && { details }) };
}
