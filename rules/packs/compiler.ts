import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compilerFiles } from '@conforme/engine/files';

const RULES = path.resolve(import.meta.dirname, '..');

/** Names the compiler and its runtime: what one wrote, another may not understand. */
export function compilerKey(): string {
  return hashOf([...compilerFiles(), path.join(RULES, 'build.ts')]);
}

/** Contents, not times or places: a fresh clone and a cache restore look the same. */
export function hashOf(files: readonly string[], seed = ''): string {
  const hash = createHash('sha256').update(seed);
  for (const file of files)
    hash.update(path.relative(RULES, file)).update(existsSync(file) ? readFileSync(file) : 'absent');
  return hash.digest('hex');
}
