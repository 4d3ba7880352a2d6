// Bundles the packages that scripts/bundled.ts imports in the place of their many modules. Does nothing when the same versions are
// bundled already.

import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { BUNDLED, bundledPackages, installed, type Bundled } from './bundled.ts';

/** What starts slowest, by the names we import; all in one build, so that they share what they have in common. */
const PACKAGES: readonly {
  readonly room: string;
  readonly names: readonly string[];
  readonly common?: true;
}[] = [
  {
    room: 'core',
    names: [
      '@bufbuild/protobuf',
      '@bufbuild/protobuf/codegenv2',
      '@bufbuild/protobuf/wire',
      '@bufbuild/protobuf/wkt',
      '@connectrpc/connect',
      '@connectrpc/connect-node',
    ],
  },
  { room: 'core', names: ['ibantools'] },
  { room: 'core', names: ['stdnum/lib/cjs/fr/index.js'], common: true },
  { room: 'pdf', names: ['@cantoo/pdf-lib', '@cantoo/pdf-lib/standard-fonts'] },
  { room: 'gateway', names: ['fastify', '@fastify/multipart', 'prom-client'], common: true },
];

/** Fastify's compilers of schemas, which gateway/door.ts does without, and what finds its own files by where it lies. */
const LEFT_OUT = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'pino'];

/** What is CommonJS inside asks for modules of Node by this name. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);`;

export async function bundle(folder: string): Promise<void> {
  const { build } = await import('esbuild');
  rmSync(folder, { recursive: true, force: true });
  const names = PACKAGES.flatMap((packages) => packages.names);
  const files = Object.fromEntries(names.map((name) => [name, name.replaceAll(/[@/]|\.js$/g, '_')]));
  await build({
    entryPoints: names.map((name) => ({ in: name, out: files[name]! })),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    banner: { js: REQUIRE },
    plugins: [entries],
    external: LEFT_OUT,
    logLevel: 'warning',
  });
  const made: Bundled = {
    installed: installed(),
    files: Object.fromEntries(names.map((name) => [name, `${files[name]}.js`])),
  };
  writeFileSync(join(folder, 'index.json'), JSON.stringify(made));
}

/** Each package as the room sees it that depends on it, with the names it exports. */
const entries: Plugin = {
  name: 'entries',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /.*/ }, ({ path, kind }) =>
      kind === 'entry-point' ? { path, namespace: 'entry' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => {
      const { room, common } = PACKAGES.find(({ names }) => names.includes(path))!;
      const resolveDir = join(import.meta.dirname, '..', room);
      return { resolveDir, contents: common ? commonEntry(path, resolveDir) : `export * from '${path}';` };
    });
  },
};

/** Only who runs a package of CommonJS knows the names it exports. */
function commonEntry(name: string, folder: string): string {
  const exported = createRequire(join(folder, 'package.json'))(name) as object;
  const names = Object.keys(exported).filter((key) => key !== 'default');
  return `const whole = require('${name}'); export default whole; export const { ${names.join(', ')} } = whole;`;
}

const made = bundledPackages(BUNDLED);
const isMade = PACKAGES.every(({ names }) => names.every((name) => made?.has(name)));
if (process.argv[1] === import.meta.filename && !isMade) await bundle(BUNDLED);
