import type { DocumentContainer, Flavor, Profile, Recognised } from './index.ts';
import { PROFILE_TABLE } from './profiles.ts';

/** Whose artefacts judge a document: a Factur-X profile's, those of a profile of its own, or EN 16931's of its syntax. */
export type JudgedAs = 'facturx' | Profile;

const SYNTAX = {
  'factur-x': 'cii',
  'ubl-2.1-invoice': 'ubl',
  'ubl-2.1-creditnote': 'ubl',
  other: null,
} as const satisfies Readonly<Record<Flavor, string | null>>;

/** The syntax whose rules can judge such a document; null for what is no invoice. */
export function syntaxOf(flavor: Flavor): (typeof SYNTAX)[Flavor] {
  return SYNTAX[flavor];
}

/**
 * Decision 11. A Factur-X profile's schema and rules judge what claims that profile; plain EN 16931 is such a claim only
 * inside a PDF. A CIUS of EN 16931 (XRechnung, Peppol) claims no Factur-X profile, even inside a PDF: the rules of
 * Factur-X would refuse its very guideline. UBL is never Factur-X.
 */
export function judgedAs({ flavor, profile, guideline }: Recognised, container: DocumentContainer): JudgedAs {
  if (profile === null) return 'en16931';
  const { rules, guideline: own } = PROFILE_TABLE[profile];
  if (rules === 'own') return profile;
  if (flavor !== 'factur-x') return 'en16931';
  if (rules === 'facturx') return 'facturx';
  return container === 'pdf' && guideline === own ? 'facturx' : 'en16931';
}
