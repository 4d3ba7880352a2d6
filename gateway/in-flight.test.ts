import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { gatewayOver } from './testing/engine.ts';
import { InFlight } from './in-flight.ts';

describe('InFlight', () => {
  it('gives room until there is none, and once it was given back again', () => {
    const held = new InFlight(100);
    const first = held.take(60)!;
    expect(held.take(41)).toBeNull();
    const second = held.take(40);
    first();
    first();
    expect([second === null, held.bytes]).toEqual([false, 40]);
  });

  it('has room for one body alone, however large', () => {
    expect(new InFlight(10).take(11)).not.toBeNull();
  });
});

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

const MB = 1024 * 1024;
const VALIDATE = '/v1/invoices/validate';
const XML = { 'content-type': 'application/xml' };

it('a body there is no room for is told to come back, a small one is taken', async () => {
  app = await gatewayOver({ validate: () => ({ validation: {}, rulesets: [] }) }, undefined, {
    inFlightBytes: 2 * MB,
  });
  const url = new URL(await app.listen({ port: 0 }));
  const slow = connect(Number(url.port), url.hostname);
  slow.write(
    `POST ${VALIDATE} HTTP/1.1\r\nHost: a\r\nContent-Type: application/xml\r\nContent-Length: ${MB}\r\n\r\n<`,
  );
  const ask = (bytes: number) =>
    fetch(new URL(VALIDATE, url), { method: 'POST', headers: XML, body: 'x'.repeat(bytes) });
  await expect.poll(async () => (await ask(2 * MB)).status).toBe(503);
  const refused = await ask(2 * MB);
  expect([
    refused.headers.get('retry-after') !== null,
    ((await refused.json()) as { code: string }).code,
  ]).toEqual([true, 'schematron_unavailable']);
  expect((await ask(1_000)).status).toBe(200);
  slow.destroy();
  await expect.poll(async () => (await ask(2 * MB)).status).toBe(200);
});
