// Counting, in one statement each: all of it happens or nothing.

import type { Sql } from 'postgres';
import type { Counted, Wanted } from './store.ts';

/** What is granted is added, up to the quota. The row as it was stands on the right of each `=`. */
const granting = (sql: Sql) => sql`
  on conflict (account, month) do update set
    quota = excluded.quota,
    granted = greatest(0, least(excluded.granted, excluded.quota - u.used)),
    used = u.used + greatest(0, least(excluded.granted, excluded.quota - u.used))`;

export interface Settlement extends Counted {
  readonly account: string;
  readonly month: string;
}

/**
 * Accounts come in one order from every replica, so that no two wait for each other.
 *
 * @param deadline in seconds by the database's clock; after it nothing is counted, and no row comes back
 */
export async function settle(
  sql: Sql,
  id: string,
  wanted: readonly Wanted[],
  deadline: number,
): Promise<readonly Settlement[]> {
  return sql<Settlement[]>`
    with counted as (
      insert into conforme.usage as u (account, month, used, granted, quota)
      select account, month, least(calls, quota), least(calls, quota), quota
      from unnest(
        ${wanted.map(({ account }) => account)}::text[], ${wanted.map(({ month }) => month)}::text[],
        ${wanted.map(({ calls }) => calls)}::int[], ${wanted.map(({ quota }) => quota)}::int[]
      ) as wanted (account, month, calls, quota)
      where clock_timestamp() < to_timestamp(${deadline}::float8)
      order by account, month
      ${granting(sql)}
      returning account, month, granted, used
    )
    insert into conforme.settlements (id, account, month, granted, used)
    select ${id}::uuid, account, month, granted, used from counted
    returning account, month, granted, used`;
}

/** @returns nothing where something was counted under this id. */
export function countUnder(
  sql: Sql,
  id: string,
  { account, month, calls, quota }: Wanted,
): Promise<Counted[]> {
  return sql<Counted[]>`
    with counted as (
      insert into conforme.usage as u (account, month, used, granted, quota)
      select ${account}, ${month}, least(${calls}::int, ${quota}::int), least(${calls}::int, ${quota}::int), ${quota}::int
      where not exists (select 1 from conforme.counts where id = ${id})
      ${granting(sql)}
      returning granted, used
    )
    insert into conforme.counts (id, granted, used) select ${id}, granted, used from counted
    returning granted, used`;
}

const UNIQUE_VIOLATION = '23505';

/** The id stands in that table: what was sent before has been done. */
export function isKnown(thrown: unknown, table: 'counts' | 'settlements'): boolean {
  const { code, table_name: name } = thrown as { readonly code?: string; readonly table_name?: string };
  return code === UNIQUE_VIOLATION && name === table;
}
