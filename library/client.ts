// `conforme/client`: the same calls, asked of a service elsewhere, over HTTP or Connect.

import { conformeOver } from './calls.ts';
import type { Conforme } from './conforme.ts';
import { overHttp, type HttpConforme, type HttpSettings } from './http.ts';

export { ConformeError, type Detail, type Refusal } from './error.ts';
export type * from './conforme.ts';
export type { HttpConforme, HttpSettings, Sent } from './http.ts';
export type * from '@conforme/proto/contract';

/** A transport of Connect or gRPC, as `@connectrpc/connect-node` and `@connectrpc/connect-web` make them. */
export interface ConnectTransport {
  unary(...call: never[]): Promise<unknown>;
  stream(...call: never[]): Promise<unknown>;
}

/** A service over HTTP. */
export function httpClient(settings: HttpSettings): HttpConforme {
  return overHttp(settings);
}

/** A service over a transport of yours; a key is an interceptor of the transport that sets `authorization`. */
export function connectClient(transport: ConnectTransport): Conforme {
  return conformeOver(async () => transport as unknown as Awaited<ReturnType<Opened>>);
}

type Opened = Parameters<typeof conformeOver>[0];
