// The types of the library: what the compiler declares of its entry points, and of all they lead to.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');
const DECLARED = path.join(ROOT, '.cache/library/declared');

/** Specifiers of imports, re-exports and types named in place. */
const SPECIFIER = /(from |import\()(['"])([^'"]+)\2/g;

/** Declares into `types`. @throws Error where a declaration leads to a package of others */
export function declareLibrary(stage: string, entries: readonly string[]): void {
  for (const [file, text] of declarationsOf(entries)) {
    const target = path.join(stage, 'types', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/** File below `types` → what it declares, the entry points and all they lead to. */
export function declarationsOf(entries: readonly string[]): ReadonlyMap<string, string> {
  rmSync(DECLARED, { recursive: true, force: true });
  const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', DECLARED];
  const compiler = path.join(ROOT, 'node_modules/.bin/tsc');
  execFileSync(compiler, ['-p', path.join(ROOT, 'library'), ...options], { stdio: 'inherit' });
  const found = new Map<string, string>();
  const waiting = entries.map((entry) => `library/${entry}.d.ts`);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    const { text, leadsTo } = settled(file, readFileSync(path.join(DECLARED, file), 'utf8'));
    found.set(file, text);
    waiting.push(...leadsTo);
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A declaration that names its neighbours as they lie in the package. */
function settled(file: string, declared: string): { text: string; leadsTo: string[] } {
  const leadsTo: string[] = [];
  const text = declared.replaceAll(
    SPECIFIER,
    (_, before: string, quote: string, specifier: string): string => {
      const target = targetOf(file, specifier);
      leadsTo.push(target.replace(/\.ts$/, '.d.ts'));
      const relative = path.posix.relative(path.posix.dirname(file), target.replace(/\.ts$/, '.js'));
      return `${before}${quote}${relative.startsWith('.') ? relative : `./${relative}`}${quote}`;
    },
  );
  return { text, leadsTo };
}

/** The source a specifier leads to, from the root. */
function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const [, room] = /^@conforme\/([^/]+)/.exec(specifier) ?? [];
  if (room === undefined) throw new Error(`${file} declares what ${specifier} has`);
  return path.relative(ROOT, sourceOf(specifier)).replaceAll(path.sep, '/');
}

/** As Node finds it here. */
function sourceOf(specifier: string): string {
  const url = import.meta.resolve(specifier);
  return new URL(url).pathname;
}
