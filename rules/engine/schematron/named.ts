// What a pack.json names must be there: a slip of the pen would change the law in silence.

import { SourceError } from './error.ts';
import type { Layer, PackSource } from './manifest.ts';
import type { Schema } from './schema.ts';

/**
 * What is removed, kept or excepted.
 * @param removed ids that were left out. @param kept the rules of the pack.
 * @throws SourceError naming the first that no rule has.
 */
export function refuseUnknownRules(
  { manifest, overlay, folder }: PackSource,
  removed: ReadonlySet<string>,
  kept: readonly { readonly id: string }[],
): void {
  const place = { file: `${folder}/pack.json`, line: 1, column: 1 };
  const ids = new Set(kept.map(({ id }) => id));
  for (const id of manifest.removes ?? [])
    if (!removed.has(id))
      throw new SourceError(`"removes" names ${id}, which the extended pack does not have`, place);
  for (const id of manifest.keeps ?? [])
    if (!ids.has(id))
      throw new SourceError(`"keeps" names ${id}, which the extended pack does not have`, place);
  for (const id of overlay?.except ?? [])
    if (!ids.has(id)) throw new SourceError(`"overlay" excepts ${id}, which the pack does not have`, place);
}

/** A list that no variable takes is a misspelt name more often than a spare one. @throws SourceError */
export function refuseUnboundLists(layer: Layer, schema: Schema): void {
  const declared = new Set(
    schema.lets.filter(({ value, source }) => !value && !source).map((given) => given.name),
  );
  const place = { file: layer.file, line: 1, column: 1 };
  for (const name of layer.codelists.keys())
    if (!declared.has(name))
      throw new SourceError(`the code list "${name}" is declared by no variable`, place);
}
