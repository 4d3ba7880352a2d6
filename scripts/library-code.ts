// The code of the library: our rooms and most packages of others in a few files, each loaded when it is needed.

import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile, Plugin, PluginBuild } from 'esbuild';
import { BUNDLED, HOST, INSTEAD } from './browser-host.ts';
import { joinParts } from './joined-parts.ts';

const ROOT = path.join(import.meta.dirname, '..');

/** What Node 20.16 understands. */
const TARGET = 'node20.16';

/** What compiled packs import. */
const RUNTIME = 'rules/engine/xpath/runtime/index.ts';

/** Found by their place, or by what else is installed. */
const OUTSIDE = ['harfbuzzjs', 'pdfjs-dist', '@embedpdf/*', '@expo-google-fonts/*'];

/** Where modules stand beside each other otherwise than here. */
const EDITS: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'core/extension/prepare.ts': [["'./prepare-thread.ts'", "'./prepare-thread.js'"]],
  // One copy of the engine for plugins: what they import of it is the entry point for them.
  'core/extension/hooks.ts': [
    [`specifier.startsWith('@conforme/')`, String.raw`/^(@conforme\/|conforme\/plugin$)/.test(specifier)`],
    [
      'return next(specifier, { ...context, parentURL: import.meta.url });',
      "return { url: new URL('./plugin.js', import.meta.url).href, format: 'module', shortCircuit: true };",
    ],
  ],
};

/** Bundles into `lib`. @returns the licences of what is bundled */
export async function bundleLibrary(stage: string, entries: readonly string[]): Promise<string> {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    entryPoints: [
      ...entries.map((entry) => ({ in: path.join(ROOT, `library/${entry}.ts`), out: entry })),
      { in: path.join(ROOT, RUNTIME), out: 'runtime' },
      { in: path.join(ROOT, 'library/browser/worker.ts'), out: 'browser-worker' },
      { in: path.join(ROOT, 'library/browser/folder.ts'), out: 'browser-folder' },
      { in: path.join(ROOT, 'core/extension/prepare-thread.ts'), out: 'prepare-thread' },
    ],
    absWorkingDir: ROOT,
    outdir: path.join(stage, 'lib'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: TARGET,
    minify: true,
    // Failures are reported as classes and places.
    keepNames: true,
    legalComments: 'none',
    chunkNames: 'part-[hash]',
    plugins: [places],
    external: OUTSIDE,
    metafile: true,
    logLevel: 'warning',
  });
  for (const file of Object.keys(metafile.outputs)) withoutRequire(path.join(ROOT, file));
  await joinParts(metafile, path.join(stage, 'lib'), {
    first: ['library/index.ts', 'library/validate.ts'],
    then: ['core/judge.ts', RUNTIME],
    target: TARGET,
    minify: true,
  });
  return licencesOf({ ...metafile, inputs: { ...metafile.inputs, ...(await bundleHost(stage)) } });
}

/** What stands for modules of Node in browsers, in a file each, and which file that is. @returns what is bundled */
async function bundleHost(stage: string): Promise<Metafile['inputs']> {
  const { build } = await import('esbuild');
  const folder = path.join(stage, 'lib/host');
  const files = ['globals.ts', ...new Set(Object.values(INSTEAD))];
  const { metafile } = await build({
    ...BUNDLED,
    entryPoints: files.map((file) => path.join(HOST, file)),
    outdir: folder,
    splitting: true,
    chunkNames: 'part-[hash]',
    metafile: true,
  });
  const names = Object.entries({ ...INSTEAD, module: INSTEAD['node:module']! });
  const table = names.map(([name, file]) => [name, file.replace(/ts$/, 'js')]);
  writeFileSync(path.join(folder, 'modules.json'), JSON.stringify(Object.fromEntries(table)));
  return metafile.inputs;
}

/** @throws Error for CommonJS inside that asks for modules of Node: there is no `require` in a module */
function withoutRequire(file: string): void {
  if (readFileSync(file, 'utf8').includes('Dynamic require of')) throw new Error(`${file} asks by require`);
}

/** What Node 20 lacks, by what stands in for it. */
const GROUPING = /\b(Map|Object)\.groupBy\(/g;
const GROUP_BY = 'library/group-by.ts';

function withGrouping(name: string, code: string): string {
  if (name === GROUP_BY || !GROUPING.test(code)) return code;
  const from = JSON.stringify(path.join(ROOT, GROUP_BY));
  const named = code.replaceAll(GROUPING, (_, type: string) => `${type.toLowerCase()}GroupBy(`);
  return `import { mapGroupBy, objectGroupBy } from ${from};\n${named}`;
}

/** A package that comes in two forms as modules: both say the same, and of the other one a bundle does not see the names. */
export function inModules(build: PluginBuild): void {
  build.onResolve({ filter: /^stdnum\/lib\/cjs\// }, ({ path: name, resolveDir, kind }) =>
    build.resolve(name.replace('/cjs/', '/esm/'), { resolveDir, kind }),
  );
}

/** All chunks lie in one folder, and what is found by a module's own place lies where it would from there. */
const places: Plugin = {
  name: 'places',
  setup: (build) => {
    inModules(build);
    build.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const name = path.relative(ROOT, file);
      if (name.includes('node_modules')) return undefined;
      let contents = readFileSync(file, 'utf8');
      for (const [from, to] of EDITS[name] ?? []) {
        if (!contents.includes(from)) throw new Error(`${name} does not hold ${from} any more`);
        contents = contents.replace(from, to);
      }
      const folder = `(import.meta.dirname + ${JSON.stringify(`/../${path.dirname(name)}`)})`;
      const placed = contents.replaceAll('import.meta.dirname', folder);
      return { contents: withGrouping(name, placed), loader: 'ts' };
    });
  },
};

/**
 * A compiled pack, as small as it gets. Brackets around a function make V8 compile it with its module, for a compile cache; without
 * one, as most programs are, a first verdict is there sooner when it compiles the functions it runs (test/bench/library.ts).
 */
export async function minified(code: string): Promise<string> {
  const { transform } = await import('esbuild');
  const opened = code.replaceAll(' = (function (', ' = function (');
  const lazy = opened.replaceAll(/^(\}|const .* = function \(.*\{\})\);$/gm, '$1;');
  return (await transform(lazy, { minify: true, format: 'esm', target: TARGET })).code;
}

/** The texts of the licences of every package that is bundled. @throws Error for one without */
export function licencesOf({ inputs }: Metafile): string {
  const packages = new Set(Object.keys(inputs).flatMap((file) => packageOf(file) ?? []));
  return [...packages]
    .sort()
    .map(licenceOf)
    .join(`\n${'='.repeat(100)}\n\n`);
}

function packageOf(file: string): string | null {
  const [, folder = null] = /^(?:.*\/)?(node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  return folder !== null && file.startsWith('node_modules/')
    ? file.slice(0, file.lastIndexOf(folder) + folder.length)
    : folder;
}

function licenceOf(folder: string): string {
  const manifest = path.join(ROOT, folder, 'package.json');
  if (!existsSync(manifest)) throw new Error(`${folder} has no package.json`);
  const { name, version, license } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>;
  const texts = globSync('{LICEN[CS]E*,licen[cs]e*,COPYING*,NOTICE*}', { cwd: path.join(ROOT, folder) })
    .filter((file) => !/\.(js|ts|json)$/.test(file))
    .sort()
    .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8').trim());
  return `${name} ${version} (${license})\n\n${texts.join('\n\n')}\n`;
}
