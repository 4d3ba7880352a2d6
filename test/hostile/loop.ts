// Sends a service of its own what costs most, on every way in, and asks it each time how long its event loop stood still meanwhile
// (`nodejs_eventloop_lag_max_seconds` of /metrics). Ends with the closing line `N passed, N failed, N skipped`.
//   node test/hostile/loop.ts [--only TEXT] [--most 500]
// On a quiet machine no case reaches 50 ms; a busy one makes everybody wait, so a case fails only over --most, three times in a row.

import { parseArgs } from 'node:util';
import { sendMessage } from '../../core/testing/grpc.ts';
import { serve, type Served } from '../e2e/process.ts';
import { closingLine } from '../reporter.ts';
import { CASES, type Case } from './cases.ts';
import { GRPC_CASES, type GrpcCase } from './grpc.ts';
import { stateOf, workedBy } from './watch.ts';

const KEY = 'hostile';
const WANTED_MS = 50;
const TRIES = 3;

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, most: { type: 'string', default: '500' } },
});
const most = Number(values.most);

interface Seen {
  readonly status: number;
  readonly bytes: number;
  readonly ms: number;
  readonly blockedMs: number;
}

type Answered = Pick<Seen, 'status' | 'bytes'>;

/** What is to be sent is made before anybody looks. */
function sending({ url, log }: Served, one: Case | GrpcCase): () => Promise<Answered> {
  if ('method' in one) {
    const message = one.message();
    const port = `http://${/gRPC on (\S+)/.exec(log())![1]}`;
    return () => sendMessage(port, one.method, message);
  }
  const body = one.body();
  const headers = { 'x-api-key': KEY, ...one.headers };
  return async () => {
    const answer = await fetch(`${url}${one.path}`, { method: 'POST', body, headers });
    return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
  };
}

async function measure(served: Served, one: Case | GrpcCase): Promise<Seen> {
  const { url, child } = served;
  const send = sending(served, one);
  await stateOf(url);
  const used = workedBy(child.pid!);
  const started = performance.now();
  const answered = await send();
  const ms = performance.now() - started;
  const worked = workedBy(child.pid!) - used;
  const { lagMs: lag } = await stateOf(url);
  return { ...answered, ms, blockedMs: Number.isNaN(worked) ? lag : Math.min(lag, worked) };
}

/** What is wrong with what was seen; null when nothing is. */
function fault({ status, blockedMs }: Seen, expected: readonly number[]): string | null {
  if (!expected.includes(status)) return `answered ${status}, not ${expected.join(' or ')}`;
  return blockedMs <= most ? null : `the event loop stood still for more than ${most} ms`;
}

async function main(): Promise<void> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const served = await serve({ plugins: [], env: { CONFORME_DEV_KEY: KEY, CONFORME_WORKERS: '1' } });
  let longest = 0;
  // What is loaded with the first call of a kind is no part of a request.
  for (const warm of CASES.filter(({ isWarming }) => isWarming)) await measure(served, warm);
  await served.says(/gRPC on /);
  const grpc = GRPC_CASES.map((one) => ({ ...one, name: `grpc: ${one.name}` }));
  for (const one of [...CASES, ...grpc].filter(({ name }) => name.includes(values.only))) {
    let seen = await measure(served, one);
    for (let tries = 1; tries < TRIES && seen.blockedMs > most; tries++) {
      const again = await measure(served, one);
      if (again.blockedMs < seen.blockedMs) seen = again;
    }
    const wrong = fault(seen, one.statuses);
    const { status, bytes, ms, blockedMs } = seen;
    longest = Math.max(longest, blockedMs);
    const figures = `${blockedMs.toFixed(0)} ms blocked, ${status}, ${(bytes / 1e6).toFixed(1)} MB in ${ms.toFixed(0)} ms`;
    process.stdout.write(
      `${wrong ? 'FAIL' : blockedMs > WANTED_MS ? 'slow' : 'ok'} ${one.name}: ${figures}${wrong ? `: ${wrong}` : ''}\n`,
    );
    counts[wrong ? 'failed' : 'passed'] += 1;
  }
  await served.close();
  process.stdout.write(
    `the event loop stood still for ${longest.toFixed(0)} ms at most\n${closingLine(counts)}\n`,
  );
  process.exitCode = counts.failed > 0 ? 1 : 0;
}

await main();
