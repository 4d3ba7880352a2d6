import { addressOf, isFlawless } from '../address.ts';
import type { Entry, Finished, JobDocuments, Outcome } from '../engine.ts';
import { framed, unframed } from '../framing.ts';
import type { Chunk } from '../job.ts';
import type { S3 } from './s3.ts';

/** One request removes so many. */
const AT_ONCE = 1_000;
/** A chunk is a MB and a document; the largest document has 15. */
const MOST_BYTES = 64 * 1024 * 1024;

type Found = Pick<Finished, 'number' | 'address'>;

/** Documents and results of jobs as objects of a bucket: what came, and what became of it under its address, as files have them. */
export class S3Documents implements JobDocuments {
  readonly #s3: S3;
  readonly #bucket: string;

  constructor(s3: S3, bucket: string) {
    [this.#s3, this.#bucket] = [s3, bucket];
  }

  async write(job: string, number: number, entries: readonly Entry[]): Promise<void> {
    await this.#put(job, `${number}.documents`, entries.flatMap(framed));
  }

  async read(job: string, number: number): Promise<readonly Entry[] | null> {
    const bytes = await this.#s3.whole(this.#at(job, `${number}.documents`), MOST_BYTES);
    if (bytes === 'too large') throw new Error(`the documents of ${job}/${number} are ${bytes}`);
    return bytes === 'absent' ? null : unframed(bytes);
  }

  async forget(job: string, number: number): Promise<void> {
    await this.#s3.remove(this.#bucket, [this.#at(job, `${number}.documents`).key]);
  }

  async writeOutcome(job: string, number: number, { results, errors }: Outcome): Promise<string> {
    const address = addressOf({ results, errors });
    await Promise.all([
      this.#put(job, `${number}.${address}.results`, results),
      errors.length > 0 && this.#put(job, `${number}.${address}.errors`, errors),
    ]);
    return address;
  }

  async *lines(job: string, kind: keyof Outcome, finished: readonly Found[]): AsyncGenerator<Buffer, void> {
    for (const { number, address } of finished) {
      if (kind === 'errors' && isFlawless(address)) continue;
      const stream = await this.#s3.get(this.#at(job, `${number}.${address}.${kind}`));
      if (stream === null) throw new Error(`the ${kind} of ${job}/${number} are gone`);
      for await (const piece of stream) yield piece as Buffer;
    }
  }

  /** An object a try, gone when the document is done. */
  async begin({ job, number, tries }: Chunk, index: number): Promise<() => Promise<void>> {
    const name = `${number}.notes/${index}.${tries}`;
    await this.#put(job.id, name, []);
    return () => this.#s3.remove(this.#bucket, [this.#at(job.id, name).key]);
  }

  async deaths(job: string, number: number): Promise<ReadonlyMap<number, number>> {
    const deaths = new Map<number, number>();
    for await (const { key } of this.#s3.list(this.#at(job, `${number}.notes/`))) {
      const index = Number.parseInt(key.slice(key.lastIndexOf('/') + 1), 10);
      deaths.set(index, (deaths.get(index) ?? 0) + 1);
    }
    return deaths;
  }

  async remove(job: string): Promise<void> {
    let keys: string[] = [];
    for await (const { key } of this.#s3.list(this.#at(job, ''))) {
      keys.push(key);
      if (keys.length < AT_ONCE) continue;
      await this.#s3.remove(this.#bucket, keys);
      keys = [];
    }
    await this.#s3.remove(this.#bucket, keys);
  }

  #put(job: string, name: string, pieces: readonly Buffer[]): Promise<void> {
    return this.#s3.put(this.#at(job, name), Buffer.concat(pieces));
  }

  #at(job: string, name: string) {
    return { bucket: this.#bucket, key: `jobs/${job}/${name}` };
  }
}
