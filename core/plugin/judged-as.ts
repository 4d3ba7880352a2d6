import type { DocumentContainer, Recognised } from './index.ts';

/** Whose artefacts judge a document: a Factur-X profile's, EXTENDED-CTC-FR's, or EN 16931's of its syntax. */
export type JudgedAs = 'facturx' | 'extended-ctc-fr' | 'en16931';

const EN16931 = 'urn:cen.eu:en16931:2017';

/** Profiles only Factur-X has, whatever the document travels in. */
const FACTURX_ONLY: ReadonlySet<string | null> = new Set(['minimum', 'basicwl', 'basic', 'extended']);

/**
 * Decision 11. A Factur-X profile's schema and rules judge what claims that profile; plain EN 16931 is such a claim only
 * inside a PDF. A CIUS of EN 16931 (XRechnung, Peppol) claims no Factur-X profile, even inside a PDF: the rules of
 * Factur-X would refuse its very guideline. UBL is never Factur-X.
 */
export function judgedAs({ flavor, profile, guideline }: Recognised, container: DocumentContainer): JudgedAs {
  if (profile === 'extended-ctc-fr') return 'extended-ctc-fr';
  if (flavor !== 'factur-x') return 'en16931';
  if (FACTURX_ONLY.has(profile)) return 'facturx';
  return profile === 'en16931' && container === 'pdf' && guideline === EN16931 ? 'facturx' : 'en16931';
}
