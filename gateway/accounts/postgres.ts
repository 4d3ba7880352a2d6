import { randomUUID } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';
import type { Limit } from './limit.ts';
import { connected } from './postgres-connection.ts';
import { PostgresLimiter } from './postgres-limiter.ts';
import { migrations, SCHEMA } from './postgres-schema.ts';
import { FOR_A_REQUEST, FOR_THE_START, retried, type Backoff } from './retry.ts';
import { Sweeper } from './sweeper.ts';
import type {
  Account,
  AccountStore,
  AccountUsage,
  Counted,
  FoundKey,
  ListedKey,
  StoredKey,
  Wanted,
} from './store.ts';

/** Of everybody who migrates this schema; any number, as long as it stays the same. */
const MIGRATION_LOCK = 7_206_310_145;
/** Nobody asks for a settlement that long after it: a request has ended by then, one way or the other. */
const KEEP_SETTLEMENTS = '2 minutes';
const FORGET_EVERY_MS = 60_000;

interface Settlement extends Counted {
  readonly account: string;
  readonly month: string;
}

/** Accounts in PostgreSQL, for as many replicas as there are. Each commit is on its disk before anybody hears of it. */
export class PostgresStore implements AccountStore {
  readonly #sql: Sql;
  readonly #settlements: Sweeper;

  private constructor(sql: Sql) {
    this.#sql = sql;
    this.#settlements = new Sweeper(
      FORGET_EVERY_MS,
      () => sql`delete from conforme.settlements where at < now() - ${KEEP_SETTLEMENTS}::interval`,
    );
  }

  /** Connects and migrates. @throws Error when the database stays away, or a newer version of the service has migrated it. */
  static async open(url: string, backoff: Backoff = FOR_THE_START): Promise<PostgresStore> {
    const sql = connected(url);
    try {
      await retried(() => sql.begin(migrate), backoff);
    } catch (failure) {
      await sql.end({ timeout: 1 });
      throw failure;
    }
    return new PostgresStore(sql);
  }

  /** Counts anonymous callers where accounts are kept, for all replicas. */
  limiter(limit: Limit): PostgresLimiter {
    return new PostgresLimiter(this.#sql, limit);
  }

  async find(hash: string, month: string): Promise<FoundKey | null> {
    const [found] = await this.#retried(
      (sql) => sql<FoundKey[]>`
        select ${keyColumns(sql)}, coalesce(u.used, 0) as used
        from conforme.keys k join conforme.accounts a on a.id = k.account
        left join conforme.usage u on u.account = k.account and u.month = ${month} where k.hash = ${hash}`,
    );
    return found ?? null;
  }

  async used(account: string, month: string): Promise<number> {
    const [row] = await this.#retried(
      (sql) => sql<{ used: number }[]>`
        select used from conforme.usage where account = ${account} and month = ${month}`,
    );
    return row?.used ?? 0;
  }

  /**
   * A connection may break after the database has counted and before it says so. Each count has an id that it is kept under;
   * asking again with it finds what was done, instead of doing it twice.
   */
  async count(wanted: readonly Wanted[]): Promise<readonly Counted[]> {
    this.#settlements.now();
    const id = randomUUID();
    const settled = await this.#retried(async (sql, attempt) => {
      try {
        return await settle(sql, id, wanted);
      } catch (thrown) {
        if (attempt === 0 || !isSettled(thrown)) throw thrown;
        return sql<Settlement[]>`
          select account, month, granted, used from conforme.settlements where id = ${id}`;
      }
    });
    const byAccount = new Map(settled.map((each) => [`${each.account} ${each.month}`, each]));
    return wanted.map(({ account, month }) => {
      const { granted, used } = byAccount.get(`${account} ${month}`)!;
      return { granted, used };
    });
  }

  async touch(hash: string, day: string): Promise<void> {
    await this.#retried((sql) => sql`update conforme.keys set last_used = ${day} where hash = ${hash}`);
  }

  async addAccount({ id, label, plan, created }: Account): Promise<void> {
    await this.#sql`insert into conforme.accounts (id, label, plan, created)
      values (${id}, ${label}, ${plan}, ${created})`;
  }

  async ensureAccount({ id, label, plan, created }: Account): Promise<void> {
    await this.#sql`insert into conforme.accounts (id, label, plan, created)
      values (${id}, ${label}, ${plan}, ${created}) on conflict (id) do nothing`;
  }

  async addKey(key: StoredKey): Promise<void> {
    await addKey(this.#sql, key);
  }

  async keys(): Promise<readonly ListedKey[]> {
    return this.#retried(
      (sql) => sql<ListedKey[]>`
        select ${keyColumns(sql)} from conforme.keys k join conforme.accounts a on a.id = k.account
        order by k.created, k.id`,
    );
  }

  async revoke(id: string, moment: string): Promise<boolean> {
    const { count } = await this.#sql`
      update conforme.keys set revoked = ${moment} where id = ${id} and revoked is null`;
    return count > 0;
  }

  async replace(id: string, expires: string, successor: StoredKey): Promise<boolean> {
    return this.#sql.begin(async (sql) => {
      const { count } = await sql`update conforme.keys set expires = ${expires}
        where id = ${id} and revoked is null and (expires is null or expires > ${expires})`;
      if (count === 0) return false;
      await addKey(sql, successor);
      return true;
    });
  }

  async usage(month: string): Promise<readonly AccountUsage[]> {
    return this.#retried(
      (sql) => sql<AccountUsage[]>`
        select a.id as account, a.label, a.plan, coalesce(u.used, 0) as used from conforme.accounts a
        left join conforme.usage u on u.account = a.id and u.month = ${month} order by a.created, a.id`,
    );
  }

  async plans(): Promise<readonly string[]> {
    const rows = await this.#retried(
      (sql) => sql<{ plan: string }[]>`select distinct plan from conforme.accounts order by plan`,
    );
    return rows.map(({ plan }) => plan);
  }

  async close(): Promise<void> {
    await this.#sql.end({ timeout: 5 });
  }

  async #retried<T>(attempt: (sql: Sql, number: number) => Promise<T>): Promise<T> {
    return retried((number) => attempt(this.#sql, number), FOR_A_REQUEST);
  }
}

/**
 * One statement: all of it happens or nothing. Accounts come in one order from every replica, so that no two wait for each
 * other. The row as it was stands on the right of each `=`.
 */
async function settle(sql: Sql, id: string, wanted: readonly Wanted[]): Promise<readonly Settlement[]> {
  return sql<Settlement[]>`
    with counted as (
      insert into conforme.usage as u (account, month, used, granted, quota)
      select account, month, least(calls, quota), least(calls, quota), quota
      from unnest(
        ${wanted.map(({ account }) => account)}::text[], ${wanted.map(({ month }) => month)}::text[],
        ${wanted.map(({ calls }) => calls)}::int[], ${wanted.map(({ quota }) => quota)}::int[]
      ) as wanted (account, month, calls, quota)
      order by account, month
      on conflict (account, month) do update set
        quota = excluded.quota,
        granted = greatest(0, least(excluded.granted, excluded.quota - u.used)),
        used = u.used + greatest(0, least(excluded.granted, excluded.quota - u.used))
      returning account, month, granted, used
    )
    insert into conforme.settlements (id, account, month, granted, used)
    select ${id}::uuid, account, month, granted, used from counted
    returning account, month, granted, used`;
}

const UNIQUE_VIOLATION = '23505';

function isSettled(thrown: unknown): boolean {
  const { code, table_name: table } = thrown as { readonly code?: string; readonly table_name?: string };
  return code === UNIQUE_VIOLATION && table === 'settlements';
}

function keyColumns(sql: Sql) {
  return sql`k.hash, k.id, k.hint, k.account, k.created, k.expires, k.revoked, k.last_used as "lastUsed", a.label, a.plan`;
}

async function addKey(sql: Sql | TransactionSql, key: StoredKey): Promise<void> {
  const { hash, id, hint, account, created, expires, revoked, lastUsed } = key;
  await sql`insert into conforme.keys (hash, id, hint, account, created, expires, revoked, last_used)
    values (${hash}, ${id}, ${hint}, ${account}, ${created}, ${expires}, ${revoked}, ${lastUsed})`;
}

/** Replicas that start together take turns; the second finds nothing left to do. */
async function migrate(sql: TransactionSql): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`;
  await sql`create schema if not exists ${sql(SCHEMA)}`;
  await sql`create table if not exists conforme.migrations (version integer primary key)`;
  const [row] = await sql<{ version: number }[]>`
    select coalesce(max(version), 0) as version from conforme.migrations`;
  const { version } = row!;
  if (version > migrations.length)
    throw new Error(`the database was migrated by a newer version of the service (its schema is ${version})`);
  for (const [at, migration] of migrations.entries())
    if (at >= version) {
      await sql.unsafe(migration);
      await sql`insert into conforme.migrations (version) values (${at + 1})`;
    }
}
