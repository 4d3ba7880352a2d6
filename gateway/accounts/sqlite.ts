import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { migrations } from './sqlite-schema.ts';
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

/** How long a statement waits while another process writes: a command that creates a key, a backup. */
const BUSY_MS = 2_000;

const KEY = `k.hash, k.id, k.hint, k.account, k.created, k.expires, k.revoked, k.last_used as lastUsed, a.label, a.plan
  from keys k join accounts a on a.id = k.account`;

const SQL = {
  find: `select coalesce((select used from usage u where u.account = k.account and u.month = ?2), 0) as used,
    ${KEY} where k.hash = ?1`,
  used: 'select used from usage where account = ?1 and month = ?2',
  // The row as it was stands on the right of each `=`: granted and used see the same.
  count: `insert into usage (account, month, used, granted) values (?1, ?2, min(?3, ?4), min(?3, ?4))
    on conflict (account, month) do update set
      granted = max(0, min(?3, ?4 - used)), used = used + max(0, min(?3, ?4 - used))
    returning granted, used`,
  touch: 'update keys set last_used = ?2 where hash = ?1',
  addAccount: 'insert into accounts (id, label, plan, created) values (?1, ?2, ?3, ?4)',
  ensureAccount:
    'insert into accounts (id, label, plan, created) values (?1, ?2, ?3, ?4) on conflict (id) do nothing',
  addKey: `insert into keys (hash, id, hint, account, created, expires, revoked, last_used)
    values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`,
  keys: `select ${KEY} order by k.created, k.id`,
  revoke: 'update keys set revoked = ?2 where id = ?1 and revoked is null',
  expire:
    'update keys set expires = ?2 where id = ?1 and revoked is null and (expires is null or expires > ?2)',
  usage: `select a.id as account, a.label, a.plan, coalesce(u.used, 0) as used
    from accounts a left join usage u on u.account = a.id and u.month = ?1 order by a.created, a.id`,
  plans: 'select distinct plan from accounts order by plan',
} as const;

/**
 * Accounts in one file, for one machine. The journal is a WAL that is not flushed to the disk at each commit: what was
 * counted survives the end of the process, however it ends; a power failure may take the last moments with it.
 */
export class SqliteStore implements AccountStore {
  readonly #database: DatabaseSync;
  readonly #statements: Record<keyof typeof SQL, StatementSync>;

  /** @param file or `:memory:`. @throws Error when a newer version of the service has written it. */
  constructor(file: string) {
    if (file !== ':memory:') createPrivate(file);
    this.#database = new DatabaseSync(file, { timeout: BUSY_MS });
    // A count writes one page to the journal: the smaller, the cheaper. A file that is there keeps its own size.
    this.#database.exec('pragma page_size = 1024');
    this.#database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on');
    this.#migrate(file);
    const prepared = Object.entries(SQL).map(([name, text]) => [name, this.#database.prepare(text)]);
    this.#statements = Object.fromEntries(prepared);
  }

  #migrate(file: string): void {
    this.#atomically(() => {
      const { user_version: version } = this.#database.prepare('pragma user_version').get() as {
        user_version: number;
      };
      if (version > migrations.length)
        throw new Error(`${file} was written by a newer version of the service (its schema is ${version})`);
      for (const migration of migrations.slice(version)) this.#database.exec(migration);
      this.#database.exec(`pragma user_version = ${migrations.length}`);
    });
  }

  async find(hash: string, month: string): Promise<FoundKey | null> {
    return this.#row<FoundKey>('find', hash, month);
  }

  async used(account: string, month: string): Promise<number> {
    return this.#row<{ used: number }>('used', account, month)?.used ?? 0;
  }

  async count(wanted: readonly Wanted[]): Promise<readonly Counted[]> {
    // To its end, not to its one row: SQLite folds the journal back into the file only after statements that were run out.
    const one = ({ account, month, calls, quota }: Wanted): Counted =>
      this.#statements.count.all(account, month, calls, quota)[0] as unknown as Counted;
    return wanted.length === 1 ? wanted.map(one) : this.#atomically(() => wanted.map(one));
  }

  /** Writes what is there already: a page of the journal all the same. */
  async writable(): Promise<void> {
    this.#database.exec(`pragma user_version = ${migrations.length}`);
  }

  async touch(hash: string, day: string): Promise<void> {
    this.#run('touch', hash, day);
  }

  async addAccount({ id, label, plan, created }: Account): Promise<void> {
    this.#run('addAccount', id, label, plan, created);
  }

  async ensureAccount({ id, label, plan, created }: Account): Promise<void> {
    this.#run('ensureAccount', id, label, plan, created);
  }

  async addKey(key: StoredKey): Promise<void> {
    this.#addKey(key);
  }

  async keys(): Promise<readonly ListedKey[]> {
    return this.#statements.keys.all() as unknown as ListedKey[];
  }

  async revoke(id: string, moment: string): Promise<boolean> {
    return this.#run('revoke', id, moment) > 0;
  }

  async replace(id: string, expires: string, successor: StoredKey): Promise<boolean> {
    return this.#atomically(() => {
      if (this.#run('expire', id, expires) === 0) return false;
      this.#addKey(successor);
      return true;
    });
  }

  async usage(month: string): Promise<readonly AccountUsage[]> {
    return this.#statements.usage.all(month) as unknown as AccountUsage[];
  }

  async plans(): Promise<readonly string[]> {
    return this.#statements.plans.all().map(({ plan }) => String(plan));
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  #addKey({ hash, id, hint, account, created, expires, revoked, lastUsed }: StoredKey): void {
    this.#run('addKey', hash, id, hint, account, created, expires, revoked, lastUsed);
  }

  #row<T>(name: keyof typeof SQL, ...values: SQLInputValue[]): T | null {
    return (this.#statements[name].get(...values) as T | undefined) ?? null;
  }

  #run(name: keyof typeof SQL, ...values: SQLInputValue[]): number {
    return Number(this.#statements[name].run(...values).changes);
  }

  #atomically<T>(work: () => T): T {
    this.#database.exec('begin immediate');
    try {
      const result = work();
      this.#database.exec('commit');
      return result;
    } catch (error) {
      this.#database.exec('rollback');
      throw error;
    }
  }
}

/** The database gives its journals the mode of the file itself. */
function createPrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, 'a', 0o600));
}
