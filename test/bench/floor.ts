// `node test/bench/floor.ts [--slices N] [--connections N]`: how far the service is from what it stands on. The small CII is sent to Node's
// own server, to bare Fastify, to Fastify that judges it as the library does, and to the service, in turns; all read the body as bytes and
// answer the same headers and the same bytes. What is left of 125 us (8,000 a second a core) above each is what the next may cost.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { benchDocuments } from './corpus.ts';
import { send, type Load } from './load.ts';
import type { Door, FixedAnswer } from './peers/door.ts';
import { meterOf, usedBetween } from './process-cpu.ts';
import { authorised, loadOf, startProcess, type Running } from './service.ts';

const TARGET = 'validate?check=base';
const WARM_UP = 10_000;
/** Short, so that some slice meets no neighbour. */
const SLICE = 300;
const WANTED_PER_CORE = 8_000;

const optionOf = (name: string, fallback: number): number =>
  Number(new RegExp(`--${name} (\\d+)`).exec(process.argv.join(' '))?.[1] ?? fallback);
const slices = optionOf('slices', 60);
const connections = optionOf('connections', 16);

const document = readFileSync(benchDocuments().find(({ name }) => name === 'small-cii')!.file);

interface Rung {
  readonly name: string;
  readonly pid: number;
  readonly load: Load;
  readonly slices: number[];
  stop(): Promise<void>;
}

const rungOf = (name: string, { child, port, stop }: Running): Rung => ({
  name,
  pid: child.pid!,
  load: { ...loadOf(port, TARGET, document), connections },
  slices: [],
  stop,
});

async function startDoor(door: Door, answer: FixedAnswer): Promise<Running> {
  const program = path.join(import.meta.dirname, 'peers/door.ts');
  const child = spawn(process.execPath, ['--max-semi-space-size=16', program, door], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.stdin.end(`${JSON.stringify(answer)}\n`);
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string];
  const stop = async (): Promise<void> => {
    child.kill();
    await once(child, 'close');
  };
  return { child, port: Number(port), stop };
}

/** Those that a server makes by itself are not sent twice. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'content-length',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
]);

async function answerOf({ port }: Running): Promise<FixedAnswer> {
  const response = await fetch(`http://127.0.0.1:${port}/v1/invoices/${TARGET}`, {
    method: 'POST',
    headers: { 'content-type': 'application/xml', ...authorised },
    body: document,
  });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !OWN_HEADERS.has(name)));
  return { headers, body: await response.text() };
}

async function playSlice({ pid, load, slices: all }: Rung): Promise<void> {
  const before = meterOf(pid);
  await send(load, SLICE);
  const after = meterOf(pid);
  if (!before || !after) throw new Error('this needs /proc');
  all.push((usedBetween(before, after) * 1000) / SLICE);
}

function print(rungs: readonly Rung[]): void {
  const us = (value: number): string => value.toFixed(1).padStart(8);
  const wanted = 1e6 / WANTED_PER_CORE;
  console.log(`us of CPU a request, ${slices} slices of ${SLICE}, ${connections} connections`);
  console.log(
    `${' '.repeat(34)}best  quarter   median | more than the one above: best, quarter | of ${wanted}, left`,
  );
  let above = [0, 0];
  for (const { name, slices: all } of rungs) {
    const sorted = all.toSorted((a, b) => a - b);
    const [best, quarter, median] = [0, 0.25, 0.5].map((share) => sorted[Math.floor(sorted.length * share)]!);
    const more = [best! - above[0]!, quarter! - above[1]!].map(us).join(' ');
    console.log(
      `${name.padEnd(30)}${us(best!)} ${us(quarter!)} ${us(median!)} | ${more} | ${us(wanted - best!)}`,
    );
    above = [best!, quarter!];
  }
}

const service = await startProcess({ CONFORME_WORKERS: '1' });
const answer = await answerOf(service);
const rungs = [
  rungOf("Node's server", await startDoor('node', answer)),
  rungOf('bare Fastify', await startDoor('fastify', answer)),
  rungOf('Fastify that judges', await startDoor('judging', answer)),
  rungOf('Fastify that judges in groups', await startDoor('grouped', answer)),
  rungOf('the service', service),
];
try {
  for (const { load } of rungs) await send(load, WARM_UP);
  for (let slice = 0; slice < slices; slice++)
    for (const rung of slice % 2 === 0 ? rungs : rungs.toReversed()) await playSlice(rung);
  print(rungs);
} finally {
  for (const rung of rungs) await rung.stop();
}
