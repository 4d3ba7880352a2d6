// Bundles the command line, which scripts/bundled-command.ts runs in the place of its many modules. Does nothing when it is bundled as
// its sources are now.

import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Metafile, Plugin } from 'esbuild';
import { installed } from './bundled.ts';
import { COMMAND, currentCommand, stampOf, type BundledCommand } from './bundled-command.ts';
import { joinParts } from './joined-parts.ts';
import { ofNode } from './of-node.ts';

const ROOT = path.join(import.meta.dirname, '..');

/** What the bundle is asked for. */
const COMMAND_LINE = 'scripts/cli.ts';
const RUNTIME = 'rules/engine/xpath/runtime/index.ts';

/** What `conforme validate` imports besides, and at the first document. */
const FIRST_VERDICT = [
  'cli/commands/validate.ts',
  'cli/report/text.ts',
  'core/judge.ts',
  RUNTIME,
  'core/pipeline/blamed.ts',
  'core/pipeline/plausible.ts',
  'core/plausibility/index.ts',
  'plugins/cii/tables.ts',
];

const TARGET = 'node24';

/** Found by their place. */
const OUTSIDE = ['harfbuzzjs', 'pdfjs-dist', '@embedpdf/*', '@expo-google-fonts/*'];

/** Commands and threads that share nothing with what judges here: they run from their sources. */
const FROM_SOURCES = /^scripts\/(keys|usage|pack|cli-workers)\.ts$/;

/** What is CommonJS inside asks for modules of Node by this name, in the one part that does it for all. */
const ASKS = 'typeof require ';
const REQUIRE = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
`;

/** What an older build left is kept as long as a command that began with it may run and import more of it. */
const KEPT_MS = 24 * 60 * 60 * 1000;

export async function bundleCommand(folder: string): Promise<void> {
  const { build } = await import('esbuild');
  const packages = installed();
  mkdirSync(folder, { recursive: true });
  // Of its own: what began with an older one imports more of that.
  const place = mkdtempSync(path.join(folder, 'made-'));
  const { metafile } = await build({
    entryPoints: [COMMAND_LINE, RUNTIME].map((source) => path.join(ROOT, source)),
    absWorkingDir: ROOT,
    outdir: place,
    entryNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: TARGET,
    plugins: [places],
    external: OUTSIDE,
    metafile: true,
    tsconfigRaw: {},
    logLevel: 'warning',
  });
  for (const file of Object.keys(metafile.outputs)) withRequire(path.join(ROOT, file));
  await joinParts(metafile, place, {
    first: [COMMAND_LINE],
    then: FIRST_VERDICT,
    target: TARGET,
    minify: false,
  });
  for (const file of globSync(path.join(place, '*.js')))
    writeFileSync(file, ofNode(readFileSync(file, 'utf8')));
  const entryOf = (source: string): string => {
    const [file] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === source)!;
    return path.relative(folder, path.join(ROOT, file));
  };
  const made: BundledCommand = {
    installed: packages,
    sources: sourcesOf(metafile),
    command: entryOf(COMMAND_LINE),
    runtime: entryOf(RUNTIME),
  };
  // Whole or not at all, and last: a command may start meanwhile.
  const index = path.join(folder, 'index.json');
  writeFileSync(`${index}.${process.pid}`, JSON.stringify(made));
  renameSync(`${index}.${process.pid}`, index);
  removeOld(folder, [path.basename(place), path.basename(index)]);
}

function withRequire(file: string): void {
  const code = readFileSync(file, 'utf8');
  if (code.includes(ASKS)) writeFileSync(file, REQUIRE + code);
}

function removeOld(folder: string, made: readonly string[]): void {
  for (const name of readdirSync(folder)) {
    const old = path.join(folder, name);
    if (!made.includes(name) && statSync(old).mtimeMs < Date.now() - KEPT_MS)
      rmSync(old, { recursive: true });
  }
}

/** What it was made of, and with: our modules, and what says where each room's exports lie. */
function sourcesOf({ inputs }: Metafile): Readonly<Record<string, string>> {
  const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    workspaces: readonly string[];
  };
  const names = [
    ...Object.keys(inputs).filter((name) => !name.includes('node_modules/')),
    ...workspaces.map((folder) => `${folder}/package.json`),
    path.relative(ROOT, import.meta.filename),
    'scripts/of-node.ts',
  ];
  return Object.fromEntries(names.sort().map((name) => [name, stampOf(path.join(ROOT, name))!]));
}

/** What is found by a module's own place is found from where its source lies. */
const places: Plugin = {
  name: 'places',
  setup: (build) => {
    build.onResolve({ filter: /^\.\/.*\.ts$/ }, ({ path: name, resolveDir }) => {
      const file = path.join(resolveDir, name);
      return FROM_SOURCES.test(path.relative(ROOT, file))
        ? { path: pathToFileURL(file).href, external: true }
        : undefined;
    });
    // Both forms say the same; of the other one a bundle does not see the names.
    build.onResolve({ filter: /^stdnum\/lib\/cjs\// }, ({ path: name, resolveDir, kind }) =>
      build.resolve(name.replace('/cjs/', '/esm/'), { resolveDir, kind }),
    );
    build.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      if (path.relative(ROOT, file).includes('node_modules')) return undefined;
      const contents = readFileSync(file, 'utf8')
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
      return { contents, loader: 'ts' };
    });
  },
};

if (process.argv[1] === import.meta.filename && currentCommand() === null) await bundleCommand(COMMAND);
