import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { SecureClientSessionOptions } from 'node:http2';
import type { ConnectError, Interceptor, Transport } from '@connectrpc/connect';
import { createGrpcTransport } from '@connectrpc/connect-node';
import { CoreSessions } from './sessions.ts';

/** Where a core is: the address that was configured, and which machine behind its name; null where there is no name. */
export interface Target {
  readonly url: string;
  readonly address: LookupAddress | null;
}

/** What a gateway shows a core with each call and connection, and by whose word it believes the core. */
export interface Credentials {
  readonly interceptors?: readonly Interceptor[];
  readonly tls?: SecureClientSessionOptions;
}

/** A connection to one core, open and opened again as needed. */
export interface Channel {
  readonly transport: Transport;
  /** Ends the connection and every call on it for this reason; the next call opens another. */
  renew(reason: ConnectError): void;
}

/**
 * A machine that is gone is silent: an idle connection is pinged after 10 s, and given up 20 s later. Calls are
 * long safe by then where there is another core (core.ts); this is for the only one.
 */
const KEEP_ALIVE = { pingIntervalMs: 10_000, pingTimeoutMs: 20_000 };

/** The one place that decides how a gateway speaks to a core: gRPC over HTTP/2. */
export function channelTo({ url, address }: Target, credentials: Credentials = {}): Channel {
  const { interceptors = [], tls = {} } = credentials;
  const dialled = { ...tls, ...(address && { lookup: always(address) }) };
  const sessions = new CoreSessions(url, KEEP_ALIVE, dialled);
  return {
    transport: createGrpcTransport({
      baseUrl: url,
      sessionManager: sessions,
      interceptors: [...interceptors],
    }),
    renew: (reason) => sessions.abort(reason),
  };
}

/** The name stays in the request and in what TLS compares; only who is dialled is fixed. */
function always(address: LookupAddress): LookupFunction {
  return (_name, { all }, answer) =>
    all ? answer(null, [address]) : answer(null, address.address, address.family);
}
