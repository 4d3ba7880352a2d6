import type { ProducedProfile, Profile, Recognised } from '@conforme/core/plugin';
import type { Tree } from '@conforme/rules/xml';
import { numberOf } from './namespaces.ts';

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

/** MINIMUM and BASIC are read and judged only: the French reform asks for more. */
const PRODUCED: readonly ProducedProfile[] = ['basicwl', 'en16931', 'extended', 'extended-ctc-fr'];

/** What can be written, with the identifier that goes into the document. */
export const PRODUCED_PROFILES: ReadonlyMap<ProducedProfile, string> = new Map(
  PRODUCED.map((profile) => [profile, GUIDELINES[profile]]),
);

const BY_GUIDELINE: ReadonlyMap<string, Profile> = new Map(
  Object.entries(GUIDELINES).map(([profile, urn]) => [urn, profile as Profile]),
);

/** ZUGFeRD 2.0 and early drafts spell the same profiles with other URNs of the same last part (decision 12). */
const BY_LAST_PART: ReadonlyMap<string, Profile> = new Map(
  (['minimum', 'basicwl', 'basic', 'extended', 'extended-ctc-fr'] as const).map((profile) => [
    profile,
    profile,
  ]),
);

/** The profile of a guideline; other uses of EN 16931 (XRechnung, Peppol) count as `en16931` (decision 11). */
export function profileOf(guideline: string): Profile | null {
  const known = BY_GUIDELINE.get(guideline) ?? BY_LAST_PART.get(guideline.split(':').at(-1) ?? '');
  return known ?? (guideline.startsWith(EN_16931) ? 'en16931' : null);
}

/** Where BT-24 stands. */
const GUIDELINE_PATH = [
  numberOf('rsm:ExchangedDocumentContext'),
  numberOf('ram:GuidelineSpecifiedDocumentContextParameter'),
  numberOf('ram:ID'),
];

/** An unknown guideline is shown as it stands; which rules judge it then is not this plugin's business. */
export function recognise(tree: Tree): Recognised {
  let node = tree.root;
  for (const name of GUIDELINE_PATH) node = node < 0 ? node : tree.child(node, name);
  const guideline = node < 0 ? '' : tree.text(node).trim();
  if (guideline === '') return { flavor: 'factur-x', profile: null, guideline: null };
  return { flavor: 'factur-x', profile: profileOf(guideline), guideline };
}
