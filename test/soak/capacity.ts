// node test/soak/capacity.ts [--seconds 10]: what a request costs a gateway and a core, and what a second core adds: the figures of
// docs/capacity.md. CPU is that of the processes, as Linux counts it; requests a second are worth something only on a machine that does
// nothing else.

import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { meterOf, residentOf, usedBetween } from '../bench/process-cpu.ts';
import { load } from './load.ts';
import { operationsOf, type Operation } from './operations.ts';
import { KEY, startProcess, type Process } from './service.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const forMs = Number(values.seconds) * 1000;
if (!(forMs > 0)) throw new Error('--seconds is a number above 0');

const MEASURED = [
  'validate fr-ctc',
  'validate base',
  'generate xml',
  'generate pdf',
  'validate pdf',
  'batch',
];
/** More than one core works on, fewer than it may. */
const UNDER_WAY = 8;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

for (const count of [1, 2]) {
  const cores: Process[] = [];
  for (let at = 0; at < count; at++) cores.push(await startProcess('core', { CONFORME_WORKERS: '1' }));
  const gateway = await startProcess(null, { CORE_URL: cores.map(({ url }) => url).join() });
  try {
    say(`\n${count} core${count === 1 ? '' : 's'} behind a gateway, one thread each`);
    say('operation           requests/s  gateway CPU ms  core CPU ms');
    await measure(gateway, cores);
    say(`resident MB: gateway ${megabytes(gateway)}, cores ${cores.map(megabytes).join(' and ')}`);
  } finally {
    for (const each of [gateway, ...cores]) await each.stop();
  }
}

async function measure(gateway: Process, cores: readonly Process[]): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  while ((await fetch(`${gateway.url}/health/ready`)).status !== 200);
  const operations = await operationsOf(gateway.url, KEY, agent);
  agent.destroy();
  for (const name of MEASURED)
    await one(
      gateway,
      cores,
      operations.find((each) => each.name === name)!,
    );
}

async function one(gateway: Process, cores: readonly Process[], operation: Operation): Promise<void> {
  const target = { url: gateway.url, key: KEY, round: [operation] };
  const plan = { everyMs: 0, most: UNDER_WAY };
  await load(target, { ...plan, forMs: forMs / 2 });
  const processes = [gateway, ...cores];
  const before = processes.map(({ pid }) => meterOf(pid)!);
  const seen = await load(target, { ...plan, forMs });
  const used = processes.map(({ pid }, at) => usedBetween(before[at]!, meterOf(pid)!));
  if (seen.faults.length > 0) throw new Error(seen.faults[0]);
  if (seen.shed > 0) throw new Error(`${operation.name}: ${seen.shed} requests were refused for load`);
  const each = (ms: number): string => (ms / seen.answered).toFixed(2).padStart(13);
  const perSecond = ((seen.answered * 1000) / forMs).toFixed(1).padStart(11);
  const inCores = used.slice(1).reduce((sum, ms) => sum + ms, 0);
  say(`${operation.name.padEnd(19)}${perSecond}${each(used[0]!)}   ${each(inCores)}`);
}

function megabytes({ pid }: Process): string {
  return ((residentOf(pid) ?? 0) / 2 ** 20).toFixed(0);
}
