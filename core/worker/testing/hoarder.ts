import { parentPort } from 'node:worker_threads';

/** A thread that never has enough: nothing of it can be given back, and filling them takes no time. */
parentPort!.on('message', () => {
  for (const all: number[][] = []; ;) all.push(Array.from<number>({ length: 1_000_000 }).fill(1));
});
