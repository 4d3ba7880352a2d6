// Three gateways, three cores and a PostgreSQL server of their own, as processes on loopback.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openAdministration } from '@conforme/gateway/accounts';
import postgres from 'postgres';
import { startPostgres, type PostgresServer } from '../accounts/postgres.ts';
import { freePort } from '../free-port.ts';
import { Member } from './member.ts';

export const CALL_LIMIT_MS = 10_000;

export interface Cluster {
  readonly database: PostgresServer;
  readonly cores: readonly Addressed[];
  readonly gateways: readonly Addressed[];
  readonly key: string;
  /** Calls counted, by month; waits until nothing is added any more. */
  counted(): Promise<ReadonlyMap<string, number>>;
  close(): Promise<void>;
}

export interface Addressed extends Member {
  readonly url: string;
}

const LOOK_MS = 100;

/** Nobody in a test of this size comes near it. */
const QUOTA = 1_000_000_000;

export async function startCluster(size: number): Promise<Cluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'conforme-chaos-'));
  const database = await startPostgres();
  const plansFile = writePlans(folder);
  const key = await keyIn({ dataDir: folder, plansFile, databaseUrl: database.url });
  const members: Member[] = [];
  const env = { CONFORME_PLANS: plansFile, DATABASE_URL: database.url, DATA_DIR: folder };
  const cores = (await ports(size)).map((port, at) => coreAt(port, at + 1));
  const coreUrl = cores.map(({ url }) => url).join();
  const gateways = (await ports(size)).map((port, at) =>
    gatewayAt(port, `gateway ${at + 1}`, { ...env, CORE_URL: coreUrl }),
  );
  members.push(...cores, ...gateways);
  const close = async (): Promise<void> => {
    // One that is frozen hears nothing else.
    await Promise.all(members.map((member) => member.end('SIGKILL')));
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(members.map((member) => member.start()));
    await Promise.all(gateways.map(ready));
  } catch (failure) {
    await close();
    throw failure;
  }
  return { database, cores, gateways, key, counted: () => counted(database.url), close };
}

export function writePlans(folder: string): string {
  const url = 'https://shop.example/';
  const plan = { id: 'large', name: 'Large', price_eur_month: 1, quota: QUOTA, checkout_url: url };
  const file = path.join(folder, 'plans.json');
  writeFileSync(file, JSON.stringify({ currency: 'EUR', plans: [plan], portal_url: url, mcp_url: url }));
  return file;
}

export async function keyIn(settings: Parameters<typeof openAdministration>[0]): Promise<string> {
  const administration = await openAdministration(settings);
  const { key } = await administration.create({ plan: 'large', label: 'chaos' });
  await administration.close();
  return key;
}

/** Gateways that were there before the cores take a moment to find them. */
async function ready({ url }: Addressed): Promise<void> {
  while ((await fetch(`${url}/health/ready`)).status !== 200) await pause(LOOK_MS);
}

async function ports(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) found.add(await freePort());
  return [...found];
}

function coreAt(port: number, number: number): Addressed {
  const env = {
    HOST: '127.0.0.1',
    GRPC_PORT: String(port),
    OPERATIONS_PORT: '0',
    CONFORME_CALL_TIME_LIMIT_MS: String(CALL_LIMIT_MS),
    CONFORME_WORKERS: '1',
  };
  return addressed(new Member({ name: `core ${number}`, what: 'core', env }), port);
}

export function gatewayAt(port: number, name: string, more: Readonly<Record<string, string>>): Addressed {
  const env = {
    HOST: '127.0.0.1',
    PORT: String(port),
    GRPC_PORT: '0',
    CONFORME_CALL_TIME_LIMIT_MS: String(CALL_LIMIT_MS),
    // Longer than those who look at it wait between two looks.
    CONFORME_DRAIN_MS: '1500',
    ...more,
  };
  return addressed(new Member({ name, what: null, env }), port);
}

function addressed(member: Member, port: number): Addressed {
  return Object.assign(member, { url: `http://127.0.0.1:${port}` });
}

const SETTLED_MS = 300;

/** What a gateway that died had sent may still be on its way. */
async function counted(url: string): Promise<ReadonlyMap<string, number>> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    for (let seen = ''; ;) {
      const rows = await sql<{ month: string; used: number }[]>`
        select month, sum(used)::int as used from conforme.usage group by month order by month`;
      const now = JSON.stringify(rows);
      if (now === seen) return new Map(rows.map(({ month, used }) => [month, used]));
      seen = now;
      await pause(SETTLED_MS);
    }
  } finally {
    await sql.end();
  }
}
