import { parentPort, threadId, workerData } from 'node:worker_threads';
import type { Reply } from '../slot.ts';

/** What a test has a thread do. */
export type Deed =
  | { readonly deed: 'tell'; readonly bytes?: Uint8Array }
  | { readonly deed: 'wait'; readonly ms: number }
  | { readonly deed: 'loop' | 'throw' | 'exit' | 'hoard' }
  | { readonly deed: 'grow'; readonly heap: number };

/** What `tell` answers with. */
export interface Told {
  readonly thread: number;
  readonly setup: unknown;
  readonly length: number | undefined;
}

parentPort!.on('message', async (deed: Deed) => {
  const told: Told = {
    thread: threadId,
    setup: workerData as unknown,
    length: deed.deed === 'tell' ? deed.bytes?.length : undefined,
  };
  if (deed.deed === 'loop') for (;;);
  if (deed.deed === 'throw') throw new RangeError('a sentence of the document');
  if (deed.deed === 'exit') process.exit(0);
  if (deed.deed === 'hoard')
    for (const kept: string[] = []; ;) kept.push(`${kept.length}`.repeat(1_000).split('').join());
  if (deed.deed === 'wait') await new Promise((resolve) => setTimeout(resolve, deed.ms));
  const reply: Reply = { outcome: told, heap: deed.deed === 'grow' ? deed.heap : 1 };
  parentPort!.postMessage(reply);
});
