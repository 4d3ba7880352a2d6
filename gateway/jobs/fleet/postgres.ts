import { randomBytes } from 'node:crypto';
import type { Sql } from 'postgres';
import { Database } from '../../accounts/postgres-connection.ts';
import type { Finished, Identified, JobStore } from '../engine.ts';
import type { Chunk, Delivery, Job, Order } from '../job.ts';
import type { Outbox } from '../outbox.ts';
import { unavailable } from '../unavailable.ts';

interface Row extends Omit<Job, keyof Order | 'delivery'>, Pick<Job, 'created'> {
  /** The order as JSON. */
  readonly words: string;
  /** As JSON. */
  readonly delivery: string | null;
}

/** Which chunk a message stands for. */
export interface Place {
  readonly job: string;
  readonly number: number;
}

const CLOSE_S = 5;
/** First attempts before others: receivers that are away do not keep the others waiting. */
const FIRST = new Date(0).toISOString();

/**
 * Jobs of a fleet in the database of its accounts, whose migrations make the tables (`accounts/postgres-schema.ts`). Every statement may be
 * sent again: a connection breaks after the database has done what was asked, and before it says so.
 */
export class PostgresJobs implements JobStore, Outbox {
  readonly #database: Database;

  /** Connects with the first statement. */
  constructor(url: string) {
    this.#database = new Database(url);
  }

  async begin(order: Order): Promise<{ job: Job; isNew: boolean }> {
    const { account, key, created } = order;
    const [words, due] = [JSON.stringify({ ...order, input: null }), order.webhook && FIRST];
    const id = `job_${randomBytes(12).toString('base64url')}`;
    const rows = await this.#ask(async (sql) => {
      await sql`
        insert into conforme.jobs (id, account, key, words, state, created, received, webhook_due)
        values (${id}, ${account}, ${key}, ${words}, 'receiving', ${created}, ${created}, ${due})
        on conflict do nothing`;
      return sql<Row[]>`
        select ${columns(sql)} from conforme.jobs where id = ${id} or (account = ${account} and key = ${key})`;
    });
    return { job: jobOf(rows[0]!), isNew: rows[0]!.id === id };
  }

  async addChunk(job: string, number: number, documents: number): Promise<void> {
    const now = new Date().toISOString();
    await this.#ask(
      (sql) => sql`
        with added as (
          insert into conforme.chunks (job, number, documents) values (${job}, ${number}, ${documents})
          on conflict do nothing returning documents
        )
        update conforme.jobs j set chunks = chunks + 1, documents = j.documents + added.documents, received = ${now}
        from added where j.id = ${job}`,
    );
  }

  async open(job: string): Promise<Job> {
    const [row] = await this.#ask(async (sql) => {
      await sql`update conforme.jobs set state = 'waiting' where id = ${job} and state = 'receiving'`;
      return sql<Row[]>`select ${columns(sql)} from conforme.jobs where id = ${job}`;
    });
    return jobOf(row!);
  }

  async remove(job: string): Promise<void> {
    await this.#ask((sql) => sql`delete from conforme.jobs where id = ${job}`);
  }

  async cancel(account: string, job: string, moment: string): Promise<Job | null> {
    await this.#ask(
      (sql) => sql`
        update conforme.jobs set state = 'cancelled', ended = ${moment}
        where id = ${job} and account = ${account} and state in ('receiving', 'waiting', 'running')`,
    );
    return this.find(account, job);
  }

  async find(account: string, job: string): Promise<Job | null> {
    const [row] = await this.#ask(
      (sql) =>
        sql<Row[]>`select ${columns(sql)} from conforme.jobs where id = ${job} and account = ${account}`,
    );
    return row ? jobOf(row) : null;
  }

  async list(account: string, most: number): Promise<readonly Job[]> {
    const rows = await this.#ask(
      (sql) => sql<Row[]>`
        select ${columns(sql)} from conforme.jobs where account = ${account} order by created desc, id limit ${most}`,
    );
    return rows.map(jobOf);
  }

  async expired(ended: string, received: string): Promise<readonly string[]> {
    const rows = await this.#ask(
      (sql) => sql<{ id: string }[]>`
        select id from conforme.jobs where ended < ${ended} or (state = 'receiving' and received < ${received})`,
    );
    return rows.map(({ id }) => id);
  }

  /** Chunks are counted in the row of the job: whoever finishes at the same time waits for that row, and sees what it says then. */
  async finish({ job }: Chunk, { number, address, tally }: Finished, moment: string): Promise<boolean> {
    const { succeeded, invalid, refused } = tally;
    const { count } = await this.#ask(
      (sql) => sql`
        with finished as (
          update conforme.chunks set state = 'finished', address = ${address}
          where job = ${job.id} and number = ${number} and state <> 'finished' returning 1
        )
        update conforme.jobs set
          succeeded = succeeded + ${succeeded}, invalid = invalid + ${invalid}, refused = refused + ${refused},
          finished = finished + 1,
          ended = case when state = 'running' and finished + 1 = chunks then ${moment} else ended end,
          state = case when state = 'running' and finished + 1 = chunks then 'done' else state end
        where id = ${job.id} and exists (select 1 from finished)`,
    );
    return count > 0;
  }

  async range(job: string, number: number): Promise<{ first: number; documents: number }> {
    const [row] = await this.#ask(
      (sql) => sql<{ first: number; documents: number }[]>`
        select documents,
          (select coalesce(sum(b.documents), 0)::int from conforme.chunks b where b.job = c.job and b.number < c.number) as first
        from conforme.chunks c where job = ${job} and number = ${number}`,
    );
    return row!;
  }

  async identify(job: string, documents: readonly Identified[]): Promise<readonly Identified[]> {
    const keys = documents.map(({ key }) => key);
    const found = await this.#ask(async (sql) => {
      await sql`
        insert into conforme.identities (job, key, place, name)
        select ${job}, key, place, name from unnest(
          ${keys}::text[], ${documents.map(({ index }) => index)}::int[], ${documents.map(({ name }) => name)}::text[]
        ) with ordinality as given (key, place, name, at) order by at
        on conflict do nothing`;
      return sql<Identified[]>`
        select key, place as index, name from conforme.identities where job = ${job} and key = any(${keys}::text[])`;
    });
    const byKey = new Map(found.map((each) => [each.key, each]));
    return keys.map((key) => byKey.get(key)!);
  }

  async finished(job: string): Promise<readonly Pick<Finished, 'number' | 'address'>[]> {
    return this.#ask(
      (sql) => sql<Pick<Finished, 'number' | 'address'>[]>`
        select number, address from conforme.chunks where job = ${job} and state = 'finished' order by number`,
    );
  }

  /** A worker has its message. @returns null where nothing is left to do. */
  async taken({ job, number }: Place): Promise<Chunk | null> {
    const now = new Date().toISOString();
    const [row] = await this.#ask(
      (sql) => sql<(Row & { readonly tries: number })[]>`
        with taken as (
          update conforme.chunks c set tries = tries + 1 from conforme.jobs j
          where c.job = ${job} and c.number = ${number} and c.state <> 'finished'
            and j.id = c.job and j.state in ('waiting', 'running')
          returning c.tries
        ), started as (
          update conforme.jobs set state = 'running', started = coalesce(started, ${now})
          where id = ${job} and state = 'waiting' and exists (select 1 from taken)
        )
        select ${columns(sql)}, taken.tries from conforme.jobs, taken where id = ${job}`,
    );
    return row ? { job: jobOf(row), number, tries: row.tries } : null;
  }

  /** The try was none. */
  async untaken({ job, number }: Place): Promise<void> {
    await this.#ask(
      (sql) => sql`
        update conforme.chunks set tries = tries - 1 where job = ${job} and number = ${number} and tries > 0`,
    );
  }

  /** Whether its results would still be used. */
  async isWanted({ job, number }: Place): Promise<boolean> {
    const rows = await this.#ask(
      (sql) => sql`
        select 1 from conforme.chunks c join conforme.jobs j on j.id = c.job
        where c.job = ${job} and c.number = ${number} and c.state <> 'finished' and j.state = 'running'`,
    );
    return rows.length > 0;
  }

  /** Chunks that have no message yet: of each job as many as bring it to `most`, jobs in turns. */
  async unsent(most: number): Promise<readonly Place[]> {
    return this.#ask(
      (sql) => sql<Place[]>`
        select w.job, w.number from conforme.jobs j cross join lateral (
          select c.job, c.number from conforme.chunks c where c.job = j.id and c.state = 'waiting' order by c.number
          limit greatest(0, ${most}::int
            - (select count(*) from conforme.chunks q where q.job = j.id and q.state = 'sent')::int)
        ) w
        where j.state in ('waiting', 'running') order by w.number, j.created, w.job`,
    );
  }

  async sent(places: readonly Place[]): Promise<void> {
    await this.#ask(
      (sql) => sql`
        update conforme.chunks c set state = 'sent', sent = now()
        from unnest(${places.map(({ job }) => job)}::text[], ${places.map(({ number }) => number)}::int[]) as p (job, number)
        where c.job = p.job and c.number = p.number and c.state = 'waiting'`,
    );
  }

  /** No message is left: what was sent so long ago and is not finished gets another. */
  async sendAgain(seconds: number): Promise<void> {
    await this.#ask(
      (sql) => sql`
        update conforme.chunks set state = 'waiting'
        where state = 'sent' and sent < now() - make_interval(secs => ${seconds})`,
    );
  }

  /** Of several services that ask at a time, each gets another: by the clock of the database, which they share. */
  async takeMessage(leaseMs: number, except: readonly string[] = []): Promise<Job | null> {
    const [row] = await this.#ask(
      (sql) => sql<Row[]>`
        update conforme.jobs set webhook_due = now() + make_interval(secs => ${leaseMs / 1_000})
        where id = (
          select id from conforme.jobs
          where webhook_due <= now() and state in ('done', 'cancelled')
            and (words::jsonb #> '{webhook,events}') @> to_jsonb('job.' || state)
            and account <> all(${[...except]})
          order by webhook_due limit 1 for update skip locked
        )
        returning ${columns(sql)}`,
    );
    return row ? jobOf(row) : null;
  }

  async settle(job: string, delivery: Delivery): Promise<void> {
    await this.#ask(
      (sql) => sql`
        update conforme.jobs set delivery = ${JSON.stringify(delivery)}, webhook_due = ${delivery.next} where id = ${job}`,
    );
  }

  async close(): Promise<void> {
    await this.#database.close(CLOSE_S);
  }

  #ask<T>(attempt: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#database.ask(attempt).catch(unavailable) as Promise<T>;
  }
}

function columns(sql: Sql) {
  return sql`id, words, state, documents, chunks, succeeded, invalid, refused, started, ended, delivery`;
}

function jobOf({ words, delivery, ...row }: Row): Job {
  const settled = delivery === null ? null : (JSON.parse(delivery) as Delivery);
  return { ...(JSON.parse(words) as Order), ...row, delivery: settled };
}
