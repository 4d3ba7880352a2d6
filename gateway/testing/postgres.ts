import { randomUUID } from 'node:crypto';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import postgres from 'postgres';

/** A server whose databases are free to be made and dropped: test/accounts/with-postgres.ts starts one. */
export const TEST_SERVER: string | null = process.env['CONFORME_TEST_DATABASE_URL'] || null;

/** Printed beside what is left out without one. */
export const NO_SERVER = 'CONFORME_TEST_DATABASE_URL names no PostgreSQL server';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty database of its own. */
export async function freshDatabase(): Promise<TestDatabase> {
  if (TEST_SERVER === null) throw new Error(NO_SERVER);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer((sql) => sql.unsafe(`create database ${name}`));
  const url = new URL(TEST_SERVER);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer((sql) => sql.unsafe(`drop database ${name} with (force)`)) };
}

async function onServer(work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(TEST_SERVER!, { max: 1, onnotice: () => {} });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}

/** A way to a database that can be cut. */
export interface Wire {
  /** The database through it. */
  readonly url: string;
  /** Lets the next question through, and cuts the connection when the answer comes. */
  loseNextAnswer(): void;
  /** Cuts all connections, and refuses new ones until it is mended. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function wireTo(database: string): Promise<Wire> {
  const target = new URL(database);
  const sockets = new Set<Socket>();
  let [loses, isCut] = [false, false];
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket
        .on('error', () => {})
        .once('close', () => {
          sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
    }
    near.pipe(far);
    far.on('data', (chunk) => {
      if (!loses) return near.write(chunk);
      loses = false;
      near.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(database);
  url.port = String((server.address() as AddressInfo).port);
  const cutAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    loseNextAnswer: () => (loses = true),
    cut: () => {
      isCut = true;
      cutAll();
    },
    mend: () => (isCut = false),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cutAll();
      }),
  };
}
