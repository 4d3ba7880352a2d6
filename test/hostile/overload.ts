// node test/hostile/overload.ts [--seconds N] [--times N]: measures what a service of its own gets through, then asks three times as
// much of it, and prints what became of the calls and of /health/live, which another process asks for.

import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { serve } from '../e2e/process.ts';
import { document } from '../accounts/replicas.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    times: { type: 'string', default: '3' },
    probe: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const KEY = 'overload';

interface Call {
  /** 0: the connection broke. */
  readonly status: number;
  readonly ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

function call(url: string, body: string | null): Promise<Call> {
  let began = performance.now();
  const since = (): number => performance.now() - began;
  return new Promise((resolve) => {
    const headers = { 'x-api-key': KEY };
    const sent = request(url, { method: body === null ? 'GET' : 'POST', agent, headers }, (answer) => {
      answer.resume().once('end', () => resolve({ status: answer.statusCode!, ms: since() }));
    });
    // What waits here for a connection says nothing of the service.
    sent.once('socket', () => (began = performance.now()));
    sent.once('error', () => resolve({ status: 0, ms: since() }));
    sent.end(body ?? undefined);
  });
}

/** Calls a second with a few clients that each wait for their answer. */
async function capacity(url: string, body: string): Promise<number> {
  const until = performance.now() + 3_000;
  let answered = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < until) if ((await call(url, body)).status === 200) answered++;
  };
  await Promise.all(Array.from({ length: 4 }, client));
  return answered / 3;
}

/** Calls at a rate, whether they are answered or not. */
async function flood(url: string, body: string, rate: number): Promise<readonly Call[]> {
  const calls: Promise<Call>[] = [];
  const began = performance.now();
  for (let now = 0; now < seconds * 1_000; now = performance.now() - began) {
    while (calls.length < (now / 1_000) * rate) calls.push(call(url, body));
    await pause(2);
  }
  return Promise.all(calls);
}

function quantile(calls: readonly Call[], share: number): string {
  const sorted = calls.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return `${(sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)} ms`;
}

function tell(what: string, calls: readonly Call[]): void {
  const [median, p99, most] = [0.5, 0.99, 1].map((share) => quantile(calls, share));
  process.stdout.write(`${what}: ${calls.length}, p50 ${median}, p99 ${p99}, longest ${most}\n`);
}

async function probe(url: string): Promise<void> {
  const calls: Call[] = [];
  const flooded = new AbortController();
  process.once('message', () => flooded.abort());
  while (!flooded.signal.aborted) {
    calls.push(await call(url, null));
    await pause(50);
  }
  tell('/health/live', calls);
  agent.destroy();
  process.disconnect();
}

async function main(): Promise<void> {
  const env = { CONFORME_DEV_KEY: KEY, CONFORME_MAX_DELAY_MS: process.env['CONFORME_MAX_DELAY_MS'] ?? '200' };
  const service = await serve({ plugins: [], env });
  const url = `${service.url}/v1/invoices/validate`;
  const body = await document(service, KEY);
  await capacity(url, body);
  const able = await capacity(url, body);
  const rate = Math.ceil(able * Number(values.times));
  process.stdout.write(`${able.toFixed(0)} calls a second, asked for ${rate}\n`);
  const prober = fork(import.meta.filename, ['--probe', `${service.url}/health/live`]);
  const calls = await flood(url, body, rate);
  await new Promise((resolve) => {
    prober.once('exit', resolve);
    prober.send('over');
  });
  tell(
    'answered',
    calls.filter(({ status }) => status === 200),
  );
  tell(
    '503',
    calls.filter(({ status }) => status === 503),
  );
  tell(
    'broken',
    calls.filter(({ status }) => status === 0),
  );
  agent.destroy();
  await service.close();
}

await (values.probe === undefined ? main() : probe(values.probe));
