/** Each brings a database from the version of its place to the next; what was released is never changed. */
export const migrations: readonly string[] = [
  `create table jobs (
    id text primary key,
    account text not null,
    plan text not null,
    kind text not null,
    options text not null,
    language text not null,
    key text,
    state text not null,
    created text not null,
    started text,
    ended text,
    documents integer not null default 0,
    chunks integer not null default 0,
    succeeded integer not null default 0,
    invalid integer not null default 0,
    refused integer not null default 0,
    unique (account, key)
  ) strict, without rowid;
  create index jobs_by_account on jobs (account, created);
  -- until: when the lease ends; of one that waits, from when it may be taken.
  create table chunks (
    job text not null references jobs (id) on delete cascade,
    number integer not null,
    documents integer not null,
    state text not null default 'waiting',
    worker text,
    until integer not null default 0,
    tries integer not null default 0,
    primary key (job, number)
  ) strict, without rowid;
  create index chunks_to_do on chunks (state, until) where state != 'finished';`,
  // received: when its latest chunk came.
  `alter table chunks add column address text;
  alter table jobs add column received text;`,
  // webhook_due: when the message of the end of the job is due, in ms; null where there is none (any more).
  `alter table jobs add column webhook text;
  alter table jobs add column delivery text;
  alter table jobs add column webhook_due integer;
  create index jobs_to_tell on jobs (webhook_due) where webhook_due is not null;`,
  // output: prefix of the objects that results become, too.
  'alter table jobs add column output text;',
  // Which document of a job was the first to be known as an invoice: place is its index.
  `create table identities (
    job text not null references jobs (id) on delete cascade,
    key text not null,
    place integer not null,
    name text not null,
    primary key (job, key)
  ) strict, without rowid;`,
];
