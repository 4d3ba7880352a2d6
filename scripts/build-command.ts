// Bundles the command line, which scripts/bundled-command.ts runs in the place of its many modules. Does nothing when it is bundled as
// its sources are now.

import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Metafile, Plugin } from 'esbuild';
import { installed } from './bundled.ts';
import { COMMAND, currentCommand, stampOf, type BundledCommand } from './bundled-command.ts';

const ROOT = path.join(import.meta.dirname, '..');

/** Names that no part has by chance. */
const ENTRIES = { command: 'entry-command', runtime: 'entry-runtime' } as const;

/** Found by their place. */
const OUTSIDE = ['harfbuzzjs', 'pdfjs-dist', '@embedpdf/*', '@expo-google-fonts/*'];

/** Commands and threads that share nothing with what judges here: they run from their sources. */
const FROM_SOURCES = /^\.\/(keys|usage|pack|cli-workers)\.ts$/;

/** What is CommonJS inside asks for modules of Node by this name. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);`;

/** What an older build left is kept as long as a command that began with it may run and import more of it. */
const KEPT_MS = 24 * 60 * 60 * 1000;

export async function bundleCommand(folder: string): Promise<void> {
  const { build } = await import('esbuild');
  const packages = installed();
  const { metafile } = await build({
    entryPoints: {
      [ENTRIES.command]: path.join(ROOT, 'scripts/cli.ts'),
      [ENTRIES.runtime]: path.join(ROOT, 'rules/engine/xpath/runtime/index.ts'),
    },
    absWorkingDir: ROOT,
    outdir: folder,
    // By what is in them: files of two builds lie side by side.
    entryNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    banner: { js: REQUIRE },
    plugins: [places],
    external: OUTSIDE,
    metafile: true,
    tsconfigRaw: {},
    logLevel: 'warning',
  });
  const outputs = Object.keys(metafile.outputs).map((file) => path.basename(file));
  const entryOf = (name: string): string => outputs.find((file) => file.startsWith(`${name}-`))!;
  const made: BundledCommand = {
    installed: packages,
    sources: sourcesOf(metafile),
    command: entryOf(ENTRIES.command),
    runtime: entryOf(ENTRIES.runtime),
  };
  // Whole or not at all, and last: a command may start meanwhile.
  const index = path.join(folder, 'index.json');
  writeFileSync(`${index}.${process.pid}`, JSON.stringify(made));
  renameSync(`${index}.${process.pid}`, index);
  for (const file of readdirSync(folder)) {
    const old = statSync(path.join(folder, file)).mtimeMs < Date.now() - KEPT_MS;
    if (old && !outputs.includes(file)) rmSync(path.join(folder, file));
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
  ];
  return Object.fromEntries(names.sort().map((name) => [name, stampOf(path.join(ROOT, name))!]));
}

/** What is found by a module's own place is found from where its source lies. */
const places: Plugin = {
  name: 'places',
  setup: (build) => {
    build.onResolve({ filter: FROM_SOURCES }, ({ path: name, resolveDir }) => ({
      path: pathToFileURL(path.join(resolveDir, name)).href,
      external: true,
    }));
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
