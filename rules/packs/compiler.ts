import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const RULES = path.resolve(import.meta.dirname, '..');

/** Names the compiler and its runtime: what one wrote, another may not understand. */
export function compilerKey(): string {
  const patterns = ['xpath', 'schematron', 'xml', 'decimal'].map((room) => `${room}/**/*.{ts,js}`);
  const files = globSync(patterns, { cwd: RULES }).filter((file) => !file.endsWith('.test.ts'));
  return hashOf([...files.sort().map((file) => path.join(RULES, file)), path.join(RULES, 'build.ts')]);
}

/** Contents, not times or places: a fresh clone and a cache restore look the same. */
export function hashOf(files: readonly string[], seed = ''): string {
  const hash = createHash('sha256').update(seed);
  for (const file of files)
    hash.update(path.relative(RULES, file)).update(existsSync(file) ? readFileSync(file) : 'absent');
  return hash.digest('hex');
}
