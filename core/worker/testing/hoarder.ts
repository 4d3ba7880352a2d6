import { parentPort } from 'node:worker_threads';

/** A thread that never has enough. */
parentPort!.on('message', () => {
  for (const kept: string[] = []; ;) kept.push(`${kept.length}`.repeat(1_000).split('').join());
});
