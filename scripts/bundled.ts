import { readFileSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..');

/** Where scripts/build-bundled.ts leaves packages of others, each in few files. */
export const BUNDLED = join(ROOT, '.cache/bundled');

/** What the threads of the service run: core/worker/thread.ts, with packages imported from there. */
export const THREAD = new URL('./engine-thread.ts', import.meta.url);

/** What lies there. */
export interface Bundled {
  /** What `installed` gave when it was made. */
  readonly installed: string | null;
  /** By the name they are imported by. */
  readonly files: Readonly<Record<string, string>>;
}

/** Changes with whatever npm installs; null where npm did not install here. */
export function installed(): string | null {
  const lock = statSync(join(ROOT, 'node_modules/.package-lock.json'), { throwIfNoEntry: false });
  return lock === undefined ? null : `${lock.mtimeMs} ${lock.size}`;
}

/** Name → URL of the packages that were bundled as they are installed now; null where they were not. */
export function bundledPackages(folder: string): ReadonlyMap<string, string> | null {
  const made = read(join(folder, 'index.json'));
  if (made === null || made.installed === null || made.installed !== installed()) return null;
  const files = Object.entries(made.files);
  return new Map(files.map(([name, file]) => [name, pathToFileURL(join(folder, file)).href]));
}

function read(file: string): Bundled | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Bundled;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${file} cannot be read; delete it, and npm run build makes it anew`, { cause: error });
  }
}

/**
 * Imports them from there, in this thread: they are some 470 modules, and a start pays for each, whatever its size. Where there are
 * none, nothing changes.
 */
export function importBundled(folder: string = BUNDLED): void {
  const packages = bundledPackages(folder);
  if (packages === null) return;
  const ours = pathToFileURL(join(ROOT, '/')).href;
  registerHooks({
    resolve: (name, context, next) => {
      const url = packages.get(name);
      const asks = context.parentURL ?? '';
      // Another package, or a plugin of an operator, may have a version of its own of what it names.
      if (url === undefined || !asks.startsWith(ours) || asks.includes('/node_modules/'))
        return next(name, context);
      return { url, format: 'module', shortCircuit: true };
    },
  });
}
