import type { Language } from '@conforme/core/plugin';

type Name = Readonly<Record<Language, string>>;

/** Exemptions that have words of their own (VATEX, EN 16931 code lists); those the law prescribes stand as it writes them. */
const NAMES: Readonly<Record<string, Name>> = {
  'VATEX-EU-AE': { fr: 'Autoliquidation', en: 'Reverse charge' },
  'VATEX-EU-IC': {
    fr: 'Livraison intracommunautaire, art. 138 de la directive 2006/112/CE',
    en: 'Intra-Community supply, art. 138 of directive 2006/112/EC',
  },
  'VATEX-EU-G': {
    fr: 'Exportation, art. 146 de la directive 2006/112/CE',
    en: 'Export, art. 146 of directive 2006/112/EC',
  },
  'VATEX-EU-O': { fr: 'Hors champ de la TVA', en: 'Not subject to VAT' },
  'VATEX-EU-D': { fr: 'Régime particulier – Agences de voyages', en: 'Margin scheme – Travel agents' },
  'VATEX-EU-F': { fr: 'Régime particulier – Biens d’occasion', en: 'Margin scheme – Second-hand goods' },
  'VATEX-EU-I': { fr: 'Régime particulier – Objets d’art', en: 'Margin scheme – Works of art' },
  'VATEX-EU-J': {
    fr: 'Régime particulier – Objets de collection et d’antiquité',
    en: 'Margin scheme – Collector’s items and antiques',
  },
  'VATEX-FR-FRANCHISE': {
    fr: 'TVA non applicable, art. 293 B du CGI',
    en: 'VAT not applicable, art. 293 B of the French tax code (CGI)',
  },
  'VATEX-FR-CNWVAT': { fr: 'Avoir sans TVA', en: 'Credit note without VAT' },
  'VATEX-FR-AE': {
    fr: 'Autoliquidation, art. 283 du CGI',
    en: 'Reverse charge, art. 283 of the French tax code (CGI)',
  },
  'VATEX-FR-298SEXDECIESA': {
    fr: 'Art. 298 sexdecies A du CGI',
    en: 'Art. 298 sexdecies A of the French tax code (CGI)',
  },
};

/** What a seller established in France names instead: the article that carries the directive into French law. */
const FRENCH: Readonly<Record<string, Name>> = {
  'VATEX-EU-IC': {
    fr: 'Livraison intracommunautaire, art. 262 ter, I du CGI',
    en: 'Intra-Community supply, art. 262 ter, I of the French tax code (CGI)',
  },
  'VATEX-EU-G': {
    fr: 'Exportation, art. 262, I du CGI',
    en: 'Export, art. 262, I of the French tax code (CGI)',
  },
};

/** The exemption a category itself states; E has many. */
const OF_CATEGORY: Readonly<Record<string, string>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
};

/** `VATEX-FR-CGI261C-1`, `VATEX-EU-132-1I`: the article, its paragraph and the point of that. */
const CGI = /^VATEX-FR-CGI(\d+)([A-E])?(?:-(\d)(BIS)?)?$/;
const DIRECTIVE = /^VATEX-EU-(\d+)(?:-(\d)?(?:([A-Z])(A)?)?)?$/;

/** A VATEX code as the law that it names; null for a code of no list of ours. */
export function exemptionName(code: string, language: Language, inFrance: boolean): string | null {
  const named = (inFrance ? FRENCH[code] : undefined) ?? NAMES[code];
  return named?.[language] ?? articleOfCode(code, language) ?? articleOfDirective(code, language);
}

/** What the category says of itself, for a breakdown that gives no reason; null for none. */
export function exemptionOfCategory(category: string, language: Language, inFrance: boolean): string | null {
  const code = OF_CATEGORY[category];
  return code ? exemptionName(code, language, inFrance) : null;
}

/** `art. 261-4 du CGI`, `art. 261 D, 1° bis du CGI`: the article without a letter numbers its parts, the others their points. */
function articleOfCode(code: string, language: Language): string | null {
  const [, article, letter, part, bis] = CGI.exec(code) ?? [];
  if (!article) return null;
  const number = part && !letter ? [article, part].join('-') : article;
  const point = part && letter ? `, ${part}°${bis ? '\u00a0bis' : ''}` : '';
  const place = [number, letter].filter(Boolean).join('\u00a0') + point;
  const of = language === 'fr' ? 'du CGI' : 'of the French tax code (CGI)';
  return [`art.\u00a0${place}`, of].join(' ');
}

/** `art. 132, § 1, point i) de la directive 2006/112/CE`; a second letter is a point that was put in later. */
function articleOfDirective(code: string, language: Language): string | null {
  const [, article, paragraph, letter, later] = DIRECTIVE.exec(code) ?? [];
  if (!article) return null;
  const french = language === 'fr';
  const point = letter && letter.toLowerCase() + (later ? (french ? '\u00a0bis' : 'a') : '');
  const place = [
    `art.\u00a0${article}`,
    paragraph && `§\u00a0${paragraph}`,
    point && `point\u00a0${point})`,
  ].filter(Boolean);
  return [place.join(', '), french ? 'de la directive 2006/112/CE' : 'of directive 2006/112/EC'].join(' ');
}
