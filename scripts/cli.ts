import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { run, type Sink, type World } from '@conforme/cli/main';

/** `conforme` with the streams, the engine and the threads of this process. Gives the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const interrupted = new AbortController();
  // A second one ends the process at once, as without a listener.
  process.once('SIGINT', () => interrupted.abort());
  process.once('SIGTERM', () => interrupted.abort());
  for (const stream of [process.stdout, process.stderr]) stream.on('error', whenNobodyReads);
  const code = await run(args, worldOf(interrupted.signal));
  await Promise.all([process.stdout, process.stderr].map(flushed));
  return code;
}

function worldOf(interrupted: AbortSignal): World {
  return {
    version: packageVersion(),
    cwd: process.cwd(),
    env: process.env,
    out: sinkOf(process.stdout),
    err: sinkOf(process.stderr),
    stdin: async (most) => (await import('@conforme/cli/read')).whole(process.stdin, most),
    engine: async (plugins) => {
      requirePacks();
      return (await import('./engine.ts')).engineHere(plugins);
    },
    crew: async (plugins, threads) => {
      requirePacks();
      return (await import('./crew.ts')).crewOf(plugins, threads);
    },
    cores: availableParallelism(),
    outside: {
      pack: async (args) =>
        (await import('./pack.ts')).main(args, { here: process.cwd(), command: 'conforme pack' }),
    },
    interrupted,
  };
}

type Output = typeof process.stdout | typeof process.stderr;

function sinkOf(stream: Output): Sink {
  return {
    isTerminal: stream.isTTY === true,
    columns: stream.columns ?? 80,
    write: async (content) => {
      if (!stream.write(content)) await once(stream, 'drain');
    },
  };
}

/** `conforme … | head`: who read has seen enough, and that is no failure (128 + SIGPIPE, as shells say it). */
function whenNobodyReads(error: NodeJS.ErrnoException): void {
  process.exit(error.code === 'EPIPE' ? 141 : 4);
}

function flushed(stream: Output): Promise<void> {
  return new Promise((resolve) => stream.write('', () => resolve()));
}

const ROOT = join(import.meta.dirname, '..');

function packageVersion(): string {
  return (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version;
}

/** A fresh clone has rules, but none compiled. @throws Error when they do not compile */
function requirePacks(): void {
  if (existsSync(join(ROOT, 'rules/dist/manifest.json'))) return;
  process.stderr.write('conforme: compiling the rule packs, this once\n');
  const { status } = spawnSync(process.execPath, [join(ROOT, 'rules/build.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the rule packs do not compile; npm run build says why');
}
