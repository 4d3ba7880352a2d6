import { readdirSync } from 'node:fs';
import path from 'node:path';
import { compilePack, emit, readManifest } from '@conforme/engine/schematron';
import type { Manifest } from '@conforme/engine/schematron';
import { textsOf } from './gather.ts';
import type { Texts } from './texts.ts';

export { compilerKey } from './compiler.ts';

/** A compiled pack as plain data, which can be written down or sent to a thread. */
export interface CompiledPack {
  readonly id: string;
  readonly version: string;
  readonly manifest: Manifest;
  /** The text of its module. */
  readonly module: string;
  readonly texts: Texts;
  /** Every file it was made from. */
  readonly files: readonly string[];
  /** What is suspicious in its Schematron, a sentence each; it was compiled all the same. */
  readonly warnings: readonly string[];
}

/**
 * Compiles a third party's pack; all it reads lies in `root`, but for the packs of ours it extends by name.
 * @param manifest instead of the folder's own pack.json.
 * @throws PackError with pack, rule, file, line and column; AggregateError of several.
 */
export function compileFolder(folder: string, root: string, manifest: Manifest | null = null): CompiledPack {
  const source = compilePack(folder, { root, library: library() }, manifest);
  const { texts, files } = textsOf(source);
  const { id, version } = source.manifest;
  return {
    id,
    version,
    manifest: source.manifest,
    module: emit(source),
    texts,
    files: [...new Set([...source.files, ...files])],
    warnings: source.compiler.warnings,
  };
}

/** Our rule packs by `id@version`, for packs that extend them. */
export function library(): ReadonlyMap<string, string> {
  const folders = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'pack.json')
    .map((file) => path.resolve(import.meta.dirname, path.dirname(file)));
  const found = folders.map((folder) => ({ folder, manifest: readManifest(folder) }));
  return new Map(
    found
      .filter(({ manifest: { kind = 'schematron' } }) => kind === 'schematron')
      .map(({ folder, manifest: { id, version } }) => [`${id}@${version}`, folder]),
  );
}
