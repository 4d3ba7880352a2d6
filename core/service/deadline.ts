import type { Http2ServerRequest } from 'node:http2';

/** Seconds of each unit of gRPC's header. */
const UNITS: Readonly<Record<string, number>> = { H: 3600, M: 60, S: 1, m: 1e-3, u: 1e-6, n: 1e-9 };

/** Beyond what the server takes (`maxTimeoutMs`), and within what a timer of Node takes: 24.8 days. */
const BEYOND_S = 10 * 24 * 3600;

/** The library starts a timer before it refuses a deadline that is too far away, and Node ends a timer it cannot count at once. */
export function shortenDeadline({ headers }: Http2ServerRequest): void {
  const grpc = /^(\d{1,8})([HMSmun])$/.exec(String(headers['grpc-timeout'] ?? ''));
  if (grpc && Number(grpc[1]) * UNITS[grpc[2]!]! > BEYOND_S) headers['grpc-timeout'] = `${BEYOND_S}S`;
  const connect = String(headers['connect-timeout-ms'] ?? '');
  if (/^\d{1,10}$/.test(connect) && Number(connect) > BEYOND_S * 1000)
    headers['connect-timeout-ms'] = String(BEYOND_S * 1000);
}
