import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import postgres from 'postgres';
import { addKey } from '../testing/accounts.ts';
import { freshDatabase, TEST_SERVER, wireTo, type TestDatabase, type Wire } from '../testing/postgres.ts';
import type { Limiter } from './limit.ts';
import { PostgresStore } from './postgres.ts';
import { FOR_THE_START } from './retry.ts';

const MONTH = '2026-11';
const wanted = { account: 'a', month: MONTH, calls: 1, quota: 100 };

describe.runIf(TEST_SERVER !== null)('PostgreSQL', () => {
  let database: TestDatabase;
  let wire: Wire;
  let store: PostgresStore;
  beforeEach(async () => {
    database = await freshDatabase();
    wire = await wireTo(database.url);
    store = await PostgresStore.open(wire.url);
    await addKey(store, 'k', { account: 'a' });
  });
  afterEach(async () => {
    await store.close();
    await wire.close();
    await database.drop();
  });

  it('counts once what it was asked twice, because the answer was lost', async () => {
    expect(await store.count([wanted])).toEqual([{ granted: 1, used: 1 }]);
    wire.loseNextAnswer();
    expect(await store.count([wanted])).toEqual([{ granted: 1, used: 2 }]);
    expect(await store.used('a', MONTH)).toBe(2);
  });

  it('is asked again when it went away for a moment', async () => {
    wire.cut();
    setTimeout(() => wire.mend(), 150);
    expect(await store.count([wanted])).toEqual([{ granted: 1, used: 1 }]);
  });

  it('rejects when it stays away, and serves again when it is back', async () => {
    wire.cut();
    await expect(store.count([wanted])).rejects.toThrow();
    await expect(store.find('00', MONTH)).rejects.toThrow();
    wire.mend();
    expect(await store.count([wanted])).toEqual([{ granted: 1, used: 1 }]);
  });

  it('is waited for at the start, and not for ever', async () => {
    wire.cut();
    const opening = PostgresStore.open(wire.url, { ...FOR_THE_START, waits: [100, 100, 400, 400] });
    setTimeout(() => wire.mend(), 300);
    await (await opening).close();
    wire.cut();
    await expect(PostgresStore.open(wire.url, { ...FOR_THE_START, waits: [10, 10] })).rejects.toThrow();
    wire.mend();
  });

  it('is migrated once by many that start together, and not at all for older ones', async () => {
    const fresh = await freshDatabase();
    const opened = await Promise.all(Array.from({ length: 5 }, () => PostgresStore.open(fresh.url)));
    expect(await opened[0]!.keys()).toEqual([]);
    await Promise.all(opened.map((each) => each.close()));
    const sql = postgres(fresh.url, { max: 1 });
    await sql`insert into conforme.migrations (version) values (99)`;
    await sql.end();
    await expect(PostgresStore.open(fresh.url)).rejects.toThrow(/newer version/);
    await fresh.drop();
  });

  describe('as the limiter of all replicas', () => {
    let other: PostgresStore;
    const limitersOf = (windowMs: number): readonly [Limiter, Limiter] => {
      const limit = { calls: 3, windowMs };
      return [store.limiter(limit), other.limiter(limit)];
    };
    beforeEach(async () => {
      other = await PostgresStore.open(database.url);
      return () => other.close();
    });

    it('counts the calls of one caller together, and lets them in again when their time has passed', async () => {
      const [here, there] = limitersOf(3_000);
      expect(await here.take('x')).toMatchObject({ granted: true, remaining: 2 });
      expect(await there.take('x')).toMatchObject({ granted: true, remaining: 1 });
      expect(await there.look('x')).toMatchObject({ granted: true, remaining: 1 });
      const last = await here.take('x');
      expect(last).toMatchObject({ granted: true, remaining: 0 });
      const refused = await there.take('x');
      expect(refused).toMatchObject({ granted: false, remaining: 0 });
      expect(refused.waitMs).toBeGreaterThan(0);
      expect(refused.waitMs).toBeLessThanOrEqual(3_000);
      expect(await there.take('y')).toMatchObject({ granted: true, remaining: 2 });
      await new Promise((resolve) => setTimeout(resolve, refused.waitMs + 20));
      expect(await there.take('x')).toMatchObject({ granted: true });
    });

    it('counts no call of before the clock of the database was set back by an hour', async () => {
      const sql = postgres(database.url, { max: 1 });
      const moments = [1, 2, 3].map((call) => Date.now() + 3_600_000 + call);
      await sql.unsafe(`insert into conforme.callers (caller, calls) values ('x', array[${moments.join()}])`);
      await sql.end();
      const [here] = limitersOf(60_000);
      expect(await here.look('x')).toMatchObject({ granted: true, remaining: 3, waitMs: 0 });
      expect(await here.take('x')).toMatchObject({ granted: true, remaining: 2 });
    });

    it('lets exactly so many of those in who come at once', async () => {
      const limiters = limitersOf(60_000);
      const taken = await Promise.all(Array.from({ length: 40 }, (_, at) => limiters[at % 2]!.take('x')));
      expect(taken.filter(({ granted }) => granted)).toHaveLength(3);
    });

    it('rejects when the database is away: no free pass', async () => {
      wire.cut();
      await expect(limitersOf(60_000)[0].take('z')).rejects.toThrow();
      wire.mend();
    });
  });
});
