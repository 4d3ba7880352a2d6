import type { Socket } from 'node:net';

const signalCache = new WeakMap<Socket, AbortSignal>();

/**
 * Aborted when a connection is gone. One for all its requests: what a request began and has ended listens no more, and a
 * signal for each would nearly always be made for nothing.
 */
export function leftOf(connection: Socket): AbortSignal {
  const cached = signalCache.get(connection);
  if (cached) return cached;
  const left = new AbortController();
  if (connection.destroyed) left.abort();
  else connection.once('close', () => left.abort());
  signalCache.set(connection, left.signal);
  return left.signal;
}
