// node test/fleet/measure.ts [--documents N] [--only rate|memory]: how fast one worker is beside the engine alone, what a second adds,
// and how much memory gateway and workers take at most for N documents and for ten times as many. On a quiet machine.

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Member } from '../chaos/member.ts';
import { startFleet } from './fleet.ts';
import { followed, order, requestsOf, resultsSize } from './orders.ts';
import { engineAlone, paceOf, type FleetPace, type Pace } from './pace.ts';

const { values } = parseArgs({
  options: { documents: { type: 'string', default: '10000' }, only: { type: 'string', default: '' } },
});
const documents = Number(values.documents);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The targets of the jobs: what is below fails. */
const SECOND_WORKER = 1.7;
const OF_THEIR_OWN = 0.85;
const OF_THE_ENGINE = 0.85;
const MEMORY_GROWTH = 1.1;
/** Documents of each worker, and of the engine alone, before they are measured: the last compiler comes late. */
const WARM = 4_000;

let [passed, failed] = [0, 0];
function hold(isHeld: boolean, line: string): void {
  if (isHeld) passed++;
  else failed++;
  say(`${isHeld ? 'ok' : 'FAILED'}  ${line}`);
}

const shown = ({ rate, cpuMs }: Pace): string => `${rate.toFixed(1)}/s, ${cpuMs.toFixed(2)} ms of CPU each`;

async function paceWith(workers: number): Promise<FleetPace> {
  const fleet = await startFleet(workers, {}, false);
  try {
    await paceOf(fleet, WARM * workers);
    return await paceOf(fleet, documents);
  } finally {
    await fleet.close();
  }
}

/** Processors that everything but the workers takes, and how many it is of which part. */
function takenByServers({ rate, served }: FleetPace): number {
  const processors = Object.entries(served).map(([name, cpuMs]) => [name, (cpuMs * rate) / 1_000] as const);
  const list = processors.map(([name, each]) => `${name} ${each.toFixed(2)}`).join(', ');
  const all = processors.reduce((sum, [, each]) => sum + each, 0);
  say(`    beside the workers: ${all.toFixed(2)} processors (${list})`);
  return all;
}

async function rates(): Promise<void> {
  const alone = engineAlone(WARM, documents);
  say(`the engine alone, one thread: ${shown(alone)}`);
  const one = await paceWith(1);
  const [share, ofCpu] = [one.rate / alone.rate, alone.cpuMs / one.cpuMs];
  hold(
    share >= OF_THE_ENGINE,
    `one worker: ${shown(one)}, ${share.toFixed(2)} of the engine alone; by CPU ${ofCpu.toFixed(2)}`,
  );
  takenByServers(one);
  const two = await paceWith(2);
  const own = two.rate / (2 * one.rate);
  hold(own >= OF_THEIR_OWN, `two workers: ${shown(two)}, ${own.toFixed(2)} of the sum of the workers' own`);
  const left = availableParallelism() - takenByServers(two);
  const gain = two.rate / one.rate;
  hold(gain >= SECOND_WORKER, `two workers, raw: ${gain.toFixed(2)} of one`);
  if (left >= 2) return;
  const corrected = (gain * 2) / left;
  say(`    corrected: ${corrected.toFixed(2)} of one, had workers two processors, not ${left.toFixed(2)}`);
}

/** The most resident memory a process ever had, in MB. */
function peakOf({ pid }: Member): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Number(kilobytes) / 1024;
}

interface Peaks {
  readonly gateway: number;
  readonly worker: number;
}

/** A fleet of its own for each size: a peak is never forgotten. Results are read, too. */
async function peaksOf(count: number): Promise<Peaks> {
  const fleet = await startFleet(2);
  try {
    const ended = await followed(fleet, await order(fleet, { kind: 'generate' }, requestsOf(count)));
    const { lines, bytes } = await resultsSize(fleet, ended);
    const peaks = {
      gateway: peakOf(fleet.gateway),
      worker: Math.max(...fleet.workers.map(({ member }) => peakOf(member))),
    };
    say(
      `${lines} results, ${(bytes / 1024 / 1024).toFixed(0)} MB: gateway ${peaks.gateway.toFixed(0)} MB, worker ${peaks.worker.toFixed(0)} MB at most`,
    );
    if (lines !== count) throw new Error(`${lines} results of ${count} documents`);
    return peaks;
  } finally {
    await fleet.close();
  }
}

async function memory(): Promise<void> {
  const [few, many] = [await peaksOf(documents), await peaksOf(10 * documents)];
  for (const part of ['gateway', 'worker'] as const) {
    const growth = many[part] / few[part];
    hold(growth <= MEMORY_GROWTH, `${part}: ${growth.toFixed(3)} of its memory for ten times the documents`);
  }
}

if ('rate'.includes(values.only)) await rates();
if ('memory'.includes(values.only)) await memory();
say(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
