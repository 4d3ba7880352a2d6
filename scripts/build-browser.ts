// The engine for browsers, as a folder that any web server can give out: a worker, its code in parts, compiled packs, schemas and lists,
// each loaded when it is needed.
//   node scripts/build-browser.ts FOLDER

import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { BuildManifest, BuiltPack } from '../rules/packs/index.ts';
import { copyByPlace, filesIn } from '../library/browser/by-place.ts';
import { BUNDLED, HOST, INSTEAD, TARGET } from './browser-host.ts';
import { inModules, licencesOf } from './library-code.ts';

const ROOT = path.join(import.meta.dirname, '..');
const RUNTIME = '@conforme/engine/runtime';

/** Plugins of third parties are found on disk and compiled in a thread: a browser has none. */
const LEFT_OUT = /core\/extension\/(prepare|rulesets)\.ts$/;

/** @returns the files of the folder */
export async function buildBrowser(folder: string): Promise<readonly string[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = writerInto(folder);
  write('LICENSES-OF-OTHERS', await bundleWorker(folder));
  await bundleEntry(folder);
  await copyPacks(write);
  copyByPlace(folder, (name) => path.join(ROOT, 'node_modules', name));
  const files = filesIn(folder).map((file) => `/${file}`);
  write('files.json', JSON.stringify(files));
  return files;
}

type Write = (name: string, content: string | Uint8Array) => void;

const writerInto =
  (folder: string): Write =>
  (name, content) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };

/** @returns the licences of what is bundled */
async function bundleWorker(folder: string): Promise<string> {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    entryPoints: {
      worker: path.join(ROOT, 'library/browser/worker.ts'),
      'lib/runtime': path.join(ROOT, 'rules/engine/xpath/runtime/index.ts'),
    },
    ...BUNDLED,
    outdir: folder,
    splitting: true,
    charset: 'utf8',
    chunkNames: 'lib/part-[hash]',
    inject: [path.join(HOST, 'globals.ts')],
    plugins: [browserParts],
    metafile: true,
  });
  return licencesOf(metafile);
}

/** What pages import: it starts the worker and holds nothing of the engine. */
export async function bundleEntry(folder: string, name = 'index'): Promise<void> {
  const { build } = await import('esbuild');
  await build({
    ...BUNDLED,
    entryPoints: { [name]: path.join(ROOT, 'library/browser.ts') },
    outdir: folder,
  });
}

/** Modules of Node by what stands for them, and places in the repository as places in the folder. */
const browserParts: Plugin = {
  name: 'browser parts',
  setup: (build) => {
    build.onResolve({ filter: /^node:/ }, ({ path: name, importer }) => {
      const file = INSTEAD[name];
      return file === undefined
        ? { errors: [{ text: `${importer} needs ${name}, which no browser has` }] }
        : { path: path.join(HOST, file) };
    });
    inModules(build);
    // A package that says for which modules of Node it has something else, itself.
    build.onResolve({ filter: /^module$/ }, () => ({ path: path.join(HOST, 'module.ts') }));
    build.onLoad({ filter: LEFT_OUT }, () => ({
      contents: `throw new Error('plugins of third parties need Node');`,
    }));
    build.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const name = path.relative(ROOT, file);
      if (name.includes('node_modules')) return undefined;
      const dirname = JSON.stringify(`/${path.dirname(name)}`);
      const contents = readFileSync(file, 'utf8').replaceAll('import.meta.dirname', dirname);
      return { contents, loader: 'ts' };
    });
  },
};

/** Compiled packs with their texts, schemas and lists of codes. */
async function copyPacks(write: Write): Promise<void> {
  const { transform } = await import('esbuild');
  const { packs } = JSON.parse(
    readFileSync(path.join(ROOT, 'rules/dist/manifest.json'), 'utf8'),
  ) as BuildManifest;
  const built: BuiltPack[] = [];
  for (const pack of packs) {
    const code = readFileSync(path.join(ROOT, 'rules/dist', pack.module), 'utf8');
    if (!code.includes(`"${RUNTIME}"`)) throw new Error(`${pack.module} imports no runtime`);
    const placed = code.replace(RUNTIME, '../../lib/runtime.js');
    const small = await transform(placed, { minify: true, format: 'esm', target: TARGET });
    write(`rules/dist/${pack.module}`, small.code);
    write(`rules/dist/${pack.texts}`, readFileSync(path.join(ROOT, 'rules/dist', pack.texts)));
    const { inputs: _, ...rest } = pack as BuiltPack & { readonly inputs?: unknown };
    built.push(rest);
  }
  write('rules/dist/manifest.json', JSON.stringify({ packs: built }));
  for (const file of globSync('rules/packs/**/*.json', { cwd: ROOT }))
    write(file, JSON.stringify(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))));
}

if (import.meta.main) {
  const [folder = 'dist/browser'] = process.argv.slice(2);
  const files = await buildBrowser(path.resolve(folder));
  process.stdout.write(`${files.length} files in ${folder}\n`);
}
