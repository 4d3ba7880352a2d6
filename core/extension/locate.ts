import { existsSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** What one entry of the plugin list holds. */
export interface Located {
  /** The entry as it was given. */
  readonly entry: string;
  /** The real folder it names; nothing outside it is read. */
  readonly root: string;
  /** Folders with a pack.json. */
  readonly packs: readonly string[];
  /** Modules that export a ruleset. */
  readonly modules: readonly string[];
  /** True for what `npm run pack -- build` wrote: compiled already. */
  readonly built: boolean;
}

/** npm runs scripts in the folder of their package, and tells where it was called. */
const here = (): readonly string[] => [process.cwd(), process.env['INIT_CWD'] ?? process.cwd()];

/**
 * Finds a plugin: a folder (a path, relative to one of `from`), or a package installed there or above.
 * @throws Error naming the entry and what is wrong with it.
 */
export function locate(entry: string, from: readonly string[] = here()): Located {
  const places = from.flatMap((each) => [path.resolve(each, entry), ...installed(entry, each)]);
  const folder = places.find(isFolder);
  if (folder === undefined)
    throw new Error(`plugin ${entry}: there is no such folder, and no such package is installed`);
  const root = realpathSync(folder);
  if (existsSync(path.join(root, 'manifest.json')))
    return { entry, root, packs: [], modules: [], built: true };
  const declared = declaredIn(entry, root);
  const found = { entry, root, built: false, ...(declared ?? { packs: packsOf(root), modules: [] }) };
  if (found.packs.length + found.modules.length === 0)
    throw new Error(
      `plugin ${entry}: neither a pack.json nor a "conforme" entry in package.json is in ${root}`,
    );
  return found;
}

/** The real folders of a list of plugins, for who watches them. @throws as `locate`. */
export const pluginFolders = (entries: readonly string[]): readonly string[] =>
  entries.map((entry) => locate(entry).root);

const isFolder = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;

const PACKAGE_NAME = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/i;

/** Where Node.js would look for a package of this name. */
function installed(name: string, from: string): string[] {
  if (!PACKAGE_NAME.test(name)) return [];
  const found: string[] = [];
  for (let at = path.resolve(from); ; at = path.dirname(at)) {
    found.push(path.join(at, 'node_modules', name));
    if (at === path.dirname(at)) return found;
  }
}

/** `"conforme": { "pack": path | paths, "plugin": path | paths }` of a package.json; null without one. */
function declaredIn(entry: string, root: string): Pick<Located, 'packs' | 'modules'> | null {
  const file = path.join(root, 'package.json');
  if (!existsSync(file)) return null;
  const { conforme } = JSON.parse(readFileSync(file, 'utf8')) as { conforme?: Record<string, unknown> };
  if (conforme === undefined) return null;
  const wrong = Object.keys(conforme).filter((key) => key !== 'pack' && key !== 'plugin');
  if (wrong.length > 0) throw new Error(`plugin ${entry}: "conforme.${wrong[0]}" of package.json is unknown`);
  const paths = (key: string): string[] =>
    [conforme[key] ?? []].flat().map((given) => insideOf(entry, root, key, given));
  return { packs: paths('pack'), modules: paths('plugin') };
}

function insideOf(entry: string, root: string, key: string, given: unknown): string {
  const fail = (reason: string): never => {
    throw new Error(`plugin ${entry}: "conforme.${key}" of package.json ${reason}`);
  };
  if (typeof given !== 'string') return fail('is not a path');
  const file = path.resolve(root, given);
  if (!existsSync(file)) return fail(`names ${given}, which does not exist`);
  if (!realpathSync(file).startsWith(`${root}${path.sep}`) && realpathSync(file) !== root)
    return fail(`names ${given}, which lies outside the package`);
  return file;
}

/** The folder itself, or those right below it. */
function packsOf(root: string): string[] {
  const hasPack = (folder: string): boolean => existsSync(path.join(folder, 'pack.json'));
  if (hasPack(root)) return [root];
  return readdirSync(root)
    .sort()
    .map((name) => path.join(root, name))
    .filter(hasPack);
}
