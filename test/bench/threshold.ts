// `node test/bench/threshold.ts`: what a call costs where it arrives, and on a thread, by kind and size; the ground of
// core/worker/weight.ts. Best of many in milliseconds of wall clock, which a busy machine
// disturbs least; what is measured on a thread holds the hop there and back.

import { create } from '@bufbuild/protobuf';
import { generateRequestCodec } from '@conforme/proto/schema/codec';
import { readGenerateRequest } from '@conforme/proto/schema/read';
import { ValidateRequestSchema } from '@conforme/proto/v1';
import { createRegistry } from '../../core/main.ts';
import { fixed } from '../../core/registry/live.ts';
import type { DocumentCall } from '../../core/service/document-call.ts';
import { Pool } from '../../core/worker/pool.ts';
import { transferables, type Outcome } from '../../core/worker/wire.ts';
import { inline } from '../../core/worker/inline.ts';
import { example } from '../e2e/service.ts';

const NEVER = new AbortController().signal;
const registry = await createRegistry();
const here = inline(fixed(registry));
const limits = { maxOldGenerationSizeMb: 512 };
const wornBy = { jobs: Infinity, heap: Infinity };
const entry = new URL('../../core/worker/thread.ts', import.meta.url);
const pool = new Pool({ entry, limits, wornBy, size: 1, queue: 1, queueBytes: Infinity, large: Infinity });
pool.renew(registry.extensions);

const call = <M extends DocumentCall['method']>(
  method: M,
  message: DocumentCall<M>['message'],
): DocumentCall<M> => ({
  method,
  message,
  now: new Date(),
  language: null,
});

/** A generate of the example with its line so many times. */
function generating(lines: number, output: string): DocumentCall<'generate'> {
  const { invoice, options } = example('services');
  const repeated = Array.from({ length: lines }, () => invoice.lines[0]!);
  const read = readGenerateRequest(
    JSON.stringify({ invoice: { ...invoice, lines: repeated }, options: { ...options, output } }),
  );
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return call('generate', generateRequestCodec.toMessage(read.ok));
}

async function document(lines: number, output: string): Promise<Uint8Array<ArrayBuffer>> {
  const { content } = await here.run(generating(lines, output), { signal: NEVER });
  return Uint8Array.from(content);
}

async function best(runs: number, work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    await work();
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

async function elsewhere(asked: DocumentCall): Promise<unknown> {
  const { message } = asked;
  const own = 'document' in message ? { ...message, document: message.document.slice() } : message;
  const documents = 'document' in own ? [own.document] : [];
  const outcome = (await pool.run({ ...asked, message: own }, transferables(documents), NEVER)) as Outcome;
  if ('refusal' in outcome) throw new Error(outcome.refusal.message);
  return outcome.answer;
}

async function compare(name: string, asked: DocumentCall, runs: number): Promise<void> {
  const inPlace = await best(runs, () => here.run(asked, { signal: NEVER }));
  const onThread = await best(runs, () => elsewhere(asked));
  const row = [name.padEnd(34), inPlace.toFixed(2).padStart(9), onThread.toFixed(2).padStart(9)];
  console.log(row.join(''), `${(onThread - inPlace).toFixed(2).padStart(8)}`);
}

const validating = (bytes: Uint8Array<ArrayBuffer>): DocumentCall =>
  call('validate', create(ValidateRequestSchema, { document: bytes, check: 'fr-ctc' }));

console.log(`${'call'.padEnd(34)}  in place   thread      hop`);
for (const lines of [1, 10, 40, 80, 160, 400, 1_000]) {
  const xml = await document(lines, 'cii-xml');
  const size = `${Math.round(xml.length / 1024)} KB`;
  await compare(`validate XML ${lines} lines, ${size}`, validating(xml), lines > 300 ? 20 : 100);
}
for (const lines of [1, 40, 160])
  await compare(`generate XML ${lines} lines`, generating(lines, 'cii-xml'), 60);
const pdf = await document(1, 'facturx-pdf');
await compare(`validate PDF ${Math.round(pdf.length / 1024)} KB`, validating(pdf), 20);
await compare('generate PDF 1 line', generating(1, 'facturx-pdf'), 16);
await pool.close();
