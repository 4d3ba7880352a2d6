import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRouterTransport } from '@connectrpc/connect';
import { expect } from 'vitest';
import { SqliteStore } from '@conforme/gateway/accounts/sqlite';
import { embeddedJobs, openJobs } from '@conforme/gateway/jobs';
import { it } from '../seldom.ts';
import { readQuery } from '../../gateway/query.ts';
import { VALIDATE_QUERY } from '../../gateway/routes/validate.ts';
import { testGate } from '../../gateway/testing/accounts.ts';
import { ORDER } from '../../gateway/testing/jobs.ts';
import { ENDS_WITH_PARENT } from '../scratch.ts';

const [DOCUMENTS, POISONOUS] = [60, 17];

async function* documents() {
  for (let at = 0; at < DOCUMENTS; at++)
    yield { name: `${at}.xml`, content: Buffer.from(at === POISONOUS ? '<POISON/>' : '<a/>') };
}

it('a document that kills its worker is set aside when three are known to have died with it, with its reason; the rest goes on, and counts once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'conforme-poisoned-'));
  const store = new SqliteStore(join(dataDir, 'accounts.db'));
  const gate = await testGate({ keys: ['k'], quota: 1_000, store });
  const failures: unknown[] = [];
  const report = (failure: unknown): void => void failures.push(failure);
  const around = { place: embeddedJobs(dataDir), transport: createRouterTransport(() => {}), gate, report };
  const jobs = await openJobs({ ...around, works: false, retentionMs: 3_600_000, webhookNetworks: [] });
  let [worker, deaths] = [null as ChildProcess | null, 0];
  try {
    const account = 'account of k';
    const options = readQuery({}, VALIDATE_QUERY);
    const order = { ...ORDER, account, plan: 'tiny', options, created: new Date().toISOString() };
    const { job } = await jobs.submit(order, documents());
    const found = async () => (await jobs.find(account, job.id))!;
    const done = expect.poll(async () => (await found()).state).toBe('done');
    const isDone = done.then(() => true);
    for (;;) {
      const args = [...ENDS_WITH_PARENT, join(import.meta.dirname, 'poisoned-worker.ts'), dataDir];
      worker = spawn(process.execPath, args, { stdio: ['pipe', 'inherit', 'inherit'] });
      const ended = await Promise.race([isDone, once(worker, 'exit').then(() => false)]);
      if (ended) break;
      expect(worker.signalCode).toBe('SIGKILL');
      deaths++;
    }
    // The first time a chunk is taken, it is not yet written down which document is under way.
    expect(deaths).toBe(4);
    expect(await found()).toMatchObject({ succeeded: DOCUMENTS - 1, refused: 1 });
    let text = '';
    for await (const piece of jobs.lines(await found(), 'results')) text += piece.toString();
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { index: number; status: number });
    expect(lines.map(({ index }) => index)).toEqual(Array.from({ length: DOCUMENTS }, (_, at) => at));
    expect(lines[POISONOUS]).toMatchObject({
      status: 500,
      error: { message: expect.stringContaining('set aside') as unknown },
    });
    expect(lines.filter(({ status }) => status === 200)).toHaveLength(DOCUMENTS - 1);
    expect(await store.used(account, new Date().toISOString().slice(0, 7))).toBe(DOCUMENTS - 1);
    expect(failures).toEqual([]);
  } finally {
    worker?.kill('SIGKILL');
    await jobs.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
