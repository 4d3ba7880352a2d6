import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { AUTHORISED, gatewayOver } from './testing/engine.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

const VALIDATE = '/v1/invoices/validate';
const KEY = `authorization: ${AUTHORISED.authorization}\r\n`;

interface Spoken {
  readonly socket: Socket;
  /** What has come back, as soon as it has this in it. */
  readonly heard: (words: string) => Promise<string>;
  /** All of it. */
  readonly answered: Promise<string>;
}

async function say(path: string, headers: string): Promise<Spoken> {
  app = await gatewayOver({ validate: () => ({ validation: { errorCount: 0 } }) });
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('error', () => {});
  socket.on('data', (chunk: string) => (text += chunk));
  const heard = (words: string): Promise<string> =>
    new Promise((resolve) => {
      const look = (): void => (text.includes(words) ? resolve(text) : void socket.once('data', look));
      look();
    });
  socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${headers}\r\n`);
  const answered = new Promise<string>((resolve) => {
    socket.once('end', () => socket.end());
    socket.once('close', () => resolve(text));
  });
  return { socket, heard, answered };
}

const bodyOf = (answer: string): unknown => JSON.parse(answer.slice(answer.lastIndexOf('\r\n\r\n')));

describe('who asks whether to send a body', () => {
  const ASKING = 'expect: 100-continue\r\n';

  it('gets its 100, and then the answer', async () => {
    const { socket, heard, answered } = await say(VALIDATE, `${KEY}${ASKING}content-length: 4\r\n`);
    expect(await heard('\r\n\r\n')).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    socket.write('<a/>');
    expect(await answered).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/);
  });

  it.each([
    ['a body that is too large', VALIDATE, `${KEY}content-length: 99000000\r\n`, 413, 'too_large'],
    ['no key', '/v1/invoices/generate', 'content-length: 4\r\n', 401, 'api_key_required'],
    ['a path where nothing is', '/v1/nothing', 'content-length: 4\r\n', 404, 'not_found'],
  ])('is refused for what its headers say, and gets no 100: %s', async (_, path, headers, status, code) => {
    const { answered } = await say(path, `${headers}${ASKING}`);
    const answer = await answered;
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).not.toContain('100 Continue');
    expect(bodyOf(answer)).toMatchObject({ code });
  });

  it('is refused in the shape of the contract where it expects anything else', async () => {
    const { answered } = await say(VALIDATE, `${KEY}expect: a miracle\r\naccept-language: fr\r\n`);
    const answer = await answered;
    expect(answer).toMatch(/^HTTP\/1\.1 417 /);
    expect(answer).toMatch(/\r\nx-request-id: /i);
    expect(bodyOf(answer)).toEqual({
      code: 'invalid_input',
      message: Buffer.from("Expect peut être 100-continue, et rien d'autre.").toString('latin1'),
    });
  });
});

it.each(['gzip, chunked', 'gzip,chunked', 'identity, chunked'])(
  'a body under Transfer-Encoding: %s is refused, and not taken for the document',
  async (coding) => {
    const { socket, answered } = await say(VALIDATE, `${KEY}transfer-encoding: ${coding}\r\n`);
    socket.write('4\r\n<a/>\r\n0\r\n\r\n');
    const answer = await answered;
    expect(answer).toMatch(/^HTTP\/1\.1 415 /);
    expect(bodyOf(answer)).toMatchObject({ code: 'unsupported_media_type' });
  },
);

it.each(['chunked', 'Chunked', ' chunked '])('a body in chunks is read: %s', async (coding) => {
  const { socket, answered } = await say(VALIDATE, `${KEY}transfer-encoding:${coding}\r\n`);
  socket.write('4\r\n<a/>\r\n0\r\n\r\n');
  expect(await answered).toMatch(/^HTTP\/1\.1 200 /);
});
