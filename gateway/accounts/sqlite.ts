import { SqliteFile } from '../sqlite-file.ts';
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
  counted: 'select granted, used from counts where id = ?1',
  remember: 'insert into counts (id, granted, used) values (?1, ?2, ?3)',
  forget: 'delete from counts where substr(id, 1, length(?1)) = ?1',
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

/** Accounts in one file, for one machine. What was counted survives the end of the process, however it ends. */
export class SqliteStore implements AccountStore {
  readonly #file: SqliteFile<keyof typeof SQL>;

  /** @param file or `:memory:`. @throws Error when a newer version of the service has written it. */
  constructor(file: string) {
    // A count writes one page to the journal: the smaller, the cheaper.
    this.#file = new SqliteFile({ file, migrations, statements: SQL, pageBytes: 1024 });
  }

  async find(hash: string, month: string): Promise<FoundKey | null> {
    return this.#file.row<FoundKey>('find', hash, month);
  }

  async used(account: string, month: string): Promise<number> {
    return this.#file.row<{ used: number }>('used', account, month)?.used ?? 0;
  }

  async count(wanted: readonly Wanted[]): Promise<readonly Counted[]> {
    const one = (each: Wanted): Counted => this.#count(each);
    return wanted.length === 1 ? wanted.map(one) : this.#file.atomically(() => wanted.map(one));
  }

  async countOnce(id: string, wanted: Wanted): Promise<Counted> {
    return this.#file.atomically(() => {
      const known = this.#file.row<Counted>('counted', id);
      if (known) return known;
      const counted = this.#count(wanted);
      this.#file.run('remember', id, counted.granted, counted.used);
      return counted;
    });
  }

  async isCounted(id: string): Promise<boolean> {
    return this.#file.row<Counted>('counted', id) !== null;
  }

  async forgetCounts(prefix: string): Promise<void> {
    this.#file.run('forget', prefix);
  }

  /** Writes what is there already: a page of the journal all the same. */
  async writable(): Promise<void> {
    this.#file.touch();
  }

  async touch(hash: string, day: string): Promise<void> {
    this.#file.run('touch', hash, day);
  }

  async addAccount({ id, label, plan, created }: Account): Promise<void> {
    this.#file.run('addAccount', id, label, plan, created);
  }

  async ensureAccount({ id, label, plan, created }: Account): Promise<void> {
    this.#file.run('ensureAccount', id, label, plan, created);
  }

  async addKey(key: StoredKey): Promise<void> {
    this.#addKey(key);
  }

  async keys(): Promise<readonly ListedKey[]> {
    return this.#file.rows<ListedKey>('keys');
  }

  async revoke(id: string, moment: string): Promise<boolean> {
    return this.#file.run('revoke', id, moment) > 0;
  }

  async replace(id: string, expires: string, successor: StoredKey): Promise<boolean> {
    return this.#file.atomically(() => {
      if (this.#file.run('expire', id, expires) === 0) return false;
      this.#addKey(successor);
      return true;
    });
  }

  async usage(month: string): Promise<readonly AccountUsage[]> {
    return this.#file.rows<AccountUsage>('usage', month);
  }

  async plans(): Promise<readonly string[]> {
    return this.#file.rows<{ plan: string }>('plans').map(({ plan }) => plan);
  }

  async close(): Promise<void> {
    this.#file.close();
  }

  #count({ account, month, calls, quota }: Wanted): Counted {
    return this.#file.rows<Counted>('count', account, month, calls, quota)[0]!;
  }

  #addKey({ hash, id, hint, account, created, expires, revoked, lastUsed }: StoredKey): void {
    this.#file.run('addKey', hash, id, hint, account, created, expires, revoked, lastUsed);
  }
}
