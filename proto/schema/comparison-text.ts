// A comparison in words, for the command line and for agents.

import type { ComparisonOut, Language, PictureField } from './index.ts';

const WORDS = {
  en: {
    head: ({ same, different, not_found: missing }: ComparisonOut['summary']) =>
      `${same} same, ${different} different, ${missing} not found.`,
    blind: ({ pages, text_pages: read }: ComparisonOut['summary']) =>
      `${pages - read} of ${pages} pages have no text that can be read.`,
    different: ({ term, xml, picture, page }: PictureField) =>
      `${term}: the XML says ${xml}, page ${page} says ${picture}.`,
    not_found: ({ term, xml }: PictureField) => `${term}: ${xml} was not found on the pages.`,
  },
  fr: {
    head: ({ same, different, not_found: missing }: ComparisonOut['summary']) =>
      `${same} identique(s), ${different} différent(s), ${missing} non trouvé(s).`,
    blind: ({ pages, text_pages: read }: ComparisonOut['summary']) =>
      `${pages - read} page(s) sur ${pages} n'ont pas de texte lisible.`,
    different: ({ term, xml, picture, page }: PictureField) =>
      `${term} : le XML indique ${xml}, la page ${page} indique ${picture}.`,
    not_found: ({ term, xml }: PictureField) => `${term} : ${xml} ne figure pas sur les pages.`,
  },
} as const satisfies Record<Language, unknown>;

/** How many values are the same; then those that are not, one a line. */
export function comparisonLines({ fields, summary }: ComparisonOut, language: Language): readonly string[] {
  const words = WORDS[language];
  const listed = (verdict: 'different' | 'not_found'): readonly string[] =>
    fields.filter((field) => field.verdict === verdict).map(words[verdict]);
  return [
    words.head(summary),
    ...(summary.text_pages < summary.pages ? [words.blind(summary)] : []),
    ...listed('different'),
    ...listed('not_found'),
  ];
}
