// `node test/bench/cold.ts [FILE [RUNS]]`: process start → first verdict, and `npm start`'s process → first verdict over HTTP, in
// milliseconds of wall clock (best and median). The packs are compiled and the compile cache is warm; speed never fails it.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface ColdStart {
  readonly best: number;
  readonly median: number;
}

/** Wall clock from spawning a process to its end, once it has judged one file by the engine alone. */
export function coldEngine(file: string, runs: number): ColdStart {
  const once = (): number => {
    const started = performance.now();
    execFileSync(process.execPath, [path.join(root, 'test/bench/cold-verdict.mjs'), file]);
    return performance.now() - started;
  };
  once();
  return summary(Array.from({ length: runs }, once));
}

/** Wall clock from spawning the service to the answer of its first validate over HTTP. */
export async function coldService(file: string, runs: number): Promise<ColdStart> {
  await serviceOnce(file);
  const times = [];
  for (let run = 0; run < runs; run++) times.push(await serviceOnce(file));
  return summary(times);
}

async function serviceOnce(file: string): Promise<number> {
  const [port, data] = [await freePort(), mkdtempSync(path.join(tmpdir(), 'conforme-cold-'))];
  const started = performance.now();
  const child = spawn(process.execPath, [path.join(root, 'scripts/serve.mjs')], {
    env: { ...process.env, PORT: String(port), GRPC_PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await firstVerdict(`http://127.0.0.1:${port}/v1/invoices/validate?check=base`, readFileSync(file));
    return performance.now() - started;
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(data, { recursive: true });
  }
}

/** Asks until it is answered: refused while nobody listens, 503 while the rules are opened. */
async function firstVerdict(url: string, body: Buffer<ArrayBuffer>): Promise<void> {
  for (let attempt = 0; attempt < 2_000; attempt++) {
    const headers = { 'content-type': 'application/xml' };
    const answer = await fetch(url, { method: 'POST', body, headers }).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    await after(5);
  }
  throw new Error('the service did not come up');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

function summary(times: readonly number[]): ColdStart {
  const sorted = times.toSorted((a, b) => a - b);
  return { best: sorted[0]!, median: sorted[sorted.length >> 1]! };
}

/** A document of our own writer; made when missing. */
function ownDocument(): string {
  const folder = path.join(root, '.cache/bench');
  const file = path.join(folder, 'small-cii.xml');
  if (!existsSync(file)) execFileSync(process.execPath, [path.join(root, 'test/bench/documents.ts'), folder]);
  return file;
}

if (import.meta.main) {
  const [file = ownDocument(), runs = '10'] = process.argv.slice(2);
  const show = ({ best, median }: ColdStart): string =>
    `best ${best.toFixed(0)} ms, median ${median.toFixed(0)} ms`;
  console.log(`process start to first verdict (target 150 ms): ${show(coldEngine(file, Number(runs)))}`);
  console.log(`service start to first verdict over HTTP: ${show(await coldService(file, Number(runs)))}`);
}
