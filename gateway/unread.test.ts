import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { ARRIVAL_LIMITS } from './arrivals.ts';
import { AUTHORISED, gatewayOver, type Answers } from './testing/engine.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** More than a system keeps for one connection. */
const LARGE = 48 * 1024 * 1024;

async function door(bytes: number): Promise<number> {
  const answers: Answers = { extract: () => ({ number: '1', body: new Uint8Array(bytes).fill(0x20) }) };
  app = await gatewayOver(answers, undefined, { arrivals: { ...ARRIVAL_LIMITS, idleMs: 100 } });
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

const connections = (): Promise<number> =>
  new Promise((resolve) => app!.server.getConnections((_, count) => resolve(count)));

const call = (port: number) => {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  const head = `POST /v1/invoices/extract HTTP/1.1\r\nhost: a\r\nauthorization: ${AUTHORISED.authorization}\r\n`;
  socket.write(`${head}content-type: application/xml\r\ncontent-length: 4\r\n\r\n<a/>`);
  return socket;
};

it('hangs up on a caller who takes nothing of a large answer', async () => {
  const socket = call(await door(LARGE));
  await new Promise((resolve) => socket.once('readable', resolve));
  await expect.poll(connections, { timeout: 20_000 }).toBe(0);
  socket.destroy();
});

it('lets a caller be who has read it, and keeps the connection for the next call', async () => {
  const socket = call(await door(LARGE));
  let read = 0;
  await new Promise<void>((resolve) => {
    socket.on('data', ({ length }) => {
      if ((read += length) > LARGE) resolve();
    });
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await connections()).toBe(1);
  socket.destroy();
});
