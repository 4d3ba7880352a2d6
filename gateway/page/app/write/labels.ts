import { language } from '../language/words.ts';
import { CHOICES_FR, FIELDS_FR } from './labels-fr.ts';
import type { Field } from './schema.ts';

/** Parts of names that are not written like words. */
const WRITTEN: Readonly<Record<string, string>> = {
  vat: 'VAT',
  id: 'ID',
  iban: 'IBAN',
  bic: 'BIC',
  siren: 'SIREN',
  siret: 'SIRET',
  url: 'URL',
  line1: 'Address line 1',
  line2: 'Address line 2',
  line3: 'Address line 3',
  bank: 'bank',
};

const CHOICES_EN: Readonly<Record<string, string>> = {
  '380': 'Invoice',
  '381': 'Credit note',
  '384': 'Corrected invoice',
  '386': 'Prepayment invoice',
  '389': 'Self-billed invoice',
  '261': 'Self-billed credit note',
  '751': 'For accounting only',
  S: 'Standard rate',
  Z: 'Zero rate',
  E: 'Exempt',
  AE: 'Reverse charge',
  K: 'Intra-community supply',
  G: 'Export',
  O: 'Outside VAT',
  L: 'Canary Islands',
  M: 'Ceuta and Melilla',
  goods: 'Goods',
  services: 'Services',
  mixed: 'Goods and services',
  'facturx-pdf': 'Factur-X PDF',
  'cii-xml': 'CII XML',
  'ubl-xml': 'UBL XML',
  fr: 'French',
  en: 'English',
  base: 'EN 16931',
  'fr-ctc': 'EN 16931 and French rules',
};

/** `purchase_order_reference` → Purchase order reference. */
export function spelled(name: string): string {
  const words = name.split('_').map((word) => WRITTEN[word] ?? word);
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function labelOf(name: string): string {
  return language === 'fr' ? (FIELDS_FR[name]?.[0] ?? spelled(name)) : spelled(name);
}

/** The schema describes its fields in English; in French a field says less rather than in another language. */
export function helpOf({ name, help }: Pick<Field, 'name' | 'help'>): string {
  return language === 'fr' ? (FIELDS_FR[name]?.[1] ?? '') : help.replaceAll('`', '');
}

export function choiceLabel(value: string): string {
  const label = (language === 'fr' ? CHOICES_FR : CHOICES_EN)[value];
  if (label === undefined) return value;
  return /^[A-Z\d]+$/.test(value) ? `${value} · ${label}` : label;
}

/** Shown without being asked for: what most invoices hold. Everything else is one choice away. */
const OF_THE_INVOICE = 'due_date type_code operation_type purchase_order_reference payment_terms currency';
const OF_PARTIES = 'siren vat_id siret line1 postal_code city country';
const OF_LINES = 'unit_code vat_category vat_rate reason subject_code';
const OF_THE_REST = 'means_code iban actual_date profile output language check';

export const USUAL: ReadonlySet<string> = new Set([
  ...OF_THE_INVOICE.split(' ').map((name) => `/invoice/${name}`),
  ...[OF_PARTIES, OF_LINES, OF_THE_REST].join(' ').split(' '),
]);

export function isUsual(pointer: string, name: string): boolean {
  return USUAL.has(pointer) || (!/^\/invoice\/[^/]+$/.test(pointer) && USUAL.has(name));
}
