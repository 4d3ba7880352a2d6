import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { gather } from './gather.ts';

const LIMIT = 100;

/** Bytes in memory of their own, as Node's HTTP parser hands them over. */
const piece = (length: number): Buffer => Buffer.from(new Uint8Array(length).fill(7).buffer);

interface Refusal extends Error {
  readonly code?: string;
  readonly statusCode: number;
}

/** What a body that comes in these pieces is gathered to. */
function gathered(pieces: readonly Buffer[], announced?: number): Promise<Buffer> {
  const payload = new PassThrough();
  const headers = announced === undefined ? {} : { 'content-length': String(announced) };
  const whole = new Promise<Buffer>((resolve, reject) =>
    gather({ headers } as unknown as FastifyRequest, payload, LIMIT, (error, body) =>
      error ? reject(error) : resolve(body!),
    ),
  );
  for (const each of pieces) payload.write(each);
  payload.end();
  return whole;
}

async function refusal(promise: Promise<unknown>): Promise<Refusal> {
  const thrown: unknown = await promise.then(
    () => expect.unreachable('gathered'),
    (error: unknown) => error,
  );
  return thrown as Refusal;
}

describe('a body', () => {
  it('of one piece is that piece', async () => {
    const only = piece(9);
    expect(await gathered([only], 9)).toBe(only);
  });

  it('that is a part of memory of others is copied', async () => {
    const part = piece(20).subarray(5, 14);
    const body = await gathered([part], 9);
    expect(body).toEqual(part);
    expect(body.buffer).not.toBe(part.buffer);
  });

  it('of several pieces is all of them in their order, also without an announced length', async () => {
    const pieces = [Buffer.from('ab'), Buffer.from('c'), Buffer.from('def')];
    expect((await gathered(pieces)).toString()).toBe('abcdef');
    expect(await gathered([])).toHaveLength(0);
  });

  it('may be as large as the limit and no larger, announced or not', async () => {
    expect(await gathered([piece(60), piece(40)], 100)).toHaveLength(100);
    for (const announced of [101, undefined])
      expect(await refusal(gathered([piece(60), piece(41)], announced))).toMatchObject({
        code: 'FST_ERR_CTP_BODY_TOO_LARGE',
        statusCode: 413,
      });
  });

  it('of another length than announced is refused', async () => {
    const { code, statusCode } = await refusal(gathered([piece(5)], 9));
    expect([code, statusCode]).toEqual(['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 400]);
  });

  it('that breaks off is a fault of the caller', async () => {
    const payload = new PassThrough();
    const broken = new Promise<Error | null>((resolve) =>
      gather({ headers: {} } as unknown as FastifyRequest, payload, LIMIT, (error) => resolve(error)),
    );
    payload.write(piece(5));
    payload.destroy(new Error('aborted'));
    expect(await broken).toMatchObject({ message: 'aborted', statusCode: 400 });
  });
});
