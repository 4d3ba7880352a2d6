import type { Flavor, ProducedProfile, Profile, Recognised } from '../plugin/index.ts';
import type { Tree } from '@conforme/rules/xml';

const EN_16931 = 'urn:cen.eu:en16931:2017';

/** Specification identifiers (BT-24) of the profiles, as their publishers write them. */
const GUIDELINES: Readonly<Record<Profile, string>> = {
  minimum: 'urn:factur-x.eu:1p0:minimum',
  basicwl: 'urn:factur-x.eu:1p0:basicwl',
  basic: `${EN_16931}#compliant#urn:factur-x.eu:1p0:basic`,
  en16931: EN_16931,
  extended: `${EN_16931}#conformant#urn:factur-x.eu:1p0:extended`,
  'extended-ctc-fr': `${EN_16931}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`,
};

/** What a syntax can write, with the identifier that goes into the document. */
export function guidelinesOf(produced: readonly ProducedProfile[]): ReadonlyMap<ProducedProfile, string> {
  return new Map(produced.map((profile) => [profile, GUIDELINES[profile]]));
}

/**
 * Profiles that name themselves in the last part of the guideline. ZUGFeRD 2.0 and early drafts spell them with other URNs
 * of the same last part (decision 12).
 */
const BY_LAST_PART: ReadonlySet<string> = new Set<Profile>([
  'minimum',
  'basicwl',
  'basic',
  'extended',
  'extended-ctc-fr',
]);

/** The profile of a guideline; other uses of EN 16931 (XRechnung, Peppol) count as `en16931` (decision 11). */
export function profileOf(guideline: string): Profile | null {
  const last = guideline.slice(guideline.lastIndexOf(':') + 1);
  if (BY_LAST_PART.has(last)) return last as Profile;
  return guideline.startsWith(EN_16931) ? 'en16931' : null;
}

/**
 * What a document is, by the guideline at a path below its root. An unknown guideline is shown as it stands; which rules
 * judge it then is not the syntax's business.
 */
export function recogniseAs(flavor: Flavor, tree: Tree, path: readonly number[]): Recognised {
  let node = tree.root;
  for (const name of path) node = node < 0 ? node : tree.child(node, name);
  const guideline = node < 0 ? '' : tree.text(node).trim();
  if (guideline === '') return { flavor, profile: null, guideline: null };
  return { flavor, profile: profileOf(guideline), guideline };
}
