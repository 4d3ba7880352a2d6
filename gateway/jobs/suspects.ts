import { HttpError } from '../errors.ts';
import type { Entry, JobEngine } from './engine.ts';
import type { Chunk } from './job.ts';

/** A document is set aside when so many workers are known to have died with it. */
const MOST_DEATHS = 3;

const SET_ASIDE = {
  en: `This document was set aside: its worker ended ${MOST_DEATHS} times while it was worked on.`,
  fr: `Ce document a été mis de côté : son traitement s'est interrompu ${MOST_DEATHS} fois.`,
};

/** Kept, with what came for its chunk, until the job is forgotten. */
export class SetAside extends HttpError {
  constructor() {
    super('internal_error', SET_ASIDE);
  }
}

type Place = Pick<JobEngine, 'queue' | 'documents'>;

/** Null for a chunk that is taken for the first time: no worker has died with it, and nothing is written down. */
export async function suspectsOf(place: Place, chunk: Chunk): Promise<Suspects | null> {
  if (chunk.tries === 1) return null;
  return new Suspects(place, chunk, await place.documents.deaths(chunk.job.id, chunk.number));
}

/**
 * Which documents of a chunk are under way is written down before they are, and again when they are done: of a worker that dies, the one it
 * died with is known. The first time a chunk is taken it is not: that death may have been any document's, or none's, and counts for none.
 */
export class Suspects {
  readonly #place: Place;
  readonly #chunk: Chunk;
  readonly #deaths: ReadonlyMap<number, number>;

  constructor(place: Place, chunk: Chunk, deaths: ReadonlyMap<number, number>) {
    this.#place = place;
    this.#chunk = chunk;
    this.#deaths = deaths;
  }

  async watched<T>(document: Pick<Entry, 'index' | 'name'>, work: () => Promise<T>): Promise<T | HttpError> {
    const { queue, documents } = this.#place;
    if ((this.#deaths.get(document.index) ?? 0) >= MOST_DEATHS) {
      await queue.setAside(this.#chunk, document, SET_ASIDE.en);
      return new SetAside();
    }
    const end = await documents.begin(this.#chunk, document.index);
    try {
      return await work();
    } finally {
      await end();
    }
  }
}
