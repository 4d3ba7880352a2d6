// Why a check was not run: a finding that is only information.

import type { Exemption, Finding, Language, Recognised, RulesetPlugin } from '../plugin/index.ts';
import type { FoundDocument } from './open.ts';

interface Wording {
  /** YYYY-MM-DD. */
  readonly asOf: string;
  readonly language: Language;
}

/** No ruleset of this source is for such a document on that day. */
export function notApplicable(
  source: string,
  { recognised, message: known }: FoundDocument,
  options: Wording,
): Finding {
  if (recognised.root && !known) return forInvoices(source, recognised, options);
  const { asOf, language } = options;
  const profile = recognised.profile ?? recognised.guideline ?? '?';
  const message =
    language === 'fr'
      ? `Aucun jeu de règles ${source} ne s'applique au profil ${profile} à la date du ${asOf} ; ce contrôle n'a pas été exécuté.`
      : `No ${source} ruleset applies to profile ${profile} on ${asOf}; this check was not run.`;
  return { severity: 'info', rule: null, message };
}

/** The source judges invoices, and this is none. */
export function forInvoices(source: string, { root }: Recognised, { language }: Wording): Finding {
  const name = root?.local ?? '';
  const message =
    language === 'fr'
      ? `${source} ne contrôle que des factures, et ce document est d'un autre type (${name}) ; ce contrôle n'a pas été exécuté.`
      : `${source} judges invoices only, and this document is of another kind (${name}); this check was not run.`;
  return { severity: 'info', rule: null, message };
}

/** The source says itself that it is not about this document. */
export function exempted({ reason }: Exemption, { language }: Wording): Finding {
  return { severity: 'info', rule: null, message: reason[language] };
}

/** A third party's ruleset judges instead. */
export function replaced(source: string, { id, version }: RulesetPlugin, { language }: Wording): Finding {
  const en = `The ruleset ${id}@${version} judges this document in the place of ${source}.`;
  const fr = `Le jeu de règles ${id}@${version} remplace ${source} pour ce document.`;
  return { severity: 'info', rule: null, message: { en, fr }[language] };
}
