import type { Sql } from 'postgres';
import { MemoryLimiter, takenOf, type Limit, type Limiter, type Taken } from './limit.ts';
import type { Database } from './postgres-connection.ts';
import { Sweeper } from './sweeper.ts';

interface Row {
  /** Moments in ms of the database's clock, which all replicas share; the driver gives large integers as text. */
  readonly calls: readonly string[];
  readonly now: string;
  readonly granted: boolean;
}

const FORGET_EVERY_MS = 60_000;

/**
 * Counts anonymous callers for all replicas together. A call that is refused writes nothing, and those that one replica has
 * let in itself it refuses without asking. A call that lies ahead by more than the window was made before the clock was set back: it no
 * longer counts, as one of long ago does not.
 */
export class PostgresLimiter implements Limiter {
  readonly #database: Database;
  readonly #limit: Limit;
  readonly #here: MemoryLimiter;
  readonly #callers: Sweeper;

  constructor(database: Database, limit: Limit) {
    this.#database = database;
    this.#limit = limit;
    this.#here = new MemoryLimiter(limit);
    const age = (2 * limit.windowMs) / 1000;
    this.#callers = new Sweeper(
      FORGET_EVERY_MS,
      () => database.sql`delete from conforme.callers where seen < now() - make_interval(secs => ${age})`,
    );
  }

  take(who: string): Taken | Promise<Taken> {
    const here = this.#here.look(who);
    return here.granted ? this.#take(who) : here;
  }

  async look(who: string): Promise<Taken> {
    return this.#database.ask(async (sql) => takenFrom(await this.#recent(sql, who), this.#limit));
  }

  async #take(who: string): Promise<Taken> {
    const { calls, windowMs } = this.#limit;
    this.#callers.now();
    const rows = await this.#database.ask(
      (sql) => sql<Row[]>`
        insert into conforme.callers as c (caller, calls)
        values (${who}, array[(extract(epoch from clock_timestamp()) * 1000)::bigint])
        on conflict (caller) do update set seen = now(), calls = excluded.calls || array(
          select moment from unnest(c.calls) moment where abs(excluded.calls[1] - moment) < ${windowMs}::int)
        where (select count(*) from unnest(c.calls) moment
          where abs(excluded.calls[1] - moment) < ${windowMs}::int) < ${calls}::int
        returning calls, calls[1] as now, true as granted`,
    );
    if (rows[0]) this.#here.take(who);
    // Room that came up meanwhile is for the next call: this one was not counted.
    return rows[0] ? takenFrom(rows[0], this.#limit) : { ...(await this.look(who)), granted: false };
  }

  async #recent(sql: Sql, who: string): Promise<Row> {
    const { calls, windowMs } = this.#limit;
    const [row] = await sql<Row[]>`
      with clock as (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now),
      recent as (select array(select moment from conforme.callers, unnest(calls) moment, clock
        where caller = ${who} and abs(now - moment) < ${windowMs}::int) as calls)
      select calls, now, cardinality(calls) < ${calls}::int as granted from recent, clock`;
    return row!;
  }
}

function takenFrom({ calls, now, granted }: Row, limit: Limit): Taken {
  const moments = calls.map(Number).sort((a, b) => a - b);
  return takenOf(granted, moments, Number(now), limit);
}
