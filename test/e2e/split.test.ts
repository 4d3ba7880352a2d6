import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Service } from '../../scripts/start.ts';
import { example, postJson, startService } from './service.ts';

/** CORE_URL: the gateway of one process, the core of another. */
let whole: Service;
let gateway: Service;
beforeAll(async () => {
  whole = await startService();
  gateway = await startService(`http://127.0.0.1:${whole.grpcPort}`);
});
afterAll(async () => {
  await gateway.close();
  await whole.close();
});

describe('a gateway with its core elsewhere', () => {
  it('opens no gRPC door of its own', () => expect(gateway.grpcPort).toBeNull());

  it('answers as the one process does', async () => {
    const request = { ...example('services'), options: { output: 'cii-xml' } };
    const here = await postJson(whole, '/v1/invoices/generate', request);
    const there = await postJson(gateway, '/v1/invoices/generate', request);
    expect(there.status).toBe(200);
    expect(await there.text()).toBe(await here.text());
  });

  it('carries the same findings', async () => {
    const request = example('services');
    const wrong = { ...request, invoice: { ...request.invoice, currency: 'EUX' } };
    const here = await postJson(whole, '/v1/invoices/generate', wrong);
    const there = await postJson(gateway, '/v1/invoices/generate', wrong);
    expect(there.status).toBe(400);
    expect(await there.json()).toEqual(await here.json());
  });

  it('says so while the core is away', async () => {
    const alone = await startService('http://127.0.0.1:9');
    expect(await (await fetch(`${alone.url}/health`)).json()).toMatchObject({
      status: 'degraded',
      schematron: false,
    });
    const answer = await postJson(alone, '/v1/invoices/generate', example('services'));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toMatchObject({ code: 'schematron_unavailable' });
    await alone.close();
  });
});
