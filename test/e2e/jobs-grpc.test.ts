// Orders for many documents, over gRPC.

import { connect, constants, type ClientHttp2Stream } from 'node:http2';
import { create, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { Code, type Client } from '@connectrpc/connect';
import { Jobs, SubmitJobRequestSchema } from '@conforme/proto/v1/jobs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

/** A message of a stream, as gRPC sends it. */
function enveloped(message: MessageInitShape<typeof SubmitJobRequestSchema>): Buffer {
  const bytes = toBinary(SubmitJobRequestSchema, create(SubmitJobRequestSchema, message));
  const prefix = Buffer.alloc(5);
  prefix.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([prefix, bytes]);
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

  describe('leave nothing of an upload', () => {
    const states = async () => (await jobsAt(KEY).listJobs({})).jobs.map(({ state }) => state);
    let before: number;
    beforeEach(async () => {
      before = (await states()).length;
    });
    const expectNone = async (): Promise<void> => {
      await expect.poll(states).not.toContain('receiving');
      expect(await states()).toHaveLength(before);
    };

    it('that its caller cancels', async () => {
      const leave = new AbortController();
      async function* cancelled() {
        yield* ordered({});
        await expect.poll(states).toContain('receiving');
        // What is still on its way when a client gives up, it sends with the end of the stream.
        const content = new Uint8Array(200_000).fill(0x20);
        for (let at = 0; at < 100; at++)
          yield { part: { case: 'document' as const, value: { name: 'large', content } } };
        leave.abort();
      }
      const submitted = jobsAt(KEY).submitJob(cancelled(), { signal: leave.signal });
      await expect(submitted).rejects.toMatchObject({ code: Code.Canceled });
      await expectNone();
    });

    it.each([
      ['stream is reset', (stream: ClientHttp2Stream) => stream.close(constants.NGHTTP2_INTERNAL_ERROR)],
      ['connection breaks', (stream: ClientHttp2Stream) => stream.session!.destroy()],
    ])('whose %s', async (_way, leave) => {
      const session = connect(`http://127.0.0.1:${service.grpcPort}`).on('error', () => {});
      const headers = { 'content-type': 'application/grpc', te: 'trailers', authorization: `Bearer ${KEY}` };
      const path = `/${Jobs.typeName}/${Jobs.method.submitJob.name}`;
      const stream = session.request({ ':method': 'POST', ':path': path, ...headers }).on('error', () => {});
      for await (const message of ordered({})) stream.write(enveloped(message));
      await expect.poll(states).toContain('receiving');
      leave(stream);
      await expectNone();
      session.destroy();
    });
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
