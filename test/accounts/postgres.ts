// A PostgreSQL server of our own, from what the machine has installed: in a folder that goes with it, on loopback, at a free
// port.

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port.ts';

export interface PostgresServer {
  readonly url: string;
  /** The process that starts all others of the server. */
  readonly pid: number;
  /** Ends it at once, as a crash would; its data stays. */
  down(): Promise<void>;
  /** The same again, at the same port. */
  up(): Promise<void>;
  /** Stops all its processes where they are, as a machine that hangs would. */
  freeze(): void;
  thaw(): void;
  /** Ends it, and its data with it. */
  stop(): Promise<void>;
}

/** Where Debian's packages put it, newest first, and where others find it. */
function binaries(): string | null {
  const installed = globSync('/usr/lib/postgresql/*/bin').sort(
    (a, b) => Number.parseInt(b.split('/')[4]!, 10) - Number.parseInt(a.split('/')[4]!, 10),
  );
  if (installed[0]) return installed[0];
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

/** It refuses to run as root; its package makes a user for it. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const of = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: of('-u'), gid: of('-g') };
}

/** @throws Error when none is installed. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = binaries();
  if (bin === null) throw new Error('there is no PostgreSQL server on this machine (apt: postgresql)');
  const folder = mkdtempSync(path.join(tmpdir(), 'conforme-postgres-'));
  const user = owner();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  chmodSync(folder, 0o700);
  const as = { ...user, cwd: folder, stdio: 'ignore' } as const;
  const data = path.join(folder, 'data');
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'conforme', '-A', 'trust', '-E', 'UTF8', '-N'],
    as,
  );
  const port = await freePort();
  // Flushing to the disk stays on: what is tested is what an operator would have.
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`];
  let [child, ended]: [ChildProcess | null, Promise<void>] = [null, Promise.resolve()];
  const up = async (): Promise<void> => {
    const made = spawn(path.join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], as);
    child = made;
    ended = new Promise<void>((resolve) => made.once('close', () => resolve()));
    await ready(path.join(bin, 'pg_isready'), port, made);
  };
  const end = async (name: NodeJS.Signals): Promise<void> => {
    child?.kill(name);
    await ended;
  };
  await up();
  return {
    url: `postgres://conforme@127.0.0.1:${port}/postgres`,
    get pid() {
      return child!.pid!;
    },
    up,
    down: () => end('SIGQUIT'),
    freeze: () => signal(child!.pid!, 'SIGSTOP'),
    thaw: () => signal(child!.pid!, 'SIGCONT'),
    stop: async () => {
      if (child?.exitCode === null) signal(child.pid!, 'SIGCONT');
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** To a server and to each of its processes, which are in groups of their own. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  // The server first: it makes no more processes then.
  process.kill(pid, name);
  const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  for (const child of listed.trim().split(/\s+/).map(Number))
    try {
      process.kill(child, name);
    } catch {
      // It has ended meanwhile.
    }
}

const POLL_MS = 50;

async function ready(isReady: string, port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with status ${child.exitCode}`);
    try {
      execFileSync(isReady, ['-q', '-h', '127.0.0.1', '-p', String(port)]);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}
