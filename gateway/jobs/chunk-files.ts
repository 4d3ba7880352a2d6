// Documents and results of jobs as files: a folder a job, and in it, for each chunk, what came (`0.documents`), what became of it
// (`0.results`) and what of that needs a look (`0.errors`). A file is there whole or not at all.

import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bilingual, ErrorCode } from '@conforme/proto/schema';

/** One document of a chunk: its bytes, or why it is refused before it is worked on. */
export interface Entry {
  /** Its place in the upload, from 0. */
  readonly index: number;
  readonly name: string;
  readonly content: Buffer<ArrayBuffer> | Refused;
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

type FileKind = 'documents' | 'results' | 'errors' | 'notes';

const LF = 0x0a;

export class ChunkFiles {
  readonly #folder: string;

  /** @param folder of all jobs; made when the first one comes. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  async writeDocuments(job: string, number: number, entries: readonly Entry[]): Promise<void> {
    await mkdir(this.#of(job), { recursive: true, mode: 0o700 });
    await this.#write(job, number, 'documents', entries.flatMap(framed));
  }

  async documents(job: string, number: number): Promise<readonly Entry[]> {
    return unframed(await readFile(this.#file(job, number, 'documents')));
  }

  /** What came is not needed any more. */
  async writeOutcome(job: string, number: number, { results, errors }: Outcome): Promise<void> {
    await this.#write(job, number, 'results', results);
    await this.#write(job, number, 'errors', errors);
  }

  async removeDocuments(job: string, number: number): Promise<void> {
    await rm(this.#file(job, number, 'documents'), { force: true });
  }

  /** A document of the chunk is under way (`+3`), or is no more (`-3`). */
  async note(job: string, number: number, text: string): Promise<void> {
    await appendFile(this.#file(job, number, 'notes'), `${text}\n`, { mode: 0o600 });
  }

  /** Documents that were under way and never done, and how often. */
  async deaths(job: string, number: number): Promise<ReadonlyMap<number, number>> {
    const notes = await readFile(this.#file(job, number, 'notes'), 'utf8').catch(() => '');
    const deaths = new Map<number, number>();
    for (const note of notes.split('\n').filter((line) => line !== '')) {
      const index = Number(note.slice(1));
      deaths.set(index, (deaths.get(index) ?? 0) + (note.startsWith('+') ? 1 : -1));
    }
    return deaths;
  }

  async *lines(
    job: string,
    kind: 'results' | 'errors',
    numbers: readonly number[],
  ): AsyncGenerator<Buffer, void> {
    for (const number of numbers)
      for await (const piece of createReadStream(this.#file(job, number, kind))) yield piece as Buffer;
  }

  async remove(job: string): Promise<void> {
    await rm(this.#of(job), { recursive: true, force: true });
  }

  async #write(job: string, number: number, kind: FileKind, pieces: readonly Buffer[]): Promise<void> {
    const file = this.#file(job, number, kind);
    const fresh = `${file}.${randomUUID()}`;
    await writeFile(fresh, pieces, { mode: 0o600 });
    await rename(fresh, file);
  }

  #of(job: string): string {
    return path.join(this.#folder, job);
  }

  #file(job: string, number: number, kind: FileKind): string {
    return path.join(this.#of(job), `${number}.${kind}`);
  }
}

/** A line of JSON that says how many bytes follow. */
function framed({ index, name, content }: Entry): Buffer[] {
  const isWhole = Buffer.isBuffer(content);
  const head = isWhole ? { index, name, size: content.length } : { index, name, refused: content };
  const line = Buffer.from(`${JSON.stringify(head)}\n`);
  return isWhole ? [line, content] : [line];
}

function unframed(bytes: Buffer<ArrayBuffer>): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(LF, at);
    const head = JSON.parse(bytes.toString('utf8', at, end)) as Head;
    const { index, name, size = 0, refused } = head;
    at = end + 1 + size;
    entries.push({ index, name, content: refused ?? bytes.subarray(end + 1, at) });
  }
  return entries;
}

interface Head extends Pick<Entry, 'index' | 'name'> {
  readonly size?: number;
  readonly refused?: Refused;
}
