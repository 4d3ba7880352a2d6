// node test/chaos/run.ts [--short] [--only TEXT]: gateways, cores and PostgreSQL die in every way under load, and what clients saw is held
// against what was counted. Ends with `N passed, N failed, N skipped`.

import { Agent } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EXAMPLES } from '../e2e/service.ts';
import { fullDisk, monthEnd } from './alone.ts';
import { callsOn, make, type Call } from './calls.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { play, type Plan, type Told } from './row.ts';
import { ROWS } from './rows.ts';

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const PLAN: Plan = values.short
  ? { clients: 6, before: 20, after: 20 }
  : { clients: 24, before: 150, after: 150 };

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const ended = { passed: 0, failed: 0, skipped: 0 };

function tell({ name, faults, figures }: Told): void {
  if (faults.length === 0) ended.passed++;
  else ended.failed++;
  say(`${faults.length === 0 ? 'ok' : 'FAILED'}  ${name}: ${figures}`);
  for (const fault of faults) say(`        ${fault}`);
}

/** What only the machine's time may be the cause of is tried once more, and said. */
async function tellRow(played: () => Promise<Told>): Promise<void> {
  const first = await played();
  if (first.faults.length === 0 || !first.isOfTime) return tell(first);
  say(`once more  ${first.name}: ${first.figures}`);
  for (const fault of first.faults) say(`        ${fault}`);
  tell(await played());
}

/** What every call is answered while nothing happens. */
async function learn({ gateways, key }: Cluster): Promise<readonly Call[]> {
  const agent = new Agent({ keepAlive: true });
  const { url } = gateways[0]!;
  const order = readFileSync(join(EXAMPLES, 'services.json'));
  const preview = await fetch(`${url}/v1/invoices/preview-xml`, {
    method: 'POST',
    body: order,
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
  });
  if (preview.status !== 200) throw new Error(`no preview: ${preview.status} ${await preview.text()}`);
  const calls = callsOn(Buffer.from(await preview.arrayBuffer()));
  for (const call of calls) {
    const { outcome, said, answer } = await make(call, url, key, agent);
    if (outcome !== 'ok' || !answer) throw new Error(`${call.name} in good times: ${said}`);
    call.expected = answer;
  }
  agent.destroy();
  return calls;
}

const began = performance.now();
const cluster = await startCluster(3);
try {
  const calls = await learn(cluster);
  say(`3 gateways, 3 cores, PostgreSQL: up after ${Math.round((performance.now() - began) / 1000)} s`);
  for (const row of ROWS)
    if ((!values.short || row.isShort) && row.name.includes(values.only))
      await tellRow(() => play(row, cluster, calls, PLAN));
  if (!values.short && 'a month ends'.includes(values.only)) tell(await monthEnd(cluster, calls, PLAN));
  const disk = 'a full disk';
  if (disk.includes(values.only)) {
    const told = values.short ? null : await fullDisk(cluster, calls, PLAN);
    if (told) tell(told);
    else {
      ended.skipped++;
      say(
        `skipped  ${disk}: ${values.short ? 'the short version leaves it out' : 'no tmpfs can be mounted here'}`,
      );
    }
  }
} finally {
  await cluster.close();
}
say(`\n${ended.passed} passed, ${ended.failed} failed, ${ended.skipped} skipped`);
process.exitCode = ended.failed === 0 && ended.passed > 0 ? 0 : 1;
