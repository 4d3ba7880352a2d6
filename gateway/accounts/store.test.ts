import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addKey } from '../testing/accounts.ts';
import { freshDatabase, NO_SERVER, TEST_SERVER, type TestDatabase } from '../testing/postgres.ts';
import { PostgresStore } from './postgres.ts';
import { SqliteStore } from './sqlite.ts';
import type { AccountStore } from './store.ts';

/** A place that stores can be opened over, as often as wanted: each is what another process would have. */
interface Place {
  open(): Promise<AccountStore>;
  clear(): Promise<void>;
}

async function sqlitePlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'conforme-store-'));
  return {
    open: async () => new SqliteStore(join(folder, 'data/accounts.db')),
    clear: async () => rmSync(folder, { recursive: true }),
  };
}

async function postgresPlace(): Promise<Place> {
  const database: TestDatabase = await freshDatabase();
  return { open: () => PostgresStore.open(database.url), clear: () => database.drop() };
}

if (TEST_SERVER === null) console.log(`accounts in PostgreSQL are not tested: ${NO_SERVER}`);

const MONTH = '2026-11';
const wanted = (account: string, calls: number, quota: number) => ({ account, month: MONTH, calls, quota });

describe.each([
  ['SQLite', sqlitePlace, true],
  ['PostgreSQL', postgresPlace, TEST_SERVER !== null],
] as const)('accounts in %s', (_name, make, isHere) => {
  describe.runIf(isHere)('', () => {
    let place: Place;
    let stores: AccountStore[];
    const open = async (): Promise<AccountStore> => {
      const store = await place.open();
      stores.push(store);
      return store;
    };
    beforeEach(async () => {
      place = await make();
      stores = [];
    });
    afterEach(async () => {
      await Promise.all(stores.map((store) => store.close()));
      await place.clear();
    });

    it('count many calls once under their id, none beyond the quota', async () => {
      const [store, other] = [await open(), await open()];
      await addKey(store, 'k', { account: 'a' });
      expect(await store.countOnce('job/0', wanted('a', 3, 5))).toEqual({ granted: 3, used: 3 });
      expect(await other.countOnce('job/0', wanted('a', 3, 5))).toEqual({ granted: 3, used: 3 });
      expect(await other.countOnce('job/1', wanted('a', 4, 5))).toEqual({ granted: 2, used: 5 });
      expect(await store.countOnce('job/1', wanted('a', 4, 5))).toEqual({ granted: 2, used: 5 });
      const once = await Promise.all(
        Array.from({ length: 8 }, (_, at) => (at % 2 ? store : other).countOnce('job/2', wanted('a', 4, 20))),
      );
      expect(new Set(once.map(({ granted, used }) => `${granted} ${used}`))).toEqual(new Set(['4 9']));
      expect(await store.used('a', MONTH)).toBe(9);
      expect([await other.isCounted('job/1'), await other.isCounted('job/3')]).toEqual([true, false]);
      await store.forgetCounts('job/1');
      expect(await other.isCounted('job/1')).toBe(false);
      expect(await other.countOnce('job/1', wanted('a', 1, 20))).toEqual({ granted: 1, used: 10 });
      expect(await other.countOnce('job/0', wanted('a', 1, 20))).toEqual({ granted: 3, used: 3 });
    });

    it('find a key by its hash, with what its account has used', async () => {
      const store = await open();
      const key = await addKey(store, 'k', { account: 'a' });
      expect(await store.find(key.hash, MONTH)).toEqual({
        ...key,
        label: 'label of k',
        plan: 'tiny',
        used: 0,
      });
      await store.count([wanted('a', 2, 9)]);
      expect(await store.find(key.hash, MONTH)).toMatchObject({ used: 2 });
      expect(await store.find(key.hash, '2026-12')).toMatchObject({ used: 0 });
      expect(await store.find('00', MONTH)).toBeNull();
    });

    it('keep what they were told when they are opened again', async () => {
      const before = await open();
      const { hash } = await addKey(before, 'k', { account: 'a' });
      await before.count([wanted('a', 3, 9)]);
      await before.touch(hash, '2026-11-21');
      const after = await open();
      expect(await after.find(hash, MONTH)).toMatchObject({ used: 3, lastUsed: '2026-11-21' });
    });

    it('take no account, key or id twice, and no key without an account', async () => {
      const store = await open();
      const key = await addKey(store, 'k', { account: 'a' });
      await expect(store.addAccount({ id: 'a', label: '', plan: 'p', created: '' })).rejects.toThrow();
      await store.ensureAccount({ id: 'a', label: 'another', plan: 'p', created: '' });
      await expect(store.addKey(key)).rejects.toThrow();
      await expect(store.addKey({ ...key, hash: 'ff' })).rejects.toThrow();
      await expect(store.addKey({ ...key, hash: 'ff', id: 'i', account: 'nobody' })).rejects.toThrow();
      expect(await store.keys()).toEqual([{ ...key, label: 'label of k', plan: 'tiny' }]);
    });

    it('count up to the quota and no further, and say how far they came', async () => {
      const store = await open();
      await addKey(store, 'k', { account: 'a' });
      const count = async (calls: number, quota: number) =>
        (await store.count([wanted('a', calls, quota)]))[0];
      expect(await count(3, 5)).toEqual({ granted: 3, used: 3 });
      expect(await count(3, 5)).toEqual({ granted: 2, used: 5 });
      expect(await count(1, 5)).toEqual({ granted: 0, used: 5 });
      expect(await count(1, 2)).toEqual({ granted: 0, used: 5 });
      expect(await count(1, 7)).toEqual({ granted: 1, used: 6 });
      expect(await store.used('a', MONTH)).toBe(6);
      expect(await store.used('a', '2026-10')).toBe(0);
      await addKey(store, 'z', { account: 'zero' });
      expect(await store.count([wanted('zero', 2, 0)])).toEqual([{ granted: 0, used: 0 }]);
    });

    it('count for many accounts and months at once, answering in their order', async () => {
      const store = await open();
      for (const name of ['a', 'b', 'c']) await addKey(store, name, { account: name });
      const many = [
        wanted('c', 1, 9),
        wanted('a', 2, 9),
        { ...wanted('c', 4, 3), month: '2026-12' },
        wanted('b', 9, 9),
      ];
      expect(await store.count(many)).toEqual([
        { granted: 1, used: 1 },
        { granted: 2, used: 2 },
        { granted: 3, used: 3 },
        { granted: 9, used: 9 },
      ]);
    });

    it('count nothing of a list that fails', async () => {
      const store = await open();
      await addKey(store, 'k', { account: 'a' });
      await expect(store.count([wanted('a', 1, 9), wanted('nobody', 1, 9)])).rejects.toThrow();
      expect(await store.used('a', MONTH)).toBe(0);
    });

    it('never exceed a quota that several count against at the same time', async () => {
      const [first, ...others] = await Promise.all([open(), open(), open()]);
      for (const name of ['a', 'b']) await addKey(first!, name, { account: name });
      const rounds = [first!, ...others].flatMap((store, at) =>
        Array.from({ length: 20 }, async () => {
          const both = [wanted('a', 2, 55), wanted('b', 1, 1_000)];
          return (await store.count(at % 2 === 0 ? both : both.toReversed()))
            .map(({ granted }) => granted)
            .reduce((sum, granted) => sum + granted, 0);
        }),
      );
      const granted = (await Promise.all(rounds)).reduce((sum, each) => sum + each, 0);
      expect(await first!.used('a', MONTH)).toBe(55);
      expect(await first!.used('b', MONTH)).toBe(60);
      expect(granted).toBe(115);
    });

    it('revoke a key once', async () => {
      const store = await open();
      const { id, hash } = await addKey(store, 'k');
      expect(await store.revoke(id, '2026-11-21T00:00:00.000Z')).toBe(true);
      expect(await store.revoke(id, '2026-11-22T00:00:00.000Z')).toBe(false);
      expect(await store.revoke('key_none', '2026-11-22T00:00:00.000Z')).toBe(false);
      expect(await store.find(hash, MONTH)).toMatchObject({ revoked: '2026-11-21T00:00:00.000Z' });
    });

    it('put a key in the place of another, or do nothing', async () => {
      const store = await open();
      const old = await addKey(store, 'old', { account: 'a' });
      const young = { ...old, hash: 'bb', id: 'key_bb' };
      const youngest = { ...old, hash: 'cc', id: 'key_cc' };
      const [soon, later] = ['2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z'];
      expect(await store.replace(old.id, soon, young)).toBe(true);
      expect(await store.find(old.hash, MONTH)).toMatchObject({ expires: soon });
      expect(await store.replace(old.id, later, youngest)).toBe(false);
      expect(await store.replace('key_none', later, youngest)).toBe(false);
      await expect(store.replace(young.id, later, old)).rejects.toThrow();
      expect(await store.find('bb', MONTH)).toMatchObject({ expires: null });
      expect((await store.keys()).map(({ id }) => id).sort()).toEqual([old.id, 'key_bb'].sort());
    });

    it('tell of the use of all accounts in a month', async () => {
      const store = await open();
      await addKey(store, 'a', { account: 'a' });
      await addKey(store, 'b', { account: 'b' });
      await store.count([wanted('b', 4, 9)]);
      expect(await store.usage(MONTH)).toEqual([
        { account: 'a', label: 'label of a', plan: 'tiny', used: 0 },
        { account: 'b', label: 'label of b', plan: 'tiny', used: 4 },
      ]);
    });

    it('name each plan that an account has', async () => {
      const store = await open();
      for (const [id, plan] of [
        ['a', 'large'],
        ['b', 'free'],
        ['c', 'large'],
      ] as const)
        await store.addAccount({ id, label: '', plan, created: '' });
      expect(await store.plans()).toEqual(['free', 'large']);
    });

    it('say that they can be written, and change nothing by it', async () => {
      const store = await open();
      await addKey(store, 'k', { account: 'a' });
      await store.writable();
      await store.writable();
      expect(await (await open()).used('a', MONTH)).toBe(0);
    });

    it('answer with a rejection once they are closed', async () => {
      const store = await place.open();
      await store.close();
      await expect(store.count([wanted('a', 1, 1)])).rejects.toThrow();
      await expect(store.find('00', MONTH)).rejects.toThrow();
    });
  });
});

describe('the file of SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conforme-sqlite-'));
  const file = join(folder, 'accounts.db');

  it('is readable by its owner alone, journals included', async () => {
    const store = new SqliteStore(file);
    await addKey(store, 'k');
    for (const name of [file, `${file}-wal`, `${file}-shm`]) expect(statSync(name).mode & 0o077).toBe(0);
    await store.close();
  });

  it('takes its journal back, however often it counts', async () => {
    const store = new SqliteStore(file);
    await addKey(store, 'j', { account: 'j' });
    for (let at = 0; at < 3_000; at++) await store.count([wanted('j', 1, 9_999)]);
    expect(await store.used('j', MONTH)).toBe(3_000);
    // SQLite folds it back at 1,000 pages of 1 KB.
    expect(statSync(`${file}-wal`).size).toBeLessThan(1_500_000);
    await store.close();
  });

  it('is not ready while it can be read alone, as on a full disk', async () => {
    const store = new SqliteStore(file);
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    expect(await store.used('j', MONTH)).toBe(3_000);
    await expect(store.writable()).rejects.toThrow();
    other.exec('rollback');
    await store.writable();
    other.close();
    await store.close();
  });

  it('of a newer version is refused by name', () => {
    const database = new DatabaseSync(file);
    database.exec('pragma user_version = 99');
    database.close();
    expect(() => new SqliteStore(file)).toThrow(`${file} was written by a newer version`);
    rmSync(folder, { recursive: true });
  });
});
