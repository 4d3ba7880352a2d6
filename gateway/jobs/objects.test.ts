import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRouterTransport } from '@connectrpc/connect';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Engine } from '@conforme/proto/v1';
import { SqliteStore } from '../accounts/sqlite.ts';
import { testGate } from '../testing/accounts.ts';
import { ObjectsInMemory, ORDER } from '../testing/jobs.ts';
import { embeddedJobs, openJobs, type Jobs } from './index.ts';
import { isEnded, type Job, type Order } from './job.ts';

const ACCOUNT = 'account of k';
const PLACE = 's3://callers/';
const text = (value: object): { body: Uint8Array<ArrayBuffer> } => ({
  body: Buffer.from(JSON.stringify(value)),
});
/** As extract answers it: a document that is attached to the invoice. */
const ATTACHED = { flavor: 'cii', invoice: { documents: [{ id: 'A', content_base64: 'QQ==' }] } };

let folder = '';
let objects: ObjectsInMemory;
let jobs: Jobs;
let failures: unknown[] = [];

/** Over an engine that writes what it was sent, with quotes and a slash in its name. */
async function opened(storage: ObjectsInMemory | null): Promise<void> {
  const gate = await testGate({ keys: ['k'], quota: 1_000, store: new SqliteStore(':memory:') });
  const generateFromText = ({ request }: { readonly request: Uint8Array }) => {
    const content = Buffer.from(request).toString('base64');
    const envelope = { filename: 'a/"b".xml', media_type: 'application/xml', content_base64: content };
    return text({ ...envelope, note: '"content_base64":"x"' });
  };
  const transport = createRouterTransport(
    (router) => void router.service(Engine, { generateFromText, extract: () => text(ATTACHED) }),
  );
  const report = (failure: unknown): void => void failures.push(failure);
  const times = { idleMs: 5, delayMs: 5 };
  const around = { place: embeddedJobs(folder, storage), transport, gate, report, times, works: true };
  jobs = await openJobs({ ...around, retentionMs: 3_600_000, webhookNetworks: [] });
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'conforme-objects-'));
  objects = new ObjectsInMemory();
  failures = [];
});
afterEach(async () => {
  await jobs.close();
  rmSync(folder, { recursive: true });
});

async function* nothing() {}

async function submitted(more: Partial<Order>): Promise<Job> {
  const words = { ...ORDER, account: ACCOUNT, plan: 'tiny', created: new Date().toISOString() };
  const options = { explain: 'false', include_xml: 'false' };
  const { job } = await jobs.submit({ ...words, kind: 'generate', options, ...more }, nothing());
  return job;
}

async function ended(more: Partial<Order>): Promise<Job> {
  const { id } = await submitted(more);
  await expect.poll(async () => isEnded((await jobs.find(ACCOUNT, id))!)).toBe(true);
  return (await jobs.find(ACCOUNT, id))!;
}

async function linesOf(job: Job): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of jobs.lines(job, 'results')) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

describe('a job of objects', () => {
  it('writes objects, and the lines that it answers; what is absent is refused in its line', async () => {
    await opened(objects);
    const addresses = ['a', 'absent', 'b'].map((key) => `${PLACE}in/${key}.json`);
    objects.stored.set(addresses[0]!, Buffer.from('one')).set(addresses[2]!, Buffer.from('two'));
    const job = await ended({ input: { objects: addresses }, output: `${PLACE}out/` });
    expect(job).toMatchObject({ succeeded: 2, refused: 1 });
    const answered = await linesOf(job);
    expect(objects.stored.get(`${PLACE}out/results/000000.ndjson`)!.toString()).toBe(answered);
    const lines = answered
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { name: string; status: number; result: { object: string } });
    expect(lines.map(({ name }) => name)).toEqual(addresses);
    expect(lines.map(({ status }) => status)).toEqual([200, 404, 200]);
    const object = `${PLACE}out/documents/00000002-a_"b".xml`;
    expect(lines[2]!.result).toEqual({
      filename: 'a/"b".xml',
      media_type: 'application/xml',
      object,
      note: '"content_base64":"x"',
    });
    expect(objects.stored.get(object)!.toString()).toBe('two');
    expect(objects.stored.get(`${PLACE}out/errors/000000.ndjson`)!.toString()).toBe(
      `${answered.split('\n')[1]}\n`,
    );
  });

  it('takes what is attached to an invoice for no document that was written', async () => {
    await opened(objects);
    objects.stored.set(`${PLACE}in/a.xml`, Buffer.from('<a/>'));
    const words = { kind: 'extract', input: { prefix: `${PLACE}in/` }, output: `${PLACE}out/` } as const;
    const lines = await linesOf(await ended(words));
    expect(JSON.parse(lines)).toMatchObject({ status: 200, result: ATTACHED });
    expect([...objects.stored.keys()]).toEqual([`${PLACE}in/a.xml`, `${PLACE}out/results/000000.ndjson`]);
  });

  it('waits for a worker with storage where this one has none', async () => {
    await opened(objects);
    objects.stored.set(`${PLACE}in/a.json`, Buffer.from('one'));
    await jobs.close();
    const place = embeddedJobs(folder, objects);
    const words = { ...ORDER, account: ACCOUNT, plan: 'tiny', kind: 'generate' } as const;
    const { job } = await place.store.begin({ ...words, options: { explain: 'false' } });
    const entry = { index: 0, name: 'a', content: { object: `${PLACE}in/a.json` } };
    await place.documents.write(job.id, 0, [entry]);
    await place.store.addChunk(job.id, 0, 1);
    await place.store.open(job.id);
    await place.close();
    await opened(null);
    await expect.poll(() => failures.length).toBeGreaterThan(1);
    expect(String(failures[0])).toMatch(/names objects/);
    await jobs.close();
    failures = [];
    await opened(objects);
    await expect.poll(async () => (await jobs.find(ACCOUNT, job.id))!.succeeded).toBe(1);
    expect(failures).toEqual([]);
  });
});
