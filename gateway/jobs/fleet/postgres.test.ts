import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PostgresStore } from '../../accounts/postgres.ts';
import { ORDER } from '../../testing/jobs.ts';
import { freshDatabase, TEST_SERVER, type TestDatabase } from '../../testing/postgres.ts';
import type { Job, Order } from '../job.ts';
import { PostgresJobs } from './postgres.ts';

const MOMENT = '2026-11-23T08:00:00.000Z';
const LEASE = 60_000;
const ENDS = ['job.done'] as const;

const order = (events: readonly ('job.done' | 'job.cancelled')[] | null): Order => ({
  ...ORDER,
  account: 'a',
  created: MOMENT,
  webhook: events && { url: 'https://job.done/', secret: 'whsec_s', events },
});

// What the embedded engine is tried with stands in ../sqlite.test.ts.
describe.skipIf(TEST_SERVER === null)('jobs in PostgreSQL', () => {
  let database: TestDatabase;
  let stores: PostgresJobs[] = [];
  /** Each is what another service would have. */
  const open = (): PostgresJobs => {
    const store = new PostgresJobs(database.url);
    stores.push(store);
    return store;
  };
  const done = async (store: PostgresJobs, words: Order): Promise<Job> => {
    const { job } = await store.begin(words);
    await store.addChunk(job.id, 0, 1);
    await store.open(job.id);
    const chunk = (await store.taken({ job: job.id, number: 0 }))!;
    const tally = { succeeded: 1, invalid: 0, refused: 0 };
    await store.finish(chunk, { number: 0, address: 'at', tally }, MOMENT);
    return job;
  };

  beforeEach(async () => {
    database = await freshDatabase();
    stores = [];
    // Whose migrations make the tables.
    await (await PostgresStore.open(database.url)).close();
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await database.drop();
  });

  it('know the place of a chunk, and which document was the first to be an invoice', async () => {
    const store = open();
    const { job } = await store.begin(order(null));
    for (const [number, documents] of [50, 50, 7].entries()) await store.addChunk(job.id, number, documents);
    expect(await store.range(job.id, 0)).toEqual({ first: 0, documents: 50 });
    expect(await store.range(job.id, 2)).toEqual({ first: 100, documents: 7 });
    const [a, b, again] = [3, 4, 9].map((index) => ({
      index,
      name: `${index}.xml`,
      key: index === 4 ? 'b' : 'a',
    }));
    expect(await store.identify(job.id, [a!, b!, again!])).toEqual([a, b, a]);
    const later = { index: 1, name: '1.xml', key: 'b' };
    expect(await open().identify(job.id, [later])).toEqual([b]);
    expect(await store.identify(job.id, [a!, b!, again!])).toEqual([a, b, a]);
    const other = (await store.begin(order(null))).job;
    expect(await store.identify(other.id, [later])).toEqual([later]);
    await store.remove(job.id);
    expect(await store.find('a', job.id)).toBeNull();
  });

  it('are done when the last of their chunks is, whoever finishes at the same time', async () => {
    const store = open();
    const { job } = await store.begin(order(null));
    const numbers = Array.from({ length: 30 }, (_, number) => number);
    for (const number of numbers) await store.addChunk(job.id, number, 1);
    await store.open(job.id);
    for (const number of numbers) await store.taken({ job: job.id, number });
    const services = [store, open(), open()];
    const tally = { succeeded: 1, invalid: 0, refused: 0 };
    // Each twice, as where a lease ran out.
    const first = await Promise.all(
      [...numbers, ...numbers].map((number, i) =>
        services[i % 3]!.finish({ job, number, tries: 1 }, { number, address: 'at', tally }, MOMENT),
      ),
    );
    expect(first.filter(Boolean)).toHaveLength(30);
    expect(await store.find('a', job.id)).toMatchObject({ state: 'done', ended: MOMENT, succeeded: 30 });
  });

  it('have messages that are held until they were delivered, or nobody tries any more', async () => {
    const store = open();
    await store.begin(order(ENDS));
    expect(await store.takeMessage(LEASE)).toBeNull();
    const { id } = await done(store, order(ENDS));
    const { webhook } = order(ENDS);
    expect(await store.takeMessage(1, ['other', 'a'])).toBeNull();
    expect(await store.takeMessage(1, ['other'])).toMatchObject({
      id,
      state: 'done',
      webhook,
      delivery: null,
    });
    // Whoever had it may have died.
    await pause(50);
    expect(await open().takeMessage(LEASE)).toMatchObject({ id });
    expect(await open().takeMessage(LEASE)).toBeNull();
    const later = { attempts: 1, error: 'no', delivered: null, next: '2999-01-01T00:00:00.000Z' };
    await store.settle(id, later);
    expect(await store.takeMessage(LEASE)).toBeNull();
    expect(await store.find('a', id)).toMatchObject({ delivery: later });
    const due = { ...later, next: MOMENT };
    await store.settle(id, due);
    expect(await store.takeMessage(LEASE)).toMatchObject({ id, delivery: due });
    await store.settle(id, { ...later, delivered: MOMENT, next: null });
    expect(await store.takeMessage(0)).toBeNull();
  });

  it('have messages that go to one service each, and first attempts before others', async () => {
    const store = open();
    const jobs = await Promise.all([1, 2, 3, 4].map(() => done(store, order(ENDS))));
    const again = jobs[0]!.id;
    await store.settle(again, { attempts: 1, error: 'no', delivered: null, next: MOMENT });
    const services = [open(), open(), open()];
    const first = await Promise.all(services.map((service) => service.takeMessage(LEASE)));
    const ids = (taken: readonly (Job | null)[]) => taken.map((job) => job?.id).sort();
    expect(ids(first)).toEqual(ids(jobs.slice(1)));
    expect(await store.takeMessage(LEASE)).toMatchObject({ id: again });
    expect(await store.takeMessage(LEASE)).toBeNull();
  });

  it('have no messages of an end that nobody asked for', async () => {
    const store = open();
    await done(store, order(null));
    await done(store, order(['job.cancelled']));
    expect(await store.takeMessage(LEASE)).toBeNull();
    const { job } = await store.begin(order(['job.cancelled']));
    await store.cancel('a', job.id, MOMENT);
    expect(await store.takeMessage(LEASE)).toMatchObject({ id: job.id, state: 'cancelled' });
  });
});
