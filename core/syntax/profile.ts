import type { OutputFormat, ProducedProfile, Recognised } from '../plugin/index.ts';
import { PROFILE_TABLE, profileOf, profilesOf } from '../plugin/profiles.ts';
import type { Tree } from '@conforme/engine/xml';

/** What a syntax can write, with the identifier that goes into the document. */
export function guidelinesOf(output: OutputFormat): ReadonlyMap<ProducedProfile, string> {
  return new Map(profilesOf(output).map((profile) => [profile, PROFILE_TABLE[profile].guideline]));
}

/**
 * What a document of this kind is, by the guideline at a path below its root. An unknown guideline is returned as it stands; which rules
 * judge it then is not the syntax's business.
 */
export function recogniseAs(
  kind: Pick<Recognised, 'syntax' | 'flavor'>,
  tree: Tree,
  path: readonly number[],
): Recognised {
  let node = tree.root;
  for (const name of path) node = node < 0 ? node : tree.child(node, name);
  const guideline = node < 0 ? '' : tree.text(node).trim();
  if (guideline === '') return { ...kind, profile: null, guideline: null };
  return { ...kind, profile: profileOf(guideline), guideline };
}
