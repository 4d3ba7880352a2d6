import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** The account an image runs as; the number distroless images use too. */
export const USER = 65_532;

/** A layer as it is stored: compressed, and named by what it holds. */
export interface Layer {
  readonly about: string;
  readonly blob: Buffer;
  /** Of the archive before it is compressed. */
  readonly diffId: string;
  /** Bytes of its files. */
  readonly size: number;
}

/** Output of a command. @throws Error with its output, when it fails. */
export function run(command: string, args: readonly string[], cwd?: string): string {
  const done = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (done.status === 0) return done.stdout;
  throw new Error(`${command} ${args.join(' ')} failed: ${done.error?.message ?? done.stderr}`);
}

export const digestOf = (bytes: Buffer): string =>
  `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

/**
 * A folder as a layer. The same files give the same bytes: names in order, no times, no owners but root.
 * @param owned what belongs to the account the image runs as
 */
export function layerOf(folder: string, about: string, owned: readonly string[] = []): Layer {
  const file = `${folder}.tar`;
  const shared = ['--format=gnu', '--sort=name', '--mtime=@0', '--numeric-owner', '--mode=u+rwX,go+rX,go-w'];
  const entries = globSync('*', { cwd: folder }).sort();
  const others = entries.filter((name) => !owned.includes(name));
  writeFileSync(file, '');
  rmSync(file);
  run('tar', ['-cf', file, ...shared, '--owner=0', '--group=0', '-C', folder, ...others]);
  if (owned.length > 0)
    run('tar', ['-rf', file, ...shared, `--owner=${USER}`, `--group=${USER}`, '-C', folder, ...owned]);
  const archive = readFileSync(file);
  rmSync(file);
  return { about, blob: gzipSync(archive), diffId: digestOf(archive), size: sizeOf(folder) };
}

/** Bytes of the files below a folder, links not followed. */
export function sizeOf(folder: string): number {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + lstatSync(path.join(parentPath, name)).size, 0);
}
