// Requests at a rate, whether or not those before are answered: what a service that slows down meets.

import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Operation } from './operations.ts';

export interface Target {
  readonly url: string;
  readonly key: string;
  /** Each as often as it weighs. */
  readonly round: readonly Operation[];
}

export interface Seen {
  readonly walls: Map<string, number[]>;
  readonly faults: string[];
  answered: number;
  /** Requests that were refused because the service had too much to do, which it says with 503. */
  shed: number;
  /** Requests that waited until fewer were under way. */
  held: number;
}

export function roundOf(operations: readonly Operation[]): Operation[] {
  const all = operations.flatMap((operation) => Array.from({ length: operation.weight }, () => operation));
  // Neighbours differ: a step that shares no factor with the length meets each once.
  const step = [7, 11, 13].find((each) => all.length % each !== 0)!;
  return all.map((_, at) => all[(at * step) % all.length]!);
}

/** Most requests under way: a machine that stands still for a moment is not given all of it at once. */
const UNDER_WAY = 32;

/** @param everyMs between two requests; 0: as soon as fewer than `most` are under way. */
export async function load(
  { url, key, round }: Target,
  {
    everyMs,
    forMs,
    most = UNDER_WAY,
  }: { readonly everyMs: number; readonly forMs: number; readonly most?: number },
): Promise<Seen> {
  const agent = new Agent({ keepAlive: true });
  const seen: Seen = { walls: new Map(), faults: [], answered: 0, shed: 0, held: 0 };
  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  for (let at = 0; performance.now() - began < forMs; at++) {
    const wait = began + at * everyMs - performance.now();
    if (wait > 0) await pause(wait);
    if (underWay.size >= most) {
      if (everyMs > 0) seen.held++;
      await Promise.race(underWay);
    }
    const operation = round[at % round.length]!;
    const one = asked(operation, seen, () => ask(url, key, agent, operation)).finally(() =>
      underWay.delete(one),
    );
    underWay.add(one);
  }
  await Promise.all(underWay);
  agent.destroy();
  return seen;
}

async function asked(
  { name, status: wanted }: Operation,
  seen: Seen,
  call: () => ReturnType<typeof ask>,
): Promise<void> {
  try {
    const { status, body, ms } = await call();
    if (status === 503 && status !== wanted) return void seen.shed++;
    if (status !== wanted) seen.faults.push(`${name}: ${status} ${body.toString().slice(0, 200)}`);
    seen.answered++;
    const walls = seen.walls.get(name);
    if (walls) walls.push(ms);
    else seen.walls.set(name, [ms]);
  } catch (thrown) {
    seen.faults.push(`${name}: ${(thrown as Error).message}`);
  }
}
