import { randomUUID } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';
import type { Limit } from './limit.ts';
import { DatabaseClock } from './postgres-clock.ts';
import { countUnder, isKnown, settle, type Settlement } from './postgres-counting.ts';
import { Database } from './postgres-connection.ts';
import { PostgresLimiter } from './postgres-limiter.ts';
import { migrations, SCHEMA } from './postgres-schema.ts';
import { Withdrawals } from './postgres-withdrawals.ts';
import { FOR_THE_START, isPassing, tooLate, type Patience } from './retry.ts';
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
/** How long counts are known by their ids: one whose caller no longer waits is taken back as soon as the database answers again. */
const KEEP_SETTLEMENTS = '15 minutes';
/** The first migrations of a large database; everything else is one row. */
const MIGRATION_TIMEOUT = '60s';
const FORGET_EVERY_MS = 60_000;

/** Accounts in PostgreSQL, for as many replicas as there are. Each commit is on its disk before its caller is answered. */
export class PostgresStore implements AccountStore {
  readonly #database: Database;
  readonly #clock: DatabaseClock;
  readonly #settlements: Sweeper;
  readonly #withdrawals: Withdrawals;

  private constructor(database: Database, clock: DatabaseClock) {
    this.#database = database;
    this.#clock = clock;
    this.#withdrawals = new Withdrawals(database);
    this.#settlements = new Sweeper(
      FORGET_EVERY_MS,
      () => database.sql`delete from conforme.settlements where at < now() - ${KEEP_SETTLEMENTS}::interval`,
    );
  }

  /** Connects and migrates. @throws Error when the database stays away, or a newer version of the service has migrated it. */
  static async open(url: string, patience: Patience = FOR_THE_START): Promise<PostgresStore> {
    const database = new Database(url);
    const clock = new DatabaseClock();
    try {
      await database.ask((sql) => sql.begin(migrate), patience);
      await database.ask((sql) => clock.read(sql), patience);
    } catch (failure) {
      await database.close(1);
      if (!isPassing(failure)) throw failure;
      const { message } = failure as Error;
      throw new Error(`the database of DATABASE_URL does not answer: ${message}`, { cause: failure });
    }
    return new PostgresStore(database, clock);
  }

  /** Counts anonymous callers in the database of the accounts, for all replicas. */
  limiter(limit: Limit): PostgresLimiter {
    return new PostgresLimiter(this.#database, limit);
  }

  async find(hash: string, month: string): Promise<FoundKey | null> {
    const [found] = await this.#database.ask(
      (sql) => sql<FoundKey[]>`
        select ${keyColumns(sql)}, coalesce(u.used, 0) as used
        from conforme.keys k join conforme.accounts a on a.id = k.account
        left join conforme.usage u on u.account = k.account and u.month = ${month} where k.hash = ${hash}`,
    );
    return found ?? null;
  }

  async used(account: string, month: string): Promise<number> {
    const [row] = await this.#database.ask(
      (sql) => sql<{ used: number }[]>`
        select used from conforme.usage where account = ${account} and month = ${month}`,
    );
    return row?.used ?? 0;
  }

  /**
   * A connection may break after the database has counted and before it answers. Each count has an id that it is stored under;
   * asking again with it finds what was done, instead of doing it twice. A count whose answer did not come in time is taken
   * back under that id, whether the database has done it or still will: no caller is charged for an error. A gateway that
   * was killed takes nothing back: the database counts nothing after a deadline.
   */
  async count(wanted: readonly Wanted[]): Promise<readonly Counted[]> {
    this.#settlements.now();
    const id = randomUUID();
    const settled = await this.#settled(id, wanted).catch((failure: unknown) => {
      this.#withdrawals.add({ id, wanted });
      throw failure;
    });
    const byAccount = new Map(settled.map((each) => [`${each.account} ${each.month}`, each]));
    return wanted.map(({ account, month }) => {
      const { granted, used } = byAccount.get(`${account} ${month}`)!;
      return { granted, used };
    });
  }

  /** As `count`, in one statement: of several that are sent at once under one id, the first writes it, and all others find it. */
  countOnce(id: string, wanted: Wanted): Promise<Counted> {
    return this.#database.ask(async (sql) => {
      const counted = await countUnder(sql, id, wanted).catch((thrown: unknown) => {
        if (!isKnown(thrown, 'counts')) throw thrown;
        return [];
      });
      const rows = counted[0]
        ? counted
        : await sql<Counted[]>`select granted, used from conforme.counts where id = ${id}`;
      return rows[0]!;
    });
  }

  async isCounted(id: string): Promise<boolean> {
    const rows = await this.#database.ask((sql) => sql`select 1 from conforme.counts where id = ${id}`);
    return rows.length > 0;
  }

  async forgetCounts(prefix: string): Promise<void> {
    await this.#database.ask((sql) => sql`delete from conforme.counts where starts_with(id, ${prefix})`);
  }

  #settled(id: string, wanted: readonly Wanted[]): Promise<readonly Settlement[]> {
    return this.#database.ask(async (sql, attempt) => {
      try {
        const settled = await settle(sql, id, wanted, this.#clock.deadline());
        if (settled.length > 0 || wanted.length === 0) return settled;
        await this.#clock.read(sql);
        throw tooLate();
      } catch (thrown) {
        if (attempt === 0 || !isKnown(thrown, 'settlements')) throw thrown;
        return sql<Settlement[]>`
          select account, month, granted, used from conforme.settlements where id = ${id}`;
      }
    });
  }

  async writable(): Promise<void> {
    await this.#database.ask(
      (sql) => sql`update conforme.migrations set version = version where version = 1`,
    );
  }

  async touch(hash: string, day: string): Promise<void> {
    await this.#database.ask((sql) => sql`update conforme.keys set last_used = ${day} where hash = ${hash}`);
  }

  async addAccount({ id, label, plan, created }: Account): Promise<void> {
    await this.#database.sql`insert into conforme.accounts (id, label, plan, created)
      values (${id}, ${label}, ${plan}, ${created})`;
  }

  async ensureAccount({ id, label, plan, created }: Account): Promise<void> {
    await this.#database.sql`insert into conforme.accounts (id, label, plan, created)
      values (${id}, ${label}, ${plan}, ${created}) on conflict (id) do nothing`;
  }

  async addKey(key: StoredKey): Promise<void> {
    await addKey(this.#database.sql, key);
  }

  async keys(): Promise<readonly ListedKey[]> {
    return this.#database.ask(
      (sql) => sql<ListedKey[]>`
        select ${keyColumns(sql)} from conforme.keys k join conforme.accounts a on a.id = k.account
        order by k.created, k.id`,
    );
  }

  async revoke(id: string, moment: string): Promise<boolean> {
    const { count } = await this.#database.sql`
      update conforme.keys set revoked = ${moment} where id = ${id} and revoked is null`;
    return count > 0;
  }

  async replace(id: string, expires: string, successor: StoredKey): Promise<boolean> {
    return this.#database.sql.begin(async (sql) => {
      const { count } = await sql`update conforme.keys set expires = ${expires}
        where id = ${id} and revoked is null and (expires is null or expires > ${expires})`;
      if (count === 0) return false;
      await addKey(sql, successor);
      return true;
    });
  }

  async usage(month: string): Promise<readonly AccountUsage[]> {
    return this.#database.ask(
      (sql) => sql<AccountUsage[]>`
        select a.id as account, a.label, a.plan, coalesce(u.used, 0) as used from conforme.accounts a
        left join conforme.usage u on u.account = a.id and u.month = ${month} order by a.created, a.id`,
    );
  }

  async plans(): Promise<readonly string[]> {
    const rows = await this.#database.ask(
      (sql) => sql<{ plan: string }[]>`select distinct plan from conforme.accounts order by plan`,
    );
    return rows.map(({ plan }) => plan);
  }

  async close(): Promise<void> {
    await this.#withdrawals.close();
    await this.#database.close(5);
  }
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
  await sql.unsafe(`set local statement_timeout = '${MIGRATION_TIMEOUT}'`);
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
