import { connect, type Socket } from 'node:net';
import postgres, { type Options, type Sql } from 'postgres';

const CONNECTIONS = 10;
const CONNECT_SECONDS = 5;
/** A database that takes longer than this for one row answers nobody in time. */
const STATEMENT_MS = 5_000;
/** The driver's own waits between connections grow to 20 s: a database that is back should be used. */
const RECONNECT_SECONDS = 0.2;

/** A pool of connections; the first one is made for the first question. */
export function connected(url: string): Sql {
  const options: Options<Record<string, never>> & { socket?: typeof dial } = {
    max: CONNECTIONS,
    connect_timeout: CONNECT_SECONDS,
    backoff: () => RECONNECT_SECONDS,
    connection: { application_name: 'conforme', statement_timeout: STATEMENT_MS },
    onnotice: () => {},
    // Of several hosts the driver finds the right one only by itself.
    ...(!url.includes(',') && { socket: dial }),
  };
  return postgres(url, options);
}

interface Target {
  readonly path?: string | false;
  readonly host: readonly string[];
  readonly port: readonly number[];
}

/**
 * A proxy whose database is away takes a connection and closes it in silence. The driver would dial again for ever, without
 * a pause and without a word to whoever asked; so the silence is made an error.
 */
function dial({ path, host: [host = ''], port: [port = 0] }: Target): Socket {
  const socket = path ? connect(path) : connect(port, host);
  let isSilent = true;
  socket.once('data', () => (isSilent = false));
  socket.once('close', (failed) => {
    const failure = new Error(`${path || `${host}:${port}`} closed the connection`);
    if (isSilent && !failed) socket.emit('error', Object.assign(failure, { code: 'CONNECTION_CLOSED' }));
  });
  // The name that a certificate is held against.
  return Object.assign(socket, { host, port });
}
