// node test/accounts/prove.ts [--rounds N]: counting is exact at the edge of a quota and across kill -9, on both stores, with
// more rounds and replicas than `npm test` has time for. PostgreSQL: through with-postgres.ts.

import { parseArgs } from 'node:util';
import { NO_SERVER, TEST_SERVER } from '../../gateway/testing/postgres.ts';
import { proveCrash, proveEdge } from './proofs.ts';
import type { StoreName } from './replicas.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '4' } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error(`--rounds ${values.rounds} is no number of rounds`);

const say = (line: string): void => void process.stdout.write(`${line}\n`);
let [passed, failed] = [0, 0];

async function proof(name: string, work: () => Promise<object>): Promise<void> {
  try {
    say(`${name}: ${JSON.stringify(await work())}`);
    passed++;
  } catch (fault) {
    say(`${name}: FAILED: ${fault instanceof Error ? fault.message : String(fault)}`);
    failed++;
  }
}

async function proveOn(store: StoreName): Promise<void> {
  // One file of SQLite serves several processes of one machine, too.
  for (const replicas of [1, 2, 3])
    for (let round = 0; round < Math.ceil(rounds / 4); round++)
      await proof(`${store}, ${replicas} services, edge`, () => proveEdge(store, { replicas }));
  await proof(`${store}, edge of one`, () => proveEdge(store, { quota: 1 }));
  await proof(`${store}, 256 clients, edge`, () =>
    proveEdge(store, { clients: 256, replicas: 2, quota: 100 }),
  );
  await proof(`${store}, kill -9`, () => proveCrash(store, { rounds, calls: 400, clients: 32 }));
}

await proveOn('SQLite');
if (TEST_SERVER === null) say(`PostgreSQL is left out: ${NO_SERVER}`);
else await proveOn('PostgreSQL');
say(`\n${passed} passed, ${failed} failed, ${TEST_SERVER === null ? 1 : 0} skipped`);
process.exitCode = failed === 0 ? 0 : 1;
