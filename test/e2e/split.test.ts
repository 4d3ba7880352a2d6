import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Service } from '../../scripts/start.ts';
import { serve } from './process.ts';
import { example, post, postJson, startService } from './service.ts';

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

  it('does without one of two cores', async () => {
    const [first, second] = await Promise.all(
      [0, 1].map(() => serve({ plugins: [], what: 'core', env: { CONFORME_WORKERS: '0' } })),
    );
    await Promise.all([first!, second!].map((core) => core.says(/gRPC on \S+\n/)));
    const urls = [first!, second!].map((core) => `http://${/gRPC on (\S+)/.exec(core.log())![1]}`);
    const gateway = await startService(urls.join());
    const answered = async () =>
      (await postJson(gateway, '/v1/invoices/preview-xml', example('services'))).status;
    expect(await answered()).toBe(200);
    first!.child.kill('SIGKILL');
    const statuses = await Promise.all(Array.from({ length: 12 }, answered));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await gateway.close();
    await Promise.all([first!.close(), second!.close()]);
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

describe('a core that runs alone', () => {
  it('tells its operator what the service tells: probes, version, metrics of calls, steps and threads', async () => {
    const core = await serve({ plugins: [], what: 'core', env: { CONFORME_METRICS_TOKEN: 'scrape' } });
    await core.says(/gRPC on \S+\n/);
    const behind = await startService(`http://${/gRPC on (\S+)/.exec(core.log())![1]}`);
    const ask = (path: string): Promise<Response> =>
      fetch(`${core.url}${path}`, { headers: { authorization: 'Bearer scrape' } });
    // Steps are timed from here on.
    expect((await ask('/metrics')).status).toBe(200);
    expect((await postJson(behind, '/v1/invoices/generate', example('services'))).status).toBe(200);
    expect((await post(behind, '/v1/invoices/validate', 'x', {})).status).toBe(400);
    for (const path of ['/health', '/health/live', '/health/ready', '/version'])
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
    const { rulesets } = (await (await ask('/version')).json()) as { rulesets: object[] };
    expect(rulesets.length).toBeGreaterThan(5);
    const metrics = await (await ask('/metrics')).text();
    expect(metrics).toContain('conforme_engine_calls_total{method="generate",code="ok"} 1');
    expect(metrics).toContain('conforme_engine_calls_total{method="validate",code="not_an_einvoice"} 1');
    expect(metrics).toContain('conforme_engine_call_duration_seconds_count{method="generate"} 1');
    expect(metrics).toMatch(/conforme_engine_stage_duration_seconds_count\{stage="render"\} 1/);
    expect(metrics).toMatch(/^conforme_worker_threads \d/m);
    expect((await fetch(`${core.url}/metrics`)).status).toBe(401);
    expect((await ask('/v1/plans')).status).toBe(404);
    await behind.close();
    await core.close();
    expect(core.child.exitCode).toBe(0);
  });
});
