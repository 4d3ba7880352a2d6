import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ENDS_WITH_PARENT } from './scratch.ts';

/** A bound against hangs, not a measure. */
const HUNG_MS = 60_000;
const SCRATCH = join(import.meta.dirname, 'scratch.ts');

/** A Node that runs this, and its first line. */
async function running(script: string, more: readonly string[] = []) {
  const args = [...more, '--input-type=module', '--eval', script];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, line: line.toString().trim() };
}

it('temporary folders of a run are its own, and go with it', async () => {
  expect(tmpdir()).toMatch(/conforme-tests-\d+$/);
  const killed = join(tmpdir(), 'conforme-tests-999999999');
  mkdirSync(killed);
  // It starts one that nothing ends, which holds what it writes to.
  const script = `
    import { spawn } from 'node:child_process';
    import { scratch } from ${JSON.stringify(SCRATCH)};
    const env = { ...process.env, TMPDIR: scratch() };
    spawn('sleep', ['600'], { env, detached: true, stdio: ['ignore', 'inherit', 'ignore'] }).unref();
    console.log(env.TMPDIR);
    process.stdin.resume();`;
  const { child, line } = await running(script);
  expect([existsSync(line), existsSync(killed)]).toEqual([true, false]);
  child.stdin.end();
  await once(child, existsSync('/proc/self/environ') ? 'close' : 'exit');
  expect(existsSync(line)).toBe(false);
});

it('a process ends when the one that started it is killed', async () => {
  const busy = `console.log(process.pid); setInterval(() => {}, 1000)`;
  const args = [...ENDS_WITH_PARENT, '--input-type=module', '--eval', busy];
  const parent = `
    import { spawn } from 'node:child_process';
    spawn(process.execPath, ${JSON.stringify(args)}, { stdio: ['pipe', 'inherit', 'inherit'] });`;
  const { child, line } = await running(parent);
  child.kill('SIGKILL');
  // What it writes is ours to read until the last ends who may write it.
  const ended = await Promise.race([once(child, 'close'), pause(HUNG_MS, null, { ref: false })]);
  if (ended === null) process.kill(Number(line));
  expect(ended).not.toBeNull();
});
