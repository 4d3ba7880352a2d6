import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { PreparedExtensions } from '../extension/prepared.ts';
import { createRegistry } from '../main.ts';
import { onStage, type StageTime } from '../pipeline/stage.ts';
import { contentsOf, execute, spokenIn, type DocumentCall } from '../service/calls.ts';
import { written } from '../service/written.ts';
import type { Reply } from './seat.ts';
import { refusalOf, transferables, type Outcome } from './wire.ts';

// What a worker thread runs: the same calls as the main one, over a registry made from the same parts.

if (!parentPort) throw new Error('this module is what worker threads run');
const port = parentPort;
const registry = createRegistry(workerData as PreparedExtensions);

port.on('message', async (call: DocumentCall) => {
  const outcome = await outcomeOf(call);
  const reply: Reply = { outcome, heap: getHeapStatistics().used_heap_size };
  port.postMessage(reply, transferables('answer' in outcome ? contentsOf(outcome.answer) : []));
});

/** One job at a time, so all steps are of its call. */
let stages: StageTime[] = [];
onStage((time) => void stages.push(time));

async function outcomeOf(call: DocumentCall): Promise<Outcome> {
  stages = [];
  try {
    return { answer: written(call, await execute(await registry, call)), stages };
  } catch (thrown) {
    return { refusal: refusalOf(thrown, spokenIn(call)), stages };
  }
}
