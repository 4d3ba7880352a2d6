import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the sources of a folder say where a pattern finds it, in one of its groups; their values as places (`{1}`). */
export function phrasesIn(folder: string, pattern: RegExp): string[] {
  const sources = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return sources
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(pattern)])
    .flatMap(([, ...groups]) => groups.filter((text) => text !== undefined))
    .map((text) => {
      let at = 0;
      return text.replaceAll('\\\\', '\\').replaceAll(/\$\{[^}]+\}/g, () => `{${++at}}`);
    });
}
