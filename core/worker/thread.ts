import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { fingerprints } from '@conforme/proto/failure';
import type { PreparedExtensions } from '../extension/prepared.ts';
import { createRegistry } from '../main.ts';
import { onStage, type StageTime } from '../pipeline/stage.ts';
import { contentsOf } from '../service/contents.ts';
import { execute, spokenIn } from '../service/calls.ts';
import type { DocumentCall, EncodedCall } from '../service/document-call.ts';
import { decodedCall, encodedAnswer } from '../service/encoded.ts';
import { toStandardError } from '../service/failures.ts';
import { written } from '../service/written.ts';
import type { Reply } from './slot.ts';
import { refusalOf, transferables, type Outcome } from './wire.ts';

// What a worker thread runs: the same calls as the main one, over a registry made from the same parts.

if (!parentPort) throw new Error('this module is what worker threads run');
const port = parentPort;
const registry = createRegistry(workerData as PreparedExtensions);

port.on('message', async (call: DocumentCall | EncodedCall) => {
  const outcome = await outcomeOf(call);
  const reply: Reply = { outcome, heap: spoiled ? Infinity : getHeapStatistics().used_heap_size };
  port.postMessage(reply, transferables(bytesOf(outcome)));
});

/**
 * Something was thrown that no job waits for: by a plugin, after it had answered. Whatever job there is now, is not the one; it
 * goes on, and the thread ends with it, as one that is worn.
 */
let spoiled = false;
process.on('uncaughtException', (thrown) => {
  if (!spoiled) toStandardError({ requestId: null, method: 'late', failure: fingerprints(thrown) });
  spoiled = true;
});

/** One job at a time, so all steps are of its call. */
let stages: StageTime[] = [];
onStage((time) => void stages.push(time));

async function outcomeOf(came: DocumentCall | EncodedCall): Promise<Outcome> {
  stages = [];
  let call = came;
  try {
    if ('encoded' in call) call = decodedCall(call);
    const answer = written(call, await execute(await registry, call));
    return { answer: 'encoded' in came ? encodedAnswer(came.method, answer) : answer, stages };
  } catch (thrown) {
    return { refusal: refusalOf(thrown, spokenIn(call)), stages };
  }
}

function bytesOf(outcome: Outcome): readonly Uint8Array[] {
  if ('refusal' in outcome) return [];
  return outcome.answer instanceof Uint8Array ? [outcome.answer] : contentsOf(outcome.answer);
}
