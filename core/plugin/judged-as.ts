import type { DocumentContainer, Profile, Recognised } from './index.ts';
import { PROFILE_TABLE } from './profiles.ts';

/** Whose artefacts judge a document: a Factur-X profile's, those of a profile of its own, or EN 16931's of its syntax. */
export type JudgedAs = 'facturx' | Profile;

/**
 * Decision 11. A Factur-X profile's schema and rules judge what claims that profile; plain EN 16931 is such a claim only
 * inside a PDF. A CIUS of EN 16931 (XRechnung, Peppol) claims no Factur-X profile, even inside a PDF: the rules of
 * Factur-X would refuse its very guideline. UBL is never Factur-X.
 */
export function judgedAs(
  { flavor, profile, guideline }: Pick<Recognised, 'flavor' | 'profile' | 'guideline'>,
  container: DocumentContainer,
): JudgedAs {
  if (profile === null) return 'en16931';
  const { rules, guideline: own } = PROFILE_TABLE[profile];
  if (rules === 'own') return profile;
  if (flavor !== 'factur-x') return 'en16931';
  if (rules === 'facturx') return 'facturx';
  return container === 'pdf' && guideline === own ? 'facturx' : 'en16931';
}
