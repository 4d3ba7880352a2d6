// What a change means, in both languages.

import type { RuleChange } from '@conforme/proto/schema/ruleset-diff';
import type { Bilingual, Language, RulesetPlugin, Severity } from '../../plugin/index.ts';

/** Of a severity that is there: what becomes of a document that breaks the rule. */
const FATE: Readonly<Record<Severity, Bilingual>> = {
  fatal: { en: 'refused', fr: 'refusé' },
  warning: { en: 'warned of, and valid', fr: 'signalé par un avertissement, et conforme' },
  info: { en: 'noted, and valid', fr: 'signalé pour information, et conforme' },
};

type Change = Pick<RuleChange, 'change' | 'effect' | 'differences' | 'severity_from' | 'severity_to'>;

/** What changes for documents. */
export function consequenceOf(change: Change, language: Language): string {
  return sentencesOf(change)
    .map((sentence) => sentence[language])
    .join(' ');
}

function sentencesOf({ effect, differences, severity_from: from, severity_to: to }: Change): Bilingual[] {
  if (from === null) return [isNew(FATE[to!])];
  if (to === null) return [isGone(FATE[from])];
  const sentences: Bilingual[] = [];
  if (from !== to) sentences.push(movedTo(FATE[from], FATE[to]));
  if (effect === 'otherwise') sentences.push(OTHERWISE);
  for (const { aspect, name, added, removed } of differences)
    if (aspect === 'codes') sentences.push(codes(name!.slice(1), added, removed));
  return sentences.length > 0 ? sentences : [WORDS_ONLY];
}

const isNew = ({ en, fr }: Bilingual): Bilingual => ({
  en: `New: a document that breaks it is ${en}.`,
  fr: `Nouvelle règle : un document qui l'enfreint est ${fr}.`,
});

const isGone = ({ en, fr }: Bilingual): Bilingual => ({
  en: `No longer judged: a document that broke it was ${en}.`,
  fr: `N'est plus contrôlée : un document qui l'enfreignait était ${fr}.`,
});

const movedTo = (from: Bilingual, to: Bilingual): Bilingual => ({
  en: `A document that breaks it was ${from.en}; it is now ${to.en}.`,
  fr: `Un document qui l'enfreint était ${from.fr} ; il est désormais ${to.fr}.`,
});

const OTHERWISE: Bilingual = {
  en: 'It judges otherwise: a document may break it that did not, or no longer break it.',
  fr: "Elle juge autrement : un document qui la respectait peut l'enfreindre, ou l'inverse.",
};

const WORDS_ONLY: Bilingual = {
  en: 'It judges as before; only its words differ.',
  fr: 'Elle juge comme avant ; seul son texte change.',
};

function codes(name: string, added: readonly string[], removed: readonly string[]): Bilingual {
  const sentence = (more: string, fewer: string): string =>
    [
      ...(added.length > 0 ? [`${more} ${shown(added)}`] : []),
      ...(removed.length > 0 ? [`${fewer} ${shown(removed)}`] : []),
    ].join('; ');
  return {
    en: `The list ${name} has ${sentence('gained', 'lost')}.`,
    fr: `La liste ${name} a ${sentence('gagné', 'perdu').replace(';', ' ;')}.`,
  };
}

const MOST_CODES = 10;

const shown = (list: readonly string[]): string =>
  `${list.slice(0, MOST_CODES).join(', ')}${list.length > MOST_CODES ? ', …' : ''}`;

/** By syntax or message, as packs name it. */
const DOCUMENTS: Readonly<Record<string, Bilingual>> = {
  cii: {
    en: 'invoices in CII, alone or in a PDF (Factur-X)',
    fr: 'des factures en CII, seules ou dans un PDF (Factur-X)',
  },
  ubl: { en: 'invoices and credit notes in UBL', fr: 'des factures et avoirs en UBL' },
  cdar: { en: 'life-cycle statuses (CDAR)', fr: 'des statuts de cycle de vie (CDAR)' },
  flux10: { en: 'e-reporting (flux 10)', fr: "de l'e-reporting (flux 10)" },
  flux1: {
    en: 'extracts of invoices for the State (flux 1)',
    fr: "des extraits de factures pour l'État (flux 1)",
  },
};

const OTHERS: Bilingual = { en: 'documents this pack judges', fr: 'des documents que ce paquet contrôle' };

/** Whom a pack concerns, and from when on. */
export function concernOf({ requires, validity }: RulesetPlugin, language: Language): string {
  const [syntax = ''] = requires;
  const documents = DOCUMENTS[syntax] ?? DOCUMENTS[syntax.split('-')[0]!] ?? OTHERS;
  const { from, to } = validity;
  const days = { en: daysOf(from, to, 'from', 'until'), fr: daysOf(from, to, 'à partir du', "jusqu'au") };
  return language === 'en'
    ? `Who sends, receives or checks ${documents.en}${days.en}.`
    : `Qui émet, reçoit ou contrôle ${documents.fr}${days.fr}.`;
}

function daysOf(from: string | null, to: string | null, since: string, until: string): string {
  return `${from === null ? '' : `, ${since} ${from}`}${to === null ? '' : `${from === null ? ',' : ''} ${until} ${to}`}`;
}
