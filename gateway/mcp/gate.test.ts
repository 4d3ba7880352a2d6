import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { testGate } from '../testing/accounts.ts';
import { gatewayOver, invoiceRequest } from '../testing/engine.ts';
import { ARGUMENTS, closeAll, closeLater, ENGINE } from './testing/agent.ts';

afterEach(closeAll);

const TINY = { 'x-api-key': 'tiny-key' };
const XML = { 'content-type': 'application/xml' };

async function gateway(): Promise<FastifyInstance> {
  const gate = await testGate({ keys: ['tiny-key'], quota: 3 });
  const app = await gatewayOver(ENGINE, undefined, { gate });
  closeLater(() => app.close());
  return app;
}

async function call(
  app: FastifyInstance,
  name: string,
  headers: Record<string, string> = {},
  given?: object,
) {
  const params = { name, arguments: given ?? ARGUMENTS[name] };
  const answer = await app.inject({
    method: 'POST',
    url: '/mcp',
    payload: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
  });
  const { result } = answer.json() as {
    result: { isError?: boolean; structuredContent: { code?: string }; _meta?: object };
  };
  const code = result.isError ? result.structuredContent.code : 'ok';
  return { code, headers: answer.headers, meta: result._meta };
}

describe('one gate for agents and REST', () => {
  it('counts what both have answered against one quota, and nothing else', async () => {
    const app = await gateway();
    const rest = await app.inject({
      method: 'POST',
      url: '/v1/invoices/validate',
      payload: '<a/>',
      headers: { ...TINY, ...XML },
    });
    expect(rest.headers['x-usage-used']).toBe('1');
    expect((await call(app, 'generate_invoice', TINY, { invoice: {} })).code).toBe('validation_error');
    expect((await call(app, 'preview_xml', TINY)).headers).toMatchObject({ 'x-usage-used': '1' });
    const generated = await call(app, 'generate_invoice', TINY);
    expect(generated.headers).toMatchObject({ 'x-usage-used': '2' });
    const period = new Date().toISOString().slice(0, 7);
    expect(generated.meta).toEqual({
      'conforme/usage': { plan: 'tiny', used: 2, quota: 3, remaining: 1, period },
    });
    expect((await call(app, 'explain_rule', TINY)).code).toBe('ok');
    expect((await call(app, 'validate_invoice', TINY)).headers).toMatchObject({
      'x-plan': 'tiny',
      'x-usage-used': '3',
      'x-usage-quota': '3',
      'x-usage-remaining': '0',
    });
    const over = await Promise.all(
      ['validate_invoice', 'preview_xml', 'generate_invoice'].map((name) => call(app, name, TINY)),
    );
    expect(over.map(({ code }) => code)).toEqual(['quota_exceeded', 'quota_exceeded', 'quota_exceeded']);
    const payload = invoiceRequest();
    const json = { ...TINY, 'content-type': 'application/json' };
    expect(
      (await app.inject({ method: 'POST', url: '/v1/invoices/generate', payload, headers: json })).statusCode,
    ).toBe(402);
    expect((await call(app, 'get_schema', TINY)).code).toBe('ok');
  });

  it('never counts more than the quota, however many call at once', async () => {
    const app = await gateway();
    const codes = await Promise.all(
      Array.from({ length: 32 }, async () => (await call(app, 'validate_invoice', TINY)).code),
    );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(3);
    expect(codes.filter((code) => code === 'quota_exceeded')).toHaveLength(29);
  });

  it('lets 20 anonymous calls a minute in, over both together', async () => {
    const app = await gateway();
    const rest = { method: 'POST' as const, url: '/v1/invoices/extract', payload: '<a/>', headers: XML };
    for (let at = 0; at < 10; at++) {
      expect((await app.inject(rest)).statusCode).toBe(200);
      expect(await call(app, 'validate_invoice')).toMatchObject({ code: 'ok', meta: undefined });
    }
    const { code, headers } = await call(app, 'extract_invoice');
    expect(code).toBe('rate_limited');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.inject(rest)).statusCode).toBe(429);
    expect((await call(app, 'explain_rule')).code).toBe('ok');
    expect((await call(app, 'validate_invoice', TINY)).code).toBe('ok');
  });
});
