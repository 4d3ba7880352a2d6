// A worker of its own process, over an engine that a marked document kills: `node poisoned-worker.ts DATA_DIR`.

import { join } from 'node:path';
import { createRouterTransport } from '@connectrpc/connect';
import { SqliteStore } from '@conforme/gateway/accounts/sqlite';
import { embeddedJobs, openWorker } from '@conforme/gateway/jobs';
import { Engine } from '@conforme/proto/v1';
import { testGate } from '../../gateway/testing/accounts.ts';

const dataDir = process.argv[2]!;
const store = new SqliteStore(join(dataDir, 'accounts.db'));
const transport = createRouterTransport(
  (router) =>
    void router.service(Engine, {
      validate: async ({ document }) => {
        if (Buffer.from(document).includes('POISON')) {
          process.kill(process.pid, 'SIGKILL');
          await new Promise(() => {});
        }
        return { validation: { valid: true, flavor: 'factur-x', profile: 'en16931' }, rulesets: [] };
      },
    }),
);
const report = (failure: unknown): void => console.error(failure);
const gate = await testGate({ quota: 1_000, store });
const times = { leaseMs: 300, idleMs: 20 };
openWorker({ place: embeddedJobs(dataDir), transport, gate, report, times });
// A worker that waits for work holds no process.
setInterval(() => {}, 1_000);
