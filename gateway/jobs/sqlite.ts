import { randomBytes } from 'node:crypto';
import type { SQLInputValue } from 'node:sqlite';
import type { Chunk, Delivery, Job, Order, Webhook } from './job.ts';
import { SqliteFile } from '../sqlite-file.ts';
import type { Outbox } from './outbox.ts';
import { migrations } from './sqlite-schema.ts';
import type { Finished, Identified, JobQueue, JobStore } from './engine.ts';

const SQL = {
  add: `insert into jobs (id, account, plan, kind, options, language, key, state, created, output, webhook, webhook_due)
    values (?1, ?2, ?3, ?4, ?5, ?6, ?7, 'receiving', ?8, ?9, ?10, iif(?10 is null, null, 0)) on conflict (account, key) do nothing`,
  byKey: 'select * from jobs where account = ?1 and key = ?2',
  byId: 'select * from jobs where id = ?1',
  find: 'select * from jobs where account = ?1 and id = ?2',
  list: 'select * from jobs where account = ?1 order by created desc, id limit ?2',
  addChunk: 'insert into chunks (job, number, documents) values (?1, ?2, ?3) on conflict do nothing',
  grow: 'update jobs set chunks = chunks + 1, documents = documents + ?2, received = ?3 where id = ?1',
  open: `update jobs set state = 'waiting' where id = ?1 and state = 'receiving'`,
  remove: 'delete from jobs where id = ?1',
  cancel: `update jobs set state = 'cancelled', ended = ?2 where id = ?1 and state in ('receiving', 'waiting', 'running')`,
  expired: `select id from jobs where ended < ?1 or (state = 'receiving' and coalesce(received, created) < ?2)`,
  // What is leased for longer than leases last was so before the clock was set back, and waits no longer.
  // Of several jobs, one whose chunks were taken least lately: a small one is not kept waiting behind a large one.
  next: `select c.job, c.number from chunks c join jobs j on j.id = c.job
    where c.state != 'finished' and c.until not between ?1 + 1 and ?2 and j.state in ('waiting', 'running')
    order by (select max(t.until) from chunks t where t.job = c.job and t.state != 'finished'), j.created, c.number limit 1`,
  lease: `update chunks set state = 'leased', worker = ?3, until = ?4, tries = tries + 1
    where job = ?1 and number = ?2 returning tries`,
  start: `update jobs set state = 'running', started = coalesce(started, ?2) where id = ?1`,
  renew: `update chunks set until = ?4 where job = ?1 and number = ?2 and worker = ?3 and state = 'leased'
    and exists (select 1 from jobs where id = ?1 and state = 'running')`,
  putBack: `update chunks set state = 'waiting', worker = null, until = ?4, tries = tries - 1
    where job = ?1 and number = ?2 and worker = ?3 and state = 'leased'`,
  finish: `update chunks set state = 'finished', worker = null, address = ?3 where job = ?1 and number = ?2 and state != 'finished'`,
  tally: `update jobs set succeeded = succeeded + ?2, invalid = invalid + ?3, refused = refused + ?4 where id = ?1`,
  end: `update jobs set state = 'done', ended = ?2 where id = ?1 and state = 'running'
    and not exists (select 1 from chunks where job = ?1 and state != 'finished')`,
  range: `select documents, (select coalesce(sum(b.documents), 0) from chunks b where b.job = c.job and b.number < c.number) as first
    from chunks c where job = ?1 and number = ?2`,
  identify: 'insert into identities (job, key, place, name) values (?1, ?2, ?3, ?4) on conflict do nothing',
  identified: 'select key, place as "index", name from identities where job = ?1 and key = ?2',
  finished: `select number, address from chunks where job = ?1 and state = 'finished' order by number`,
  // First attempts (0) before others: receivers that are away do not keep the others waiting.
  takeMessage: `update jobs set webhook_due = ?2 where id = (
    select id from jobs where webhook_due <= ?1 and state in ('done', 'cancelled')
      and exists (select 1 from json_each(webhook, '$.events') where value = 'job.' || state)
      and account not in (select value from json_each(?3))
    order by webhook_due limit 1) returning *`,
  settle: 'update jobs set delivery = ?2, webhook_due = ?3 where id = ?1',
} as const;

type Stored = 'options' | 'webhook' | 'delivery';
/** These as JSON. */
type Row = Omit<Job, Stored | 'input'> & Readonly<Record<Stored, string | null>>;

/** Jobs in one file, for one machine; several processes may work on them. */
export class SqliteJobs implements JobStore, JobQueue, Outbox {
  readonly #file: SqliteFile<keyof typeof SQL>;
  readonly #now: () => number;

  /** @throws Error when a newer version of the service has written the file. */
  constructor(file: string, now: () => number = Date.now) {
    this.#now = now;
    this.#file = new SqliteFile({ file, migrations, statements: SQL });
  }

  async begin(order: Order): Promise<{ job: Job; isNew: boolean }> {
    const { account, plan, kind, language, key, created, output } = order;
    const [options, webhook] = [
      JSON.stringify(order.options),
      order.webhook && JSON.stringify(order.webhook),
    ];
    const id = `job_${randomBytes(12).toString('base64url')}`;
    const words = [account, plan, kind, options, language, key];
    const isNew = this.#file.run('add', id, ...words, created, output, webhook) > 0;
    return { job: (isNew ? this.#job('byId', id) : this.#job('byKey', account, key))!, isNew };
  }

  async addChunk(job: string, number: number, documents: number): Promise<void> {
    this.#file.atomically(() => {
      if (this.#file.run('addChunk', job, number, documents) > 0)
        this.#file.run('grow', job, documents, new Date(this.#now()).toISOString());
    });
  }

  async open(job: string): Promise<Job> {
    this.#file.run('open', job);
    return this.#job('byId', job)!;
  }

  async remove(job: string): Promise<void> {
    this.#file.run('remove', job);
  }

  async cancel(account: string, job: string, moment: string): Promise<Job | null> {
    if (this.#job('find', account, job) === null) return null;
    this.#file.run('cancel', job, moment);
    return this.#job('byId', job);
  }

  async find(account: string, job: string): Promise<Job | null> {
    return this.#job('find', account, job);
  }

  async list(account: string, most: number): Promise<readonly Job[]> {
    return this.#file.rows<Row>('list', account, most).map(jobOf);
  }

  async expired(ended: string, begun: string): Promise<readonly string[]> {
    return this.#file.rows<{ id: string }>('expired', ended, begun).map(({ id }) => id);
  }

  async take(worker: string, leaseMs: number): Promise<Chunk | null> {
    return this.#file.atomically(() => {
      const now = this.#now();
      const next = this.#file.row<{ job: string; number: number }>('next', now, now + 2 * leaseMs);
      if (!next) return null;
      const { tries } = this.#file.row<{ tries: number }>(
        'lease',
        next.job,
        next.number,
        worker,
        now + leaseMs,
      )!;
      this.#file.run('start', next.job, new Date(now).toISOString());
      return { job: this.#job('byId', next.job)!, number: next.number, tries };
    });
  }

  async renew({ job, number }: Chunk, worker: string, leaseMs: number): Promise<boolean> {
    return this.#file.run('renew', job.id, number, worker, this.#now() + leaseMs) > 0;
  }

  async putBack({ job, number }: Chunk, worker: string, delayMs: number): Promise<void> {
    this.#file.run('putBack', job.id, number, worker, this.#now() + delayMs);
  }

  async finish({ job, number }: Chunk, { address, tally }: Finished, moment: string): Promise<boolean> {
    return this.#file.atomically(() => {
      if (this.#file.run('finish', job.id, number, address) === 0) return false;
      this.#file.run('tally', job.id, tally.succeeded, tally.invalid, tally.refused);
      this.#file.run('end', job.id, moment);
      return true;
    });
  }

  async range(job: string, number: number): Promise<{ first: number; documents: number }> {
    return this.#file.row<{ first: number; documents: number }>('range', job, number)!;
  }

  async identify(job: string, documents: readonly Identified[]): Promise<readonly Identified[]> {
    return this.#file.atomically(() =>
      documents.map(({ key, index, name }) => {
        this.#file.run('identify', job, key, index, name);
        return this.#file.row<Identified>('identified', job, key)!;
      }),
    );
  }

  async finished(job: string): Promise<readonly Pick<Finished, 'number' | 'address'>[]> {
    return this.#file.rows<Pick<Finished, 'number' | 'address'>>('finished', job);
  }

  /** Its rows are the queue. */
  async offer(): Promise<void> {}
  async done(): Promise<void> {}
  /** Its line among the errors of the job says it; a machine of one's own has no other place. */
  async setAside(): Promise<void> {}

  async takeMessage(leaseMs: number, except: readonly string[] = []): Promise<Job | null> {
    const now = this.#now();
    return this.#job('takeMessage', now, now + leaseMs, JSON.stringify(except));
  }

  async settle(job: string, delivery: Delivery): Promise<void> {
    const due = delivery.next === null ? null : Date.parse(delivery.next);
    this.#file.run('settle', job, JSON.stringify(delivery), due);
  }

  async close(): Promise<void> {
    this.#file.close();
  }

  #job(name: keyof typeof SQL, ...values: SQLInputValue[]): Job | null {
    const row = this.#file.row<Row>(name, ...values);
    return row && jobOf(row);
  }
}

function jobOf({ options, webhook, delivery, ...row }: Row): Job {
  return {
    ...row,
    input: null,
    options: JSON.parse(options!) as Job['options'],
    webhook: webhook === null ? null : (JSON.parse(webhook) as Webhook),
    delivery: delivery === null ? null : (JSON.parse(delivery) as Delivery),
  };
}
