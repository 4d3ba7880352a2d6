import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { Chunk } from '@conforme/cli/workers';
import { judgeFile } from '@conforme/cli/judge';
import type { Outcome } from '@conforme/cli/outcome';
import { judgeWith } from '@conforme/core/judge';
import { createRegistry } from '@conforme/core/main';
import type { PreparedExtensions } from '../core/extension/prepared.ts';

// What a thread of the command line runs: it reads the documents of a chunk itself, so that only verdicts cross.

if (!parentPort) throw new Error('this module is what worker threads run');
const port = parentPort;
const engine = createRegistry(workerData as PreparedExtensions).then((registry) => judgeWith(registry));

port.on('message', async ({ paths, question }: Chunk) => {
  const outcome: Outcome[] = [];
  for (const path of paths) outcome.push(await judgeFile(await engine, question, path));
  port.postMessage({ outcome, heap: getHeapStatistics().used_heap_size });
});
