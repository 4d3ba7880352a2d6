import { parentPort } from 'node:worker_threads';

/** A thread that never has enough. */
parentPort!.on('message', () => {
  for (const all: number[][] = []; ;) all.push(Array.from({ length: 1_000_000 }, (_, at) => at));
});
