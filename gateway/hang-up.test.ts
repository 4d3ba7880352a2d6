// Callers who leave before their answer: what is logged of them, and what they pay.

import { once } from 'node:events';
import { request as httpRequest, type ClientRequest } from 'node:http';
import { Code, ConnectError, createClient, createRouterTransport } from '@connectrpc/connect';
import { Engine } from '@conforme/proto/v1';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { OWN_ACCOUNT, type Gate } from './accounts/gate.ts';
import { guardedByKeys } from './grpc/gate.ts';
import { testGate } from './testing/accounts.ts';
import { AUTHORISED, form, gatewayOver, KEY, type Answers } from './testing/engine.ts';
import { recorder, type Recorded } from './testing/log.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

const used = async (gate: Gate): Promise<number> =>
  (await gate.admit({ headers: AUTHORISED, remoteAddress: undefined }, OWN_ACCOUNT)).usage!.used;

interface Left {
  readonly log: Recorded;
  readonly gate: Gate;
}

/** What a caller leaves behind who goes once `ready`. */
async function left(
  answers: Answers,
  send: (url: string) => ClientRequest,
  ready: (call: ClientRequest) => Promise<unknown>,
): Promise<Left> {
  const [log, gate] = [recorder(), await testGate({ ownKey: KEY })];
  app = await gatewayOver(answers, log, { gate });
  const call = send(await app.listen({ host: '127.0.0.1', port: 0 }));
  call.on('error', () => {});
  await ready(call);
  call.destroy();
  await expect.poll(() => log.lines).toHaveLength(1);
  // What the handler does of its own comes after its line.
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  return { log, gate };
}

/** An engine that hears a stream out, and answers nothing. */
const LISTENING: Answers = {
  validateStream: async function* (requests) {
    for await (const { id } of requests) if (id === 'never') yield { id };
  },
};

/** Work of an engine that lasts until its caller leaves, and when it has begun. */
function working() {
  let begin = (): void => {};
  const arrived = new Promise<void>((resolve) => (begin = resolve));
  const untilLeft = async (signal: AbortSignal): Promise<void> => {
    begin();
    await once(signal, 'abort');
  };
  return { arrived, untilLeft };
}

const posting = (path: string, headers: Record<string, string>) => (url: string) =>
  httpRequest(`${url}${path}`, { method: 'POST', headers: { ...AUTHORISED, ...headers } });

describe('a caller who hangs up', () => {
  it.each([
    ['a form', '/v1/invoices/validate', form([{ name: 'file', content: '<a/>', filename: 'a.xml' }])],
    ['a batch', '/v1/invoices/validate/batch', form([{ name: 'file', content: '<a/>', filename: 'a.xml' }])],
  ])('in the middle of %s is no failure of the service', async (_what, path, { payload, headers }) => {
    const send = (url: string): ClientRequest =>
      posting(path, { ...headers, 'content-length': String(payload.length) })(url);
    const { log } = await left(LISTENING, send, async (call) => {
      const arrived = once(app!.server, 'request');
      call.write(payload.slice(0, 60));
      await arrived;
    });
    expect(log.lines).toMatchObject([{ status: 499 }]);
    expect(log.failures).toEqual([]);
  });

  it('while the engine works for a form is none either', async () => {
    const { arrived, untilLeft } = working();
    const answers: Answers = {
      embed: async (_request, { signal }) => {
        await untilLeft(signal);
        throw new ConnectError('cancelled', Code.Canceled);
      },
    };
    const { payload, headers } = form([
      { name: 'pdf', content: '%PDF-1.7', filename: 'a.pdf' },
      { name: 'xml', content: '<a/>', filename: 'a.xml' },
    ]);
    const { log } = await left(answers, posting('/v1/invoices/embed', headers), (call) => {
      call.end(payload);
      return arrived;
    });
    expect(log.failures).toEqual([]);
  });

  it('pays for no answer, though the engine had finished it', async () => {
    const { arrived, untilLeft } = working();
    const answers: Answers = {
      validate: async (_request, { signal }) => {
        await untilLeft(signal);
        return { validation: {} };
      },
    };
    const { log, gate } = await left(answers, posting('/v1/invoices/validate', {}), (call) => {
      call.end('<a/>');
      return arrived;
    });
    expect(log.lines).toMatchObject([{ status: 499 }]);
    expect(await used(gate)).toBe(0);
  });
});

describe('a gRPC call that is cancelled', () => {
  const calling = async (gate: Gate, signal: AbortSignal, cancel: () => void) => {
    const transport = createRouterTransport(
      (router) =>
        router.service(Engine, {
          validate: () => {
            cancel();
            return { validation: {} };
          },
          validateStream: async function* (requests) {
            for await (const { id } of requests) {
              cancel();
              yield { id, result: { case: 'response', value: { validation: {} } } };
            }
          },
        }),
      { router: { interceptors: [...guardedByKeys(gate).interceptors] } },
    );
    return { engine: createClient(Engine, transport), options: { headers: AUTHORISED, signal } };
  };

  it('pays for no answer, though the engine had finished it', async () => {
    const [gate, leave] = [await testGate({ ownKey: KEY }), new AbortController()];
    const { engine, options } = await calling(gate, leave.signal, () => leave.abort());
    await expect(engine.validate({}, options)).rejects.toMatchObject({ code: Code.Canceled });
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    expect(await used(gate)).toBe(0);
  });

  it('pays for none of a stream after that', async () => {
    const [gate, leave] = [await testGate({ ownKey: KEY }), new AbortController()];
    let documents = 0;
    const { engine, options } = await calling(gate, leave.signal, () => {
      documents += 1;
      if (documents === 2) leave.abort();
    });
    const requests = (async function* () {
      for (const id of ['a', 'b', 'c']) yield { id, request: {} };
    })();
    const answered = async (): Promise<void> => {
      for await (const _ of engine.validateStream(requests, options));
    };
    await expect(answered()).rejects.toMatchObject({ code: Code.Canceled });
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    expect(await used(gate)).toBe(1);
  });
});
