// Schemathesis, installed into .cache once: what it needs, and how it is run. Needs Python 3.10 with venv.

import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const REQUIREMENTS = join(import.meta.dirname, 'requirements.txt');
export const CACHE = resolve(import.meta.dirname, '../../../.cache/schemathesis');
const VENV = join(CACHE, `venv-${hash('sha256', readFileSync(REQUIREMENTS)).slice(0, 8)}`);
/** Of each operation, besides the examples of the description and the edges of its schemas. */
const EXAMPLES = '40';
/** Longer than any run is meant to take, on any machine. */
const HUNG_MS = 3_600_000;

export function install(): void {
  mkdirSync(CACHE, { recursive: true });
  if (existsSync(join(VENV, 'bin/schemathesis'))) return;
  rmSync(VENV, { recursive: true, force: true });
  run('python3', ['-m', 'venv', VENV]);
  run(join(VENV, 'bin/pip'), ['install', '-q', '--disable-pip-version-check', '-r', REQUIREMENTS]);
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): void {
  // It leaves a folder of its own where it runs.
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env, cwd: CACHE, timeout: HUNG_MS });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}

/** What bounds a run: cases of each operation, or seconds; and its seed. */
export function boundOf(): readonly string[] {
  const { values } = parseArgs({
    options: { examples: { type: 'string' }, seconds: { type: 'string' }, seed: { type: 'string' } },
  });
  if (values.examples !== undefined && values.seconds !== undefined)
    throw new Error('--examples and --seconds are two bounds: give one');
  const bound =
    values.seconds === undefined
      ? ['--max-examples', values.examples ?? EXAMPLES]
      : ['--max-time', values.seconds];
  return values.seed === undefined ? bound : [...bound, '--seed', values.seed];
}

export interface Campaign {
  /** Of the description. */
  readonly url: string;
  readonly authorization: string;
  /** Names of the files of this folder. */
  readonly config: string;
  readonly hooks: string;
  /** A folder of documents. */
  readonly documents: string;
}

/** @throws Error with any violation */
export function fuzz(
  { url, authorization, config, hooks, documents }: Campaign,
  bound: readonly string[],
): void {
  // Bounds against hangs, not measures: a shared machine may be ten times slower than a quiet one.
  const patience = ['--request-timeout', '120', '--suppress-health-check', 'too_slow'];
  const general = ['--continue-on-failure', '--generation-database', 'none'];
  run(
    join(VENV, 'bin/schemathesis'),
    [
      '--config-file',
      join(import.meta.dirname, config),
      'run',
      url,
      '-H',
      `Authorization: ${authorization}`,
      ...general,
      ...patience,
      ...bound,
    ],
    {
      ...process.env,
      PYTHONPATH: import.meta.dirname,
      PYTHONDONTWRITEBYTECODE: '1',
      SCHEMATHESIS_HOOKS: join(import.meta.dirname, hooks),
      DOCUMENTS: documents,
    },
  );
}
