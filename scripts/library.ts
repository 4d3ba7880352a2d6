// `npm run library`: the library as a package, `dist/conforme-VERSION.tgz`: its code bundled for Node 20, Bun and Deno, every
// compiled pack, the types, and what others' licences ask for. Prints the name of the package.

import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuildManifest, BuiltPack } from '../rules/packs/index.ts';
import { bundleEntry } from './build-browser.ts';
import { bundleLibrary, minified } from './library-code.ts';
import { declareLibrary } from './library-types.ts';

const ROOT = path.join(import.meta.dirname, '..');
const STAGE = path.join(ROOT, '.cache/library/package');
const OUT = path.join(ROOT, 'dist');
const RUNTIME = '@conforme/engine/runtime';

/** What programs import, below `conforme`. */
export const ENTRIES = ['index', 'validate', 'schema', 'plugin', 'client', 'platform', 'browser'] as const;

/** What is found by its place, and so never bundled: fonts, tables and modules of WebAssembly. */
const BY_PLACE = /^(@embedpdf|@expo-google-fonts)\/|^(harfbuzzjs|pdfjs-dist)$/;

interface Manifest {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: object;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

/** @returns the file of the package */
export async function packLibrary(): Promise<string> {
  rmSync(STAGE, { recursive: true, force: true });
  mkdirSync(STAGE, { recursive: true });
  const licences = await bundleLibrary(
    STAGE,
    ENTRIES.filter((entry) => entry !== 'browser'),
  );
  // By itself, for bundlers of pages: nothing of it may ask for Node.
  await bundleEntry(path.join(STAGE, 'lib'), 'browser');
  write('LICENSES-OF-OTHERS', licences);
  await stagePacks();
  stageSources();
  declareLibrary(STAGE, ENTRIES);
  write('package.json', `${JSON.stringify(packageOf(), null, 2)}\n`);
  cpSync(path.join(ROOT, 'docs/library.md'), path.join(STAGE, 'README.md'));
  for (const file of ['LICENSE', 'NOTICE', 'CHANGELOG.md'])
    cpSync(path.join(ROOT, file), path.join(STAGE, file));
  mkdirSync(OUT, { recursive: true });
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', OUT];
  const [packed] = JSON.parse(execFileSync('npm', pack, { cwd: STAGE, encoding: 'utf8' })) as {
    filename: string;
  }[];
  return path.join(OUT, packed!.filename);
}

/** The compiled packs, made small: every release of each, since a verdict must not depend on what is installed. */
async function stagePacks(): Promise<void> {
  const { packs } = JSON.parse(read('rules/dist/manifest.json')) as BuildManifest;
  const staged: BuiltPack[] = [];
  for (const pack of packs) {
    const code = read(`rules/dist/${pack.module}`);
    if (!code.includes(`"${RUNTIME}"`)) throw new Error(`${pack.module} imports no runtime`);
    write(`rules/dist/${pack.module}`, await minified(code.replace(RUNTIME, '../../lib/runtime.js')));
    const { inputs: _, ...built } = pack as BuiltPack & { readonly inputs?: unknown };
    staged.push({ ...built, texts: zipped(pack.texts), definitions: zipped(pack.definitions!) });
  }
  write('rules/dist/manifest.json', JSON.stringify({ packs: staged }));
}

/** @returns the name it has in the package */
function zipped(name: string): string {
  write(`rules/dist/${name}.gz`, gzipSync(read(`rules/dist/${name}`), { level: 9 }));
  return `${name}.gz`;
}

/** Schemas, code lists, and the sources that packs of others extend. */
function stageSources(): void {
  const files = globSync('rules/packs/**/*', { cwd: ROOT, withFileTypes: true });
  for (const file of files.filter((each) => each.isFile() && !/\.(ts|md)$/.test(each.name))) {
    const name = path.relative(ROOT, path.join(file.parentPath, file.name));
    if (!/(^|\/)testing?\//.test(name)) write(name, shrunk(name, readFileSync(path.join(ROOT, name))));
  }
}

/** JSON without what only people read it by. */
function shrunk(name: string, content: Buffer): string | Buffer {
  return name.endsWith('.json') ? JSON.stringify(JSON.parse(content.toString('utf8'))) : content;
}

function packageOf(): object {
  const { version, description, license } = manifestOf('.');
  const { dependencies = {}, peerDependencies, peerDependenciesMeta } = manifestOf('pdf');
  const kept = Object.entries(dependencies).filter(([name]) => BY_PLACE.test(name));
  const types = (entry: string): string => `./types/library/${entry}.d.ts`;
  const exported = ENTRIES.map((entry) => [
    entry === 'index' ? '.' : `./${entry}`,
    { types: types(entry), default: `./lib/${entry}.js` },
  ]);
  return {
    name: 'conforme',
    version,
    description,
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.16' },
    bin: { 'conforme-browser': './lib/browser-folder.js' },
    exports: { ...Object.fromEntries(exported), './package.json': './package.json' },
    types: types('index'),
    dependencies: Object.fromEntries(kept),
    peerDependencies,
    peerDependenciesMeta,
  };
}

const read = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');

function write(name: string, content: string | Uint8Array): void {
  const file = path.join(STAGE, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

if (import.meta.main) process.stdout.write(`${await packLibrary()}\n`);
