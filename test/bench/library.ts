// `node test/bench/library.ts [--smoke] [--starts N]`: from the start of a process to the first verdict through the package of
// `npm run library`, as a program of others has it: no compile cache, no TypeScript. Beside the clock stands the CPU of the thread that
// runs JavaScript: on a machine with nothing else to do the clock is that and some ms, and on a shared one it is whatever the neighbours
// leave. Wanted are 130 ms of CPU at most.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { availableParallelism, loadavg } from 'node:os';
import { packLibrary } from '../../scripts/library.ts';
import { ownDocument } from './corpus.ts';
import { median } from './rounds.ts';

const WANTED_MS = 130;
const ENTRY = path.resolve(import.meta.dirname, '../../.cache/library/package/lib/validate.js');
const { argv } = process;
const STARTS = argv.includes('--smoke') ? 1 : Number(argv[argv.indexOf('--starts') + 1 || argv.length] ?? 15);

/** What Node before 23.9 cannot say of one thread is said of all. */
const SAY = `{
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage();
  console.log((user + system) / 1000);
}`;

const judging = `
  import { readFileSync } from 'node:fs';
  import { validate } from ${JSON.stringify(ENTRY)};
  const { checks_run } = await validate(readFileSync(process.argv[1]), { check: 'base' });
  if (!checks_run.includes('schematron:base')) throw new Error('no rule ran: ' + checks_run);
  ${SAY}`;

interface Start {
  readonly wallMs: number;
  readonly cpuMs: number;
}

/** One process, until it has said something: what it took of the CPU. @throws Error when it ends in silence */
function start(program: string, ...args: readonly string[]): Promise<Start> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const child = spawn(process.execPath, ['--input-type=module', '-e', program, '--', ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: undefined },
    });
    child.once('error', reject).once('close', (status) => reject(new Error(`ended with status ${status}`)));
    child.stdout.once('data', (said: Buffer) =>
      resolve({ wallMs: performance.now() - began, cpuMs: Number(said.toString()) }),
    );
  });
}

if (!existsSync(ENTRY)) await packLibrary();
const document = ownDocument('small', 'cii');
const [empty, verdict]: [Start[], Start[]] = [[], []];
for (let i = 0; i < STARTS; i += 1) {
  empty.push(await start(SAY));
  verdict.push(await start(judging, document));
}

const figures = (values: readonly number[]): string =>
  `best ${Math.min(...values).toFixed(0)} ms, median ${median([...values]).toFixed(0)} ms`;

function say(what: string, starts: readonly Start[]): void {
  const cpu = figures(starts.map(({ cpuMs }) => cpuMs));
  const wall = figures(starts.map(({ wallMs }) => wallMs));
  process.stdout.write(`${what}: CPU ${cpu}; clock ${wall}\n`);
}

process.stdout.write(
  `Node ${process.version}, load ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores, ${STARTS} starts\n`,
);
say('Node alone', empty);
say(`the library: process start to first verdict (wanted: at most ${WANTED_MS} ms)`, verdict);
