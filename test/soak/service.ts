// The service as `npm start` starts it, with its log in a file.

import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nodeFlags } from '../../scripts/node-flags.ts';
import { freePort } from '../free-port.ts';

const SERVE = path.join(import.meta.dirname, '../../scripts/serve.mjs');
export const KEY = 'soak-key';

export interface Process {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** @param what of the service. @param env besides doors and the key. */
export async function startProcess(
  what: 'core' | null = null,
  env: Readonly<Record<string, string>> = {},
): Promise<Process> {
  const folder = mkdtempSync(path.join(tmpdir(), 'conforme-soak-'));
  const log = path.join(folder, 'service.log');
  const port = await freePort();
  const own = what
    ? { GRPC_PORT: String(port), OPERATIONS_PORT: '0' }
    : { PORT: String(port), GRPC_PORT: '0' };
  const doors = {
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    CONFORME_DEV_KEY: KEY,
    NODE_ENV: 'production',
    ...own,
  };
  const child = spawn(process.execPath, [...nodeFlags(what), SERVE, ...(what ? [what] : [])], {
    env: { ...process.env, ...doors, ...env },
    stdio: ['ignore', openSync(log, 'w'), 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  while (!/^(HTTP|gRPC) on /m.test(readFileSync(log, 'utf8'))) {
    if (child.exitCode !== null) throw new Error(`it ended with status ${child.exitCode}`);
    await pause(20);
  }
  return { url: `http://127.0.0.1:${port}`, pid: child.pid!, stop };
}
