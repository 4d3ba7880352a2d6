import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { ENDS_WITH_PARENT } from '../scratch.ts';

const SERVE = join(import.meta.dirname, '../../scripts/serve.mjs');

/** The service as its operator runs it: a process of its own. */
export interface Served {
  readonly url: string;
  readonly child: ChildProcess;
  /** All it has written so far, both streams. */
  log(): string;
  /** Waits until its log holds this. @throws Error when the process ends before. */
  says(pattern: RegExp): Promise<void>;
  close(signal?: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<void>;
}

export interface Environment {
  readonly plugins: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What is started, instead of the whole service. */
  readonly what?: 'core' | 'worker';
}

/** Starts the process; it may not answer yet. */
export async function spawnService({ plugins, cwd, env = {}, what }: Environment): Promise<Served> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'conforme-served-'));
  const doors = { HOST: '127.0.0.1', PORT: String(port), OPERATIONS_PORT: String(port), GRPC_PORT: '0' };
  // Tests keep connections open, and none of them has a request under way. A busy machine takes its time for a call.
  const settings = {
    ...doors,
    DATA_DIR: dataDir,
    CONFORME_DRAIN_MS: '0',
    CONFORME_MAX_DELAY_MS: '0',
    CONFORME_CALL_TIME_LIMIT_MS: '600000',
    CONFORME_WORKERS: '1',
    ...env,
  };
  const args = [...ENDS_WITH_PARENT, SERVE, ...(what ? [what] : [])];
  const child = spawn(process.execPath, args, {
    cwd: cwd ?? process.cwd(),
    env: { ...process.env, ...settings, CONFORME_PLUGINS: plugins.join(',') },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let log = '';
  const wakers = new Set<() => void>();
  const more = (text = ''): void => {
    log += text;
    for (const wake of wakers) wake();
  };
  child.stdout.setEncoding('utf8').on('data', more);
  child.stderr.setEncoding('utf8').on('data', more);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void ended.then(() => more());
  const says = (pattern: RegExp): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (pattern.test(log)) resolve();
        else if (child.exitCode !== null || child.signalCode !== null)
          reject(new Error(`the service ended without ${pattern}: ${log}`));
        else return;
        wakers.delete(look);
      };
      wakers.add(look);
      look();
    });
  const close = async (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL' = 'SIGTERM'): Promise<void> => {
    child.kill(signal);
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, child, log: () => log, says, close };
}

const STARTED = { service: /HTTP on /, core: /gRPC on /, worker: /works on the jobs/ } as const;

/** Starts it and waits until it is ready. */
export async function serve(environment: Environment): Promise<Served> {
  const served = await spawnService(environment);
  await served.says(STARTED[environment.what ?? 'service']);
  return served;
}
