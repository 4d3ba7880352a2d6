import path from 'node:path';
import { ALL } from '../xpath/passes/pass.ts';
import type { Passes } from '../xpath/passes/pass.ts';
import { PackCompiler } from './compile.ts';
import { definitionsOf } from './definitions.ts';
import type { Definitions } from './definitions.ts';
import { OURS, readPack } from './manifest.ts';
import type { Manifest, Origin, PackSource } from './manifest.ts';

export type { Definition, Definitions } from './definitions.ts';
export { PackError } from './error.ts';
export { placeOfKey, readJson } from './json.ts';
export { readManifest } from './manifest.ts';
export { loadPack } from './pack.ts';
export type { Flag, Limits, Pack, RawFinding, RuleContext, RuleFact } from './pack.ts';
export { requireReadable } from './inside.ts';
export type { Manifest, Origin } from './manifest.ts';
export { PASSES, passesOf } from './passes/index.ts';
export type { PassName, Passes } from '../xpath/passes/pass.ts';

/** A pack compiled but not yet written down. */
export interface CompiledSource {
  readonly manifest: Manifest;
  readonly compiler: PackCompiler;
  /** Files the result depends on, facts and messages apart. */
  readonly files: readonly string[];
  /** Files of facts and folders of messages, the most specific first. */
  readonly texts: PackSource['texts'];
  /** What its assertions stand on. */
  definitions(): Definitions;
}

/**
 * @param manifest instead of the folder's own pack.json.
 * @param passes optimisations that run: no verdict depends on them.
 * @throws PackError with pack, rule, file, line and column; AggregateError of several.
 */
export function compilePack(
  folder: string,
  origin: Origin = OURS,
  manifest: Manifest | null = null,
  passes: Passes = ALL,
): CompiledSource {
  const source = readPack(path.resolve(folder), origin, [], manifest);
  const compiler = new PackCompiler(source, passes);
  compiler.compile();
  const definitions = (): Definitions => definitionsOf(source);
  return { manifest: source.manifest, compiler, files: compiler.files, texts: source.texts, definitions };
}

/**
 * The text of an ES module.
 * @param runtime how it imports the runtime
 * @param rules whether `loadPack` finds in it what its rules are called and say, or is given that
 */
export function emit(
  source: CompiledSource,
  runtime = '@conforme/engine/runtime',
  rules: 'inside' | 'apart' = 'inside',
): string {
  return source.compiler.text(runtime, rules);
}
