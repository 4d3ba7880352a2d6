import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addKey } from '../testing/accounts.ts';
import { freshDatabase, TEST_SERVER, type TestDatabase } from '../testing/postgres.ts';
import { PostgresStore } from './postgres.ts';
import { FOR_THE_START } from './retry.ts';

const MONTH = '2026-11';
const wanted = { account: 'a', month: MONTH, calls: 1, quota: 100 };

// What the operator's side does to a server that goes on answering.
describe.runIf(TEST_SERVER !== null)('PostgreSQL that is not what it was', () => {
  let database: TestDatabase;
  let admin: postgres.Sql;
  let name: string;
  let store: PostgresStore;
  const set = (setting: string, value: string) =>
    admin.unsafe(`alter database ${name} set ${setting} = ${value}`);
  const reset = (setting: string) => admin.unsafe(`alter database ${name} reset ${setting}`);
  /** All connections of the service, whatever they do. */
  const terminate = () =>
    admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and application_name = 'conforme'`;

  beforeEach(async () => {
    database = await freshDatabase();
    name = new URL(database.url).pathname.slice(1);
    admin = postgres(TEST_SERVER!, { max: 2, onnotice: () => {} });
    store = await PostgresStore.open(database.url);
    await addKey(store, 'k', { account: 'a' });
  });
  afterEach(async () => {
    await store.close();
    await admin.end();
    await database.drop();
  });

  // A name that leads to a copy for a moment: its connections stay, and stay read-only, when the name leads elsewhere.
  it('is left where it only reads, as soon as there is one that writes', async () => {
    await set('default_transaction_read_only', 'on');
    await terminate();
    await expect(store.count([wanted])).rejects.toThrow('read-only');
    await expect(store.writable()).rejects.toThrow('read-only');
    expect(await store.used('a', MONTH)).toBe(0);
    await reset('default_transaction_read_only');
    expect(await store.count([wanted])).toEqual([{ granted: 1, used: 1 }]);
    await store.writable();
  });

  it('is waited for at the start while it only reads', async () => {
    await set('default_transaction_read_only', 'on');
    const opening = PostgresStore.open(database.url, { ...FOR_THE_START, waits: [200, 400, 800, 800, 800] });
    const resetting = pause(300).then(() => reset('default_transaction_read_only'));
    await (await opening).close();
    await resetting;
  });

  it('is asked again where it ends what has been idle', async () => {
    await set('idle_session_timeout', '50');
    await terminate();
    for (let used = 1; used <= 4; used++) {
      expect(await store.count([wanted])).toEqual([{ granted: 1, used }]);
      await pause(45 + used * 3);
    }
  });

  it('counts once where its sessions are ended again and again', async () => {
    const ids = Array.from({ length: 15 }, (_, i) => `job/${i}`);
    const done = new AbortController();
    const ending = (async () => {
      while (!done.signal.aborted) {
        await terminate();
        await pause(50);
      }
    })();
    const granted = await Promise.all(
      ids.map(async (id) => {
        for (;;) {
          const counted = await store.countOnce(id, { ...wanted, quota: 1_000 }).catch(() => null);
          if (counted) return counted.granted;
        }
      }),
    ).finally(() => done.abort());
    await ending;
    expect(granted).toEqual(ids.map(() => 1));
    expect(await store.used('a', MONTH)).toBe(ids.length);
  });

  it('charges nothing where a lock is held for too long', async () => {
    await store.count([wanted]);
    const own = postgres(database.url, { max: 1 });
    await own.begin(async (tx) => {
      await tx`select 1 from conforme.usage where account = 'a' for update`;
      await expect(store.count([wanted])).rejects.toThrow();
    });
    await own.end();
    expect(await store.count([wanted])).toMatchObject([{ granted: 1 }]);
    await expect.poll(() => store.used('a', MONTH)).toBe(2);
  });

  it('serves again where it had no connection left', async () => {
    await admin.unsafe(`alter database ${name} connection limit 0`);
    await admin.unsafe(
      `do $$ begin if not exists (select from pg_roles where rolname = 'limited') then create role limited login; end if; end $$`,
    );
    const url = new URL(database.url);
    url.username = 'limited';
    await expect(PostgresStore.open(url.href, { ...FOR_THE_START, waits: [10, 10] })).rejects.toThrow(
      'does not answer: too many connections',
    );
  });
});
