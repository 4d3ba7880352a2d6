import type { Socket } from 'node:net';

const SIGNALS = new WeakMap<Socket, AbortSignal>();

/**
 * Aborted when a connection is gone. One for all its requests: what a request began and has ended listens no more, and a
 * signal for each would nearly always be made for nothing.
 */
export function leftOf(connection: Socket): AbortSignal {
  const known = SIGNALS.get(connection);
  if (known) return known;
  const left = new AbortController();
  if (connection.destroyed) left.abort();
  else connection.once('close', () => left.abort());
  SIGNALS.set(connection, left.signal);
  return left.signal;
}
