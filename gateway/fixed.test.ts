import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { fixed } from './fixed.ts';

async function serving(make: () => string = () => 'body') {
  const app = Fastify();
  app.get('/', fixed(make, { type: 'text/plain', headers: { 'x-more': 'yes' } }));
  const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: '/', headers });
  return { get };
}

describe('a fixed body', () => {
  it('is made when it is first asked for, and once', async () => {
    const make = vi.fn(() => 'body');
    const { get } = await serving(make);
    expect(make).not.toHaveBeenCalled();
    expect((await Promise.all([get(), get(), get()])).map(({ body }) => body)).toEqual([
      'body',
      'body',
      'body',
    ]);
    expect(make).toHaveBeenCalledOnce();
  });

  it('has a name, a life and its headers', async () => {
    const { headers } = await (await serving()).get();
    expect(headers).toMatchObject({
      'content-type': 'text/plain',
      'cache-control': 'public, max-age=3600',
      vary: 'Accept-Encoding',
      'x-more': 'yes',
    });
    expect(headers['etag']).toMatch(/^"[\w-]{22}"$/);
  });

  it.each([
    ['the tag', (etag: string) => etag],
    ['the tag, weakly', (etag: string) => `W/${etag}`],
    ['the tag among others', (etag: string) => `"a", ${etag}`],
    ['any', () => '*'],
  ])('is not sent again to who names %s', async (_, header) => {
    const { get } = await serving();
    const etag = String((await get()).headers['etag']);
    const again = await get({ 'if-none-match': header(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=3600' });
  });

  it('is sent to who names another', async () => {
    expect((await (await serving()).get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it.each([
    ['gzip', true],
    ['br, gzip;q=0.5', true],
    ['gzip;q=0', false],
    ['br', false],
    ['', false],
  ])('Accept-Encoding "%s": compressed %s', async (header, zipped) => {
    const { get } = await serving(() => 'x'.repeat(1000));
    const answer = await get({ 'accept-encoding': header });
    expect(answer.headers['content-encoding']).toBe(zipped ? 'gzip' : undefined);
    const text = zipped ? gunzipSync(answer.rawPayload).toString() : answer.body;
    expect(text).toBe('x'.repeat(1000));
    expect(answer.headers['etag'] === (await get()).headers['etag']).toBe(!zipped);
  });

  it('shows HEAD its headers only', async () => {
    const { get } = await serving();
    const head = await get({}, 'HEAD');
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '4']);
  });

  it('that cannot be made fails each time it is asked for, with its reason', async () => {
    const { get } = await serving(() => {
      throw new Error('gone');
    });
    for (const _ of [1, 2]) expect((await get()).statusCode).toBe(500);
  });
});
