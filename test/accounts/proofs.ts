// That counting is exact (decision 20), shown on services as processes: at the edge of a quota, and when they are killed.

import { once } from 'node:events';
import type { Served } from '../e2e/process.ts';
import { ask, document, replicasOver, usedBy, type Answer, type StoreName } from './replicas.ts';

const VALIDATE = '/v1/invoices/validate';

export interface EdgeFigures {
  readonly answered: number;
  readonly refused: number;
  readonly failed: number;
}

/**
 * Clients that call at the same time when less is left than they want, with errors among their calls.
 * @throws Error when anything but exactly the remaining calls was answered, or counted.
 */
export async function proveEdge(
  store: StoreName,
  { clients = 64, replicas = 1, quota = 40 }: { clients?: number; replicas?: number; quota?: number } = {},
): Promise<EdgeFigures> {
  const over = await replicasOver(store, quota);
  try {
    const services = await inTurn(replicas, () => over.start());
    const good = await document(services[0]!, over.key);
    const calls = Array.from({ length: clients * 2 }, (_, at) => (at % 4 === 3 ? '<no-invoice/>' : good));
    const service = (at: number): Served => services[at % services.length]!;
    const answers = await Promise.all(calls.map((body, at) => ask(service(at), over.key, VALIDATE, body)));
    const statuses = (status: number): number => answers.filter((each) => each?.status === status).length;
    const wanted = calls.filter((body) => body === good).length;
    expectEqual('answers', statuses(200), Math.min(quota, wanted));
    expectEqual('refusals and faults', statuses(402) + statuses(400), calls.length - statuses(200));
    expectNumbers(answers, 1, quota);
    for (const each of services) expectEqual('usage', await usedBy(each, over.key), quota);
    const after = await Promise.all(services.map((each) => ask(each, over.key, VALIDATE, good)));
    for (const each of after) expectEqual('status of a call after the edge', each?.status, 402);
    return { answered: statuses(200), refused: statuses(402), failed: statuses(400) };
  } finally {
    await over.close();
  }
}

export interface CrashFigures {
  readonly answered: number;
  readonly counted: number;
  readonly broken: number;
}

/**
 * Kills a service in mid-load, again and again, and starts another in its place.
 * @throws Error when a call that was answered is not counted, or one that was never made is.
 */
export async function proveCrash(
  store: StoreName,
  { clients = 16, rounds = 2, calls = 150 }: { clients?: number; rounds?: number; calls?: number } = {},
): Promise<CrashFigures> {
  const over = await replicasOver(store, 1_000_000);
  const answers: (Answer | null)[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const service = await over.start();
      const body = await document(service, over.key);
      await killAfter(service, calls, answers, () => ask(service, over.key, VALIDATE, body), clients);
    }
    const last = await over.start();
    const counted = await usedBy(last, over.key);
    const answered = answers.filter((each) => each?.status === 200).length;
    const broken = answers.filter((each) => each === null).length;
    if (answered < rounds * calls) throw new Error(`only ${answered} calls were answered`);
    if (counted < answered) throw new Error(`${answered} calls were answered, and ${counted} are counted`);
    // Those counted but not heard of were under way: at most one a client and kill.
    if (counted > answered + clients * rounds)
      throw new Error(`${counted} calls are counted, and ${answered} were answered`);
    expectNumbers(answers, 1, counted, true);
    return { answered, counted, broken };
  } finally {
    await over.close();
  }
}

/** Loads a service until so many calls are answered, and kills it while all clients wait for theirs. */
async function killAfter(
  { child }: Served,
  calls: number,
  answers: (Answer | null)[],
  call: () => Promise<Answer | null>,
  clients: number,
): Promise<void> {
  const ended = once(child, 'close');
  let [answered, isAlive] = [0, true];
  const client = async (): Promise<void> => {
    while (isAlive) {
      const answer = await call();
      answers.push(answer);
      if (answer === null) isAlive = false;
      if (++answered === calls) child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  await ended;
}

/** Every answer has a number of its own: none was given twice, and without gaps none is missing. */
function expectNumbers(
  answers: readonly (Answer | null)[],
  first: number,
  last: number,
  mayHaveGaps = false,
): void {
  const numbers = answers.filter((each) => each?.status === 200).map((each) => each!.used ?? 0);
  const distinct = new Set(numbers);
  expectEqual('distinct numbers', distinct.size, numbers.length);
  if (!mayHaveGaps) expectEqual('numbers', distinct.size, last - first + 1);
  for (const each of distinct)
    if (each < first || each > last) throw new Error(`an answer is numbered ${each}, beyond ${last}`);
}

function expectEqual(what: string, actual: number | undefined, expected: number): void {
  if (actual !== expected) throw new Error(`${what}: ${actual} instead of ${expected}`);
}

async function inTurn<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let at = 0; at < count; at++) made.push(await make());
  return made;
}
