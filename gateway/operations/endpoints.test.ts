import { afterEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { Code, ConnectError, createRouterTransport } from '@connectrpc/connect';
import { Health, HealthCheckResponse_ServingStatus as Status } from '@conforme/proto/health';
import { Engine } from '@conforme/proto/v1';
import { gatewayOver, KEY, type Answers } from '../testing/engine.ts';
import { recorder } from '../testing/log.ts';
import { Operations, type OperationsOptions } from './operations.ts';

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

const RULESET = { id: 'en16931-cii', version: '1', source: 'schematron:base', inForce: true, hash: 'ab12' };
const ENGINE: Answers = { listRulesets: () => ({ rulesets: [RULESET] }) };

async function gateway(options: Partial<OperationsOptions> = {}, serves = true) {
  const log = recorder();
  const operations = new Operations({ version: '9.8.7', log, ...options });
  const transport = createRouterTransport((router) => {
    router.service(Engine, ENGINE);
    router.service(Health, { check: () => ({ status: serves ? Status.SERVING : Status.NOT_SERVING }) });
  });
  const app = await gatewayOver(ENGINE, undefined, { operations, transport });
  open.push(app);
  return { app, operations, log };
}

describe('/health/live', () => {
  it('answers whatever state the rest is in', async () => {
    const { app, operations } = await gateway({ store: () => Promise.reject(new Error('gone')) }, false);
    operations.drain();
    const answer = await app.inject('/health/live');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'alive' }]);
  });
});

describe('/health/ready', () => {
  it('answers 200 while rules are loaded and the store answers', async () => {
    const { app } = await gateway();
    const answer = await app.inject('/health/ready');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ready', schematron: true, store: true, draining: false });
  });

  it.each([
    ['the rules are not loaded', {}, false, { schematron: false }],
    ['the store fails', { store: () => Promise.reject(new Error('gone')) }, true, { store: false }],
    ['the store does not answer', { store: () => new Promise(() => {}) }, true, { store: false }],
  ])('answers 503 while %s', async (_, options, serves, state) => {
    const { app, log } = await gateway(options, serves);
    const answer = await app.inject('/health/ready');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({ code: 'schematron_unavailable', details: [state] });
    expect(log.failures).toEqual([]);
  });

  it('answers 503 once the service drains, and connections end with their answers', async () => {
    const { app, operations } = await gateway();
    expect((await app.inject('/health')).headers['connection']).not.toBe('close');
    operations.drain();
    const answer = await app.inject('/health/ready');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ details: [{ draining: true }] });
    expect((await app.inject('/health')).headers['connection']).toBe('close');
  });
});

describe('/version', () => {
  it('names the service and its packs with their hashes', async () => {
    const { app } = await gateway();
    expect((await app.inject('/version')).json()).toEqual({
      version: '9.8.7',
      node: process.version,
      rulesets: [{ id: 'en16931-cii', version: '1', in_force: true, hash: 'ab12' }],
    });
  });
});

describe('/metrics', () => {
  const read = async (
    app: FastifyInstance,
    headers: Record<string, string> = {},
    remoteAddress = '127.0.0.1',
  ) => app.inject({ url: '/metrics', headers, remoteAddress });

  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('is there for %s', async (remoteAddress) => {
    const { app } = await gateway();
    const answer = await read(app, {}, remoteAddress);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  });

  it.each([
    ['10.0.0.7', {}],
    ['::ffff:10.0.0.7', {}],
    ['fe80::1', {}],
    ['127.0.0.1', { 'x-forwarded-for': '10.0.0.7' }],
    ['127.0.0.1', { forwarded: 'for=10.0.0.7' }],
  ])('is not there for others: %s %o', async (remoteAddress, headers) => {
    const { app } = await gateway();
    const answer = await read(app, headers as Record<string, string>, remoteAddress);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });

  it('has the steps timed from when it is first asked, and only once', async () => {
    const { app, operations } = await gateway();
    const begun: string[] = [];
    operations.onFirstUse(() => begun.push('first'));
    await operations.count();
    expect(begun).toEqual([]);
    await read(app);
    await read(app);
    operations.onFirstUse(() => begun.push('late'));
    expect(begun).toEqual(['first', 'late']);
  });

  it('asks everybody for the token where there is one', async () => {
    const { app } = await gateway({ metricsToken: 'scrape' });
    for (const authorization of ['Bearer other', 'Bearer scrape2', `Bearer ${KEY}`, ''])
      expect((await read(app, { authorization })).statusCode).toBe(401);
    expect((await read(app, { authorization: 'Bearer scrape' }, '10.0.0.7')).statusCode).toBe(200);
  });

  it('counts requests by method, pattern and status, refusals by code', async () => {
    const { app, operations } = await gateway();
    await operations.count();
    for (const url of ['/health', '/health', '/v1/rules/SECRET?x=SECRET', '/nowhere/SECRET'])
      await app.inject(url);
    const { body } = await read(app);
    expect(body).toContain('conforme_http_requests_total{method="GET",route="/health",status="200"} 2');
    expect(body).toMatch(
      /conforme_http_requests_total\{method="GET",route="\/v1\/rules\/:id",status="\d+"\} 1/,
    );
    expect(body).toContain('conforme_http_requests_total{method="GET",route="none",status="404"} 1');
    expect(body).toContain('conforme_refusals_total{code="not_found"} 1');
    expect(body).toContain('conforme_http_request_duration_seconds_count{route="/health"} 2');
    expect(body).not.toContain('SECRET');
  });

  it('fails like any endpoint when the engine does', async () => {
    const failing: Answers = {
      listRulesets: () => {
        throw new ConnectError('gone', Code.Unavailable);
      },
    };
    const app = await gatewayOver(failing);
    open.push(app);
    expect((await app.inject('/version')).statusCode).toBe(503);
  });
});
