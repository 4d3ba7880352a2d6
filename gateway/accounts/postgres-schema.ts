/** All tables of ours, apart from whatever else is in the database. */
export const SCHEMA = 'conforme';

/** Each brings a database from the version of its place to the next; what was released is never changed. */
export const migrations: readonly string[] = [
  `create table conforme.accounts (
    id text primary key,
    label text not null,
    plan text not null,
    created text not null
  );
  create table conforme.keys (
    hash text primary key,
    id text not null unique,
    hint text not null,
    account text not null references conforme.accounts (id),
    created text not null,
    expires text,
    revoked text,
    last_used text
  );
  create table conforme.usage (
    account text not null references conforme.accounts (id),
    month text not null,
    used integer not null check (used >= 0),
    granted integer not null,
    quota integer not null,
    primary key (account, month)
  ) with (fillfactor = 50);
  -- What was counted under which id, so that one who did not hear the answer can ask again.
  create table conforme.settlements (
    id uuid not null,
    account text not null,
    month text not null,
    granted integer not null,
    used integer not null,
    at timestamptz not null default now(),
    primary key (id, account, month)
  );
  create index on conforme.settlements (at);
  -- The last minute of anonymous callers: nothing a crash of the database may not take with it.
  create unlogged table conforme.callers (
    caller text primary key,
    calls bigint[] not null,
    seen timestamptz not null default now()
  );
  create index on conforme.callers (seen);`,
  // What was counted for a chunk of a job, as long as the job is known.
  `create table conforme.counts (
    id text primary key,
    granted integer not null default 0,
    used integer not null default 0
  );`,
  // Jobs of a fleet. received: when the latest chunk came; finished: chunks. Of a chunk, sent: when its message went out.
  `create table conforme.jobs (
    id text primary key,
    account text not null,
    key text,
    words text not null,
    state text not null,
    created text not null,
    received text not null,
    started text,
    ended text,
    documents integer not null default 0,
    chunks integer not null default 0,
    finished integer not null default 0,
    succeeded integer not null default 0,
    invalid integer not null default 0,
    refused integer not null default 0,
    unique (account, key)
  ) with (fillfactor = 50);
  create index on conforme.jobs (account, created);
  create index on conforme.jobs (ended);
  create table conforme.chunks (
    job text not null references conforme.jobs (id) on delete cascade,
    number integer not null,
    documents integer not null,
    state text not null default 'waiting',
    sent timestamptz,
    tries integer not null default 0,
    address text,
    primary key (job, number)
  ) with (fillfactor = 50);
  create index on conforme.chunks (job, state, number);
  create index on conforme.chunks (sent) where state = 'sent';`,
  // webhook_due: when the message of the end of the job is due; null where there is none (any more).
  `alter table conforme.jobs add column delivery text, add column webhook_due timestamptz;
  create index on conforme.jobs (webhook_due) where webhook_due is not null;`,
  // Which document of a job was the first to be known as an invoice: place is its index.
  `create table conforme.identities (
    job text not null references conforme.jobs (id) on delete cascade,
    key text not null,
    place integer not null,
    name text not null,
    primary key (job, key)
  );`,
];
