import type { EngineClient } from '../engine.ts';
import { fromEngine } from '../engine.ts';
import { HttpError } from '../errors.ts';
import type { Entry } from './engine.ts';
import type { Job } from './job.ts';
import { KINDS, type Answer, type Call } from './kinds.ts';
import type { Suspects } from './suspects.ts';

/** What became of one document. */
export interface Done {
  readonly index: number;
  readonly name: string;
  readonly outcome: Answer | HttpError;
}

/** The engine is away, or full: nothing is wrong with the documents. */
export class Postponed extends Error {
  override readonly name = 'Postponed';
}

/**
 * Works on the documents of a chunk, one after the other, so that requests of others get their turn between them.
 * @throws Postponed where the engine cannot work now; what was done is done again later.
 */
export async function workOn(work: Work, entries: readonly Entry[]): Promise<Done[]> {
  const done: Done[] = [];
  for (const entry of entries) {
    work.call.signal.throwIfAborted();
    done.push({ index: entry.index, name: entry.name, outcome: await resultOf(work, entry) });
    await new Promise(setImmediate);
  }
  return done;
}

/** What a chunk is worked on with. */
export interface Work {
  readonly engine: EngineClient;
  readonly job: Job;
  readonly call: Call;
  /** Those whose worker died with them; null at first. */
  readonly suspects: Suspects | null;
}

async function resultOf(
  { engine, job, call, suspects }: Work,
  { index, name, content }: Entry,
): Promise<Done['outcome']> {
  if (!Buffer.isBuffer(content)) return new HttpError(content.code, content.messages, content.details);
  const work = () => outcomeOf(KINDS[job.kind].work(engine, content, job, call));
  return suspects ? suspects.watched({ index, name }, work) : work();
}

async function outcomeOf(work: Promise<Answer>): Promise<Answer | HttpError> {
  try {
    return await work;
  } catch (thrown) {
    const refusal = fromEngine(thrown);
    if (refusal.status === 503) throw new Postponed(refusal.message, { cause: thrown });
    return refusal;
  }
}
