import type { ProducedProfile, Profile, Recognised } from '@conforme/core/plugin';
import type { Tree } from '@conforme/rules/xml';
import { INVOICE, kindOfRoot } from './kind.ts';
import { numberOf } from './namespaces.ts';

const EN_16931 = 'urn:cen.eu:en16931:2017';

/** Specification identifiers (BT-24) of the profiles there are in UBL (decision 15). */
export const PRODUCED_PROFILES: ReadonlyMap<ProducedProfile, string> = new Map([
  ['en16931', EN_16931],
  ['extended-ctc-fr', `${EN_16931}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`],
]);

/** Profiles that name themselves in the last part of the guideline, those of Factur-X included. */
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

const CUSTOMIZATION = numberOf('cbc:CustomizationID');

export function recognise(tree: Tree): Recognised {
  const { flavor } = kindOfRoot(tree.nameOf(tree.root)) ?? INVOICE;
  const node = tree.child(tree.root, CUSTOMIZATION);
  const guideline = node < 0 ? '' : tree.text(node).trim();
  if (guideline === '') return { flavor, profile: null, guideline: null };
  return { flavor, profile: profileOf(guideline), guideline };
}
