// What a service under hostile requests is watched by.

import { existsSync, readFileSync } from 'node:fs';

/** The longest turn of the event loop since this was asked last in ms, and the memory of the process in MB. */
export async function stateOf(url: string): Promise<{ readonly lagMs: number; readonly mb: number }> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const figure = (name: string): number =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    lagMs: 1000 * figure('nodejs_eventloop_lag_max_seconds'),
    mb: figure('process_resident_memory_bytes') / 2 ** 20,
  };
}

/**
 * What the main thread of a process worked so far, in ms; unbounded where nobody counts it. No turn is longer than that: on a busy
 * machine others keep it waiting, which is no fault of a request.
 */
export function workedBy(pid: number): number {
  const counted = `/proc/${pid}/task/${pid}/schedstat`;
  return existsSync(counted) ? Number(readFileSync(counted, 'utf8').split(' ')[0]) / 1e6 : Infinity;
}
