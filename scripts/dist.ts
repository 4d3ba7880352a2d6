// `npm run dist`: the command line and the service as a package that installs anywhere. Node strips no types below node_modules, so it
// holds JavaScript: each room stands there as the package @conforme/… it is here, bundled, side by side, so that what leads from one to
// the next leads there still. Prints the name of the package.

import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');
const STAGE = path.join(ROOT, '.cache/dist/package');
const OUT = path.join(ROOT, 'dist');

/** What runs nothing: tests and what they read, sources of what is built, and what builds. */
const LEFT_OUT = [
  /(^|\/)(node_modules|testing|\.cache)(\/|$)/,
  /\.(test\.ts|md|tsbuildinfo)$/,
  /^gateway\/codes\/(names(\/|$)|lists\.ts$)/,
  /^gateway\/page\/(app|style)(\/|$)/,
  /^gateway\/page\/(tsconfig\.json|index\.html)$/,
  /^library\/browser(\/|$)/,
  /^scripts\/(image|site)\//,
  /^scripts\/(changed|dist|image|licences|notice|release|sbom|third-party|build-page|build-bundled|build-command|joined-parts|generate-proto|library(-\w+)?)\.ts$/,
];

/** Where the layout of the package is not that of the repository. */
const EDITS: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'scripts/version.ts': ["'../package.json'", "'./package.json'"],
  'scripts/conforme.mjs': ["join(root, 'package.json')", "join(here, 'package.json')"],
  'scripts/examples.ts': ["'../examples'", "'./examples'"],
};

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

function main(): void {
  rmSync(STAGE, { recursive: true, force: true });
  const root = manifestOf('.');
  const rooms = (root['workspaces'] as readonly string[]).map(
    (folder) => [folder, manifestOf(folder)] as const,
  );
  const starter = { name: '@conforme/scripts', version: root.version, type: 'module', dependencies: {} };
  const packages = [...rooms, ['scripts', starter] as const];
  const folders = packages.map(([folder]) => folder);
  for (const [folder, manifest] of packages) stage(folder, manifest, folders);
  cpSync(path.join(ROOT, 'examples'), placeOf('@conforme/scripts', 'examples'), {
    recursive: true,
    filter: (file) => !file.endsWith('.md') && !file.includes('plugins'),
  });
  write(
    path.join(STAGE, 'package.json'),
    packageOf(
      root,
      packages.map(([, manifest]) => manifest),
    ),
  );
  for (const file of ['README.md', 'LICENSE', 'NOTICE', 'SECURITY.md', 'CHANGELOG.md', 'docs'])
    cpSync(path.join(ROOT, file), path.join(STAGE, file), { recursive: true });
  mkdirSync(OUT, { recursive: true });
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', OUT], {
      cwd: STAGE,
      encoding: 'utf8',
    }),
  ) as { filename: string }[];
  process.stdout.write(`${path.join(OUT, packed!.filename)}\n`);
}

const placeOf = (name: string, file: string): string => path.join(STAGE, 'node_modules', name, file);

/**
 * @param packages the folders of all, since one may lie in another
 * @throws Error when an edit finds nothing to edit.
 */
function stage(folder: string, manifest: Manifest, packages: readonly string[]): void {
  const inner = packages.filter((each) => each.startsWith(`${folder}/`));
  const files = globSync('**/*', { cwd: path.join(ROOT, folder), withFileTypes: true, exclude: isLeftOut })
    .filter((entry) => entry.isFile() && !isLeftOut(entry))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !inner.some((each) => nameOf(file).startsWith(`${each}/`)));
  for (const file of files) {
    const name = nameOf(file);
    const target = placeOf(manifest.name, path.relative(path.join(ROOT, folder), file));
    if (name.endsWith('/package.json') && path.dirname(name) === folder) continue;
    if (!/\.(ts|js|mjs)$/.test(name)) {
      mkdirSync(path.dirname(target), { recursive: true });
      cpSync(file, target);
    } else write(target.replace(/\.ts$/, '.js'), runnable(name, readFileSync(file, 'utf8')));
  }
  // npm takes what a bundled package depends on for bundled too: only the package itself says what others are needed.
  const { dependencies: _, devDependencies: _bundled, ...own } = manifest;
  write(
    placeOf(manifest.name, 'package.json'),
    `${JSON.stringify(own, null, 2).replaceAll('.ts"', '.js"')}\n`,
  );
}

const nameOf = (file: string): string => path.relative(ROOT, file).replaceAll(path.sep, '/');

function isLeftOut(entry: { readonly parentPath: string; readonly name: string }): boolean {
  const name = nameOf(path.join(entry.parentPath, entry.name));
  return LEFT_OUT.some((pattern) => pattern.test(name));
}

/** JavaScript that names JavaScript. */
function runnable(name: string, source: string): string {
  const [from, to] = EDITS[name] ?? ['', ''];
  if (!source.includes(from)) throw new Error(`${name} does not hold ${from} any more`);
  const edited = source.replace(from, to);
  const code = name.endsWith('.ts') ? stripTypeScriptTypes(edited) : edited;
  return code.replaceAll(/(['"`])(\.{1,2}\/[^'"`\n]*)\.ts\1/g, '$1$2.js$1');
}

/** The package itself: what of others the rooms need, and the one command. */
function packageOf(root: Manifest, bundled: readonly Manifest[]): string {
  const { version, description, license, engines, optionalDependencies } = root;
  const others = bundled.flatMap(({ dependencies = {} }) => Object.entries(dependencies));
  const ours = bundled.map(({ name, version }) => [name, version] as const);
  const { name: mcpName } = JSON.parse(readFileSync(path.join(ROOT, 'server.json'), 'utf8')) as Manifest;
  const manifest = {
    name: 'conforme-cli',
    // The registry of MCP lists a package only under the name that the package itself claims.
    mcpName,
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: { conforme: 'node_modules/@conforme/scripts/conforme.mjs' },
    dependencies: Object.fromEntries([...others, ...ours]),
    optionalDependencies,
    bundleDependencies: ours.map(([name]) => name),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

main();
