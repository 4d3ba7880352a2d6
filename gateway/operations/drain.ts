import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Operations } from './operations.ts';

/** Longer than clients wait between two requests of one piece of work, and shorter than those who stop a service are patient. */
const MOST_MS = 5_000;
const LOOK_MS = 25;

/**
 * Says that the service is about to stop, and leaves its doors open for those who have not heard it: each answer ends its
 * connection, so that a client who keeps one for later meets no closed door with a request on its way.
 * @param ms that long exactly, for a load balancer to look; null: until no connection is left, 5 s at most
 */
export async function drain(operations: Operations, server: Server, ms: number | null): Promise<void> {
  operations.drain();
  if (ms !== null) return void (await pause(ms));
  const end = performance.now() + MOST_MS;
  while ((await connections(server)) > 0 && performance.now() < end) await pause(LOOK_MS);
}

function connections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
