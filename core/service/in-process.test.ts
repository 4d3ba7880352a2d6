import { setTimeout as wait } from 'node:timers/promises';
import {
  Code,
  ConnectError,
  createClient,
  createRouterTransport,
  type HandlerContext,
  type ServiceImpl,
  type Transport,
} from '@connectrpc/connect';
import { Health, HealthCheckResponse_ServingStatus as Status } from '@conforme/proto/health';
import { Engine, ErrorDetailSchema } from '@conforme/proto/v1';
import { describe, expect, it } from 'vitest';
import type { Failure } from './failures.ts';
import { inProcessTransport, offer } from './in-process.ts';

type Impl = ServiceImpl<typeof Health>;
const unused: Impl = {
  check: () => ({}),
  async *watch() {
    yield {};
  },
};

/** The same service behind our transport and behind Connect's own, which is the measure of ours. */
function both(impl: Partial<Impl>): readonly (readonly [string, Transport])[] {
  const whole = { ...unused, ...impl };
  const theirs = createRouterTransport((router) => router.service(Health, whole));
  return [
    ['ours', inProcessTransport([offer(Health, whole)], () => {})],
    ['theirs', theirs],
  ];
}

async function thrown(promise: Promise<unknown>): Promise<ConnectError> {
  const error = await promise.then(
    () => expect.unreachable('answered'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ConnectError);
  return error as ConnectError;
}

describe('a unary call', () => {
  it.each(
    both({
      check: ({ service }, { requestHeader, responseHeader, responseTrailer }) => {
        responseHeader.set('x-asked', `${service} ${requestHeader.get('X-Name')}`);
        responseTrailer.set('x-end', 'yes');
        return { status: Status.SERVING };
      },
    }),
  )('%s carries messages, headers and trailers', async (_name, transport) => {
    const seen: string[] = [];
    const answer = await createClient(Health, transport).check(
      { service: 's' },
      {
        headers: { 'x-name': 'n' },
        onHeader: (headers) => seen.push(headers.get('x-asked')!),
        onTrailer: (trailers) => seen.push(trailers.get('x-end')!),
      },
    );
    expect(answer).toMatchObject({ $typeName: 'grpc.health.v1.HealthCheckResponse', status: Status.SERVING });
    expect(seen).toEqual(['s n', 'yes']);
  });

  it.each(
    both({
      check: () => {
        const detail = { desc: ErrorDetailSchema, value: { code: 'not_found', message: 'm' } };
        throw new ConnectError('no', Code.NotFound, { 'x-why': 'so' }, [detail], new Error('inside'));
      },
    }),
  )('%s carries code, message, metadata and details of a refusal, and no cause', async (_name, transport) => {
    const error = await thrown(createClient(Health, transport).check({}));
    expect(error).toMatchObject({ code: Code.NotFound, rawMessage: 'no', cause: undefined });
    expect(error.metadata.get('x-why')).toBe('so');
    expect(error.findDetails(ErrorDetailSchema)).toMatchObject([{ code: 'not_found', message: 'm' }]);
  });

  it.each(both({ check: () => Promise.reject(new Error('inside')) }))(
    '%s says nothing of what nobody foresaw',
    async (_name, transport) => {
      const error = await thrown(createClient(Health, transport).check({}));
      expect(error).toMatchObject({ code: Code.Internal, rawMessage: 'internal error' });
    },
  );

  it.each(both({ check: () => wait(10_000, {}, { ref: false }) }))(
    '%s ends when its caller leaves, or its time is up',
    async (_name, transport) => {
      const { check } = createClient(Health, transport);
      const leave = new AbortController();
      setTimeout(() => leave.abort(), 5);
      expect((await thrown(check({}, { signal: leave.signal }))).code).toBe(Code.Canceled);
      expect((await thrown(check({}, { timeoutMs: 5 }))).code).toBe(Code.DeadlineExceeded);
      expect((await thrown(check({}, { signal: AbortSignal.abort() }))).code).toBe(Code.Canceled);
    },
  );

  it('tells the handler the time left, and when nobody waits any more', async () => {
    const contexts: HandlerContext[] = [];
    const check = async (_message: unknown, context: HandlerContext) => {
      contexts.push(context);
      expect(context.signal.aborted).toBe(false);
      return {};
    };
    const [[, transport]] = both({ check }) as [readonly [string, Transport]];
    await createClient(Health, transport).check({}, { timeoutMs: 1_000 });
    await createClient(Health, transport).check({});
    expect(contexts.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    expect(contexts[0]!.timeoutMs()).toBeGreaterThan(500);
    expect(contexts[1]!.timeoutMs()).toBeUndefined();
    expect(contexts[0]).toMatchObject({ service: Health, method: Health.method.check });
  });

  it('to what is not offered is unimplemented', async () => {
    const [[, transport]] = both({}) as [readonly [string, Transport]];
    expect((await thrown(createClient(Engine, transport).validate({}))).code).toBe(Code.Unimplemented);
  });

  it('reports what is the service’s own fault, with the id of the request', async () => {
    const failures: Failure[] = [];
    const check = (): never => {
      throw new TypeError('marked');
    };
    const transport = inProcessTransport([offer(Health, { ...unused, check })], (failure) =>
      failures.push(failure),
    );
    await thrown(createClient(Health, transport).check({}, { headers: { 'x-request-id': 'r' } }));
    expect(failures).toMatchObject([{ requestId: 'r', method: 'Check', failure: [{ error: 'TypeError' }] }]);
  });
});

describe('a stream', () => {
  it.each(
    both({
      async *watch({ service }, { responseHeader }) {
        responseHeader.set('x-asked', service);
        for (const status of [Status.SERVING, Status.NOT_SERVING]) yield { status };
      },
    }),
  )('%s yields messages under their headers', async (_name, transport) => {
    const seen: string[] = [];
    const onHeader = (headers: Headers): void => void seen.push(headers.get('x-asked') ?? '');
    const answers = createClient(Health, transport).watch({ service: 'w' }, { onHeader });
    const statuses: Status[] = [];
    for await (const { status } of answers) statuses.push(status);
    expect(statuses).toEqual([Status.SERVING, Status.NOT_SERVING]);
  });

  it.each(
    both({
      async *watch() {
        yield { status: Status.SERVING };
        throw new ConnectError('over', Code.OutOfRange);
      },
    }),
  )('%s ends with the refusal its service ends with', async (_name, transport) => {
    const answers = createClient(Health, transport).watch({})[Symbol.asyncIterator]();
    expect((await answers.next()).value).toMatchObject({ status: Status.SERVING });
    expect(await thrown(answers.next())).toMatchObject({ code: Code.OutOfRange, rawMessage: 'over' });
  });

  it.each(
    both({
      async *watch(_message, { signal }) {
        yield {};
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      },
    }),
  )('%s ends when its caller leaves, or its time is up', async (_name, transport) => {
    const { watch } = createClient(Health, transport);
    const leave = new AbortController();
    for (const [options, code] of [
      [{ signal: leave.signal }, Code.Canceled],
      [{ timeoutMs: 20 }, Code.DeadlineExceeded],
    ] as const) {
      const answers = watch({}, options)[Symbol.asyncIterator]();
      await answers.next();
      setTimeout(() => leave.abort(), 5);
      expect((await thrown(answers.next())).code).toBe(code);
    }
  });
});
