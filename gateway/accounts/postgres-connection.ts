import { connect, type Socket } from 'node:net';
import postgres, { type Options, type PostgresType, type Sql } from 'postgres';
import { FOR_A_REQUEST, retried, type Patience } from './retry.ts';

const CONNECTIONS = 10;
const CONNECT_SECONDS = 5;
/**
 * A database that takes longer than this for one row is too late for its callers; shorter than an attempt, so that the database
 * reports it itself.
 */
const STATEMENT_MS = 2_000;
/** The driver's own waits between connections grow to 20 s: a database that is back should be used. */
const RECONNECT_SECONDS = 0.2;

/** A pool of connections; the first one is made for the first question. */
export class Database {
  readonly #url: string;
  #pool: Pool;

  constructor(url: string) {
    this.#url = url;
    this.#pool = poolOf(url);
  }

  get sql(): Sql {
    return this.#pool.sql;
  }

  /**
   * Sends a query, and again while there is time. A silent connection may lead nowhere any more, or one to a server that was made a copy,
   * and all of them come from one place: then there are new ones. (The driver does not survive that its sockets are taken from it.)
   *
   * One statement each: in a transaction (`begin`) the driver writes to a connection that was closed under it, and ends the process.
   */
  ask<T>(attempt: (sql: Sql, number: number) => Promise<T>, patience: Patience = FOR_A_REQUEST): Promise<T> {
    let pool = this.#pool;
    const again = (): void => {
      if (this.#pool !== pool || performance.now() - pool.made < RENEWED_MS) return;
      this.#pool = poolOf(this.#url);
      void giveUp(pool);
    };
    const once = (number: number): Promise<T> => {
      pool = this.#pool;
      return attempt(pool.sql, number);
    };
    return retried(once, patience, again);
  }

  async close(seconds: number): Promise<void> {
    await this.sql.end({ timeout: seconds });
  }
}

/** Arrays of text, int and bigint, by their numbers in PostgreSQL's pg_type. */
const ARRAYS = { text: arrayOf(1009), int: arrayOf(1007), bigint: arrayOf(1016) };

function arrayOf(type: number): PostgresType<readonly (string | number)[]> {
  return {
    to: type,
    from: [type],
    serialize: (values: readonly (string | number)[]) => `{${values.map(quoted).join(',')}}`,
    // Numbers are all that is ever read.
    parse: (text: string) => (text === '{}' ? [] : text.slice(1, -1).split(',')),
  };
}

function quoted(value: string | number): string {
  return `"${String(value).replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/** A pool is not given up sooner: a server that only reads still answers who only asks. */
const RENEWED_MS = 1_000;

interface Pool {
  /** In ms of the clock that only goes forward. */
  readonly made: number;
  readonly sql: Sql;
  readonly sockets: Set<Socket>;
}

function poolOf(url: string): Pool {
  const sockets = new Set<Socket>();
  const options: Options<typeof ARRAYS> & { socket?: (target: Target) => Socket } = {
    max: CONNECTIONS,
    connect_timeout: CONNECT_SECONDS,
    backoff: () => RECONNECT_SECONDS,
    connection: { application_name: 'conforme', statement_timeout: STATEMENT_MS },
    onnotice: () => {},
    // The driver would ask each connection what arrays there are, and dies with one that ends meanwhile.
    fetch_types: false,
    types: ARRAYS,
    // Of several hosts the driver finds the right one only by itself.
    ...(!url.includes(',') && {
      socket: (target) => {
        const socket = dial(target);
        sockets.add(socket);
        return socket;
      },
    }),
  };
  return { made: performance.now(), sql: postgres(url, options), sockets };
}

/** Queries that still wait on it are rejected; a server that hangs would never close its end. */
async function giveUp({ sql, sockets }: Pool): Promise<void> {
  await sql.end({ timeout: 0 }).catch(() => {});
  for (const socket of sockets) socket.destroy();
}

interface Target {
  readonly path?: string | false;
  readonly host: readonly string[];
  readonly port: readonly number[];
}

/**
 * A proxy whose database is away takes a connection and closes it in silence. The driver would dial again for ever, without
 * a pause and without rejecting the query; so the silence is made an error.
 */
function dial({ path, host: [host = ''], port: [port = 0] }: Target): Socket {
  const socket = path ? connect(path) : connect(port, host);
  let isSilent = true;
  socket.once('data', () => (isSilent = false));
  socket.once('close', (failed) => {
    const failure = new Error(`${path || `${host}:${port}`} closed the connection`);
    if (isSilent && !failed) socket.emit('error', Object.assign(failure, { code: 'CONNECTION_CLOSED' }));
  });
  // The name that a certificate is compared with.
  return Object.assign(socket, { host, port });
}
