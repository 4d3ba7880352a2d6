import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect } from 'vitest';
import type { JobOut } from '@conforme/proto/schema/jobs';
import { it } from '../seldom.ts';
import { isFull } from '../cases.ts';
import { example, KEY } from './service.ts';
import { serve, type Served } from './process.ts';

/** Chunks have 50 documents: there is work left after each death. */
const [DOCUMENTS, DEATHS] = isFull ? [600, 3] : [250, 1];

let dataDir: string;
let served: Served | null = null;
let workers: Served[] = [];
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'conforme-killed-'))));
afterEach(async () => {
  await Promise.all([served, ...workers].map((each) => each?.close()));
  [served, workers] = [null, []];
  rmSync(dataDir, { recursive: true, force: true });
});

const ENV = {
  DATA_DIR: '',
  CONFORME_DEV_KEY: KEY,
  CONFORME_JOB_LEASE_MS: '1000',
  CONFORME_WEBHOOK_NETWORKS: '127.0.0.1',
};

const started = async (more: Record<string, string> = {}): Promise<Served> =>
  (served = await serve({ plugins: [], env: { ...ENV, DATA_DIR: dataDir, ...more } }));

/** Takes orders, and leaves the work to others: a thread would only be started and ended. */
const HERE = { CONFORME_WORKERS: '0' };

async function worker(): Promise<Served> {
  const begun = await serve({ plugins: [], env: { ...ENV, DATA_DIR: dataDir }, what: 'worker' });
  workers.push(begun);
  return begun;
}

async function killed({ child }: Served): Promise<void> {
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
}

const headers = { authorization: `Bearer ${KEY}` };
const get = async <T>(path: string): Promise<T> =>
  (await (await fetch(`${served!.url}${path}`, { headers })).json()) as T;

const requests = (() => {
  const { invoice, options } = example('services');
  return Array.from({ length: DOCUMENTS }, (_, at) =>
    JSON.stringify({
      invoice: { ...invoice, number: `F-${at}` },
      options: { ...options, output: 'cii-xml' },
    }),
  );
})();

async function ordered(documents = requests, webhook?: { readonly url: string }): Promise<string> {
  const body = new FormData();
  body.append('job', JSON.stringify({ kind: 'generate', ...(webhook && { webhook }) }));
  body.append('file', new Blob([documents.join('\n')]), 'list.ndjson');
  const answer = await fetch(`${served!.url}/v1/jobs`, { method: 'POST', body, headers });
  return ((await answer.json()) as JobOut).id;
}

/** Kills something whenever the job is further, so many times, and waits for its end. @returns how often */
async function throughDeaths(id: string, kill: () => Promise<unknown>): Promise<number> {
  let deaths = 0;
  for (let last = 0; ;) {
    const { state, processed } = await get<JobOut>(`/v1/jobs/${id}`);
    if (state === 'done') return deaths;
    if (processed > last && deaths < DEATHS) {
      [last, deaths] = [processed, deaths + 1];
      await kill();
    }
    await pause(20);
  }
}

async function expectOnce(id: string): Promise<void> {
  const text = await (await fetch(`${served!.url}/v1/jobs/${id}/results`, { headers })).text();
  const lines = text.trimEnd().split('\n');
  const found = lines.map((line) => JSON.parse(line) as { index: number; status: number });
  expect(found.map(({ index }) => index)).toEqual(requests.map((_, at) => at));
  expect(new Set(found.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await get('/v1/usage')).toMatchObject({ used: DOCUMENTS });
}

it('a job outlives its process: each document has one result and is counted once', async () => {
  await started();
  const id = await ordered();
  const deaths = await throughDeaths(id, async () => {
    await killed(served!);
    await started();
  });
  expect(deaths).toBeGreaterThan(0);
  await expectOnce(id);
});

it('workers may die: the service takes orders, and those that are left do the work', async () => {
  await started({ CONFORME_JOB_WORK: 'false', ...HERE });
  await Promise.all([worker(), worker()]);
  const id = await ordered();
  const deaths = await throughDeaths(id, async () => {
    await killed(workers.shift()!);
    await worker();
  });
  expect(deaths).toBeGreaterThan(0);
  await expectOnce(id);
});

it('the end of a job is told by whoever comes after the process that could not', async () => {
  const told: string[] = [];
  let status = 503;
  const receiver = createServer((request, response) => {
    told.push(String(request.headers['webhook-id']));
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  try {
    await started(HERE);
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const id = await ordered(requests.slice(0, 1), { url });
    const webhook = async (): Promise<JobOut['webhook']> => (await get<JobOut>(`/v1/jobs/${id}`)).webhook;
    await expect.poll(webhook).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(await webhook()).toMatchObject({ last_error: expect.stringContaining('503') as unknown });
    await killed(served!);
    status = 204;
    await started(HERE);
    const delivered = { state: 'delivered', attempts: 2, next_at: null };
    await expect.poll(webhook).toMatchObject(delivered);
    expect(told).toEqual([`msg_${id}`, `msg_${id}`]);
  } finally {
    receiver.close();
  }
});
