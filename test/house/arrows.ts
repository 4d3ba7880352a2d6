// Who may import whom: the arrows of docs/architecture.md.

import path from 'node:path';
import { sourceIn } from './source.ts';
import type { Import } from './source.ts';
import { isGenerated, isTest, isTypeScript } from './tree.ts';
import type { Tree, Violation } from './tree.ts';

/** Folder → the folders it may import besides itself. The longest matching folder speaks for a file. */
export const arrows: Readonly<Record<string, readonly string[]>> = {
  proto: [],
  // A package of its own: it knows no pack, and nothing of the house.
  'rules/engine': ['rules/engine'],
  'rules/engine/xml': [],
  'rules/engine/decimal': [],
  'rules/engine/xpath': ['rules/engine/xml', 'rules/engine/decimal'],
  'rules/engine/schematron': ['rules/engine/xml', 'rules/engine/decimal', 'rules/engine/xpath'],
  'rules/engine/schema': ['rules/engine/xml', 'rules/engine/decimal', 'rules/engine/xpath'],
  'rules/engine/xsd': [
    'rules/engine/xml',
    'rules/engine/decimal',
    'rules/engine/xpath',
    'rules/engine/schema',
    'rules/engine/schematron',
  ],
  rules: ['rules'],
  // Reads and writes files, fonts and pictures, and judges nothing.
  pdf: [],
  'pdf/file': ['pdf/testing'],
  'pdf/font': ['pdf/file', 'pdf/testing'],
  'pdf/image': ['pdf/file', 'pdf/testing'],
  'pdf/text': ['pdf/file', 'pdf/font', 'pdf/testing'],
  'pdf/testing': ['pdf'],
  core: ['proto', 'rules'],
  'core/syntax': ['core/plugin', 'core/invoice', 'rules'],
  'core/message': ['core/plugin', 'core/invoice', 'core/syntax', 'proto', 'rules'],
  'core/main.ts': ['core', 'plugins', 'proto', 'rules'],
  'core/main.test.ts': ['core', 'plugins', 'proto', 'rules'],
  'plugins/cii': ['core/plugin', 'core/invoice', 'core/syntax', 'rules'],
  'plugins/ubl': ['core/plugin', 'core/invoice', 'core/syntax', 'rules'],
  'plugins/cdar': ['core/plugin', 'core/message', 'core/syntax', 'rules'],
  'plugins/flux10': ['core/plugin', 'core/message', 'core/syntax', 'rules'],
  'plugins/flux1': ['core/plugin', 'core/message', 'core/syntax', 'rules'],
  'plugins/fr-ctc': ['core/plugin', 'core/invoice', 'rules'],
  'plugins/pdfa': ['core/plugin', 'pdf', 'rules'],
  'plugins/visual': ['core/plugin', 'core/invoice', 'pdf', 'rules'],
  gateway: ['proto'],
  cli: ['proto', 'library/platform.ts'],
  // A client of the contract too, which brings the engine along.
  library: ['proto', 'core/engine.ts', 'core/judge.ts'],
  'library/plugin.ts': ['core/plugin', 'core/testkit', 'rules'],
  // Writes and judges the messages itself, and speaks the interface that `library` is a client of.
  platform: ['core', 'gateway/sqlite-file.ts', 'library/platform.ts', 'proto', 'rules/engine/xml'],
  // What an integrator may import.
  'examples/plugins': ['core/plugin', 'core/testkit', 'rules'],
  // What starts or tests the whole may name the whole.
  scripts: [''],
  test: [''],
};

/** What tests of every room may use: these know nothing of the house. */
const OF_ALL_TESTS: readonly (string | undefined)[] = ['test/cpu.ts', 'test/cases.ts'];

export interface Reference extends Import {
  from: string;
  /** File the specifier leads to; undefined for a package of others or of the runtime. */
  to: string | undefined;
}

const referencesCache = new WeakMap<Tree, readonly Reference[]>();

/** Every import of a tree, found once. */
export function references(tree: Tree): readonly Reference[] {
  const found = referencesCache.get(tree) ?? findReferences(tree);
  referencesCache.set(tree, found);
  return found;
}

function findReferences(tree: Tree): Reference[] {
  const aliases = workspaceAliases(tree);
  return [...tree.keys()].filter(isTypeScript).flatMap((from) =>
    sourceIn(tree, from).imports.map((each) => ({
      ...each,
      from,
      to: resolve(from, each.specifier, aliases),
    })),
  );
}

interface Package {
  name: string;
  folder: string;
  exports: Record<string, string>;
  dependencies: ReadonlySet<string>;
  /** What a build bundles, and an install need not have. */
  bundled: ReadonlySet<string>;
}

interface Manifest {
  name?: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function workspaceAliases(tree: Tree): Package[] {
  return [...tree]
    .filter(([file]) => path.basename(file) === 'package.json' && file !== 'package.json')
    .map(([file, text]) => {
      const manifest = JSON.parse(text) as Manifest;
      const dependencies = new Set(Object.keys(manifest.dependencies ?? {}));
      return {
        name: manifest.name ?? '',
        folder: path.dirname(file),
        exports: manifest.exports ?? {},
        dependencies,
        bundled: new Set(Object.keys(manifest.devDependencies ?? {})),
      };
    });
}

function resolve(from: string, specifier: string, packages: readonly Package[]): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.dirname(from), specifier);
  const owner = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  if (!owner) return undefined;
  const wanted = `.${specifier.slice(owner.name.length)}`;
  return path.posix.join(owner.folder, exported(owner.exports, wanted) ?? wanted);
}

function exported(exports: Record<string, string>, wanted: string): string | undefined {
  if (exports[wanted]) return exports[wanted];
  for (const [pattern, target] of Object.entries(exports)) {
    const [head = '', tail] = pattern.split('*');
    if (tail === undefined || !wanted.startsWith(head) || !wanted.endsWith(tail)) continue;
    return target.replace('*', wanted.slice(head.length, wanted.length - tail.length));
  }
  return undefined;
}

const inside = (file: string, folder: string): boolean =>
  folder === '' || file === folder || file.startsWith(`${folder}/`);

function roomOf(file: string): string | undefined {
  const rooms = Object.keys(arrows).filter((room) => inside(file, room));
  return rooms.sort((a, b) => b.length - a.length)[0];
}

export function checkArrows(tree: Tree): Violation[] {
  const packages = workspaceAliases(tree);
  return references(tree).flatMap((reference) => {
    const what =
      reference.to === undefined
        ? judgePackage(reference, packages)
        : judgeFile(reference, reference.to, tree);
    return what ? [{ place: `${reference.from}:${reference.line}`, what }] : [];
  });
}

function judgeFile({ from, specifier }: Reference, to: string, tree: Tree): string | undefined {
  const room = roomOf(from);
  // Files at the root configure tools and belong to no room.
  if (!room) return from.includes('/') ? `stands in no room of the house` : undefined;
  if (!tree.has(to)) return `imports "${specifier}", which leads to no file (${to})`;
  if (OF_ALL_TESTS.includes(to) && isTest(from)) return undefined;
  const allowed = [room.endsWith('.ts') ? path.dirname(room) : room, ...(arrows[room] ?? [])];
  if (isTest(to) && !isTest(from) && room !== 'test')
    return `what is shipped may not import ${to}, which is for tests`;
  if (!allowed.some((folder) => inside(to, folder))) return `${room} may not import ${to}`;
  const crosses = specifier.startsWith('.') && packageOf(from) !== packageOf(to);
  return crosses && room !== 'test' && room !== 'scripts'
    ? `"${specifier}" leaves its package; name it @conforme/…`
    : undefined;
}

function packageOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'plugins' || `${first}/${second}` === 'rules/engine' ? `${first}/${second}` : first;
}

/** What runs in browsers is bundled by scripts/build-page.ts and build-browser.ts, and what it is bundled with. */
const BUNDLED = ['gateway/page/app', 'library/browser'];

/** A room uses the packages it declares; tests may use what the root declares for tests. */
function judgePackage({ from, specifier }: Reference, packages: readonly Package[]): string | undefined {
  if (specifier.startsWith('node:') || isTest(from) || isGenerated(from)) return undefined;
  const owner = packages
    .filter(({ folder }) => inside(from, folder))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
  if (!owner) return undefined;
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const isDeclared =
    owner.dependencies.has(name) ||
    (BUNDLED.some((folder) => inside(from, folder)) && owner.bundled.has(name));
  return isDeclared ? undefined : `${owner.name} does not declare the package "${name}"`;
}
