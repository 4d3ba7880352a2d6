import type { DescService } from '@bufbuild/protobuf';
import { ConnectError, createClient, type Client, type Code, type Interceptor } from '@connectrpc/connect';
import { createGrpcTransport } from '@connectrpc/connect-node';
import { Engine, ErrorDetailSchema } from '@conforme/proto/v1';
import { expect } from 'vitest';

/** Shows this key. */
const keyed =
  (key: string): Interceptor =>
  (next) =>
  (request) => {
    request.header.set('authorization', `Bearer ${key}`);
    return next(request);
  };

/** The engine behind a port of this machine; over TLS with options of Node's. */
export function engineAt(
  port: number,
  key: string | null,
  nodeOptions: object | null = null,
): Client<typeof Engine> {
  return clientAt(Engine, port, key, nodeOptions);
}

/** A service behind a port of this machine. */
export function clientAt<S extends DescService>(
  service: S,
  port: number,
  key: string | null,
  nodeOptions: object | null = null,
): Client<S> {
  const interceptors = key === null ? [] : [keyed(key)];
  const baseUrl = `${nodeOptions ? 'https' : 'http'}://localhost:${port}`;
  return createClient(
    service,
    createGrpcTransport({ baseUrl, interceptors, ...(nodeOptions && { nodeOptions }) }),
  );
}

/** How a call was refused: its status, and our code. */
export async function refusal(call: Promise<unknown>): Promise<readonly [Code, string | undefined]> {
  const thrown = await call.then(
    () => expect.unreachable('it was answered'),
    (error: unknown) => ConnectError.from(error),
  );
  return [thrown!.code, thrown!.findDetails(ErrorDetailSchema)[0]?.code];
}
