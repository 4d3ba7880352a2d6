import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { ErrorOut, ValidationOut } from '@conforme/proto/schema';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Service } from '../../scripts/start.ts';
import { WORK_DEFAULTS } from '@conforme/core/settings';
import { ENDS_WITH_PARENT } from '../scratch.ts';
import { it } from '../seldom.ts';
import { fromProtoFiles, type ForeignClient } from './grpc-client.ts';
import { example, post, postJson, SILENT, startService } from './service.ts';

// A plugin that loops or exits as the document tells it: what became of the request, and that of nobody else.

const HOSTILE = join(import.meta.dirname, 'hostile-plugin');
const DEADLINE_EXCEEDED = 4;
const CANCELLED = 1;
/** Longer than any test here may take: work that goes on until then was not stopped. */
const FOR_EVER = 120_000;

/** What the gateway logs. */
interface Line {
  readonly route?: string;
  readonly status?: number;
  readonly failure?: unknown;
}

let xml: string;
const numbered = (number: string): string => xml.replaceAll('F-OK', number);
const validate = (service: Service, number: string, signal?: AbortSignal): Promise<Response> =>
  fetch(`${service.url}/v1/invoices/validate`, {
    method: 'POST',
    body: numbered(number),
    headers: { 'content-type': 'application/xml' },
    ...(signal && { signal }),
  });
/** Waits until so many calls are on a thread, and so many before it. */
async function underWay({ url }: Service, busy: number, waiting = 0): Promise<void> {
  const load = [`conforme_worker_threads_busy ${busy}`, `conforme_worker_queue_length ${waiting}`];
  for (;;) {
    const metrics = (await (await fetch(`${url}/metrics`)).text()).split('\n');
    if (load.every((line) => metrics.includes(line))) return;
    await after(5);
  }
}
/** The service does its work again, with the only thread it has. */
const works = async (service: Service): Promise<void> => {
  const answer = await validate(service, 'F-OK');
  expect(answer.status).toBe(200);
  const { findings } = (await answer.json()) as ValidationOut;
  expect(findings.map(({ rule }) => rule)).toContain('HOSTILE-01');
};

beforeAll(async () => {
  const service = await startService();
  const { invoice, options } = example('services');
  invoice.number = 'F-OK';
  const answer = await postJson(service, '/v1/invoices/generate', {
    invoice,
    options: { ...options, output: 'cii-xml' },
  });
  xml = await answer.text();
  await service.close();
});

describe('with one thread', () => {
  let service: Service;
  let grpc: ForeignClient;
  const lines: Line[] = [];
  beforeAll(async () => {
    const work = { ...WORK_DEFAULTS, workers: 1, queue: 1, timeLimitMs: FOR_EVER };
    const keep = (line: object): void => void lines.push(line as Line);
    service = await startService(null, [HOSTILE], { work }, { ...SILENT, info: keep, error: keep });
    grpc = fromProtoFiles(`127.0.0.1:${service.grpcPort}`);
  });
  afterAll(async () => {
    grpc.close();
    await service.close();
  });
  const looping = (): { document: Buffer } => ({ document: Buffer.from(numbered('F-LOOP')) });

  it('work for a gRPC call stops at its deadline', async () => {
    const late = grpc.call('Validate', looping(), { deadlineMs: 400 });
    await expect(late).rejects.toMatchObject({ code: DEADLINE_EXCEEDED });
    await works(service);
  });

  it('work for a gRPC call stops when its client cancels', async () => {
    const leave = new AbortController();
    const left = grpc.call('Validate', looping(), { signal: leave.signal });
    void underWay(service, 1).then(() => leave.abort());
    await expect(left).rejects.toMatchObject({ code: CANCELLED });
    await works(service);
  });

  it('work for an HTTP request stops when its client hangs up, which is no failure', async () => {
    lines.length = 0;
    const leave = new AbortController();
    void underWay(service, 1).then(() => leave.abort());
    await expect(validate(service, 'F-LOOP', leave.signal)).rejects.toThrow();
    await works(service);
    const judged = lines.filter(({ route }) => route !== '/metrics');
    expect(judged.map(({ status }) => status)).toEqual([499, 200]);
  });

  it('refuses with 503 and Retry-After what it has no room for, and answers all else meanwhile', async () => {
    const leave = new AbortController();
    const first = validate(service, 'F-LOOP', leave.signal).catch(() => null);
    await underWay(service, 1);
    const waiting = validate(service, 'F-OK');
    await underWay(service, 1, 1);
    const refused = await validate(service, 'F-OK');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(((await refused.json()) as ErrorOut).code).toBe('schematron_unavailable');
    expect((await fetch(`${service.url}/health`)).status).toBe(200);
    leave.abort();
    await first;
    expect((await waiting).status).toBe(200);
  });

  it('a crash is the end of its own request alone', async () => {
    const [crashed, next] = await Promise.all([validate(service, 'F-EXIT'), validate(service, 'F-OK')]);
    expect([crashed.status, next.status]).toEqual([500, 200]);
    expect(((await crashed.json()) as ErrorOut).code).toBe('internal_error');
  });

  it('what a plugin throws after it has answered fails nobody else', async () => {
    const answers = [];
    for (const number of ['F-LATE', 'F-OK', 'F-LATE', 'F-SLOW', 'F-OK'])
      answers.push((await validate(service, number)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200]);
  });

  it('plugins see nothing of the environment', async () => {
    process.env['CONFORME_TEST_SECRET'] = 'marked secret';
    await service.reload();
    const answer = await (await validate(service, 'F-OK')).text();
    delete process.env['CONFORME_TEST_SECRET'];
    expect(answer).toContain('It was judged.');
    expect(answer).not.toContain('marked secret');
  });

  it('judges by new rules after a reload', async () => {
    await service.reload();
    await works(service);
  });
});

it('work that takes longer than the service allows ends with 503', async () => {
  const work = { ...WORK_DEFAULTS, workers: 1, queue: 4, timeLimitMs: 4_000 };
  const service = await startService(null, [HOSTILE], { work });
  const answer = await post(service, '/v1/invoices/validate', numbered('F-LOOP'), {
    'content-type': 'application/xml',
  });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({
    code: 'schematron_unavailable',
    message: 'The service stopped working on this after 4 s.',
  });
  // On a busy machine the new thread may take longer to start than this service allows, and a call that was too early ends it again.
  for (let pause = 250; (await validate(service, 'F-OK')).status === 503; pause *= 2) await after(pause);
  await works(service);
  await service.close();
});

it('SIGTERM lets running work finish, and leaves nothing that keeps the process', async () => {
  const data = mkdtempSync(join(tmpdir(), 'conforme-stop-'));
  const env = {
    ...process.env,
    CONFORME_DEV_KEY: '',
    CONFORME_DRAIN_MS: '0',
    CONFORME_WORKERS: '1',
    PORT: '0',
    GRPC_PORT: '0',
    DATA_DIR: data,
    CONFORME_PLUGINS: HOSTILE,
  };
  const serve = join(import.meta.dirname, '../../scripts/serve.mjs');
  const child = spawn(process.execPath, [...ENDS_WITH_PARENT, serve], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  while (!/gRPC on/.test(said)) await after(20);
  const service = { url: /HTTP on (\S+)/.exec(said)![1]! } as Service;
  await works(service);
  const running = validate(service, 'F-SLOW');
  await Promise.race([underWay(service, 1), running]);
  child.kill('SIGTERM');
  expect((await running).status).toBe(200);
  expect(await once(child, 'exit')).toEqual([0, null]);
  await expect(validate(service, 'F-OK')).rejects.toThrow();
  rmSync(data, { recursive: true });
});
