// Services as processes over one store, and clients that load them.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openAdministration, type StoreSettings } from '@conforme/gateway/accounts';
import { freshDatabase } from '../../gateway/testing/postgres.ts';
import { example } from '../e2e/service.ts';
import { serve, type Served } from '../e2e/process.ts';

export type StoreName = 'SQLite' | 'PostgreSQL';

/** One store with one key of a quota, and as many services over it as are started. */
export interface Replicas {
  readonly key: string;
  /** What leads a process to the store. */
  readonly env: Readonly<Record<string, string>>;
  start(): Promise<Served>;
  close(): Promise<void>;
}

export async function replicasOver(store: StoreName, quota: number): Promise<Replicas> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'conforme-replicas-'));
  const plansFile = path.join(dataDir, 'plans.json');
  writeFileSync(plansFile, JSON.stringify(catalogOf(quota)));
  const database = store === 'PostgreSQL' ? await freshDatabase() : null;
  const settings: StoreSettings = { dataDir, plansFile, databaseUrl: database?.url ?? null };
  const administration = await openAdministration(settings);
  const { key } = await administration.create({ plan: 'small', label: 'replicas' });
  await administration.close();
  const started: Served[] = [];
  const env = { DATA_DIR: dataDir, CONFORME_PLANS: plansFile, DATABASE_URL: database?.url ?? '' };
  return {
    key,
    env,
    start: async () => {
      const service = await serve({ plugins: [], env: { ...env, CONFORME_WORKERS: '0' } });
      started.push(service);
      return service;
    },
    close: async () => {
      await Promise.all(started.map((service) => service.close()));
      await database?.drop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

function catalogOf(quota: number): object {
  const url = 'https://shop.example/';
  const plan = { id: 'small', name: 'Small', price_eur_month: 1, quota, checkout_url: url };
  return { currency: 'EUR', plans: [plan], portal_url: url, mcp_url: url };
}

/** What became of a call; null when its connection broke before it was answered. */
export interface Answer {
  readonly status: number;
  /** X-Usage-Used. */
  readonly used: number | null;
  readonly body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export function ask(service: Served, key: string, url: string, payload?: string): Promise<Answer | null> {
  const method = payload === undefined ? 'GET' : 'POST';
  const headers = { 'x-api-key': key, ...(url.endsWith('xml') && { 'content-type': 'application/json' }) };
  return new Promise((resolve) => {
    const call = request(`${service.url}${url}`, { method, headers, agent }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      answer.once('error', () => resolve(null));
      answer.once('end', () => {
        const used = answer.headers['x-usage-used'];
        resolve({ status: answer.statusCode!, used: used === undefined ? null : Number(used), body });
      });
    });
    call.once('error', () => resolve(null));
    call.end(payload);
  });
}

/** A document that every validation judges, made by the service itself: a preview counts nothing. */
export async function document(service: Served, key: string): Promise<string> {
  const answer = await ask(service, key, '/v1/invoices/preview-xml', JSON.stringify(example('services')));
  if (answer?.status !== 200) throw new Error(`no preview: ${answer?.status} ${answer?.body}`);
  return answer.body;
}

export async function usedBy(service: Served, key: string): Promise<number> {
  const answer = await ask(service, key, '/v1/usage');
  if (answer?.status !== 200) throw new Error(`no usage: ${answer?.status} ${answer?.body}`);
  return (JSON.parse(answer.body) as { used: number }).used;
}
