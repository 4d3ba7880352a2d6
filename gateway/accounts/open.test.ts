import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HttpError } from '../errors.ts';
import { freshDatabase, TEST_SERVER } from '../testing/postgres.ts';
import { OPEN, type Gate } from './gate.ts';
import { hashOf } from './key.ts';
import { openAccounts, openAdministration, type AccountSettings } from './open.ts';
import { PostgresStore } from './postgres.ts';
import { FOR_THE_START } from './retry.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'conforme-open-')), 'data');
});
afterEach(() => rmSync(join(dataDir, '..'), { recursive: true }));

const settings = (more: Partial<AccountSettings> = {}): AccountSettings => ({
  dataDir,
  databaseUrl: null,
  devKey: null,
  plansFile: null,
  trustedProxies: [],
  ...more,
});

async function planOf(gate: Gate, key: string): Promise<string> {
  const call = { headers: { 'x-api-key': key }, remoteAddress: '::1' };
  return gate.admit(call, OPEN).then(
    ({ usage }) => usage!.plan,
    (refusal: HttpError) => refusal.code,
  );
}

/** One start and its end: what was announced, and whose key this is. */
async function startWith(
  more: Partial<AccountSettings>,
  key?: string,
): Promise<{ said: string[]; plan: string }> {
  const said: string[] = [];
  const accounts = await openAccounts(settings(more), (each) => said.push(each));
  const plan = await planOf(accounts.gate, key ?? said[0] ?? 'none');
  await accounts.close();
  return { said, plan };
}

describe('the development key', () => {
  it('is made and announced at the first start, stored hashed, and known ever after', async () => {
    const first = await startWith({});
    expect(first).toEqual({ said: [expect.stringMatching(/^cfm_/)], plan: 'development' });
    const [key] = first.said;
    expect(await startWith({}, key)).toEqual({ said: [], plan: 'development' });
    expect(readFileSync(join(dataDir, 'accounts.db')).includes(key!)).toBe(false);
  });

  it('of an earlier version is taken over', async () => {
    mkdirSync(dataDir);
    const file = join(dataDir, 'development-key.sha256');
    writeFileSync(file, `${hashOf('dev_old')}\n`);
    expect(await startWith({}, 'dev_old')).toEqual({ said: [], plan: 'development' });
    expect(existsSync(file)).toBe(false);
    expect(await startWith({}, 'dev_old')).toEqual({ said: [], plan: 'development' });
  });

  it('of the environment is valid as long as it stands there, and stored nowhere', async () => {
    expect(await startWith({ devKey: 'demo' }, 'demo')).toEqual({ said: [], plan: 'development' });
    const later = await startWith({}, 'demo');
    expect(later.plan).toBe('invalid_api_key');
    expect(later.said).toHaveLength(1);
  });

  it('is not made where an operator has made keys', async () => {
    const administration = await openAdministration(settings());
    const { key } = await administration.create({ plan: 'free', label: 'x' });
    await administration.close();
    expect(await startWith({}, key)).toEqual({ said: [], plan: 'free' });
  });
});

describe('a start', () => {
  it('fails for plans that accounts have and nobody configured, by name', async () => {
    const administration = await openAdministration(settings());
    await administration.create({ plan: 'scale', label: 'x' });
    await administration.close();
    const plansFile = join(dataDir, 'plans.json');
    const sample = JSON.parse(readFileSync(join(import.meta.dirname, 'plans.json'), 'utf8'));
    writeFileSync(plansFile, JSON.stringify({ ...sample, plans: sample.plans.slice(0, 1) }));
    await expect(openAccounts(settings({ plansFile }), () => {})).rejects.toThrow(
      /not configured \(CONFORME_PLANS\): scale/,
    );
  });

  it('fails for a proxy that is no network', async () => {
    await expect(openAccounts(settings({ trustedProxies: ['proxy'] }), () => {})).rejects.toThrow(/"proxy"/);
  });

  it.runIf(TEST_SERVER !== null)(
    'keeps accounts in PostgreSQL when it is told to, and makes no key there',
    async () => {
      const database = await freshDatabase();
      const on = { databaseUrl: database.url };
      expect(await startWith(on)).toEqual({ said: [], plan: 'invalid_api_key' });
      expect(await startWith({ ...on, devKey: 'demo' }, 'demo')).toEqual({ said: [], plan: 'development' });
      const administration = await openAdministration(settings(on));
      const { key } = await administration.create({ plan: 'free', label: 'x' });
      await administration.close();
      expect(await startWith(on, key)).toEqual({ said: [], plan: 'free' });
      expect(existsSync(dataDir)).toBe(false);
      await database.drop();
    },
  );
});

it('a database that does not answer at the start is said to be the one of DATABASE_URL', async () => {
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const { port } = gone.address() as AddressInfo;
  gone.close();
  const impatient = { ...FOR_THE_START, waits: [] };
  await expect(PostgresStore.open(`postgres://a@127.0.0.1:${port}/a`, impatient)).rejects.toThrow(
    /^the database of DATABASE_URL does not answer: connect ECONNREFUSED/,
  );
});
