import { HttpError } from '../errors.ts';
import type { ChunkFiles } from './chunk-files.ts';
import type { Chunk } from './job.ts';

/** A document whose worker died with it so often is set aside. */
const MOST_DEATHS = 3;

const SET_ASIDE = {
  en: `This document was set aside: its worker ended ${MOST_DEATHS} times while it was worked on.`,
  fr: `Ce document a été mis de côté : son traitement s'est interrompu ${MOST_DEATHS} fois.`,
};

/** Null for a chunk that is taken for the first time: no worker has died with it, and nothing is written down. */
export async function suspectsOf(files: ChunkFiles, { job, number, tries }: Chunk): Promise<Suspects | null> {
  return tries === 1 ? null : new Suspects(files, job.id, number, await files.deaths(job.id, number));
}

/**
 * Which documents of a chunk are under way is written down before they are, and again when they are done: of a worker that dies, the one it
 * died with is known. The first time a chunk is taken it is not, so that death counts, too.
 */
export class Suspects {
  readonly #files: ChunkFiles;
  readonly #job: string;
  readonly #number: number;
  readonly #deaths: ReadonlyMap<number, number>;

  constructor(files: ChunkFiles, job: string, number: number, deaths: ReadonlyMap<number, number>) {
    this.#files = files;
    this.#job = job;
    this.#number = number;
    this.#deaths = deaths;
  }

  async watched<T>(index: number, work: () => Promise<T>): Promise<T | HttpError> {
    const isGone = (this.#deaths.get(index) ?? 0) + 1 >= MOST_DEATHS;
    if (isGone) return new HttpError('internal_error', SET_ASIDE);
    await this.#files.note(this.#job, this.#number, `+${index}`);
    try {
      return await work();
    } finally {
      await this.#files.note(this.#job, this.#number, `-${index}`);
    }
  }
}
