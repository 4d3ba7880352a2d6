// The service as an operator starts it, in a process of its own: what a request costs it, and how soon it answers.

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port.ts';
import { postOf, send, type Load } from './load.ts';
import { meterOf, residentOf, usedBetween } from './process-cpu.ts';
import { median } from './rounds.ts';

const KEY = 'bench-key';
/** The header that names the key of the service that is measured. */
export const authorised = { authorization: `Bearer ${KEY}` } as const;
const root = path.resolve(import.meta.dirname, '../..');

export interface HttpFigure {
  readonly call: HttpCall;
  readonly requests: number;
  /** CPU of the service a request, the median of the rounds and the least; undefined without /proc. */
  readonly cpuUs: number | undefined;
  readonly bestCpuUs: number | undefined;
  readonly medianMs: number;
  readonly residentMb: number | undefined;
}

export interface HttpPlan {
  readonly warmUp: number;
  readonly requests: number;
  readonly rounds: number;
}

export interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  stop(): Promise<void>;
}

/** As many as a load generator opens by default (wrk: 10) and more than a core can serve at once. */
const CONNECTIONS = 16;

/** What is asked of the service. `share`: so much of the plan's requests, for a call that takes so much longer. */
const CALLS = {
  'validate, base': { path: 'validate?check=base', share: 1 },
  'validate, fr-ctc': { path: 'validate?check=fr-ctc', share: 1 },
  extract: { path: 'extract', share: 0.5 },
  'convert to UBL, fr-ctc': { path: 'convert?to=ubl-xml&check=fr-ctc', share: 0.3 },
  'generate CII of ten lines': { path: 'generate', output: 'cii-xml', share: 0.3 },
  'generate Factur-X of ten lines': { path: 'generate', output: 'facturx-pdf', share: 0.02 },
} as const;
export type HttpCall = keyof typeof CALLS;

interface Turn {
  readonly call: HttpCall;
  readonly load: Load;
  readonly share: number;
  readonly rounds: Round[];
}

/** All calls in turns, round by round. */
export async function measureHttp(document: string, request: string, plan: HttpPlan): Promise<HttpFigure[]> {
  const service = await startProcess();
  const requestsOf = (requests: number, share: number): number => Math.ceil(requests * share);
  try {
    const turns = Object.entries(CALLS).map(([call, { path: target, share, ...rest }]): Turn => {
      const body = 'output' in rest ? requestFor(request, rest.output) : readFileSync(document);
      return { call: call as HttpCall, load: loadOf(service.port, target, body), share, rounds: [] };
    });
    for (const { load, share } of turns) await send(load, requestsOf(plan.warmUp, share));
    for (let round = 0; round < plan.rounds; round += 1)
      for (const { load, share, rounds } of turns)
        rounds.push(await playRound(service.child.pid!, load, requestsOf(plan.requests, share)));
    return turns.map(({ call, share, rounds }) =>
      figureOf(call, rounds, requestsOf(plan.requests, share), service.child.pid!),
    );
  } finally {
    await service.stop();
  }
}

export function requestFor(file: string, output: string): Uint8Array {
  const { invoice, options } = JSON.parse(readFileSync(file, 'utf8')) as { invoice: object; options: object };
  return Buffer.from(JSON.stringify({ invoice, options: { ...options, output } }));
}

interface Round {
  readonly cpuUs: number | undefined;
  readonly medianMs: number;
}

async function playRound(pid: number, load: Load, requests: number): Promise<Round> {
  const before = meterOf(pid);
  const walls = await send(load, requests);
  const after = meterOf(pid);
  const cpuUs = before && after && (usedBetween(before, after) * 1000) / requests;
  return { cpuUs, medianMs: median(walls) };
}

function figureOf(call: HttpCall, rounds: readonly Round[], requests: number, pid: number): HttpFigure {
  const cpus = rounds.flatMap(({ cpuUs }) => (cpuUs === undefined ? [] : [cpuUs]));
  const resident = residentOf(pid);
  return {
    call,
    requests: requests * rounds.length,
    cpuUs: cpus.length === 0 ? undefined : median(cpus),
    bestCpuUs: cpus.length === 0 ? undefined : Math.min(...cpus),
    medianMs: median(rounds.map(({ medianMs }) => medianMs)),
    residentMb: resident === undefined ? undefined : resident / 2 ** 20,
  };
}

/** A second of one core that is kept busy with nothing else. */
export const perCore = (cpuUs: number): number => 1e6 / cpuUs;

export function loadOf(port: number, target: string, body: Uint8Array): Load {
  const type = target === 'generate' ? 'application/json' : 'application/xml';
  const headers = { 'content-type': type, ...authorised };
  return { port, connections: CONNECTIONS, request: postOf(`/v1/invoices/${target}`, body, headers) };
}

/** Wall time from the start of the service's process to its first verdict, in ms. */
export async function firstHttpVerdict(document: string): Promise<number> {
  const started = performance.now();
  const service = await startProcess();
  try {
    await send({ ...loadOf(service.port, 'validate?check=base', readFileSync(document)), connections: 1 }, 1);
    return performance.now() - started;
  } finally {
    await service.stop();
  }
}

/** `npm start` without npm: its arguments to Node, as a POSIX shell reads them. Older versions of it have one command. */
function startArguments(checkout: string): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(checkout, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return /^(?:exec )?node (.*?)(?: \|\||$)/.exec(scripts.start)![1]!.split(' ');
}

/**
 * Logs go to a file, as an operator's do: a pipe nobody empties would hold the service up.
 * @param before a program that starts the service in its own place, left out where the machine does not have it
 * @param checkout whose service it is
 */
export async function startProcess(
  settings: Readonly<Record<string, string>> = {},
  before: readonly string[] = [],
  checkout: string = root,
): Promise<Running> {
  const [port, grpcPort] = await Promise.all([freePort(), freePort()]);
  const folder = mkdtempSync(path.join(tmpdir(), 'conforme-bench-'));
  const log = path.join(folder, 'service.log');
  const starter = before.length > 0 && spawnSync(before[0]!, ['--version']).error === undefined ? before : [];
  const [program, ...args] = [...starter, process.execPath, ...startArguments(checkout)];
  const child = spawn(program!, args, {
    cwd: checkout,
    stdio: ['ignore', openSync(log, 'w'), 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      GRPC_PORT: String(grpcPort),
      DATA_DIR: folder,
      CONFORME_DEV_KEY: KEY,
      // It is to be kept as busy as it can be.
      CONFORME_MAX_DELAY_MS: '0',
      ...settings,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await listening(child, log);
  return { child, port, stop };
}

const POLL_MS = 2;

/** @throws Error when the service ends instead. */
async function listening(child: ChildProcess, log: string): Promise<void> {
  while (!readFileSync(log, 'utf8').includes('HTTP on ')) {
    if (child.exitCode !== null) throw new Error(`the service ended with status ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
