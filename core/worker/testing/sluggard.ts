import { parentPort } from 'node:worker_threads';
import type { EmbedRequest } from '@conforme/proto/v1';
import { LARGE_BYTES } from '../weight.ts';

/** A thread that says how long a small PDF is, and never comes to an end with a large one. */
parentPort!.on('message', ({ message }: { readonly message: EmbedRequest }) => {
  const { length } = message.pdf;
  if (length < LARGE_BYTES) parentPort!.postMessage({ outcome: { stages: [], answer: length }, heap: 1 });
});
