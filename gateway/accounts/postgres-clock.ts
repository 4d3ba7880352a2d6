import type { Sql } from 'postgres';
import { FOR_A_REQUEST } from './retry.ts';

/**
 * The database's own clock, as seen from here: a count says until when it is worth anything, and the database, which may have hung
 * meanwhile, compares with its own clock. That holds also where whoever asked was killed and can take nothing back.
 */
export class DatabaseClock {
  /**
   * What its clock is ahead of ours at most, in ms; each reading adds the way of the question to the truth. Ours is one that is never set:
   * a step of an hour would let a count stand for an hour.
   */
  #ahead = Infinity;

  /** Reads it anew: it may have been set since. */
  async read(sql: Sql): Promise<void> {
    const sent = performance.now();
    const [row] = await sql<{ now: number }[]>`
      select extract(epoch from clock_timestamp())::float8 * 1000 as now`;
    this.#ahead = row!.now - sent;
  }

  /** When a statement that is sent now has no caller any more, in seconds since 1970 by the database's clock. */
  deadline(): number {
    return (performance.now() + this.#ahead + FOR_A_REQUEST.attemptMs) / 1000;
  }
}
