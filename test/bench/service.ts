// The service as an operator starts it, in a process of its own: what a request costs it, and how soon it answers.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port.ts';
import { postOf, send, type Load } from './load.ts';
import { meterOf, residentOf, usedBetween } from './process-cpu.ts';
import { median } from './rounds.ts';

const KEY = 'bench-key';
const root = path.resolve(import.meta.dirname, '../..');

export interface HttpFigure {
  readonly check: string;
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

interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  stop(): Promise<void>;
}

/** As many as a load generator opens by default (wrk: 10) and more than a core can serve at once. */
const CONNECTIONS = 16;
const CHECKS = ['base', 'fr-ctc'] as const;

/** Both checks in turns, round by round. */
export async function measureHttp(document: string, plan: HttpPlan): Promise<HttpFigure[]> {
  const service = await startProcess();
  try {
    const body = readFileSync(document);
    const loads = CHECKS.map((check) => loadOf(service.port, check, body));
    for (const load of loads) await send(load, plan.warmUp);
    const rounds = CHECKS.map((): Round[] => []);
    for (let round = 0; round < plan.rounds; round += 1)
      for (const [index, load] of loads.entries())
        rounds[index]!.push(await playRound(service.child.pid!, load, plan.requests));
    return CHECKS.map((check, index) => figureOf(check, rounds[index]!, plan.requests, service.child.pid!));
  } finally {
    await service.stop();
  }
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

function figureOf(check: string, rounds: readonly Round[], requests: number, pid: number): HttpFigure {
  const cpus = rounds.flatMap(({ cpuUs }) => (cpuUs === undefined ? [] : [cpuUs]));
  const resident = residentOf(pid);
  return {
    check,
    requests: requests * rounds.length,
    cpuUs: cpus.length === 0 ? undefined : median(cpus),
    bestCpuUs: cpus.length === 0 ? undefined : Math.min(...cpus),
    medianMs: median(rounds.map(({ medianMs }) => medianMs)),
    residentMb: resident === undefined ? undefined : resident / 2 ** 20,
  };
}

/** A second of one core that is kept busy with nothing else. */
export const perCore = (cpuUs: number): number => 1e6 / cpuUs;

function loadOf(port: number, check: string, body: Uint8Array): Load {
  const headers = { 'content-type': 'application/xml', authorization: `Bearer ${KEY}` };
  return {
    port,
    connections: CONNECTIONS,
    request: postOf(`/v1/invoices/validate?check=${check}`, body, headers),
  };
}

/** Wall time from the start of the service's process to its first verdict, in ms. */
export async function firstHttpVerdict(document: string): Promise<number> {
  const started = performance.now();
  const service = await startProcess();
  try {
    await send({ ...loadOf(service.port, 'base', readFileSync(document)), connections: 1 }, 1);
    return performance.now() - started;
  } finally {
    await service.stop();
  }
}

/** `npm start` without npm: its arguments to Node. */
function startArguments(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').slice(1);
}

/** Logs go to a file, as an operator's do: a pipe nobody empties would hold the service up. */
async function startProcess(): Promise<Running> {
  const [port, grpcPort] = await Promise.all([freePort(), freePort()]);
  const folder = mkdtempSync(path.join(tmpdir(), 'conforme-bench-'));
  const log = path.join(folder, 'service.log');
  const child = spawn(process.execPath, startArguments(), {
    cwd: root,
    stdio: ['ignore', openSync(log, 'w'), 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      GRPC_PORT: String(grpcPort),
      DATA_DIR: folder,
      CONFORME_DEV_KEY: KEY,
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
