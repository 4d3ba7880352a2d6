// How many hand-written files a fact is spelled out in: the recipes of docs/adding promise it, and this counts it.

import { isGenerated, isTest } from './tree.ts';
import type { Tree } from './tree.ts';

/** Made by `npm run generate`, beside what `isGenerated` knows; `engine.proto` is written by hand. */
const GENERATED = new Set(['proto/conforme/v1/types.proto', 'proto/field-numbers.json', 'package-lock.json']);
const WRITTEN = new Set(['proto/conforme/v1/engine.proto']);

/** Hand-written files whose text matches, in order. @param within narrows them down. */
export function filesNaming(
  tree: Tree,
  name: RegExp,
  within: (file: string) => boolean = () => true,
): string[] {
  return [...tree]
    .filter(([file]) => WRITTEN.has(file) || (!isGenerated(file) && !GENERATED.has(file)))
    .filter(([file, text]) => within(file) && name.test(text))
    .map(([file]) => file);
}

/** What is shipped, rule packs aside: those are data of their publishers. Tests, documents and examples choose samples freely. */
export function isProduct(file: string): boolean {
  return (
    /^(proto|pdf|core|plugins|gateway|cli|platform|scripts)\//.test(file) &&
    !file.endsWith('.md') &&
    !isSample(file)
  );
}

function isSample(file: string): boolean {
  return isTest(file) || file.includes('/testkit/');
}
