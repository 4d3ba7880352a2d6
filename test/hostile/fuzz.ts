// Mutants of good requests, XML, PDF and zip, sent to a service of its own with a watch on answers, time, memory and the event loop.
// Ends with the closing line `N passed, N failed, N skipped`, one test a kind.
//   node test/hostile/fuzz.ts [--runs 150 | --minutes 10] [--seed 42] [--only json,xml,pdf,zip]
// A mutant fails when the answer is a 5xx or no answer of the contract, takes longer than MOST_MS, keeps the event loop longer than
// MOST_LAG_MS, or leaves the process larger than MOST_MB. What failed is kept in .cache/hostile, as it was sent.

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { zip } from '../../gateway/testing/zip.ts';
import { serve, type Served } from '../e2e/process.ts';
import { example, exampleNames } from '../e2e/service.ts';
import { closingLine } from '../reporter.ts';
import { mutated, mutationOf, type Kind, type Mutation } from './mutations.ts';
import { stateOf, workedBy } from './watch.ts';

const KEY = 'hostile';
/** A small document takes some milliseconds; a busy machine makes a hundred times that. */
const MOST_MS = 10_000;
const MOST_LAG_MS = 500;
const MOST_MB = 1_500;
const KEPT = path.resolve(import.meta.dirname, '../../.cache/hostile');
const KINDS: readonly Kind[] = ['json', 'xml', 'pdf', 'zip'];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '150' },
    minutes: { type: 'string' },
    seed: { type: 'string', default: '42' },
    only: { type: 'string', default: KINDS.join(',') },
  },
});

interface Way {
  readonly path: string;
  readonly body: (bytes: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer> | FormData;
  readonly type?: string;
}

const whole = (bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | FormData => bytes;
const ask = (call: string, type: string): Way => ({ path: `/v1/invoices/${call}`, body: whole, type });

/** A PDF of somebody's, to which an invoice is attached. */
const embed: Way = {
  path: '/v1/invoices/embed',
  body(bytes) {
    const form = new FormData();
    form.set('pdf', new Blob([bytes], { type: 'application/pdf' }));
    form.set('invoice_json', JSON.stringify(example('services').invoice));
    return form;
  },
};

const WAYS: Readonly<Record<Kind, readonly Way[]>> = {
  json: ['generate', 'preview-xml'].map((call) => ask(call, 'application/json')),
  xml: [
    'validate?explain=true',
    'extract',
    'convert?to=ubl-xml&allow_invalid=true&allow_loss=true',
    'render',
  ].map((call) => ask(call, 'application/xml')),
  pdf: [...['validate', 'extract'].map((call) => ask(call, 'application/pdf')), embed],
  zip: [ask('validate/batch', 'application/zip')],
};

/** Good documents of each kind, made by the service itself. */
async function documents(url: string): Promise<Readonly<Record<Kind, readonly Buffer[]>>> {
  const requests = exampleNames()
    .filter((name) => name !== 'two-hundred-lines')
    .map((name) => example(name));
  const written = async (output: string): Promise<Buffer[]> => {
    const made = [];
    for (const { invoice, options } of requests) {
      const body = JSON.stringify({ invoice, options: { ...options, output } });
      const answer = await send(url, ask('generate', 'application/json'), Buffer.from(body));
      if (answer.status === 200) made.push(answer.bytes);
    }
    if (made.length === 0) throw new Error(`no example gives ${output}`);
    return made;
  };
  const [cii, ubl, pdf] = [await written('cii-xml'), await written('ubl-xml'), await written('facturx-pdf')];
  const json = requests.map((request) => Buffer.from(JSON.stringify(request)));
  const xml = [...cii, ...ubl];
  const entries = [...xml.slice(0, 3), pdf[0]!].map((content, i) => ({ name: `${i}`, content }));
  return { json, xml, pdf, zip: [zip(entries), zip(entries.map((entry) => ({ ...entry, method: 0 })))] };
}

interface Answer {
  readonly status: number;
  readonly bytes: Buffer;
  readonly ms: number;
}

async function send(url: string, way: Way, bytes: Buffer<ArrayBuffer>): Promise<Answer> {
  const started = performance.now();
  const answer = await fetch(`${url}${way.path}`, {
    method: 'POST',
    body: way.body(bytes),
    headers: { 'x-api-key': KEY, ...(way.type && { 'content-type': way.type }) },
    signal: AbortSignal.timeout(6 * MOST_MS),
  });
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, bytes: body, ms: performance.now() - started };
}

/** What is wrong with an answer; null when nothing is. */
function fault({ status, bytes, ms }: Answer): string | null {
  if (status >= 500) return `answered ${status}: ${bytes.toString().slice(0, 300)}`;
  if (status >= 400 && !isError(bytes)) return `${status} without the body of an error`;
  return ms <= MOST_MS ? null : `took ${ms.toFixed(0)} ms`;
}

function isError(bytes: Buffer): boolean {
  try {
    const { code, message } = JSON.parse(bytes.toString()) as { code?: unknown; message?: unknown };
    return typeof code === 'string' && typeof message === 'string';
  } catch {
    return false;
  }
}

interface Worst {
  ms: number;
  lagMs: number;
  mb: number;
  cases: number;
}

/** Sends a mutant on every way of its kind. @returns what is wrong, or null */
async function judge(
  { url, child }: Served,
  kind: Kind,
  bytes: Buffer<ArrayBuffer>,
  worst: Worst,
): Promise<string | null> {
  for (const way of WAYS[kind]) {
    const worked = workedBy(child.pid!);
    await stateOf(url);
    const answer = await send(url, way, bytes);
    const { lagMs, mb } = await stateOf(url);
    const own = Math.min(lagMs, workedBy(child.pid!) - worked || Infinity);
    worst.cases++;
    worst.ms = Math.max(worst.ms, answer.ms);
    worst.lagMs = Math.max(worst.lagMs, own);
    worst.mb = Math.max(worst.mb, mb);
    const wrong =
      fault(answer) ??
      (own > MOST_LAG_MS ? `kept the event loop for ${own.toFixed(0)} ms` : null) ??
      (mb > MOST_MB ? `left a process of ${mb.toFixed(0)} MB` : null);
    if (wrong !== null) return `${way.path} ${wrong}`;
  }
  return null;
}

/** @returns the mutant that failed, shrunk, with what was wrong; null when none did. */
async function campaign(served: Served, kind: Kind, seeds: readonly Buffer[]): Promise<string | null> {
  const worst: Worst = { ms: 0, lagMs: 0, mb: 0, cases: 0 };
  const bytesOf = ({ seed, changes }: Mutation): Buffer<ArrayBuffer> => mutated(seeds[seed]!, changes);
  const property = fc.asyncProperty(mutationOf(kind, seeds.length), async (mutation) => {
    const wrong = await judge(served, kind, bytesOf(mutation), worst);
    if (wrong !== null) throw new Error(wrong);
  });
  const bound = values.minutes
    ? { numRuns: 10_000_000, interruptAfterTimeLimit: Number(values.minutes) * 60_000 }
    : { numRuns: Number(values.runs) };
  const result = await fc.check(property, { seed: Number(values.seed), ...bound });
  const figures = `${worst.cases} requests, ${worst.ms.toFixed(0)} ms, event loop ${worst.lagMs.toFixed(0)} ms, ${worst.mb.toFixed(0)} MB at most`;
  process.stdout.write(`${kind}: ${figures}\n`);
  if (!result.failed || !result.counterexample) return null;
  mkdirSync(KEPT, { recursive: true });
  const file = path.join(KEPT, `${kind}-${values.seed}`);
  writeFileSync(file, bytesOf(result.counterexample[0]));
  return `${(result.errorInstance as Error).message}; sent as ${file}`;
}

async function main(): Promise<void> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const served = await serve({ plugins: [], env: { CONFORME_DEV_KEY: KEY, CONFORME_WORKERS: '1' } });
  try {
    const seeds = await documents(served.url);
    for (const kind of KINDS.filter((each) => values.only.split(',').includes(each))) {
      const wrong = await campaign(served, kind, seeds[kind]);
      if (wrong !== null) process.stdout.write(`FAIL ${kind}: ${wrong}\n`);
      counts[wrong === null ? 'passed' : 'failed'] += 1;
    }
  } finally {
    await served.close();
  }
  process.stdout.write(`${closingLine(counts)}\n`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
}

await main();
