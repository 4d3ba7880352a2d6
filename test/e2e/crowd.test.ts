// Clients who come at once, more than Node lets wait by default, while the service has no time to accept them.

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLeftOut } from '../cases.ts';
import { freePort } from '../free-port.ts';
import { serve, type Served } from './process.ts';

const CROWD = 800;
const LIMIT = '/proc/sys/net/core/somaxconn';

/** Whether the system lets so many wait: Linux does (4,096), macOS does not (128), and Windows cannot stop a process. */
const letsWait = (() => {
  try {
    return Number(readFileSync(LIMIT, 'utf8')) > CROWD;
  } catch {
    return false;
  }
})();

/** All of them, connected. */
async function crowd(port: number): Promise<readonly Socket[]> {
  const sockets = Array.from({ length: CROWD }, () => connect(port, '127.0.0.1'));
  // The service is killed in the end, and what fails before fails the wait.
  for (const socket of sockets) socket.on('error', () => {});
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

async function statusOf(socket: Socket): Promise<string> {
  socket.write('GET /health/live HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer.slice(0, 'HTTP/1.1 200'.length);
}

describe.runIf(letsWait && !isLeftOut())('a crowd of clients, where the system lets so many wait', () => {
  let served: Served;
  let grpcPort: number;
  beforeAll(async () => {
    grpcPort = await freePort();
    served = await serve({ plugins: [], env: { GRPC_PORT: String(grpcPort), CONFORME_WORKERS: '0' } });
  });
  afterAll(() => served?.close('SIGKILL'));

  it('waits at each door while the service stands still, and then each is answered', async () => {
    served.child.kill('SIGSTOP');
    const atHttp = await crowd(Number(new URL(served.url).port));
    const atGrpc = await crowd(grpcPort);
    served.child.kill('SIGCONT');
    const statuses = await Promise.all(atHttp.map(statusOf));
    for (const socket of atGrpc) socket.destroy();
    expect(new Set(statuses)).toEqual(new Set(['HTTP/1.1 200']));
  });
});
