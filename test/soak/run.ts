// node test/soak/run.ts [--minutes 30] [--share 0.8]: the whole service under all its operations, at a share of what it can take. Told:
// errors, walls, memory. A run of ten minutes or more holds memory to being flat after the first five; a shorter one to bounds that only a
// leak crosses.

import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { residentOf } from '../bench/process-cpu.ts';
import { load, roundOf, type Seen } from './load.ts';
import { memoryFaults, type Sample } from './memory.ts';
import { operationsOf } from './operations.ts';
import { KEY, startProcess } from './service.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, share: { type: 'string', default: '0.8' } },
});
const [minutes, share] = [Number(values.minutes), Number(values.share)];
if (!(minutes > 0) || !(share > 0)) throw new Error('--minutes and --share are numbers above 0');

const WARM_MS = Math.min(20_000, minutes * 15_000);
const SAMPLE_MS = 1_000;
/** A service that shares its machine may have too much to do for a moment: so many of its answers may say that. */
const MOST_SHED = 0.01;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const service = await startProcess();
const agent = new Agent({ keepAlive: true });
const checks: [what: string, faults: readonly string[]][] = [];
try {
  const round = roundOf(await operationsOf(service.url, KEY, agent));
  const target = { url: service.url, key: KEY, round };
  await load(target, { everyMs: 0, forMs: WARM_MS, most: 8 });
  const full = await load(target, { everyMs: 0, forMs: WARM_MS, most: 8 });
  const capacity = (full.answered * 1000) / WARM_MS;
  say(`takes ${capacity.toFixed(1)} requests a second of this mix; ${share} of that for ${minutes} min`);
  const samples: Sample[] = [];
  const began = performance.now();
  const sampling = setInterval(() => {
    const bytes = residentOf(service.pid);
    if (bytes !== undefined) samples.push({ at: (performance.now() - began) / 60_000, mb: bytes / 2 ** 20 });
  }, SAMPLE_MS);
  const seen = await load(target, { everyMs: 1000 / (capacity * share), forMs: minutes * 60_000 });
  clearInterval(sampling);
  tellWalls(seen);
  tellMemory(samples);
  checks.push(['no unexpected answer', [...full.faults, ...seen.faults]]);
  checks.push(['hardly a refusal for load', shedFaults(seen)]);
  checks.push(['memory', memoryFaults(samples, minutes)]);
} finally {
  agent.destroy();
  await service.stop();
}

function shedFaults({ shed, answered }: Seen): readonly string[] {
  return shed > MOST_SHED * answered ? [`${shed} of ${answered + shed} requests`] : [];
}

function tellWalls({ walls, answered, shed, held }: Seen): void {
  say(`${answered} answered, ${shed} refused for load, ${held} held back`);
  const at = (sorted: readonly number[], part: number): string =>
    sorted[Math.ceil(sorted.length * part) - 1]!.toFixed(1).padStart(9);
  say(`${'operation'.padEnd(24)}${'calls'.padStart(8)}   p50 ms   p99 ms  longest`);
  for (const [name, unsorted] of [...walls, ['all', [...walls.values()].flat()] as const]) {
    const sorted = [...unsorted].sort((a, b) => a - b);
    say(
      `${name.padEnd(24)}${String(sorted.length).padStart(8)}${at(sorted, 0.5)}${at(sorted, 0.99)}${at(sorted, 1)}`,
    );
  }
}

function tellMemory(samples: readonly Sample[]): void {
  const every = Math.max(1, Math.floor(samples.length / 10));
  const told = samples
    .filter((_, at) => at % every === 0)
    .map(({ at, mb }) => `${at.toFixed(1)} min ${mb.toFixed(0)}`);
  say(`resident MB: ${told.join(', ')}`);
}

for (const [what, faults] of checks) {
  say(`${faults.length === 0 ? 'ok' : 'FAILED'}  ${what}`);
  for (const fault of faults.slice(0, 10)) say(`        ${fault}`);
}
const failed = checks.filter(([, faults]) => faults.length > 0).length;
say(`\n${checks.length - failed} passed, ${failed} failed, 0 skipped`);
process.exitCode = failed === 0 && checks.length > 0 ? 0 : 1;
