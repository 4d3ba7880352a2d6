import type { Language } from '@conforme/core/plugin';

type Name = readonly [fr: string, en: string];

/** Names of the units invoices use most (UN/ECE Recommendation 20 and 21); any other unit is shown by its code. */
const UNITS: Readonly<Record<string, Name>> = {
  C62: ['unité', 'unit'],
  H87: ['pièce', 'piece'],
  EA: ['unité', 'each'],
  NAR: ['article', 'article'],
  SET: ['lot', 'set'],
  PR: ['paire', 'pair'],
  LS: ['forfait', 'lump sum'],
  E48: ['prestation', 'service'],
  HUR: ['heure', 'hour'],
  MIN: ['min', 'min'],
  SEC: ['s', 's'],
  DAY: ['jour', 'day'],
  WEE: ['semaine', 'week'],
  MON: ['mois', 'month'],
  QAN: ['trimestre', 'quarter'],
  ANN: ['an', 'year'],
  KGM: ['kg', 'kg'],
  GRM: ['g', 'g'],
  TNE: ['t', 't'],
  MTR: ['m', 'm'],
  CMT: ['cm', 'cm'],
  MMT: ['mm', 'mm'],
  KMT: ['km', 'km'],
  MTK: ['m²', 'm²'],
  MTQ: ['m³', 'm³'],
  LTR: ['litre', 'litre'],
  MLT: ['ml', 'ml'],
  HLT: ['hl', 'hl'],
  KWH: ['kWh', 'kWh'],
  MWH: ['MWh', 'MWh'],
  KWT: ['kW', 'kW'],
  GB: ['Go', 'GB'],
  E34: ['Go', 'GB'],
  P1: ['%', '%'],
  XBX: ['carton', 'box'],
  XPK: ['paquet', 'package'],
  XPX: ['palette', 'pallet'],
  XBG: ['sac', 'bag'],
  XBO: ['bouteille', 'bottle'],
};

/** Words that take an s in the plural; the others are symbols or do not change. */
const PLURAL =
  /^(?:unité|pièce|article|lot|paire|litre|forfait|prestation|heure|jour|semaine|trimestre|an|carton|paquet|palette|sac|bouteille|unit|piece|set|pair|lump sum|service|hour|day|week|month|quarter|year|package|pallet|bag|bottle)$/;

/** A unit in words, in the number the quantity asks for: French counts 1.5 as singular, English does not. */
export function unitName(code: string, quantity: string, language: Language): string {
  const name = UNITS[code]?.[language === 'fr' ? 0 : 1];
  if (!name) return code;
  const size = quantity.replace(/^-/, '');
  const plural =
    language === 'fr'
      ? /^0*([2-9]|\d{2,}(?=\.|$))/.test(size.replace(/^0+(?=\d)/, ''))
      : !/^0*1(\.0*)?$/.test(size);
  if (!plural) return name;
  if (name === 'box') return 'boxes';
  return PLURAL.test(name) ? name + 's' : name;
}

/** Means of payment in words (UNTDID 4461). */
const MEANS: Readonly<Record<string, Name>> = {
  '10': ['Espèces', 'Cash'],
  '20': ['Chèque', 'Cheque'],
  '21': ['Traite bancaire', 'Banker’s draft'],
  '30': ['Virement', 'Credit transfer'],
  '31': ['Virement', 'Debit transfer'],
  '42': ['Virement sur compte bancaire', 'Payment to bank account'],
  '48': ['Carte bancaire', 'Bank card'],
  '49': ['Prélèvement', 'Direct debit'],
  '54': ['Carte de crédit', 'Credit card'],
  '55': ['Carte de débit', 'Debit card'],
  '57': ['Accord permanent', 'Standing agreement'],
  '58': ['Virement SEPA', 'SEPA credit transfer'],
  '59': ['Prélèvement SEPA', 'SEPA direct debit'],
  '60': ['Billet à ordre', 'Promissory note'],
  '68': ['Paiement en ligne', 'Online payment'],
  '97': ['Compensation', 'Clearing between partners'],
};

/** The code itself where it has no name. */
export function meansName(code: string, language: Language): string {
  return MEANS[code]?.[language === 'fr' ? 0 : 1] ?? code;
}

/** What a VAT category without a rate means to a reader (UNTDID 5305). */
const CATEGORIES: Readonly<Record<string, Name>> = {
  Z: ['Taux zéro', 'Zero rated'],
  E: ['Exonéré', 'Exempt'],
  AE: ['Autoliquidation', 'Reverse charge'],
  K: ['Livraison intracommunautaire', 'Intra-Community supply'],
  G: ['Exportation', 'Export'],
  O: ['Hors champ de la TVA', 'Not subject to VAT'],
  L: ['IGIC', 'IGIC'],
  M: ['IPSI', 'IPSI'],
  B: ['TVA scindée', 'Split payment'],
};

/** Null for the standard category, which its rate already explains. */
export function categoryName(code: string, language: Language): string | null {
  return CATEGORIES[code]?.[language === 'fr' ? 0 : 1] ?? null;
}

/** The same in the column of a table. */
const SHORT_CATEGORIES: Readonly<Record<string, Name>> = {
  K: ['Intra-UE', 'Intra-EU'],
  G: ['Export', 'Export'],
  O: ['Hors champ', 'No VAT'],
  B: ['Scindée', 'Split'],
};

/** Null for the standard category. */
export function shortCategoryName(code: string, language: Language): string | null {
  return SHORT_CATEGORIES[code]?.[language === 'fr' ? 0 : 1] ?? categoryName(code, language);
}

/** What makes VAT chargeable (UNTDID 2475, and 2005, by whose codes UBL says the same). */
const TAX_POINTS: Readonly<Record<string, Name>> = {
  '3': ['Émission de la facture', 'Issue of the invoice'],
  '5': ['Émission de la facture', 'Issue of the invoice'],
  '29': ['Livraison', 'Delivery'],
  '35': ['Livraison', 'Delivery'],
  '72': ['Encaissement', 'Payment'],
  '432': ['Encaissement', 'Payment'],
};

/** Null where the code has no name. */
export function taxPointName(code: string, language: Language): string | null {
  return TAX_POINTS[code]?.[language === 'fr' ? 0 : 1] ?? null;
}

/** Means of transport (UN/ECE Recommendation 19). */
const TRANSPORTS: Readonly<Record<string, Name>> = {
  '1': ['Mer', 'Sea'],
  '2': ['Rail', 'Rail'],
  '3': ['Route', 'Road'],
  '4': ['Air', 'Air'],
  '5': ['Poste', 'Mail'],
  '6': ['Multimodal', 'Multimodal'],
  '7': ['Installations fixes', 'Fixed installation'],
  '8': ['Voie navigable', 'Inland water'],
};

/** The code itself where it has no name. */
export function transportName(code: string, language: Language): string {
  return TRANSPORTS[code]?.[language === 'fr' ? 0 : 1] ?? code;
}

/** The register behind an identifier's scheme (ISO 6523), where it has a short well-known name. */
const SCHEMES: ReadonlyMap<string, string> = new Map([
  ['0002', 'SIREN'],
  ['0009', 'SIRET'],
  ['0060', 'DUNS'],
  ['0088', 'GLN'],
  ['0160', 'GTIN'],
  ['0208', 'BCE/KBO'],
]);

/** The name; null where it has none that people know. */
export function schemeName(code: string): string | null {
  return SCHEMES.get(code) ?? null;
}
