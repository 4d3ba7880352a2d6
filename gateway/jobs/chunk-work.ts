import type { EngineClient } from '@conforme/proto/engine-client';
import { fromEngine } from '../engine.ts';
import { largeDocument } from '../batch/document.ts';
import { HttpError, MAX_BODY_BYTES } from '../errors.ts';
import type { Entry } from './engine.ts';
import type { Job } from './job.ts';
import { KINDS, type Answer, type Call, type Same, type Worked } from './kinds.ts';
import { configured, type JobObjects } from './objects.ts';
import type { Suspects } from './suspects.ts';

/** What became of one document. */
export interface Done {
  readonly index: number;
  readonly name: string;
  readonly outcome: Answer | HttpError;
  /** Which invoice it is, where that is known. */
  readonly identity: string | null;
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
  const contents = read(work.objects, entries);
  for (const [at, entry] of entries.entries()) {
    if (entries.length - at <= FEW) work.fewLeft();
    work.call.signal.throwIfAborted();
    const { value: content } = await contents.next();
    const { index, name } = entry;
    const result = await resultOf(work, entry, content!);
    const [outcome, identity] =
      result instanceof HttpError ? [result, null] : [result.answer, result.identity];
    done.push({ index, name, outcome, identity });
    await new Promise(setImmediate);
  }
  return done;
}

/** So many documents take long enough to fetch others meanwhile. */
const FEW = 16;

/** What a chunk is worked on with. */
export interface Work {
  readonly engine: EngineClient;
  readonly job: Job;
  /** That documents may be. */
  readonly objects: JobObjects | null;
  readonly call: Call;
  /** Those whose worker died with them; null at first. */
  readonly suspects: Suspects | null;
  /** Hears, again and again, that few documents are left to work on. */
  readonly fewLeft: () => void;
  /** Other documents of the job that are the same invoices, by the index of the document that is warned of it. */
  readonly same?: ReadonlyMap<number, Same>;
}

async function resultOf(
  { engine, job, call, suspects, same }: Work,
  { index, name }: Entry,
  content: Buffer<ArrayBuffer> | HttpError,
): Promise<Worked | HttpError> {
  if (content instanceof HttpError) return content;
  const work = () =>
    outcomeOf(KINDS[job.kind].work(engine, content, job, { ...call, sameAs: same?.get(index) }));
  return suspects ? suspects.watched({ index, name }, work) : work();
}

const ABSENT = { en: 'There is no such object.', fr: "Cet objet n'existe pas." };
/** Objects that are read before it is their turn. */
const AHEAD = 4;

/** What there is to work on, or why there is nothing, in the order of the entries. @throws HttpError 503. */
async function* read(
  objects: JobObjects | null,
  entries: readonly Entry[],
): AsyncGenerator<Buffer<ArrayBuffer> | HttpError> {
  const reading: Promise<Buffer<ArrayBuffer> | HttpError>[] = [];
  for (const [at] of entries.entries()) {
    for (const { content } of entries.slice(at + reading.length, at + AHEAD)) {
      const begun = contentOf(objects, content);
      // Whoever awaits it hears of its failure; what is left behind is of no interest.
      begun.catch(() => {});
      reading.push(begun);
    }
    yield await reading.shift()!;
  }
}

async function contentOf(
  objects: JobObjects | null,
  content: Entry['content'],
): Promise<Buffer<ArrayBuffer> | HttpError> {
  if (Buffer.isBuffer(content)) return content;
  if (!('object' in content)) return new HttpError(content.code, content.messages, content.details);
  const bytes = await configured(objects).read(content.object, MAX_BODY_BYTES);
  if (bytes === 'too large') return largeDocument();
  return bytes === 'absent' ? new HttpError('not_found', ABSENT) : bytes;
}

async function outcomeOf(work: Promise<Worked>): Promise<Worked | HttpError> {
  try {
    return await work;
  } catch (thrown) {
    const refusal = fromEngine(thrown);
    if (refusal.status === 503) throw new Postponed(refusal.message, { cause: thrown });
    return refusal;
  }
}
