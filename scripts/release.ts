import path from 'node:path';
import { run } from './image/layer.ts';

const ROOT = path.join(import.meta.dirname, '..');

/** Of the commit a release is made from, as git log writes it; null outside a repository. */
export function commit(format: string): string | null {
  try {
    return run('git', ['log', '-1', `--format=${format}`], ROOT).trim();
  } catch {
    return null;
  }
}

/** The time of a release: that of its commit, so that the same commit gives the same. */
export function releaseDate(): string {
  return new Date(1000 * Number(process.env['SOURCE_DATE_EPOCH'] ?? commit('%ct') ?? 0)).toISOString();
}
