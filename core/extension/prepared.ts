import type { CompiledPack } from '@conforme/rules/packs/folder';
import type { SchemaModel } from '@conforme/rules/packs/structure';
import type { Conditions } from './manifest.ts';

/** A third party's pack, compiled; plain data, so that it can be sent to a thread. */
export interface PreparedPack extends Conditions, Pick<CompiledPack, 'id' | 'version' | 'module' | 'texts'> {
  readonly kind: 'pack';
  readonly syntax: string;
  /** What is suspicious in its sources, a sentence each; absent in what was built. */
  readonly warnings?: readonly string[];
  /** The schema it holds documents to besides its rules. */
  readonly xsd?: SchemaModel;
}

/** A third party's module, found; each thread imports it for itself. */
export interface PreparedModule {
  readonly kind: 'module';
  readonly entry: string;
  readonly file: string;
  readonly root: string;
  /** Another one with every preparation, so that what has changed is imported anew. */
  readonly stamp: string;
}

export type Prepared = PreparedPack | PreparedModule;

/** Third parties' plugins, found and compiled: plain data, from which every thread makes the same registry. */
export interface PreparedExtensions {
  readonly plugins: readonly Prepared[];
  /** The longest one pack of them may judge one document, in ms. */
  readonly ruleTimeLimitMs: number;
}

export const NO_EXTENSIONS: PreparedExtensions = { plugins: [], ruleTimeLimitMs: 5_000 };
