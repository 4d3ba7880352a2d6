import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from 'postgres';
import type { Database } from './postgres-connection.ts';
import { FOR_A_REQUEST } from './retry.ts';
import type { Wanted } from './store.ts';

const EVERY_MS = 500;
/** A stop waits that long for a database that is away. */
const CLOSING_MS = 5_000;

/** A count that was sent under an id, and answered too late or not at all. */
export interface Unanswered {
  readonly id: string;
  readonly wanted: readonly Wanted[];
}

/** Counts whose callers were answered with an error: what the database has counted of them, or would when it wakes up, is taken back. */
export class Withdrawals {
  readonly #database: Database;
  readonly #open: Unanswered[] = [];
  readonly #stopping = new AbortController();
  #working: Promise<void> | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  add(count: Unanswered): void {
    this.#open.push(count);
    this.#working ??= this.#work().finally(() => (this.#working = null));
  }

  /** Waits for those that are left, while there is hope. */
  async close(): Promise<void> {
    const { signal } = this.#stopping;
    if (!this.#working) return;
    const patience = pause(CLOSING_MS, undefined, { signal }).catch(() => {});
    await Promise.race([this.#working.then(() => this.#stopping.abort()), patience]);
    this.#stopping.abort();
  }

  async #work(): Promise<void> {
    while (this.#open.length > 0 && !this.#stopping.signal.aborted)
      try {
        const [first] = this.#open;
        await this.#database.ask((sql) => withdraw(sql, first!), FOR_A_REQUEST);
        this.#open.shift();
      } catch {
        await pause(EVERY_MS, undefined, { signal: this.#stopping.signal }).catch(() => {});
      }
  }
}

/**
 * The id is taken: a count under it that is still to come fails, and one that is being made is waited for. What it has granted is then
 * given back, once: what that was stands in `used`. The usage may be of the count that was waited for, which this statement would not see
 * to update.
 */
async function withdraw(sql: Sql, { id, wanted }: Unanswered): Promise<void> {
  await sql`
    with taken as (
      insert into conforme.settlements as s (id, account, month, granted, used)
      select ${id}::uuid, account, month, 0, 0
      from unnest(${wanted.map(({ account }) => account)}::text[], ${wanted.map(({ month }) => month)}::text[])
        as wanted (account, month)
      order by account, month
      on conflict (id, account, month) do update set used = s.granted, granted = 0
      returning account, month, used
    )
    insert into conforme.usage as u (account, month, used, granted, quota)
    select account, month, used, 0, 0 from taken where used > 0 order by account, month
    on conflict (account, month) do update set used = greatest(0, u.used - excluded.used)`;
}
