import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ORDER } from '../testing/jobs.ts';
import type { Chunk, Job, Order } from './job.ts';
import { SqliteJobs } from './sqlite.ts';

const MOMENT = '2026-11-23T08:00:00.000Z';
const LEASE = 1_000;

const order = (more: Partial<Order> = {}): Order => ({
  ...ORDER,
  account: 'a',
  options: { check: 'base' },
  created: MOMENT,
  ...more,
});

describe('jobs in SQLite', () => {
  let [folder, now] = ['', 0];
  let stores: SqliteJobs[] = [];
  /** Each is what another process would have. */
  const open = (): SqliteJobs => {
    const store = new SqliteJobs(path.join(folder, 'jobs.db'), () => now);
    stores.push(store);
    return store;
  };
  const jobOf = async (
    store: SqliteJobs,
    chunks: readonly number[],
    more: Partial<Order> = {},
  ): Promise<Job> => {
    const { job } = await store.begin(order(more));
    for (const [number, documents] of chunks.entries()) await store.addChunk(job.id, number, documents);
    return store.open(job.id);
  };
  const tally = (succeeded: number, invalid = 0, refused = 0) => ({ succeeded, invalid, refused });
  const of = ({ number }: Chunk, ...counts: Parameters<typeof tally>) => ({
    number,
    address: `at${number}`,
    tally: tally(...counts),
  });

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'conforme-jobs-'));
    [now, stores] = [1_000_000, []];
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    rmSync(folder, { recursive: true });
  });

  it('are done when each of their chunks is, with what became of the documents', async () => {
    const store = open();
    const job = await jobOf(store, [2, 1]);
    expect(job).toMatchObject({ state: 'waiting', documents: 3, chunks: 2, options: { check: 'base' } });
    const first = (await store.take('w', LEASE))!;
    const second = (await store.take('v', LEASE))!;
    expect([first.number, second.number, await store.take('w', LEASE)]).toEqual([0, 1, null]);
    expect(await store.finish(second, of(second, 1), MOMENT)).toBe(true);
    expect(await store.find('a', job.id)).toMatchObject({ state: 'running', succeeded: 1, ended: null });
    expect(await store.finished(job.id)).toEqual([{ number: 1, address: 'at1' }]);
    expect(await store.finish(first, of(first, 1, 1, 1), MOMENT)).toBe(true);
    expect(await store.find('a', job.id)).toMatchObject({ state: 'done', ended: MOMENT, ...tally(2, 1, 1) });
    expect((await store.finished(job.id)).map(({ number }) => number)).toEqual([0, 1]);
  });

  it('are not worked on before all their documents have come', async () => {
    const store = open();
    const { job } = await store.begin(order());
    await store.addChunk(job.id, 0, 1);
    expect(await store.take('w', LEASE)).toBe(null);
    await store.open(job.id);
    expect(await store.take('w', LEASE)).toMatchObject({ number: 0, tries: 1 });
  });

  it('give a chunk to another worker when its lease has ended, and believe who is done first', async () => {
    const [one, other] = [open(), open()];
    await jobOf(one, [1]);
    const dead = (await one.take('dead', LEASE))!;
    now += LEASE - 1;
    expect(await other.take('w', LEASE)).toBe(null);
    expect(await one.renew(dead, 'dead', LEASE)).toBe(true);
    now += LEASE;
    const again = (await other.take('w', LEASE))!;
    expect(again).toMatchObject({ number: 0, tries: 2 });
    expect(await one.renew(dead, 'dead', LEASE)).toBe(false);
    expect(await other.finish(again, of(again, 1), MOMENT)).toBe(true);
    expect(await one.finish(dead, of(dead, 1), MOMENT)).toBe(false);
    expect(await one.find('a', again.job.id)).toMatchObject({ state: 'done', succeeded: 1 });
  });

  it.each([-3_600_000, 3_600_000])(
    'give on a chunk of a worker that died, the clock set by %d ms',
    async (step) => {
      const store = open();
      await jobOf(store, [1, 1]);
      await store.take('dead', LEASE);
      const other = (await store.take('dead', LEASE))!;
      await store.putBack(other, 'dead', 500);
      now += step;
      expect([await store.take('w', LEASE), await store.take('w', LEASE)]).toMatchObject([
        { number: 0 },
        { number: 1 },
      ]);
      expect(await store.take('v', LEASE)).toBeNull();
    },
  );

  it('count no try that was put back, and wait with it', async () => {
    const store = open();
    await jobOf(store, [1]);
    await store.putBack((await store.take('w', LEASE))!, 'w', 500);
    expect(await store.take('w', LEASE)).toBe(null);
    now += 500;
    expect(await store.take('w', LEASE)).toMatchObject({ tries: 1 });
  });

  it('take turns', async () => {
    const store = open();
    const large = await jobOf(store, [1, 1, 1, 1]);
    await store.take('w', LEASE);
    const small = await jobOf(store, [1], { created: '2026-11-23T09:00:00.000Z' });
    expect((await store.take('w', LEASE))!.job.id).toBe(small.id);
    expect((await store.take('w', LEASE))!.job.id).toBe(large.id);
  });

  it('work on nothing of a job that was cancelled, and let what has ended be', async () => {
    const store = open();
    const job = await jobOf(store, [1, 1]);
    const chunk = (await store.take('w', LEASE))!;
    expect(await store.cancel('other', job.id, MOMENT)).toBe(null);
    expect(await store.cancel('a', job.id, MOMENT)).toMatchObject({ state: 'cancelled', ended: MOMENT });
    expect(await store.take('w', LEASE)).toBe(null);
    expect(await store.renew(chunk, 'w', LEASE)).toBe(false);
    expect(await store.finish(chunk, of(chunk, 1), 'later')).toBe(true);
    expect(await store.cancel('a', job.id, 'later')).toMatchObject({
      state: 'cancelled',
      ended: MOMENT,
      succeeded: 1,
    });
  });

  it('are ordered once under one key of an account', async () => {
    const [one, other] = [open(), open()];
    const { job, isNew } = await one.begin(order({ key: 'k' }));
    expect(isNew).toBe(true);
    expect(await other.begin(order({ key: 'k', kind: 'render' }))).toEqual({ job, isNew: false });
    expect((await other.begin(order({ key: 'k', account: 'b' }))).isNew).toBe(true);
    expect((await one.begin(order())).job.id).not.toBe((await one.begin(order())).job.id);
  });

  it('are their account’s, newest first', async () => {
    const store = open();
    const ids = ['1', '3', '2'].map((day) => `2026-11-0${day}T00:00:00.000Z`);
    for (const created of ids) await jobOf(store, [1], { created });
    const other = await jobOf(store, [1], { account: 'b' });
    expect((await store.list('a', 2)).map(({ created }) => created)).toEqual([ids[1], ids[2]]);
    expect(await store.find('a', other.id)).toBe(null);
  });

  it('are forgotten with their chunks', async () => {
    const store = open();
    const job = await jobOf(store, [1]);
    const chunk = (await store.take('w', LEASE))!;
    await store.finish(chunk, of(chunk, 1), '2026-11-20T00:00:00.000Z');
    const { job: half } = await store.begin(order({ created: '2026-11-22T00:00:00.000Z' }));
    expect(await store.expired('2026-11-19', '2026-11-20')).toEqual([]);
    expect(await store.expired('2026-11-21', '2026-11-20')).toEqual([job.id]);
    expect(await store.expired('2026-11-19', '2026-11-23')).toEqual([half.id]);
    await store.remove(job.id);
    expect(await store.find('a', job.id)).toBe(null);
    expect(await store.finished(job.id)).toEqual([]);
  });

  it('hold the message of their end until it was delivered, or nobody tries any more', async () => {
    const store = open();
    const webhook = { url: 'https://a.example/', secret: 's', events: ['job.done'] as const };
    const job = await jobOf(store, [1], { webhook });
    await jobOf(store, [], { webhook, key: 'never opened' });
    expect(await store.takeMessage(LEASE)).toBeNull();
    const chunk = (await store.take('w', LEASE))!;
    await store.finish(chunk, of(chunk, 1), MOMENT);
    expect(await store.takeMessage(LEASE, ['other', job.account])).toBeNull();
    expect(await store.takeMessage(LEASE, ['other'])).toMatchObject({
      id: job.id,
      state: 'done',
      webhook,
      delivery: null,
    });
    // Whoever has it may have died.
    expect(await open().takeMessage(LEASE)).toBeNull();
    now += LEASE;
    expect(await open().takeMessage(LEASE)).toMatchObject({ id: job.id });
    const next = new Date(now + 5_000).toISOString();
    const failed = { attempts: 1, error: 'no', delivered: null, next };
    await store.settle(job.id, failed);
    now += 4_999;
    expect(await store.takeMessage(LEASE)).toBeNull();
    now += 1;
    expect(await store.takeMessage(LEASE)).toMatchObject({ delivery: failed });
    await store.settle(job.id, { ...failed, attempts: 2, delivered: MOMENT, next: null });
    now += 1_000_000;
    expect(await store.takeMessage(LEASE)).toBeNull();
  });

  it('tell nobody of an end that nobody asked for', async () => {
    const store = open();
    const webhook = { url: 'https://job.done/', secret: 's', events: ['job.cancelled'] as const };
    const job = await jobOf(store, [1], { webhook });
    const chunk = (await store.take('w', LEASE))!;
    await store.finish(chunk, of(chunk, 1), MOMENT);
    expect(await store.takeMessage(LEASE)).toBeNull();
    const other = await jobOf(store, [1], { webhook });
    await store.cancel(order().account, other.id, MOMENT);
    expect(await store.takeMessage(LEASE)).toMatchObject({ id: other.id, state: 'cancelled' });
    expect(job.id).not.toBe(other.id);
  });
});
