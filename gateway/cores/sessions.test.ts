import { once } from 'node:events';
import { createServer, type ClientHttp2Session, type Http2Server, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CoreSessions } from './sessions.ts';

let server: Http2Server;
let connections: ServerHttp2Session[];
let sessions: CoreSessions;

beforeEach(async () => {
  connections = [];
  server = createServer((_request, answer) => answer.end('here'));
  server.on('session', (session) => connections.push(session));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  sessions = new CoreSessions(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(() => {
  sessions.abort();
  for (const connection of connections) connection.destroy();
  server.close();
});

async function called(): Promise<ClientHttp2Session> {
  const stream = await sessions.request('GET', '/', {}, {});
  const session = stream.session as ClientHttp2Session;
  stream.resume().end();
  await once(stream, 'close');
  return session;
}

/** `once` would listen for errors, too: the connection has no listener for them but what is tried here. */
const until = (session: ClientHttp2Session, event: 'goaway' | 'close'): Promise<void> =>
  new Promise((resolve) => session.once(event, () => resolve()));

it('outlives a core that goes while nothing is asked of it, when the next call is there before the end', async () => {
  const first = await called();
  const going = until(first, 'goaway');
  connections[0]!.goaway();
  await going;
  const [second] = await Promise.all([called(), until(first, 'close')]);
  expect(second === first).toBe(false);
});
