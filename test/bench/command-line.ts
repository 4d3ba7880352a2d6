// `node test/bench/command-line.ts [DOCUMENTS]`: the command line as people wait for it. How long a start takes, and how many
// documents of a folder are judged in a second, on one thread and on all. CPU beside the clock: a machine with other work
// stretches the one and not the other. With 0 documents the starts alone; from the sources and from the bundle (npm run build) in turns.

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { currentCommand } from '../../scripts/bundled-command.ts';
import { ownDocument } from './corpus.ts';

const CONFORME = path.resolve(import.meta.dirname, '../../scripts/conforme.mjs');
const CACHE = path.resolve(import.meta.dirname, '../../.cache/compiled');
const STARTS = 7;

/** scripts/conforme.mjs as it is where nothing is bundled. */
const FROM_SOURCES = `
  import { enableCompileCache } from 'node:module';
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
  const { main } = await import(${JSON.stringify(path.resolve(import.meta.dirname, '../../scripts/cli.ts'))});
  process.exit(await main(process.argv.slice(1)));`;
const SOURCES = ['--input-type=module', '-e', FROM_SOURCES, '--'];

interface Times {
  readonly wall: number;
  readonly cpu: number;
}

/** Milliseconds of the clock and of all cores. @throws Error when it ends otherwise than well. */
function timed(args: readonly string[], command: readonly string[] = [CONFORME]): Times {
  const started = performance.now();
  // `time` is asked, because Node does not tell what its children used.
  const done = spawnSync(
    '/usr/bin/env',
    ['bash', '-c', 'TIMEFORMAT="%U %S"; time "$@" >/dev/null', '-', process.execPath, ...command, ...args],
    {
      encoding: 'utf8',
      // The command chooses its own.
      env: { ...process.env, NODE_COMPILE_CACHE: command === SOURCES ? CACHE : undefined },
    },
  );
  const wall = performance.now() - started;
  const [user, system] = (/([\d.]+) ([\d.]+)\s*$/.exec(done.stderr) ?? []).slice(1).map(Number);
  if (done.status !== 0 || user === undefined || system === undefined)
    throw new Error(`conforme ${args.join(' ')} ended with ${done.status}: ${done.stderr}`);
  return { wall, cpu: (user + system) * 1000 };
}

/** The fastest of several: what disturbs only ever adds. */
function best(args: readonly string[]): string {
  const runs = Array.from({ length: STARTS }, () => timed(args));
  const least = (of: 'wall' | 'cpu'): string => Math.min(...runs.map((run) => run[of])).toFixed(0);
  return `${least('wall')} ms, ${least('cpu')} ms of CPU`;
}

/** What the bundle saves: both in turns, so that what disturbs meets both; the least CPU of each. */
function bundledToSources(args: readonly string[]): string {
  const cpu = { bundle: Infinity, sources: Infinity };
  for (let i = 0; i < STARTS; i++) {
    cpu.bundle = Math.min(cpu.bundle, timed(args).cpu);
    cpu.sources = Math.min(cpu.sources, timed(args, SOURCES).cpu);
  }
  const { bundle, sources } = cpu;
  return `${(bundle / sources).toFixed(2)}× (${bundle.toFixed(0)} ms of CPU to ${sources.toFixed(0)})`;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const documents = Number(process.argv[2] ?? 10_000);
const sample = ownDocument('small', 'cii');
const folder = mkdtempSync(path.join(tmpdir(), 'conforme-many-'));
try {
  timed(['validate', sample]);
  say(`load ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores`);
  say(`--version: ${best(['--version'])}`);
  say(`--help: ${best(['--help'])}`);
  say(`validate, one file: ${best(['validate', sample])}`);
  if (currentCommand() === null) throw new Error('the bundle is not of these sources: npm run build');
  timed(['validate', sample], SOURCES);
  say(`validate, one file, from the bundle to from the sources: ${bundledToSources(['validate', sample])}`);
  for (let at = 0; at < documents; at++) {
    const place = path.join(folder, String(Math.floor(at / 1000)));
    mkdirSync(place, { recursive: true });
    copyFileSync(sample, path.join(place, `${at}.xml`));
  }
  for (const jobs of documents === 0 ? [] : new Set([1, availableParallelism()])) {
    const { wall, cpu } = timed(['validate', folder, '--quiet', '--jobs', String(jobs)]);
    const [perSecond, each] = [(documents / wall) * 1000, cpu / documents];
    say(`${documents} files, ${jobs} threads: ${perSecond.toFixed(0)}/s, ${each.toFixed(2)} ms of CPU each`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
