// What tests write for a while: in one folder of the run, which goes with it, be it interrupted; and processes that end with it.

import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'conforme-tests-';

/**
 * Where the threads and processes of this run make their temporary folders. It is removed when this process ends; what a run left that
 * was killed goes when the next begins.
 */
export function scratch(): string {
  const all = tmpdir();
  for (const name of readdirSync(all)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : Number.NaN;
    if (Number.isInteger(pid) && !isRunning(pid)) remove(join(all, name));
  }
  const folder = join(all, `${PREFIX}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // A server of PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o755);
  process.once('exit', () => remove(folder));
  return folder;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    // One of another user runs, too.
    return (thrown as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Another run may do the same at the moment. */
function remove(folder: string): void {
  for (const pid of startedWith(folder)) endNow(pid);
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // What is still written there goes with the next run.
  }
}

/** Processes that make their temporary folders there: what tests started, and has not ended. Known where there is a /proc. */
function startedWith(folder: string): readonly number[] {
  if (!existsSync('/proc/self/environ')) return [];
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => pid !== process.pid && environmentOf(pid).includes(`TMPDIR=${folder}`));
}

function environmentOf(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0');
  } catch {
    return []; // It has ended, or is another's.
  }
}

function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/**
 * In the first thread of a process: its standard input ends when the process at the other end of the pipe is gone, however it ended.
 * It is killed, since at an orderly end it would wait for threads, and those that are starting may keep it.
 */
const GUARD = `
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread) {
    const end = () => process.kill(process.pid, 'SIGKILL');
    process.stdin.once('end', end).once('error', end).resume();
    process.stdin.unref?.();
  }`;

/** Options of a Node that ends with who started it, to whom its standard input must be a pipe. */
export const ENDS_WITH_PARENT: readonly string[] = [
  '--import',
  `data:text/javascript,${encodeURIComponent(GUARD)}`,
];
