/** Each brings a database from the version of its place to the next; what was released is never changed. */
export const migrations: readonly string[] = [
  `create table accounts (
    id text primary key,
    label text not null,
    plan text not null,
    created text not null
  ) strict, without rowid;
  create table keys (
    hash text primary key,
    id text not null unique,
    hint text not null,
    account text not null references accounts (id),
    created text not null,
    expires text,
    revoked text,
    last_used text
  ) strict, without rowid;
  create table usage (
    account text not null references accounts (id),
    month text not null,
    used integer not null check (used >= 0),
    granted integer not null,
    primary key (account, month)
  ) strict, without rowid;`,
  `create table counts (
    id text primary key,
    granted integer not null,
    used integer not null
  ) strict, without rowid;`,
];
