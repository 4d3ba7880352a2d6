import path from 'node:path';
import { compileSef, loadSef } from '../sef/index.ts';
import type { SefManifest } from '../sef/index.ts';
import { textsOf } from './gather.ts';
import { withTexts } from './index.ts';
import type { PackWithTexts } from './index.ts';
import type { Texts } from './texts.ts';

/** What a pack.json of a stylesheet says of its words; as `Manifest` has them. */
export interface StylesheetManifest extends SefManifest {
  readonly facts?: string | readonly string[];
  readonly messages?: string | readonly string[];
}

/** A pack whose rules are a stylesheet, as plain data; `module` is JSON. */
export interface CompiledStylesheet extends Pick<SefManifest, 'id' | 'version' | 'syntax'> {
  readonly module: string;
  readonly texts: Texts;
  readonly files: readonly string[];
}

/** @throws PackError naming pack and reason. */
export function compileStylesheet(
  folder: string,
  root: string,
  manifest: StylesheetManifest,
): CompiledStylesheet {
  const { id, version, syntax } = manifest;
  const compiled = compileSef(folder, root, manifest);
  const resolved = (given: string | readonly string[] = []): string[] =>
    [given].flat().map((relative) => path.resolve(folder, relative));
  const spoken = [
    ...resolved(manifest.facts).map((facts) => ({ facts, messages: null, root })),
    ...resolved(manifest.messages).map((messages) => ({ facts: null, messages, root })),
  ].reverse();
  const { texts, files } = textsOf({ manifest, files: compiled.files, texts: spoken, compiler: compiled });
  return { id, version, syntax, module: compiled.module, texts, files: [...compiled.files, ...files] };
}

/** @throws Error when SaxonJS is not installed. */
export function reviveStylesheet(compiled: {
  readonly module: string;
  readonly texts: Texts;
}): PackWithTexts {
  return withTexts(loadSef(compiled.module), compiled.texts);
}
