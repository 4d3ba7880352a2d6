// How fast documents are done, by the engine alone and by a fleet, and what that takes of the processors.

import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { cpuMsOf } from './cpu.ts';
import type { Fleet } from './fleet.ts';
import { followed, order, requestsOf } from './orders.ts';

/** Documents in a second of the clock, and CPU of what works on them, in ms each, which other load hardly changes. */
export interface Pace {
  readonly rate: number;
  readonly cpuMs: number;
}

export interface FleetPace extends Pace {
  /** CPU of what serves the workers, and of this process, which is their client: in ms a document. */
  readonly served: Readonly<Record<string, number>>;
}

/** As scripts/serve.mjs sets them for the work to come. */
const FLAGS = [
  '--max-semi-space-size=16',
  '--no-maglev',
  '--invocation-count-for-turbofan=300',
  '--no-allocation-site-pretenuring',
];

/** In a process that does nothing else, under the flags of a worker. */
export function engineAlone(warm: number, documents: number): Pace {
  const program = path.join(import.meta.dirname, 'alone.ts');
  const counts = [String(warm), String(documents)];
  return JSON.parse(
    execFileSync(process.execPath, [...FLAGS, program, ...counts], { encoding: 'utf8' }),
  ) as Pace;
}

/** Each look is work for the gateway and its database. */
const LOOK_MS = 500;

/** Of a job, from its first chunk to its last. It is taken in before. */
export async function paceOf(fleet: Fleet, documents: number): Promise<FleetPace> {
  const job = await order(fleet, { kind: 'generate' }, requestsOf(documents));
  const before = cpuOf(fleet);
  const ended = await followed(fleet, job, undefined, LOOK_MS);
  const after = cpuOf(fleet);
  const seconds = (Date.parse(ended.ended_at!) - Date.parse(ended.started_at!)) / 1_000;
  const each = Object.entries(after).map(
    ([name, used]) => [name, (used - before[name]!) / documents] as const,
  );
  const { workers: cpuMs, ...served } = Object.fromEntries(each) as Record<string, number>;
  return { rate: documents / seconds, cpuMs: cpuMs!, served };
}

/** What each part of a fleet has used by now, in ms. */
function cpuOf({ workers, servers }: Fleet): Record<string, number> {
  // All other processes are children of this one.
  const { user, system } = process.cpuUsage();
  const used = Object.entries(servers).map(([name, { pid }]) => [name, cpuMsOf(pid)] as const);
  return {
    workers: workers.reduce((sum, { member }) => sum + cpuMsOf(member.pid), 0),
    ...Object.fromEntries(used),
    client: (user + system) / 1_000,
  };
}
