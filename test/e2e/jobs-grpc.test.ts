// Orders for many documents, over gRPC.

import { Code, type Client } from '@connectrpc/connect';
import { Jobs } from '@conforme/proto/v1/jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Service } from '../../scripts/start.ts';
import { clientAt, refusal } from './engine-client.ts';
import { example, INLINE, KEY, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
});
afterAll(() => service.close());

const COUNT = 70;

const jobsAt = (key: string | null): Client<typeof Jobs> => clientAt(Jobs, service.grpcPort!, key);

const requestOf = (number: string): Uint8Array<ArrayBuffer> => {
  const { invoice, options } = example('services');
  const request = { invoice: { ...invoice, number }, options: { ...options, output: 'cii-xml' } };
  return new TextEncoder().encode(JSON.stringify(request));
};

async function* ordered(order: object, count = COUNT) {
  yield { part: { case: 'order' as const, value: { kind: 'generate', options: {}, ...order } } };
  for (let at = 0; at < count; at++)
    yield {
      part: { case: 'document' as const, value: { name: `${at}.json`, content: requestOf(`G-${at}`) } },
    };
}

async function linesOf(jobs: Client<typeof Jobs>, id: string, errorsOnly = false) {
  const pieces: Uint8Array[] = [];
  for await (const { lines } of jobs.readJobResults({ id, errorsOnly })) pieces.push(lines);
  const text = Buffer.concat(pieces).toString();
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { index: number; name: string; status: number });
}

describe('jobs over gRPC', () => {
  it('are ordered, watched to their end and read', async () => {
    const jobs = jobsAt(KEY);
    const { job } = await jobs.submitJob(ordered({ idempotencyKey: 'night' }));
    expect(job).toMatchObject({ kind: 'generate', documents: COUNT, processed: 0 });
    const { id } = job!;
    const again = await jobs.submitJob(ordered({ idempotencyKey: 'night' }));
    expect(again.job!.id).toBe(id);
    const states: string[] = [];
    for await (const { job: seen } of jobs.watchJob({ id })) states.push(seen!.state);
    expect(states.at(-1)).toBe('done');
    expect((await jobs.getJob({ id })).job).toMatchObject({ succeeded: COUNT, refused: 0 });
    const lines = await linesOf(jobs, id);
    expect(lines.map(({ index, name, status }) => [index, name, status])).toEqual(
      Array.from({ length: COUNT }, (_, at) => [at, `${at}.json`, 200]),
    );
    expect(await linesOf(jobs, id, true)).toEqual([]);
    expect((await jobs.listJobs({})).jobs.map((each) => each.id)).toContain(id);
    expect((await jobs.cancelJob({ id })).job!.state).toBe('done');
    const overHttp = await fetch(`${service.url}/v1/jobs/${id}`, { headers: { 'x-api-key': KEY } });
    expect(await overHttp.json()).toMatchObject({ id, succeeded: COUNT });
  });

  it('take an order as HTTP does: webhooks have a secret, objects are the operator’s to open', async () => {
    const jobs = jobsAt(KEY);
    const webhook = { url: 'https://erp.example/hook', events: [] };
    const { job, webhookSecret } = await jobs.submitJob(ordered({ webhook }, 1));
    expect([job!.webhookState, webhookSecret]).toEqual(['waiting', expect.stringMatching(/^whsec_/)]);
    const from = { case: 'prefix' as const, value: 's3://a-bucket/in/' };
    const closed = jobs.submitJob(ordered({ input: { from } }, 0));
    expect(await refusal(closed)).toEqual([Code.InvalidArgument, 'validation_error']);
  });

  it('are watched until the service stops, which waits for no watcher', async () => {
    const stopping = await startService(null, [], { ...INLINE, jobWork: false });
    const jobs = clientAt(Jobs, stopping.grpcPort!, KEY);
    const { job } = await jobs.submitJob(ordered({}, 1));
    const states: string[] = [];
    let stopped: Promise<void> | null = null;
    for await (const { job: seen } of jobs.watchJob({ id: job!.id })) {
      states.push(seen!.state);
      stopped ??= stopping.close();
    }
    expect(states).toEqual(['waiting']);
    await stopped;
  });

  it('ask for a key, on loopback too, and refuse what is no order', async () => {
    const jobs = jobsAt(KEY);
    expect(await refusal(jobsAt(null).listJobs({}))).toEqual([Code.Unauthenticated, 'api_key_required']);
    expect(await refusal(jobs.getJob({ id: 'job_none' }))).toEqual([Code.NotFound, 'not_found']);
    expect(await refusal(jobs.submitJob(ordered({}, 0)))).toEqual([Code.InvalidArgument, 'validation_error']);
    expect(await refusal(jobs.submitJob(ordered({ kind: 'frob' }, 1)))).toEqual([
      Code.InvalidArgument,
      'validation_error',
    ]);
    async function* headless() {
      yield { part: { case: 'document' as const, value: { name: 'a', content: requestOf('A') } } };
    }
    expect(await refusal(jobs.submitJob(headless()))).toEqual([Code.InvalidArgument, 'validation_error']);
    const follow = async (): Promise<void> => {
      for await (const _ of jobs.watchJob({ id: 'job_none' }));
    };
    expect(await refusal(follow())).toEqual([Code.NotFound, 'not_found']);
  });
});
