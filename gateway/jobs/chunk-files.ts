// Documents and results of jobs as files: a folder a job, and in it, for each chunk, what came (`0.documents`), what became of it
// (`0.ADDRESS.results`) and, where something of that needs a look, that (`0.ADDRESS.errors`). A file is there whole or not at all.

import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addressOf, isFlawless } from './address.ts';
import type { Entry, Finished, JobDocuments, Outcome } from './engine.ts';
import { framed, unframed } from './framing.ts';
import type { Chunk } from './job.ts';

export class ChunkFiles implements JobDocuments {
  readonly #folder: string;

  /** @param folder of all jobs; made when the first one comes. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  async write(job: string, number: number, entries: readonly Entry[]): Promise<void> {
    await mkdir(this.#of(job), { recursive: true, mode: 0o700 });
    await this.#write(job, `${number}.documents`, entries.flatMap(framed));
  }

  async read(job: string, number: number): Promise<readonly Entry[] | null> {
    const bytes = await readFile(this.#file(job, `${number}.documents`)).catch((failure: unknown) => {
      if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw failure;
    });
    return bytes && unframed(bytes);
  }

  async forget(job: string, number: number): Promise<void> {
    await rm(this.#file(job, `${number}.documents`), { force: true });
  }

  async writeOutcome(job: string, number: number, { results, errors }: Outcome): Promise<string> {
    const address = addressOf({ results, errors });
    await this.#write(job, `${number}.${address}.results`, results);
    if (errors.length > 0) await this.#write(job, `${number}.${address}.errors`, errors);
    return address;
  }

  async *lines(
    job: string,
    kind: keyof Outcome,
    finished: readonly Pick<Finished, 'number' | 'address'>[],
  ): AsyncGenerator<Buffer, void> {
    for (const { number, address } of finished) {
      if (kind === 'errors' && isFlawless(address)) continue;
      for await (const piece of createReadStream(this.#file(job, `${number}.${address}.${kind}`)))
        yield piece as Buffer;
    }
  }

  async begin({ job, number }: Chunk, index: number): Promise<() => Promise<void>> {
    const note = (text: string): Promise<void> =>
      appendFile(this.#file(job.id, `${number}.notes`), `${text}\n`, { mode: 0o600 });
    await note(`+${index}`);
    return () => note(`-${index}`);
  }

  async deaths(job: string, number: number): Promise<ReadonlyMap<number, number>> {
    const notes = await readFile(this.#file(job, `${number}.notes`), 'utf8').catch(() => '');
    const deaths = new Map<number, number>();
    for (const note of notes.split('\n').filter((line) => line !== '')) {
      const index = Number(note.slice(1));
      deaths.set(index, (deaths.get(index) ?? 0) + (note.startsWith('+') ? 1 : -1));
    }
    return deaths;
  }

  async remove(job: string): Promise<void> {
    await rm(this.#of(job), { recursive: true, force: true });
  }

  async #write(job: string, name: string, pieces: readonly Buffer[]): Promise<void> {
    const file = this.#file(job, name);
    const fresh = `${file}.${randomUUID()}`;
    await writeFile(fresh, pieces, { mode: 0o600 });
    await rename(fresh, file);
  }

  #of(job: string): string {
    return path.join(this.#folder, job);
  }

  #file(job: string, name: string): string {
    return path.join(this.#of(job), name);
  }
}
