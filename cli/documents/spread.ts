import type { Workers } from './workers.ts';
import type { Input } from './inputs.ts';
import { judge, judgeFile, type Judge, type Question } from './judge.ts';
import type { Judged, Outcome } from './outcome.ts';

/** From so many documents on, threads earn the time they take to start. */
export const MANY = 24;

/**
 * A hop to a thread and back costs 0.3 ms, a small verdict as much: documents travel together, but not so many that a core waits
 * for the last.
 */
const MOST_PER_CHUNK = 32;

/** Chunks for each thread that are under way or wait for their turn to be reported: what keeps memory flat. */
const AHEAD = 3;

/** One after the other, where the command runs. */
export async function* judgedHere(
  inputs: Iterable<Input>,
  engine: Judge,
  question: Question,
  stdin: () => Promise<Uint8Array>,
): AsyncGenerator<Judged> {
  for (const { name, source } of inputs) {
    if (source.kind === 'unreadable') yield { name, outcome: unlisted(source.reason) };
    else if (source.kind === 'stdin') yield { name, outcome: await judge(engine, question, stdin) };
    else yield { name, outcome: await judgeFile(engine, question, source.path) };
  }
}

/** On all workers, and reported in the order of the inputs. */
export async function* judgedByWorkers(
  inputs: readonly Input[],
  workers: Workers,
  question: Question,
  stdin: () => Promise<Uint8Array>,
  engine: () => Promise<Judge>,
): AsyncGenerator<Judged> {
  const size = Math.max(1, Math.min(MOST_PER_CHUNK, Math.ceil(inputs.length / (workers.size * 4))));
  const underWay: Promise<readonly Judged[]>[] = [];
  let at = 0;
  const fill = (): void => {
    while (at < inputs.length && underWay.length < workers.size * AHEAD) {
      const chunk = inputs.slice(at, (at += size));
      const judging = judgedChunk(chunk, workers, question, stdin, engine);
      // Its failure is met where it is awaited; a run that ends before must not end in an unhandled one.
      judging.catch(() => {});
      underWay.push(judging);
    }
  };
  for (fill(); underWay.length > 0; fill()) yield* await underWay.shift()!;
}

async function judgedChunk(
  inputs: readonly Input[],
  workers: Workers,
  question: Question,
  stdin: () => Promise<Uint8Array>,
  engine: () => Promise<Judge>,
): Promise<readonly Judged[]> {
  const paths = inputs.flatMap(({ source }) => (source.kind === 'file' ? [source.path] : []));
  const outcomes = (await onThread(paths, workers, question))[Symbol.iterator]();
  const judged: Judged[] = [];
  for (const { name, source } of inputs) {
    if (source.kind === 'unreadable') judged.push({ name, outcome: unlisted(source.reason) });
    else if (source.kind === 'stdin')
      judged.push({ name, outcome: await judge(await engine(), question, stdin) });
    else judged.push({ name, outcome: outcomes.next().value! });
  }
  return judged;
}

/** Where a thread is lost over a chunk, each document of it gets a chance of its own: one of them took the others along. */
async function onThread(
  paths: readonly string[],
  workers: Workers,
  question: Question,
): Promise<readonly Outcome[]> {
  if (paths.length === 0) return [];
  try {
    return await workers.judge({ paths, question });
  } catch (lost) {
    if (paths.length === 1)
      return [{ code: 'internal_error', message: (lost as Error).message, findings: [] }];
    const outcomes: Outcome[] = [];
    for (const path of paths) outcomes.push(...(await onThread([path], workers, question)));
    return outcomes;
  }
}

function unlisted(reason: string): Outcome {
  return { code: 'unreadable', message: reason, findings: [] };
}
