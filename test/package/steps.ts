// A package tried step by step, each told, one that fails hiding none behind it.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type Steps = Readonly<Record<string, () => void | Promise<void>>>;

/** Runs in a folder of its own, which goes when all is done; ends as the stages of .ci/run do. */
export async function take(place: string, steps: Steps): Promise<void> {
  let failed = 0;
  for (const [name, step] of Object.entries(steps))
    try {
      await step();
      process.stdout.write(`passed: ${name}\n`);
    } catch (error) {
      failed++;
      process.stdout.write(`FAILED: ${name}: ${(error as Error).message}\n`);
    }
  rmSync(place, { recursive: true, force: true });
  process.stdout.write(`${Object.keys(steps).length - failed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

export const freshFolder = (name: string): string => mkdtempSync(path.join(tmpdir(), `conforme-${name}-`));

/** Bytes; Node's own bound is 1 MiB, which the paths of a longer folder can pass. */
const MOST_SAID = 64 * 1024 * 1024;

interface Expected {
  readonly status?: number;
  readonly input?: string;
}

/** @throws Error with what it said, when it ends otherwise than expected. */
export function ran(
  cwd: string,
  command: string,
  args: readonly string[],
  { status = 0, input = '' }: Expected = {},
): string {
  const done = spawnSync(command, args, { cwd, input, encoding: 'utf8', maxBuffer: MOST_SAID });
  if (done.status === status) return done.stdout;
  throw new Error(`${command} ${args.join(' ')} ended with ${done.status}: ${done.stdout}${done.stderr}`);
}
