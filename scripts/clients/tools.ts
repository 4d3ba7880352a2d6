// The generators and what the clients are tried with, of fixed versions, installed once into .cache.

import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

export const CLIENTS: string = path.resolve(import.meta.dirname, '../../clients');
const CACHE = path.resolve(CLIENTS, '../.cache/clients');
const REQUIREMENTS = path.join(CLIENTS, 'python/requirements.txt');

/** A program of the environment for Python, which its first use installs. */
export function python(program: string): string {
  const venv = path.join(CACHE, `venv-${hash('sha256', readFileSync(REQUIREMENTS)).slice(0, 8)}`);
  const marker = path.join(venv, 'installed');
  if (!existsSync(marker)) {
    rmSync(venv, { recursive: true, force: true });
    mkdirSync(CACHE, { recursive: true });
    run('python3', ['-m', 'venv', venv]);
    const install = ['install', '-q', '--disable-pip-version-check', '-r', REQUIREMENTS];
    twice(() => run(path.join(venv, 'bin/pip'), install));
    mkdirSync(`${marker}.part`);
    renameSync(`${marker}.part`, marker);
  }
  return path.join(venv, 'bin', program);
}

/** Registries fail now and then; a second failure is a real one. */
export function twice(act: () => void): void {
  try {
    act();
  } catch (error) {
    process.stderr.write(`${String(error)}; once more\n`);
    act();
  }
}

/** @throws Error when it ends otherwise than well. */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd = CLIENTS,
): void {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    cwd,
    env: { ...process.env, ...env },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${path.basename(command)} ended with ${status}: ${args.join(' ')}`);
}

/** Phases of Maven in a folder of clients; what they make lies under dist/clients. */
export function maven(folder: string, phases: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  twice(() => run('mvn', ['-q', '-B', '-f', path.join(CLIENTS, folder, 'pom.xml'), ...phases], env));
}
