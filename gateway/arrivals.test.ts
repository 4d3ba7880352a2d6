import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { ArrivalLimits } from './arrivals.ts';
import { AUTHORISED, gatewayOver, type Answers } from './testing/engine.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

const MIB = 1024 * 1024;
const VALIDATE = '/v1/invoices/validate';
const KEY = `authorization: ${AUTHORISED.authorization}\r\n`;
/** Longer than any test takes. */
const NEVER = 600_000;
const PATIENT: ArrivalLimits = { idleMs: NEVER, wholeMs: NEVER, lingerBytes: 32 * MIB, lingerMs: NEVER };

async function door(limits: Partial<ArrivalLimits>): Promise<number> {
  const answers: Answers = {
    validate: () => ({ validation: { errorCount: 0 } }),
    async *validateStream(requests) {
      for await (const _ of requests) yield {};
    },
  };
  app = await gatewayOver(answers, undefined, { arrivals: { ...PATIENT, ...limits } });
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

/** A connection, and all that comes back on it until it ends. */
function dial(port: number): { readonly socket: Socket; readonly told: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
  socket.on('error', () => {});
  return { socket, told: new Promise((resolve) => socket.once('close', () => resolve(text))) };
}

const head = (path: string, more: string): string => `POST ${path} HTTP/1.1\r\nhost: a\r\n${KEY}${more}\r\n`;
const announced = (bytes: number): string => `content-type: application/xml\r\ncontent-length: ${bytes}\r\n`;
const bodyOf = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));

describe('a body that does not come', () => {
  const FORM = 'content-type: multipart/form-data; boundary=b\r\ncontent-length: 1000\r\n';
  const PART = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf of';
  it.each([
    ['of one document', VALIDATE, announced(1000), '<half'],
    ['of which nothing comes', VALIDATE, announced(1000), ''],
    ['in chunks', VALIDATE, 'transfer-encoding: chunked\r\n', '5\r\n<half\r\n'],
    ['of a form', VALIDATE, FORM, PART],
    ['of a form of many', `${VALIDATE}/batch`, FORM, PART],
    ['of an archive', `${VALIDATE}/batch`, 'content-type: application/zip\r\ncontent-length: 1000\r\n', 'PK'],
  ])('%s is cut off with 408, and its connection with it', async (_, path, headers, first) => {
    const { socket, told } = dial(await door({ idleMs: 100 }));
    socket.write(head(path, headers) + first);
    const answer = await told;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(answer).toMatch(/\r\nx-request-id: /i);
    expect(bodyOf(answer)).toEqual({
      code: 'invalid_input',
      message: 'Nothing more of the request came for 0.1 s.',
    });
  });

  it('is cut off though something of it comes again and again', async () => {
    const { socket, told } = dial(await door({ idleMs: 4_000, wholeMs: 300 }));
    socket.write(head(VALIDATE, announced(1_000_000)));
    const drip = setInterval(() => socket.write('<'), 20);
    const answer = await told;
    clearInterval(drip);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(bodyOf(answer)).toMatchObject({ message: 'The request did not arrive within 0.3 s.' });
  });

  it('of a request that was refused at once ends its connection all the same', async () => {
    const { socket, told } = dial(await door({ idleMs: 400, lingerMs: 100 }));
    socket.write(head('/nowhere', announced(1000)));
    expect(await told).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('is no reason to cut off one that was told in time', async () => {
    const { socket, told } = dial(await door({ idleMs: 10_000 }));
    socket.write(head(VALIDATE, `connection: close\r\n${announced(4)}`));
    socket.write('<a');
    setTimeout(() => socket.write('/>'), 300);
    expect(await told).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a client that sends all before it reads anything', () => {
  const CHUNK = Buffer.alloc(MIB, 'a');

  it.each([
    ['announces too much', `connection: close\r\n${announced(20 * MIB)}`, false],
    ['sends too much in chunks', 'connection: close\r\ntransfer-encoding: chunked\r\n', true],
  ])('reads its 413 when it %s', async (_, headers, chunked) => {
    const { socket, told } = dial(await door({}));
    const send = (bytes: Buffer | string): Promise<void> =>
      new Promise((resolve, reject) => socket.write(bytes, (error) => (error ? reject(error) : resolve())));
    socket.pause();
    await send(head(VALIDATE, headers));
    for (let at = 0; at < 20; at++) {
      if (chunked) await send(`${MIB.toString(16)}\r\n`);
      await send(CHUNK);
      if (chunked) await send('\r\n');
    }
    if (chunked) await send('0\r\n\r\n');
    socket.resume();
    const answer = await told;
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(bodyOf(answer)).toMatchObject({ code: 'too_large' });
  });

  it('is listened to no longer than up to a bound', async () => {
    const { socket, told } = dial(await door({ idleMs: 100, lingerBytes: MIB }));
    socket.write(head(VALIDATE, `connection: close\r\n${announced(1_000_000_000)}`));
    let sent = 0;
    const more = (): void => {
      while (!socket.destroyed && sent < 1_000_000_000 && socket.write(CHUNK)) sent += MIB;
    };
    socket.on('drain', more);
    more();
    await told;
    expect(sent).toBeLessThan(1_000_000_000);
  });
});

describe('every answer', () => {
  it.each([
    ['two hosts', 'GET /health HTTP/1.1\r\nhost: a\r\nHost: b\r\nconnection: close\r\n\r\n'],
    ['no host', 'GET /health HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['no version', 'GET /health\r\n\r\n'],
  ])('to a request with %s is 400', async (_, bytes) => {
    const { socket, told } = dial(await door({}));
    socket.write(bytes);
    const answer = await told;
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(bodyOf(answer)).toEqual({ code: 'invalid_input', message: 'The request is not valid HTTP.' });
  });

  it.each([
    ['GET', '/health', 'no-store'],
    ['GET', '/nowhere', 'no-store'],
    ['GET', '/v1/usage', 'no-store'],
    ['POST', VALIDATE, 'no-store'],
    ['GET', '/v1/schema/invoice', 'public, max-age=3600'],
  ] as const)('to %s %s says who may keep it, and that it is what it says', async (method, url, control) => {
    await door({});
    const answer = await app!.inject({
      method,
      url,
      headers: AUTHORISED,
      ...(method === 'POST' && { payload: '<a/>' }),
    });
    expect(answer.headers).toMatchObject({ 'cache-control': control, 'x-content-type-options': 'nosniff' });
  });
});
