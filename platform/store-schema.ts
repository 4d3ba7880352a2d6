/** Each brings the file of a store from the version of its place to the next. */
export const MIGRATIONS = [
  `create table flow (
    seq integer primary key autoincrement,
    id text not null unique,
    account text not null,
    updated text not null,
    meta text not null,
    file blob not null,
    media text not null,
    sha256 text not null,
    declared text
  ) strict;
  create index flow_by_change on flow (account, updated);
  create index flow_by_file on flow (account, sha256);
  create table invoice (
    key text primary key,
    seller text not null,
    buyer text,
    number text not null,
    facts text not null,
    received text not null,
    history text not null
  ) strict;
  create index invoice_by_number on invoice (seller, number);
  create table webhook (
    id text primary key,
    account text not null,
    webhook text not null,
    signing_key text not null
  ) strict;
  create table task (
    seq integer primary key autoincrement,
    kind text not null,
    subject text not null,
    body text not null,
    due integer not null,
    attempts integer not null default 0
  ) strict;
  create index task_by_time on task (kind, due);
  create table entry (kind text not null, id text not null, data text not null, primary key (kind, id)) strict;`,
];

export const SQL = {
  latest: 'select max(updated) as latest from flow',
  number: 'select coalesce(max(seq), 0) + 1 as next from flow',
  addFlow:
    'insert into flow (id, account, updated, meta, file, media, sha256, declared) values (?, ?, ?, ?, ?, ?, ?, ?)',
  changeFlow: 'update flow set updated = ?, meta = ? where id = ?',
  flow: 'select * from flow where id = ?',
  flows: 'select meta from flow where account = ? and updated > ? order by updated',
  twins: 'select meta from flow where account = ? and sha256 = ? and id <> ?',
  keepInvoice:
    'insert or replace into invoice (key, seller, buyer, number, facts, received, history) values (?, ?, ?, ?, ?, ?, ?)',
  invoice: 'select * from invoice where key = ?',
  invoices: 'select * from invoice where seller = ? and number = ?',
  addWebhook: 'insert into webhook (id, account, webhook, signing_key) values (?, ?, ?, ?)',
  webhook: 'select * from webhook where id = ?',
  webhooks: 'select * from webhook where account = ? order by rowid',
  removeWebhook: 'delete from webhook where account = ? and id = ?',
  addTask: 'insert into task (kind, subject, body, due) values (?, ?, ?, ?)',
  dueTask: 'select * from task where kind = ? and due <= ? order by due, seq limit 1',
  nextDue: 'select min(due) as due from task where kind = ?',
  postpone: 'update task set attempts = ?, due = ? where seq = ?',
  done: 'delete from task where seq = ?',
  putEntry: 'insert or replace into entry (kind, id, data) values (?, ?, ?)',
  entry: 'select data from entry where kind = ? and id = ?',
  entries: 'select data from entry where kind = ? order by id',
} as const;
