import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRouterTransport } from '@connectrpc/connect';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Engine } from '@conforme/proto/v1';
import { SqliteStore } from '../accounts/sqlite.ts';
import { readQuery } from '../query.ts';
import { VALIDATE_QUERY } from '../routes/validate.ts';
import { testGate } from '../testing/accounts.ts';
import { ORDER } from '../testing/jobs.ts';
import { embeddedJobs, openJobs, type JobEngine, type Jobs } from './index.ts';
import { jobOut } from './job-out.ts';
import { isEnded, type Job, type Order } from './job.ts';
import type { Uploaded } from './document.ts';

const ACCOUNT = 'account of k';

const order = (): Order => ({
  ...ORDER,
  account: ACCOUNT,
  plan: 'tiny',
  options: readQuery({}, VALIDATE_QUERY),
  created: new Date().toISOString(),
});

async function* documents(count: number): AsyncGenerator<Uploaded> {
  for (let at = 0; at < count; at++) yield { name: `${at}.xml`, content: Buffer.from('<a/>') };
}

let [folder, judged] = ['', 0];
let jobs: Jobs;
let store: SqliteStore;
const failures: unknown[] = [];

interface Opening {
  readonly retentionMs?: number;
  readonly works?: boolean;
  readonly place?: JobEngine;
  /** Runs before each verdict. */
  readonly before?: (signal: AbortSignal) => Promise<void>;
  readonly leaseMs?: number;
}

/** Over an engine that finds everything valid, for an account that may do so many. */
async function opened(quota: number, more: Opening = {}): Promise<void> {
  const { retentionMs = 3_600_000, works = true, place = embeddedJobs(folder), before } = more;
  store = new SqliteStore(':memory:');
  const gate = await testGate({ keys: ['k'], quota, store });
  const validate = async (_request: object, { signal }: { readonly signal: AbortSignal }) => {
    await before?.(signal);
    judged++;
    return { validation: { valid: true, flavor: 'factur-x', profile: 'en16931' }, rulesets: [] };
  };
  const transport = createRouterTransport((router) => void router.service(Engine, { validate }));
  const report = (failure: unknown): void => void failures.push(failure);
  const times = { idleMs: 5, delayMs: 5, ...(more.leaseMs && { leaseMs: more.leaseMs }) };
  const around = { place, transport, gate, report, times, works };
  jobs = await openJobs({ ...around, retentionMs, webhookNetworks: [] });
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'conforme-jobs-'));
  judged = 0;
});
afterEach(async () => {
  await jobs.close();
  rmSync(folder, { recursive: true });
  expect(failures.splice(0)).toEqual([]);
});

async function ended(count: number): Promise<Job> {
  return endOf((await jobs.submit(order(), documents(count))).job);
}

async function endOf({ id }: Job): Promise<Job> {
  await expect.poll(async () => isEnded((await jobs.find(ACCOUNT, id))!)).toBe(true);
  return (await jobs.find(ACCOUNT, id))!;
}

async function statusesOf(job: Job, kind: 'results' | 'errors' = 'results'): Promise<number[]> {
  let text = '';
  for await (const piece of jobs.lines(job, kind)) text += piece.toString();
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => (JSON.parse(line) as { readonly status: number }).status);
}

describe('a job of an account', () => {
  it('whose quota ends within it has results for as many as it may, and 402 for the rest, which is not worked on', async () => {
    await opened(53);
    const job = await ended(200);
    expect(job).toMatchObject({ state: 'done', succeeded: 53, refused: 147 });
    const statuses = await statusesOf(job);
    expect(statuses.slice(0, 53)).toEqual(Array.from({ length: 53 }, () => 200));
    expect(new Set(statuses.slice(53))).toEqual(new Set([402]));
    expect(statuses).toHaveLength(200);
    expect(await statusesOf(job, 'errors')).toHaveLength(147);
    // The chunk in which the quota ends is worked on to its end; what comes after it is not.
    expect(judged).toBe(100);
    expect(await store.used(ACCOUNT, new Date().toISOString().slice(0, 7))).toBe(53);
  });

  it('keeps what comes slowly, though the clock says that nothing has come for long', async () => {
    await opened(100);
    const slowly = async function* (): AsyncGenerator<Uploaded> {
      yield* documents(60);
      await jobs.sweep(0);
      yield* documents(1);
    };
    const { job } = await jobs.submit(order(), slowly());
    expect(await endOf(job)).toMatchObject({ state: 'done', documents: 61, succeeded: 61 });
  });

  it('is to be sent again where another service on the same files has given up its upload', async () => {
    const place = embeddedJobs(folder);
    await opened(100, { place });
    const given = async function* (): AsyncGenerator<Uploaded> {
      yield* documents(60);
      const [job] = await place.store.list(ACCOUNT, 1);
      await place.store.remove(job!.id);
      yield* documents(60);
    };
    await expect(jobs.submit(order(), given())).rejects.toMatchObject({ status: 503 });
    expect(await jobs.list(ACCOUNT)).toEqual([]);
  });

  it('keeps what was counted when the quota ends with it and its results are worked out again', async () => {
    const place = embeddedJobs(folder);
    const { documents: stored } = place;
    const writeOutcome = stored.writeOutcome.bind(stored);
    let tries = 0;
    stored.writeOutcome = async (...outcome) => {
      if (tries++ === 0) throw new Error('the disk is full');
      return writeOutcome(...outcome);
    };
    await opened(50, { place });
    expect(await ended(50)).toMatchObject({ succeeded: 50, refused: 0 });
    expect([tries, failures.splice(0).map(String)]).toEqual([2, ['Error: the disk is full']]);
    expect(await store.used(ACCOUNT, new Date().toISOString().slice(0, 7))).toBe(50);
  });

  it('has its next chunk taken while documents of one are left, which is put back when the worker ends', async () => {
    const place = embeddedJobs(folder);
    const { store: stands, queue } = place;
    const [take, putBack, finish] = [
      queue.take.bind(queue),
      queue.putBack.bind(queue),
      stands.finish.bind(stands),
    ];
    const [taken, done]: [number[], number[]] = [[], []];
    let closed: Promise<void> | null = null;
    queue.take = async (...given) => {
      const chunk = await take(...given);
      if (chunk) taken.push(chunk.number);
      if (chunk?.number === 1) closed = jobs.close();
      return chunk;
    };
    queue.putBack = async (chunk, ...given) => {
      done.push(chunk.number);
      await putBack(chunk, ...given);
    };
    stands.finish = async (chunk, ...given) => {
      done.push(chunk.number);
      return finish(chunk, ...given);
    };
    await opened(1_000, { place });
    const { job } = await jobs.submit(order(), documents(200));
    await expect.poll(() => closed).not.toBeNull();
    await closed;
    expect([taken, done.toSorted()]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    // Within a chunk, not after it.
    expect(judged).toBeLessThan(50);
    await opened(1_000);
    expect(await endOf(job)).toMatchObject({ state: 'done', succeeded: 200 });
  });

  it('is left by its worker once it is cancelled, not when its lease is renewed', async () => {
    const [begun, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const before = async (signal: AbortSignal): Promise<void> => {
      signal.addEventListener('abort', () => left.resolve());
      begun.resolve();
      await left.promise;
    };
    await opened(10, { before, leaseMs: 3_600_000 });
    const { job } = await jobs.submit(order(), documents(1));
    await begun.promise;
    await jobs.cancel(ACCOUNT, job.id);
    await left.promise;
    expect(await jobs.find(ACCOUNT, job.id)).toMatchObject({ state: 'cancelled', succeeded: 0 });
  });

  it('counts nothing more once it is cancelled, not even of the chunk that is worked on', async () => {
    const place = embeddedJobs(folder);
    const { queue } = place;
    const [take, putBack] = [queue.take.bind(queue), queue.putBack.bind(queue)];
    const left: number[] = [];
    queue.take = async (...given) => {
      const chunk = await take(...given);
      if (chunk) await jobs.cancel(ACCOUNT, chunk.job.id);
      return chunk;
    };
    queue.putBack = async (chunk, ...given) => {
      left.push(chunk.number);
      await putBack(chunk, ...given);
    };
    await opened(1_000, { place });
    const { job } = await jobs.submit(order(), documents(120));
    await expect.poll(() => left).toEqual([0]);
    expect(judged).toBe(50);
    expect(await jobs.find(ACCOUNT, job.id)).toMatchObject({ state: 'cancelled', succeeded: 0 });
    expect(await statusesOf(job)).toEqual([]);
    expect(await store.used(ACCOUNT, new Date().toISOString().slice(0, 7))).toBe(0);
  });

  it('has nothing in store for errors where there are none', async () => {
    await opened(1_000);
    const job = await ended(120);
    expect(await statusesOf(job, 'errors')).toEqual([]);
    const files = readdirSync(path.join(folder, 'jobs', job.id));
    expect(files.filter((name) => name.endsWith('.results'))).toHaveLength(3);
    expect(files.filter((name) => name.endsWith('.errors'))).toEqual([]);
  });

  it('whose documents are gone from the storage refuses each of them, and goes on', async () => {
    await opened(1_000, { works: false });
    const { job } = await jobs.submit(order(), documents(120));
    rmSync(path.join(folder, 'jobs', job.id, '1.documents'));
    await jobs.close();
    await opened(1_000);
    expect(await endOf(job)).toMatchObject({ state: 'done', succeeded: 70, refused: 50 });
    const statuses = await statusesOf(job);
    expect(statuses.map((status, index) => (status === 500 ? index : -1)).filter((at) => at >= 0)).toEqual(
      Array.from({ length: 50 }, (_, at) => 50 + at),
    );
    let text = '';
    for await (const piece of jobs.lines(job, 'errors')) text += piece.toString();
    expect(JSON.parse(text.split('\n')[0]!)).toMatchObject({
      index: 50,
      name: '#50',
      error: { code: 'internal_error', message: expect.stringMatching(/gone .* Send it again/) as string },
    });
    expect(await store.used(ACCOUNT, new Date().toISOString().slice(0, 7))).toBe(70);
  });

  it('is forgotten with its documents, results and counts when it was kept for long enough', async () => {
    await opened(1_000, { retentionMs: 0 });
    const job = await ended(120);
    expect(readdirSync(path.join(folder, 'jobs'))).toEqual([job.id]);
    await new Promise((resolve) => setTimeout(resolve, 2));
    await jobs.sweep(3_600_000);
    expect(await jobs.find(ACCOUNT, job.id)).toBeNull();
    expect(existsSync(path.join(folder, 'jobs', job.id))).toBe(false);
    // What was counted stays counted.
    expect(await store.used(ACCOUNT, new Date().toISOString().slice(0, 7))).toBe(120);
  });

  it('is kept until then', async () => {
    await opened(1_000);
    const job = await ended(1);
    await jobs.sweep(0);
    expect(await statusesOf((await jobs.find(ACCOUNT, job.id))!)).toEqual([200]);
  });

  it('says how fast it is, and when it will be done', async () => {
    await opened(1_000);
    const job = await ended(1);
    const started = '2026-11-23T08:00:00.000Z';
    const running = {
      ...job,
      state: 'running',
      started,
      ended: null,
      documents: 1_000,
      succeeded: 240,
      refused: 10,
    } as const;
    const now = Date.parse(started) + 5_000;
    // 250 in 5 s: 750 more take 15 s.
    expect(jobOut(running, now)).toMatchObject({
      processed: 250,
      rate: 50,
      expected_at: '2026-11-23T08:00:20.000Z',
    });
    expect(jobOut({ ...running, succeeded: 0, refused: 0 }, now)).toMatchObject({
      rate: null,
      expected_at: null,
    });
    const over = {
      ...running,
      state: 'done',
      succeeded: 1_000,
      refused: 0,
      ended: '2026-11-23T08:00:10.000Z',
    } as const;
    expect(jobOut(over, now + 3_600_000)).toMatchObject({ processed: 1_000, rate: 100, expected_at: null });
  });
});
