import { inspect } from 'node:util';
import { Code, ConnectError, createClient, createRouterTransport } from '@connectrpc/connect';
import { Engine } from '@conforme/proto/v1';
import { describe, expect, it } from 'vitest';
import { InputError, type ContainerPlugin } from '../plugin/index.ts';
import { fixed } from '../registry/live.ts';
import { Registry } from '../registry/registry.ts';
import { reporting, type Failure } from './failures.ts';
import { inProcess } from './server.ts';

class FontTrouble extends Error {}

/** An engine whose container throws this on every document, and what it reports. */
function engineThrowing(thrown: unknown) {
  const container: ContainerPlugin = {
    kind: 'container',
    id: 'broken',
    version: '1',
    requires: [],
    detect: () => true,
    extract: () => Promise.reject(thrown),
    embed: () => Promise.reject(thrown),
  };
  const reported: Failure[] = [];
  const transport = inProcess(
    fixed(new Registry([container])),
    () => new Date(0),
    (failure) => reported.push(failure),
  );
  const call = () =>
    createClient(Engine, transport)
      .extract({ document: new Uint8Array([1]) }, { headers: { 'x-request-id': 'call-9' } })
      .then(
        () => 'answered',
        (error: unknown) => error,
      );
  return { reported, call };
}

describe('a failure of the engine', () => {
  it('is reported by class and place, down to its cause, without any message', async () => {
    const { reported, call } = engineThrowing(
      new Error('Abgrall\n    at FR76 (file:///marked:1:1)', { cause: new FontTrouble('595.00 marked') }),
    );
    await call();
    expect(reported).toHaveLength(1);
    expect(reported[0]).toMatchObject({ requestId: 'call-9', method: 'Extract' });
    expect(reported[0]!.failure.map(({ error }) => error)).toEqual(['ConnectError', 'Error', 'FontTrouble']);
    expect(reported[0]!.failure.every(({ frames }) => frames.length > 0)).toBe(true);
    expect(JSON.stringify(reported)).not.toMatch(/Abgrall|FR76|marked|595\.00/);
  });

  it('tells the caller nothing of its cause', async () => {
    const { call } = engineThrowing(new Error('marked'));
    const error = await call();
    expect(String(error)).toContain('The engine failed on this document.');
    expect(inspect(error, { depth: 12, showHidden: true })).not.toContain('marked');
  });

  it('is reported even when what was thrown is no error', async () => {
    const { reported, call } = engineThrowing('marked text');
    await call();
    expect(reported[0]!.failure.at(-1)).toEqual({ error: 'string', frames: [] });
  });
});

it('a refusal of the caller’s document is no failure', async () => {
  const { reported, call } = engineThrowing(
    new InputError({ en: 'The file is broken.', fr: 'Le fichier est abîmé.' }),
  );
  expect(String(await call())).toContain('The file is broken.');
  expect(reported).toEqual([]);
});

// A client of HTTP/2 may reset its stream by INTERNAL_ERROR, which Connect takes for an internal error of the call.
it('a call that its client ended is no failure, whatever Connect makes of that', async () => {
  const [reported, leave]: [Failure[], AbortController] = [[], new AbortController()];
  const interceptors = [reporting((failure) => reported.push(failure))];
  let over = (): void => {};
  const ended = new Promise<void>((resolve) => (over = resolve));
  const transport = createRouterTransport(
    (router) =>
      router.service(Engine, {
        extract: (_request, { signal }) => {
          leave.abort(new ConnectError('stream closed with error code INTERNAL_ERROR', Code.Internal));
          setImmediate(over);
          throw signal.reason;
        },
      }),
    { router: { interceptors } },
  );
  const call = createClient(Engine, transport).extract({}, { signal: leave.signal });
  await expect(call).rejects.toThrow(ConnectError);
  await ended;
  expect(reported).toEqual([]);
});
