// node test/fleet/run.ts [--documents N] [--only TEXT]: the fleet as processes, whose parts die and lag while it works on N documents.
// Ends with `N passed, N failed`.

import { parseArgs } from 'node:util';
import { POISONED, startFleet, type Fleet } from './fleet.ts';
import { ROWS } from './rows.ts';

const { values } = parseArgs({
  options: { documents: { type: 'string', default: '10000' }, only: { type: 'string', default: '' } },
});
const documents = Number(values.documents);
if (!Number.isInteger(documents) || documents < 500) throw new Error('--documents is 500 or more');

const LOG_LETTERS = 2_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const since = (start: number): string => `${((performance.now() - start) / 1_000).toFixed(1)} s`;

async function play(fleet: Fleet): Promise<number> {
  let failed = 0;
  for (const { name, play: row } of ROWS.filter((each) => each.name.includes(values.only))) {
    const started = performance.now();
    const { figures, faults } = await row(fleet, documents).catch((failure: Error) => ({
      figures: '',
      faults: [failure.stack ?? failure.message],
    }));
    if (faults.length > 0) failed++;
    say(`${faults.length === 0 ? 'ok' : 'FAILED'}  ${name}: ${figures}, ${since(started)}`);
    for (const fault of faults) say(`        ${fault}`);
    if (faults.length === 0) continue;
    for (const { name: member, log } of [fleet.gateway, ...fleet.workers.map((worker) => worker.member)])
      say(`${member} said at last:\n${log.slice(-LOG_LETTERS)}`);
  }
  return failed;
}

const started = performance.now();
const fleet = await startFleet(2, POISONED);
try {
  say(`2 workers, a gateway, PostgreSQL, NATS, S3: up after ${since(started)}`);
  const played = ROWS.filter(({ name }) => name.includes(values.only)).length;
  const failed = await play(fleet);
  say(`\n${played - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && played > 0 ? 0 : 1;
} finally {
  await fleet.close();
}
