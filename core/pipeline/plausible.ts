import type { Doubt, Doubtful } from '../plausibility/index.ts';
import type { Language } from '../plugin/index.ts';
import type { FoundDocument } from './open.ts';
import type { ReportedFinding } from './report.ts';
import { staged } from './stage.ts';

const TITLE = { en: 'Plausibility', fr: 'Vraisemblance' };

const EXPLANATION = {
  en: 'No rule forbids it, and it is no part of the verdict; it is most often a slip all the same.',
  fr: "Aucune règle ne l'interdit, et le verdict n'en dépend pas ; c'est pourtant le plus souvent une erreur.",
};

/** The same for a document, in its own coordinates; none of what is no invoice. */
export async function doubtsAbout(
  { syntax, tree }: FoundDocument,
  { asOf, language }: { readonly asOf: string; readonly language: Language },
): Promise<readonly ReportedFinding[]> {
  if (syntax === null) return [];
  await syntax.load?.();
  const { invoice } = staged('read', () => syntax.read(tree));
  const doubts = await plausibility(invoice, asOf, language);
  return doubts.map(({ pointer: _pointer, pointers: _pointers, ...finding }) => finding);
}

/** What is doubtful about an invoice, as findings beside those of the rules (decision 46). */
export async function plausibility(
  invoice: Doubtful,
  today: string,
  language: Language,
): Promise<readonly ReportedFinding[]> {
  // Brings validators in, which most calls of other kinds do without.
  const { doubtsOf } = await import('../plausibility/index.ts');
  return (await doubtsOf(invoice, { today })).map((doubt) => asFinding(doubt, language));
}

function asFinding({ rule, terms, pointer, message, fix }: Doubt, language: Language): ReportedFinding {
  return {
    source: 'plausibility',
    severity: 'warning',
    rule,
    message: message[language],
    location: null,
    test: null,
    terms,
    title: TITLE[language],
    explanation: EXPLANATION[language],
    fix: fix[language],
    pointer,
    pointers: [pointer],
  };
}
