import { readFileSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installed } from './bundled.ts';

const ROOT = join(import.meta.dirname, '..');

/** Where scripts/build-command.ts leaves the command line in few files. */
export const COMMAND = join(ROOT, '.cache/command');

/** What compiled packs import. */
const RUNTIME = '@conforme/engine/runtime';

/** What lies there. */
export interface BundledCommand {
  /** What `installed` gave when it was made. */
  readonly installed: string | null;
  /** What it was made of, below the repository: file → `stamp`. */
  readonly sources: Readonly<Record<string, string>>;
  /** The file of scripts/cli.ts. */
  readonly command: string;
  /** The file of the runtime of compiled packs. */
  readonly runtime: string;
}

/** Changes with whatever is written to a file, without reading it; null where there is none. */
export function stampOf(file: string): string | null {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.mtimeNs} ${stat.size}`;
}

/** What lies there, if it is made of sources and packages as they are now; else null: it must not run when they have moved on. */
export function currentCommand(folder: string = COMMAND, root: string = ROOT): BundledCommand | null {
  const made = read(join(folder, 'index.json'));
  if (made === null || made.installed === null || made.installed !== installed()) return null;
  // To join each of some nine hundred names took longer than to ask for their files (8 of 15 ms).
  const isAsMade = ([name, stamp]: [string, string]): boolean => stampOf(`${root}/${name}`) === stamp;
  return Object.entries(made.sources).every(isAsMade) ? made : null;
}

function read(file: string): BundledCommand | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BundledCommand;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${file} cannot be read; delete it, and npm run build makes it anew`, { cause: error });
  }
}

/**
 * The command line: its bundle, where that is current, since a start pays for each of some four hundred modules, whatever its size;
 * else its sources. Plugins always meet the sources: what they import of the engine must be the engine's own copy.
 */
export async function commandLine(withPlugins: boolean): Promise<typeof import('./cli.ts')> {
  const made = withPlugins ? null : currentCommand();
  if (made === null) return import('./cli.ts');
  const at = (file: string): string => pathToFileURL(join(COMMAND, file)).href;
  const packs = pathToFileURL(join(ROOT, 'rules/dist/')).href;
  registerHooks({
    resolve: (name, context, next) =>
      name === RUNTIME && context.parentURL?.startsWith(packs)
        ? { url: at(made.runtime), format: 'module', shortCircuit: true }
        : next(name, context),
  });
  return import(at(made.command)) as Promise<typeof import('./cli.ts')>;
}
