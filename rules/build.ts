// `node rules/build.ts [FOLDER] [DIST] [--passes all|none|NAME,…|-NAME,…]`: compiles every pack under FOLDER (ours by default) ahead of time, those
// that changed only.

import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PackError, compilePack, emit, passesOf, readManifest } from '@conforme/engine/schematron';
import type { Passes } from '@conforme/engine/schematron';
import { compilerKey, hashOf } from './packs/compiler.ts';
import { textsOf } from './packs/gather.ts';
import type { BuiltPack } from './packs/index.ts';

const HERE = import.meta.dirname;
const RUNTIME = '@conforme/engine/runtime';

interface Built extends BuiltPack {
  /** Hash of the compiler and of `inputs` (relative to this folder); the pack is built again when it differs. */
  readonly key: string;
  readonly inputs: readonly string[];
}

interface Manifest {
  readonly packs: readonly Built[];
}

export interface BuildResult {
  readonly built: readonly string[];
  readonly kept: readonly string[];
}

/**
 * Compiles the packs of a folder into another. All faults are found before it gives up.
 * @throws AggregateError of PackErrors, nothing of a faulty pack being written.
 */
export function build(packs: string, dist: string, passes = 'all'): BuildResult {
  mkdirSync(dist, { recursive: true });
  const known = new Map(previous(dist).packs.map((pack) => [nameOf(pack), pack]));
  const compiler = passes === 'all' ? compilerKey() : `${compilerKey()} ${passes}`;
  const faults: Error[] = [];
  const fresh: string[] = [];
  const done: Built[] = [];
  for (const folder of packFolders(packs)) {
    try {
      const name = nameOf(readManifest(folder));
      if (done.some((pack) => nameOf(pack) === name))
        throw new Error(`two packs are called ${name}; one is in ${folder}`);
      const kept = upToDate(known.get(name), compiler, dist);
      if (!kept) fresh.push(name);
      done.push(kept ?? buildOne(folder, compiler, dist, passesOf(passes)));
    } catch (error) {
      faults.push(...(error instanceof AggregateError ? (error.errors as Error[]) : [error as Error]));
    }
  }
  writeFileSync(path.join(dist, 'manifest.json'), `${JSON.stringify({ packs: done }, null, 1)}\n`);
  if (faults.length > 0) throw new AggregateError(faults, faults.map((fault) => fault.message).join('\n'));
  return { built: fresh, kept: done.map(nameOf).filter((name) => !fresh.includes(name)) };
}

/** A pack may be there in several versions, each in force at its time. */
const nameOf = ({ id, version }: { readonly id: string; readonly version: string }): string =>
  `${id}@${version}`;

function previous(dist: string): Manifest {
  const file = path.join(dist, 'manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : { packs: [] };
}

/** Packs of other kinds (schema tables) are compiled where they are used. */
function packFolders(root: string): string[] {
  const manifests = globSync('**/pack.json', { cwd: root }).map((file) =>
    path.resolve(root, path.dirname(file)),
  );
  return manifests.sort().filter((folder) => (readManifest(folder).kind ?? 'schematron') === 'schematron');
}

/** What was built before, if its inputs and the compiler are as they were. */
function upToDate(pack: Built | undefined, compiler: string, dist: string): Built | null {
  if (!pack?.definitions) return null;
  const files = [pack.module, pack.texts, pack.definitions];
  if (!files.every((file) => existsSync(path.join(dist, file)))) return null;
  const inputs = pack.inputs.map((file) => path.resolve(HERE, file));
  return pack.key === hashOf(inputs, compiler) ? pack : null;
}

function buildOne(folder: string, compiler: string, dist: string, passes: Passes): Built {
  const source = compilePack(folder, undefined, null, passes);
  const { id, version, syntax, validity, applies, source: origin } = source.manifest;
  const name = nameOf(source.manifest);
  const { texts, files } = textsOf(source);
  const inputs = [...new Set([...source.files, ...files])].sort();
  const built: Built = {
    id,
    version,
    syntax,
    source: origin,
    validity,
    ...(applies && { applies }),
    module: `${name}.js`,
    texts: `${name}.json`,
    definitions: `${name}.definitions.json`,
    key: hashOf(inputs, compiler),
    inputs: inputs.map((file) => path.relative(HERE, file)),
  };
  writeFileSync(path.join(dist, built.module), emit(source, runtimeFrom(dist), 'apart'));
  writeFileSync(path.join(dist, built.texts), JSON.stringify(texts));
  writeFileSync(path.join(dist, built.definitions!), JSON.stringify(source.definitions()));
  return built;
}

/** How a module in `dist` imports the runtime: by its name where Node finds it, which stays right when both are packed and moved. */
function runtimeFrom(dist: string): string {
  const beside = !path.relative(HERE, dist).startsWith('..');
  return beside ? RUNTIME : import.meta.resolve(RUNTIME);
}

function main(): void {
  const started = performance.now();
  const { values, positionals } = parseArgs({
    options: { passes: { type: 'string', default: 'all' } },
    allowPositionals: true,
  });
  const [packs = path.join(HERE, 'packs'), dist = path.join(HERE, 'dist')] = positionals;
  const { built, kept } = build(path.resolve(packs), path.resolve(dist), values.passes);
  const ms = (performance.now() - started).toFixed(0);
  console.log(
    `${built.length} packs compiled, ${kept.length} unchanged, in ${ms} ms${built.map((id) => `\n  ${id}`).join('')}`,
  );
}

if (process.argv[1] === import.meta.filename) {
  try {
    main();
  } catch (error) {
    if (!(error instanceof AggregateError)) throw error;
    for (const fault of error.errors) console.error(fault instanceof PackError ? fault.message : fault);
    process.exitCode = 1;
  }
}
