// A database that hangs, with real processes: whoever is answered with an error has not been charged.

import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PostgresStore } from '../../gateway/accounts/postgres.ts';
import { FOR_A_REQUEST } from '../../gateway/accounts/retry.ts';
import { addKey } from '../../gateway/testing/accounts.ts';
import { TEST_SERVER } from '../../gateway/testing/postgres.ts';
import { serve } from '../e2e/process.ts';
import { startPostgres, type PostgresServer } from './postgres.ts';
import { ask, document, usedBy, type Answer } from './replicas.ts';

const MONTH = '2026-11';
const wanted = { account: 'a', month: MONTH, calls: 1, quota: 100 };

/** Until the server has answered, awake again; what it did not answer in time is not counted. */
async function counted(store: PostgresStore): Promise<unknown> {
  for (;;) {
    const answer = await store.count([wanted]).catch(() => null);
    if (answer !== null) return answer;
  }
}

/** Until the server has no connection: what a killed service sent it has been worked off. */
async function alone(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 });
  const others = `select count(*)::int from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  while ((await sql.unsafe(others))[0]!['count'] !== 0) await wait(20);
  await sql.end();
}

describe.runIf(TEST_SERVER !== null)('PostgreSQL that hangs', () => {
  let server: PostgresServer;
  beforeEach(async () => {
    server = await startPostgres();
  });
  afterEach(async () => {
    server.thaw();
    await server.stop();
  });

  it('counts nothing, also when it wakes up, of what it did not answer in time', async () => {
    const store = await PostgresStore.open(server.url);
    await addKey(store, 'k', { account: 'a' });
    expect(await store.count([wanted])).toEqual([{ granted: 1, used: 1 }]);
    server.freeze();
    // It hangs for as long as this is tried: whoever waited for it would wait for ever.
    await expect(store.count([wanted])).rejects.toThrow();
    await expect(store.count([wanted])).rejects.toThrow();
    server.thaw();
    expect(await counted(store)).toMatchObject([{ granted: 1 }]);
    // Once it is closed, all is taken back that had to be.
    await store.close();
    const later = await PostgresStore.open(server.url);
    expect(await later.used('a', MONTH)).toBe(2);
    await later.close();
  });

  it('takes back what it had counted before it hung, and what it counts when it wakes up', async () => {
    const store = await PostgresStore.open(server.url);
    await addKey(store, 'k', { account: 'a' });
    await store.count([wanted]);
    // Asked, and not waited for: it may have been done by the time all stops, or not even read.
    const lost = [store.count([wanted]), store.count([wanted]), store.count([wanted])];
    server.freeze();
    const outcomes = await Promise.allSettled(lost);
    server.thaw();
    await store.close();
    const answered = outcomes.filter(({ status }) => status === 'fulfilled').length;
    const later = await PostgresStore.open(server.url);
    expect(await later.used('a', MONTH)).toBe(1 + answered);
    await later.close();
  });

  it('counts nothing for a service that was killed meanwhile, and can take nothing back', async () => {
    const env = { DATABASE_URL: server.url, CONFORME_DEV_KEY: 'demo', CONFORME_WORKERS: '0' };
    const service = await serve({ plugins: [], env });
    const body = await document(service, 'demo');
    const validate = (): Promise<Answer | null> => ask(service, 'demo', '/v1/invoices/validate', body);
    expect((await validate())?.status).toBe(200);
    const before = await usedBy(service, 'demo');
    server.freeze();
    const lost = Array.from({ length: 6 }, validate);
    await wait(500);
    await service.close('SIGKILL');
    expect(await Promise.all(lost)).toEqual(lost.map(() => null));
    await wait(FOR_A_REQUEST.attemptMs);
    server.thaw();
    await alone(server.url);
    const again = await serve({ plugins: [], env });
    try {
      expect(await usedBy(again, 'demo')).toBe(before);
    } finally {
      await again.close();
    }
  });

  it('leaves a service that answers 503 at once, says it is not ready, and charges what it answered', async () => {
    const env = { DATABASE_URL: server.url, CONFORME_DEV_KEY: 'demo', CONFORME_WORKERS: '0' };
    const service = await serve({ plugins: [], env });
    try {
      const body = await document(service, 'demo');
      const validate = async (): Promise<number | undefined> =>
        (await ask(service, 'demo', '/v1/invoices/validate', body))?.status;
      expect(await validate()).toBe(200);
      const running = Array.from({ length: 12 }, validate);
      server.freeze();
      // All of them are answered while it hangs.
      const answers = await Promise.all([...running, ...Array.from({ length: 12 }, validate)]);
      expect(answers).toContain(503);
      expect(new Set(answers).difference(new Set([200, 503]))).toEqual(new Set());
      expect((await fetch(`${service.url}/health/ready`)).status).toBe(503);
      server.thaw();
      while ((await validate()) !== 200) continue;
      await expect
        .poll(() => usedBy(service, 'demo'))
        .toBe(2 + answers.filter((status) => status === 200).length);
    } finally {
      server.thaw();
      await service.close();
    }
  });
});
