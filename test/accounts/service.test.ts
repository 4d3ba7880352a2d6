// Accounts as an operator and a caller meet them: commands and a service as processes over one store.

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, TEST_SERVER, wireTo } from '../../gateway/testing/postgres.ts';
import { serve, type Served } from '../e2e/process.ts';
import { replicasOver, type Replicas } from './replicas.ts';

const run = promisify(execFile);
const ACCOUNTS = path.join(import.meta.dirname, '../../scripts/accounts.ts');
const VALIDATE = '/v1/invoices/validate';

const post = (service: Served, key?: string): Promise<Response> =>
  fetch(`${service.url}${VALIDATE}`, {
    method: 'POST',
    body: '<no-invoice/>',
    ...(key !== undefined && { headers: { authorization: `Bearer ${key}` } }),
  });

/** Asks until the status is this one; a running service may believe the old one for two seconds. */
async function until(status: number, ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await ask();
    if (answer.status === status) return answer;
    await pause(100);
  }
}

describe('commands beside a running service', () => {
  let over: Replicas;
  let service: Served;
  const command = async (...args: string[]): Promise<string> =>
    (await run(process.execPath, [ACCOUNTS, ...args], { env: { ...process.env, ...over.env } })).stdout;
  beforeAll(async () => {
    over = await replicasOver('SQLite', 5);
    service = await over.start();
  });
  afterAll(() => over.close());

  it('make a key that is valid at once, put another in its place, and take it away again', async () => {
    const key = (await command('keys', 'create', '--plan', 'small', '--label', 'Abgrall')).trim();
    expect((await post(service, key)).status).toBe(400);
    const listed = JSON.parse(await command('keys', 'list', '--json')) as { id: string; label: string }[];
    const { id } = listed.find(({ label }) => label === 'Abgrall')!;
    const [young = ''] = (await command('keys', 'rotate', id, '--overlap', '1')).split('\n');
    expect((await post(service, young)).status).toBe(400);
    expect((await post(service, key)).status).toBe(400);
    await command('keys', 'revoke', id);
    const refused = await until(401, () => post(service, key));
    expect(await refused.json()).toEqual({ code: 'invalid_api_key', message: 'The API key was revoked.' });
    expect((await post(service, young)).status).toBe(400);
    // Lines of the log are written some at a time.
    await service.says(/invalid_api_key/);
    for (const each of [key, young]) expect(service.log()).not.toContain(each);
    expect(await command('usage')).toMatch(/Abgrall +small +0 +5 +5/);
  });

  it('are not needed to call without a key, 20 times a minute', async () => {
    const statuses = await Promise.all(Array.from({ length: 25 }, async () => (await post(service)).status));
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    const refused = await post(service);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused.headers.get('ratelimit')).toBe(`"anonymous";r=0;t=${wait}`);
  });
});

describe.runIf(TEST_SERVER !== null)('a service whose PostgreSQL goes away', () => {
  it('answers 503 with Retry-After to everybody, says nothing of the database, and serves again', async () => {
    const database = await freshDatabase();
    const wire = await wireTo(database.url);
    const env = { DATABASE_URL: wire.url, CONFORME_DEV_KEY: 'demo', CONFORME_WORKERS: '0' };
    const service = await serve({ plugins: [], env });
    expect((await post(service, 'demo')).status).toBe(400);
    wire.cut();
    await pause(2_100);
    for (const answer of await Promise.all([post(service, 'demo'), post(service), post(service, 'other')])) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(await answer.json()).toEqual({
        code: 'accounts_unavailable',
        message: 'Keys and quotas cannot be looked up now; retry in a few seconds.',
      });
    }
    wire.mend();
    expect((await post(service, 'demo')).status).toBe(400);
    expect((await post(service)).status).toBe(400);
    await service.close();
    await wire.close();
    await database.drop();
  });

  it('limits anonymous callers of two replicas together', async () => {
    const over = await replicasOver('PostgreSQL', 1);
    const services = [await over.start(), await over.start()];
    const asked = Array.from({ length: 30 }, async (_, at) => (await post(services[at % 2]!)).status);
    const statuses = await Promise.all(asked);
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    await over.close();
  });
});
