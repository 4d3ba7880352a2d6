// node test/fleet/measure.ts [--documents N] [--only rate|memory]: how fast one worker is beside the engine alone, what a second adds,
// and how much memory gateway and workers take at most for N documents and for ten times as many. On a quiet machine.

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { engineClient } from '@conforme/gateway/engine';
import { engineHere } from '@conforme/core/engine';
import type { Member } from '../chaos/member.ts';
import { startFleet, type Fleet } from './fleet.ts';
import { followed, order, requestsOf, resultsSize } from './orders.ts';

const { values } = parseArgs({
  options: { documents: { type: 'string', default: '10000' }, only: { type: 'string', default: '' } },
});
const documents = Number(values.documents);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The targets of the jobs: what is below fails. */
const SECOND_WORKER = 1.7;
const OF_THEIR_OWN = 0.85;
const MEMORY_GROWTH = 1.1;
const WARM = 400;
const ENGINE_ALONE = 2_000;

let [passed, failed] = [0, 0];
function hold(isHeld: boolean, line: string): void {
  if (isHeld) passed++;
  else failed++;
  say(`${isHeld ? 'ok' : 'FAILED'}  ${line}`);
}

/** How fast documents were done: in a second of the clock, and what each took of a processor, which other load hardly changes. */
interface Pace {
  readonly rate: number;
  readonly cpuMs: number;
}

/** Of a job, from its first chunk to its last; CPU of the workers alone. */
async function paceOf(fleet: Fleet, count: number): Promise<Pace> {
  const cpu = (): number => fleet.workers.reduce((sum, { member }) => sum + cpuMsOf(member), 0);
  const before = cpu();
  const ended = await followed(fleet, await order(fleet, { kind: 'generate' }, requestsOf(count)));
  const seconds = (Date.parse(ended.ended_at!) - Date.parse(ended.started_at!)) / 1_000;
  return { rate: count / seconds, cpuMs: (cpu() - before) / count };
}

const TICK_MS = 10;

/** User and system time of a process by now, all its threads. */
function cpuMsOf({ pid }: Member): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Its name, in parentheses, may hold spaces: 12th and 13th after it.
  const [user, system] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}

const shown = ({ rate, cpuMs }: Pace): string => `${rate.toFixed(1)}/s, ${cpuMs.toFixed(2)} ms of CPU each`;

/** The engine in this process, one document after the other, and nothing around it. */
async function engineAlone(): Promise<Pace> {
  const engine = engineClient(await engineHere([]));
  const requests = requestsOf(WARM + ENGINE_ALONE).split('\n');
  const work = async (lines: readonly string[]): Promise<void> => {
    for (const line of lines)
      await engine.generateFromText({ request: Buffer.from(line), explain: false, asText: true });
  };
  await work(requests.slice(0, WARM));
  const [start, before] = [performance.now(), process.cpuUsage()];
  await work(requests.slice(WARM));
  const { user, system } = process.cpuUsage(before);
  const rate = (ENGINE_ALONE / (performance.now() - start)) * 1_000;
  return { rate, cpuMs: (user + system) / 1_000 / ENGINE_ALONE };
}

async function paceWith(workers: number): Promise<Pace> {
  const fleet = await startFleet(workers);
  try {
    await paceOf(fleet, WARM * workers);
    return await paceOf(fleet, documents);
  } finally {
    await fleet.close();
  }
}

async function rates(): Promise<void> {
  const alone = await engineAlone();
  say(`the engine alone, one thread: ${shown(alone)}`);
  const one = await paceWith(1);
  const share = one.rate / alone.rate;
  hold(share >= OF_THEIR_OWN, `one worker: ${shown(one)}, ${share.toFixed(2)} of the engine alone`);
  const two = await paceWith(2);
  const gain = two.rate / one.rate;
  hold(gain >= SECOND_WORKER, `two workers: ${shown(two)}, ${gain.toFixed(2)} of one`);
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
