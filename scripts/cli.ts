import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { EXIT, run, type Sink, type World } from '@conforme/cli/main';
import { requireBuilt } from './built.ts';
import { importBundled } from './bundled.ts';
import { packageVersion } from './version.ts';

/** `conforme` with the streams, the engine and the threads of this process. Gives the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', whenNobodyReads);
  importBundled();
  const code = await run(args, world());
  await Promise.all([process.stdout, process.stderr].map(flushed));
  return code;
}

function world(): World {
  return {
    version: packageVersion(),
    cwd: process.cwd(),
    env: process.env,
    out: sinkOf(process.stdout),
    err: sinkOf(process.stderr),
    stdin: async (most) => (await import('@conforme/cli/read')).whole(process.stdin, most),
    engine: async (plugins) => {
      requireBuilt();
      return (await import('@conforme/core/engine')).engineHere(plugins);
    },
    judge: async (plugins) => {
      requireBuilt();
      const { judgeWith, rulesHere } = await import('@conforme/core/judge');
      return judgeWith(await rulesHere(plugins));
    },
    workers: async (plugins, threads) => {
      requireBuilt();
      return (await import('./cli-workers.ts')).workersOf(plugins, threads);
    },
    platform: async (wish) => {
      requireBuilt();
      return (await import('./platform.ts')).platformOf(wish);
    },
    cores: availableParallelism(),
    outside: {
      serve: takesNothing('serve'),
      core: takesNothing('core'),
      mcp: takesNothing('mcp'),
      worker: takesNothing('worker'),
      keys: async (args) => (await import('./keys.ts')).keys(args),
      usage: async (args) => (await import('./usage.ts')).usage(args),
      pack: async (args) =>
        (await import('./pack.ts')).main(args, { here: process.cwd(), command: 'conforme pack' }),
    },
    get interrupted() {
      return interruption();
    },
  };
}

/** From now on Ctrl-C is a request; a second one ends the process at once, as the first does for commands that do not use this. */
function interruption(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  return stopping.signal;
}

/** What is started without arguments never comes here: conforme.mjs hands it over (its flags are heard at the start only). */
function takesNothing(command: string): () => Promise<number> {
  return async () => {
    process.stderr.write(`conforme: ${command} takes no options; the environment configures it\n`);
    return EXIT.usage;
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
