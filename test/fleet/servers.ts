// NATS and S3 of our own, from what the machine has installed: in a folder that goes with them, on loopback, at ports they keep.

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

/** A server that may die and come back with its data. */
export interface Server {
  readonly url: string;
  readonly pid: number;
  /** kill -9. */
  kill(): Promise<void>;
  up(): Promise<void>;
  /** kill -9, and its data with it: it may come up with none. */
  lose(): Promise<void>;
  /** Ends it, and its data with it. */
  stop(): Promise<void>;
}

/** Where CI puts what it builds. */
const TOOLS = path.join(import.meta.dirname, '../../.cache/tools');

export const S3_KEYS = { accessKeyId: 'conforme', secretAccessKey: 'conforme-secret' };

/** With messages in files, as of an operator. */
export function startNats(): Promise<Server> {
  const program = programOf('nats-server', ['/usr/sbin']);
  return started('nats', (port, data) => ({
    url: `nats://127.0.0.1:${port}`,
    command: [program, '--addr', '127.0.0.1', '--port', String(port), '--jetstream', '--store_dir', data],
  }));
}

/** Objects as files. It closes each connection unless told otherwise, which services that keep objects do not. */
export function startS3(): Promise<Server> {
  const program = programOf('versitygw', [path.join(homedir(), 'go/bin'), TOOLS]);
  const { accessKeyId, secretAccessKey } = S3_KEYS;
  return started('s3', (port, data) => ({
    url: `http://127.0.0.1:${port}`,
    command: [
      program,
      '--access',
      accessKeyId,
      '--secret',
      secretAccessKey,
      '--keep-alive',
      '--port',
      `127.0.0.1:${port}`,
      'posix',
      data,
    ],
  }));
}

/** @throws Error when it is not installed. */
export function programOf(name: string, more: readonly string[] = []): string {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...more];
  const found = folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
  if (found === undefined) throw new Error(`${name} is not installed (test/fleet/README.md)`);
  return found;
}

interface Command {
  readonly url: string;
  readonly command: readonly string[];
}

async function started(name: string, commandOf: (port: number, data: string) => Command): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), `conforme-${name}-`));
  const data = path.join(folder, 'data');
  mkdirSync(data);
  const port = await freePort();
  const { url, command } = commandOf(port, data);
  let [child, ended]: [ChildProcess | null, Promise<void>] = [null, Promise.resolve()];
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child?.kill(signal);
    await ended;
  };
  const up = async (): Promise<void> => {
    const made = spawn(command[0]!, command.slice(1), { cwd: folder, stdio: 'ignore' });
    child = made;
    ended = new Promise((resolve) => made.once('close', () => resolve()));
    while (!(await isOpen(port))) {
      if (made.exitCode !== null) throw new Error(`${name} ended with status ${made.exitCode}`);
      await pause(50);
    }
  };
  const lose = async (): Promise<void> => {
    await end('SIGKILL');
    rmSync(data, { recursive: true });
    mkdirSync(data);
  };
  const stop = async (): Promise<void> => {
    await end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  await up();
  return {
    url,
    get pid() {
      return child!.pid!;
    },
    up,
    kill: () => end('SIGKILL'),
    lose,
    stop,
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), resolve(true))).once('error', () => resolve(false));
  });
}
