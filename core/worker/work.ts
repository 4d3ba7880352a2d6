import { ConnectError } from '@connectrpc/connect';
import { LIMITS } from '@conforme/proto/schema/limits';
import { EngineError, failure } from '../errors.ts';
import { LimitError } from '../plugin/index.ts';
import type { RegistrySource } from '../registry/live.ts';
import { carriedOut, isHeavy, spokenIn } from '../service/calls.ts';
import type { Answered, DocumentCall, DocumentMethod, EncodedCall } from '../service/document-call.ts';
import { tell } from '../pipeline/stage.ts';
import { decodedCall, encodedAnswer, isLargeMessage } from '../service/encoded.ts';
import { tooSlowError } from '../service/errors.ts';
import { PoolClosed, QueueFull, ThreadCrashed, ThreadOutOfMemory } from './errors.ts';
import { inline } from './inline.ts';
import { Pool } from './pool.ts';
import type { WorkOptions } from './settings.ts';
import type { Waiting, Work } from './waiting.ts';
import { beginsWithMarkup, LARGE_BYTES } from './weight.ts';
import { documentsOf, thrownAgain, transferables, type Outcome } from './wire.ts';

export type { Waiting, Work } from './waiting.ts';

/**
 * Heavy calls on threads, the others where they arrive. The threads make their registry from what the one in force was made from,
 * and with third parties' plugins every call is heavy: what those do can only be stopped with the thread it runs on.
 */
export function threaded(rules: RegistrySource, options: WorkOptions): Work {
  if (options.workers === 0) return inline(rules);
  const pool = new Pool({
    ...THREADS,
    entry: options.thread ?? THREAD,
    size: options.workers,
    queue: options.queue,
    queueBytes: options.queueBytes,
  });
  const renew = (): void => pool.renew(rules.current().extensions);
  if (rules.status().loaded) renew();
  const stopRenewing = rules.onChange(({ failure }) => {
    if (!failure) renew();
  });
  const isElsewhere = (call: DocumentCall): boolean =>
    rules.current().extensions.plugins.length > 0 || isHeavy(call);
  const thread = (call: DocumentCall | EncodedCall, { signal }: Waiting): Promise<unknown> =>
    onThread(pool, call, signal, options.timeLimitMs);
  const here = inline(rules);
  return {
    run: <M extends DocumentMethod>(call: DocumentCall<M>, waiting: Waiting) =>
      isElsewhere(call) ? (thread(call, waiting) as Promise<Answered<M>>) : here.run(call, waiting),
    runEncoded: async (call, waiting) => {
      const light = isLargeMessage(call) ? null : decodedCall(call);
      // A refusal speaks the language that the message names, which only who has decoded it knows.
      return carriedOut(light ?? call, async () => {
        if (light === null || isElsewhere(light)) return (await thread(call, waiting)) as Uint8Array;
        return encodedAnswer(call.method, await here.run(light, waiting));
      });
    },
    load: () => pool.load,
    close: async () => {
      stopRenewing();
      await pool.close();
    },
  };
}

const THREAD = new URL('./thread.ts', import.meta.url);

/**
 * A thread may hold 512 MB. The PDF library keeps every name of every file it has read, some 600 bytes each, so threads are replaced in
 * time: at a heap that four times an ordinary one does not reach, or after so many files. Ten names of its own a file make 60 MB of that
 * many. A new thread is no bargain: until it is warm, it takes as much CPU as 500 files of a warm one.
 */
const THREADS = {
  limits: { maxOldGenerationSizeMb: LIMITS.call_memory.value / 1024 / 1024, maxYoungGenerationSizeMb: 32 },
  wornBy: { jobs: 10_000, heap: 256 * 1024 * 1024 },
  large: LARGE_BYTES,
};

/** What is encoded may hold a PDF. */
function readsPdf(call: DocumentCall | EncodedCall): boolean {
  if ('encoded' in call) return true;
  const { message } = call;
  if ('pdf' in message) return true;
  return 'document' in message && !beginsWithMarkup(message.document);
}

/** @returns the answer, encoded if the call is. */
async function onThread(
  pool: Pool,
  call: DocumentCall | EncodedCall,
  left: AbortSignal,
  timeLimitMs: number,
): Promise<unknown> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(tooSlowError(timeLimitMs, spokenIn(call))), timeLimitMs);
  try {
    const signal = AbortSignal.any([left, late.signal]);
    const documents = documentsOf(call);
    const bytes = documents.reduce((sum, { length }) => sum + length, 0);
    const burden = { bytes, wears: readsPdf(call) };
    const outcome = (await pool.run(call, transferables(documents), signal, burden)) as Outcome;
    for (const time of outcome.stages) tell(time);
    if ('refusal' in outcome) throw thrownAgain(outcome.refusal);
    return outcome.answer;
  } catch (thrown) {
    // Who hung up is no failure of ours.
    throw left.aborted && thrown === left.reason ? ConnectError.from(thrown) : refused(thrown);
  } finally {
    clearTimeout(timer);
  }
}

/** What the pool throws, in words of the contract. */
function refused(thrown: unknown): unknown {
  if (thrown instanceof QueueFull)
    return new EngineError('schematron_unavailable', {
      en: 'The service has more work than it can take; retry in a few seconds.',
      fr: "Le service a plus de travail qu'il n'en peut prendre ; réessayez dans quelques secondes.",
    });
  if (thrown instanceof PoolClosed)
    return new EngineError('schematron_unavailable', {
      en: 'The service is stopping; retry in a few seconds.',
      fr: "Le service s'arrête ; réessayez dans quelques secondes.",
    });
  if (thrown instanceof ThreadOutOfMemory) return new LimitError('call_memory', [], { cause: thrown });
  if (thrown instanceof ThreadCrashed) return failure(thrown);
  return thrown;
}
