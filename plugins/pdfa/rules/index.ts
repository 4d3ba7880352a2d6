import type { ContainerRules, Language, RuleRef, RuleText } from '@conforme/core/plugin';
import { RULE_WORDS } from './words.ts';

/**
 * The rules of Factur-X 1.07.2 (ZUGFeRD 2.3.2), the first edition that numbers them, and which of ours judge each. An identifier of theirs
 * is explained by the first.
 */
export const HYBRID: Readonly<Record<string, readonly string[]>> = {
  'BR-HYBRID-01': ['PDF-A-01'],
  'BR-HYBRID-02': ['PDF-A-02', 'PDF-A-03'],
  'BR-HYBRID-03': ['PDF-XMP-10', 'PDF-XMP-01', 'PDF-XMP-02', 'PDF-XMP-03'],
  'BR-HYBRID-04': ['PDF-XMP-09', 'PDF-XMP-03'],
  'BR-HYBRID-05': ['PDF-XMP-13'],
  'BR-HYBRID-06': ['PDF-XMP-05'],
  'BR-HYBRID-07': ['PDF-XMP-07'],
  'BR-HYBRID-08': ['PDF-XMP-04'],
  'BR-HYBRID-09': ['PDF-XMP-06'],
  'BR-HYBRID-10': ['PDF-XMP-11'],
  'BR-HYBRID-11': ['PDF-ATT-03', 'PDF-ATT-02'],
  'BR-HYBRID-12': ['PDF-ATT-04', 'PDF-ATT-05', 'PDF-ATT-06'],
  'BR-HYBRID-13': ['PDF-ATT-01'],
  'BR-HYBRID-14': ['PDF-XMP-04'],
  'BR-HYBRID-15': ['PDF-XMP-08'],
  'BR-HYBRID-DE-01': ['PDF-XMP-12'],
  'BR-HYBRID-DE-02': ['PDF-XMP-12'],
  'BR-HYBRID-FR-01': ['PDF-XMP-12'],
};

const WARNINGS: ReadonlySet<string> = new Set([
  'PDF-ATT-03',
  'PDF-ATT-07',
  'PDF-XMP-09',
  'PDF-XMP-11',
  'PDF-XMP-12',
  'PDF-XMP-13',
]);

const severityOf = (id: string): RuleRef['severity'] =>
  id === 'PDF-A-04' ? 'info' : WARNINGS.has(id) ? 'warning' : 'fatal';

/** Ours, or the first of ours that judges a rule of the standard. */
const ownOf = (id: string): string => HYBRID[id]?.[0] ?? id;

/** A rule of ours, and by which rules of the standard it is asked for. */
function explain(id: string, language: Language): RuleText | null {
  const own = ownOf(id);
  const words = RULE_WORDS[own];
  if (!words) return null;
  const demanded = Object.keys(HYBRID).filter((name) => HYBRID[name]!.includes(own));
  const clauses = own === 'PDF-XMP-10' || own.startsWith('PDF-A-') ? ['ISO 19005-3'] : [];
  return {
    title: words.title[language],
    message: '',
    explanation: words.explanation[language],
    fix: words.fix[language],
    reference: ['Factur-X 1.07.2, ZUGFeRD 2.3.2', ...demanded, ...clauses].join(', '),
  };
}

/** Everything the container check asks for, under our identifiers and those of the standard. */
export const containerRules: ContainerRules = Object.freeze({
  id: 'factur-x-hybrid',
  version: '1.07.2',
  source: 'pdf',
  validity: Object.freeze({ from: null, to: null }),
  rules: Object.freeze(
    [...Object.keys(HYBRID), ...Object.keys(RULE_WORDS)].map((id) => ({
      id,
      severity: severityOf(ownOf(id)),
    })),
  ),
  terms: (id: string) => (['PDF-XMP-08', 'PDF-XMP-12'].includes(ownOf(id)) ? ['BT-24'] : []),
  explain,
});
