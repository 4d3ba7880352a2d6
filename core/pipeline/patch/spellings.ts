// What people write for a code, in small letters, where it can mean no other code of the list.

import { REASON_NAMES } from '../../status/reason-names.ts';
import { TYPE_CODE_TITLES, VAT_CATEGORY_LABELS } from '@conforme/proto/schema/choices';
import type { Labels } from '@conforme/proto/schema/local-forms';
import type { Named } from '@conforme/proto/schema/local-names';
import { UNIT_WORDS } from '@conforme/proto/schema/unit-words';

/** Rule of a code list → its list, and what is written for its codes besides them. */
export interface CodeList {
  readonly list: string;
  readonly spellings?: Readonly<Record<string, string>>;
  /** What requests call its codes; other words for them stand beside these names. */
  readonly choices?: Labels;
  /** What its codes are the codes of, where the runtime knows the names. */
  readonly named?: Named;
}

const COUNTRIES = { uk: 'GB', el: 'GR' };

const SCHEMES = { siren: '0002', siret: '0009', duns: '0060', gln: '0088', ean: '0160', gtin: '0160' };

const ADDRESSES = { siren: '0225', email: 'EM', mail: 'EM', gln: '0088', duns: '0060', siret: '0009' };

const MEANS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    10: ['espèces', 'especes', 'cash'],
    20: ['chèque', 'cheque', 'check'],
    30: ['virement', 'virement bancaire', 'credit transfer', 'bank transfer', 'wire transfer'],
    48: ['carte', 'carte bancaire', 'carte bleue', 'cb', 'card', 'bank card'],
    49: ['prélèvement', 'prelevement', 'direct debit'],
    58: ['virement sepa', 'sepa credit transfer', 'sct'],
    59: ['prélèvement sepa', 'prelevement sepa', 'sepa direct debit', 'sdd'],
  }).flatMap(([code, words]) => words.map((word) => [word, code])),
);

/** Reasons for an exemption by the article of the French tax code that invoices name, where it has one code. */
const ARTICLES: Readonly<Record<string, readonly string[]>> = {
  'VATEX-FR-FRANCHISE': ['293b', '293 b', '293-b'],
  'VATEX-EU-IC': ['262 ter', '262 ter i', '262 ter-i'],
  'VATEX-EU-G': ['262 i', '262-i'],
  'VATEX-EU-AE': ['283-2 nonies', '283, 2 nonies', '283 2 nonies', '283-2'],
};

/** Their other names. */
const REASON_WORDS = {
  franchise: 'VATEX-FR-FRANCHISE',
  'franchise en base': 'VATEX-FR-FRANCHISE',
  autoliquidation: 'VATEX-EU-AE',
  'reverse charge': 'VATEX-EU-AE',
  export: 'VATEX-EU-G',
  exportation: 'VATEX-EU-G',
  débours: 'VATEX-EU-79-C',
  debours: 'VATEX-EU-79-C',
};

const inCode = (article: string): readonly string[] =>
  [
    '',
    'art. ',
    'art ',
    'article ',
    'vatex-fr-',
    'tva non applicable, art. ',
    'tva non applicable, article ',
  ].flatMap((before) => ['', ' cgi', ' du cgi'].map((behind) => `${before}${article}${behind}`));

const REASONS: Readonly<Record<string, string>> = {
  ...REASON_WORDS,
  ...Object.fromEntries(
    Object.entries(ARTICLES).flatMap(([code, articles]) =>
      articles.flatMap(inCode).map((text) => [text, code]),
    ),
  ),
};

export const CODE_LISTS: Readonly<Record<string, CodeList>> = {
  'BR-CL-01': { list: 'untdid-1001', choices: TYPE_CODE_TITLES },
  'BR-CL-03': { list: 'iso-4217', named: 'currency' },
  'BR-CL-04': { list: 'iso-4217', named: 'currency' },
  'BR-CL-05': { list: 'iso-4217', named: 'currency' },
  'BR-CL-07': { list: 'untdid-1153' },
  'BR-CL-08': { list: 'untdid-4451' },
  'BR-CL-10': { list: 'iso-6523', spellings: SCHEMES },
  'BR-CL-11': { list: 'iso-6523', spellings: SCHEMES },
  'BR-CL-13': { list: 'untdid-7143' },
  'BR-CL-14': { list: 'iso-3166-1', spellings: COUNTRIES, named: 'country' },
  'BR-CL-15': { list: 'iso-3166-1', spellings: COUNTRIES, named: 'country' },
  'BR-CL-16': { list: 'untdid-4461', spellings: MEANS },
  'BR-CL-17': { list: 'untdid-5305', choices: VAT_CATEGORY_LABELS },
  'BR-CL-18': { list: 'untdid-5305', choices: VAT_CATEGORY_LABELS },
  'BR-CL-19': { list: 'untdid-5189' },
  'BR-CL-20': { list: 'untdid-7161' },
  'BR-CL-21': { list: 'iso-6523', spellings: SCHEMES },
  'BR-CL-22': { list: 'vatex', spellings: REASONS },
  'BR-CL-23': { list: 'unece-rec20-rec21', spellings: UNIT_WORDS },
  'BR-CL-24': { list: 'mime' },
  'BR-CL-25': { list: 'eas', spellings: ADDRESSES },
  'BR-CL-26': { list: 'iso-6523', spellings: SCHEMES },
  'BR-FR-04_BT-3': { list: 'untdid-1001', choices: TYPE_CODE_TITLES },
  'BR-FR-08_BT-23': { list: 'fr-billing-framework' },
  'BR-FR-CDV-CL-09_MDT-113': { list: 'fr-cdv-reason', choices: REASON_NAMES },
};

/** The lists that rules of Factur-X ask at every place a code stands, by the name their tests give them. */
export const FACTURX_LISTS: Readonly<Record<string, CodeList>> = {
  'iso-3166-1': { list: 'iso-3166-1', spellings: COUNTRIES, named: 'country' },
  'iso-4217-facturx': { list: 'iso-4217-facturx', named: 'currency' },
  'iso-6523': { list: 'iso-6523', spellings: SCHEMES },
  'party-scheme': { list: 'iso-6523-facturx', spellings: SCHEMES },
  'eas-facturx': { list: 'eas-facturx', spellings: ADDRESSES },
  'unece-rec20-rec21': { list: 'unece-rec20-rec21', spellings: UNIT_WORDS },
  'untdid-1153': { list: 'untdid-1153' },
  'untdid-4451': { list: 'untdid-4451' },
  'untdid-4461': { list: 'untdid-4461', spellings: MEANS },
  'untdid-5189': { list: 'untdid-5189' },
  'untdid-7161': { list: 'untdid-7161' },
  vatex: { list: 'vatex', spellings: REASONS },
};

/** The rules of Factur-X on values, which are numbered among all others. */
export const isOfFacturx = (rule: string | null): boolean => rule !== null && /^FX-\d+$/.test(rule);

const ASKS = /^not\(string\((\.|@\w+)\)\) or \1 = \$([\w-]+)$/;

/** The rule of a finding, and what it asserts. */
export interface Asserted {
  readonly rule: string | null;
  readonly test?: string | null | undefined;
}

/** The list that a rule asks; null for a rule on something else. */
export function codeListOf({ rule, test }: Asserted): CodeList | null {
  if (rule === null) return null;
  const known = CODE_LISTS[rule];
  if (known) return known;
  const named = isOfFacturx(rule) ? ASKS.exec(test ?? '')?.[2] : undefined;
  return (named === undefined ? undefined : FACTURX_LISTS[named]) ?? null;
}
