// The closed value lists of the contract.

import type { Bilingual, Language } from './languages.ts';
import type { OutputFormat } from './outputs.ts';

export { PROFILES, type ProducedProfile, type Profile } from './profiles.ts';
export { LANGUAGES, type Bilingual, type Language } from './languages.ts';
export { OUTPUTS, SYNTAXES, type OutputFormat } from './outputs.ts';
/** The formats of a rendered document. */
export const RENDER_FORMATS = ['pdf', 'html'] as const;
export const CHECKS = ['base', 'fr-ctc'] as const;
/** What a document may be judged by; the last lets rules of the State beyond the official Schematron decide, too (decision 51). */
export const VALIDATE_CHECKS = [...CHECKS, 'fr-ctc+etat'] as const;
export const VAT_CATEGORIES = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M', 'B'] as const;
export { TYPE_CODE_TITLES, TYPE_CODES, type TypeCode } from './type-codes.ts';
export const OPERATION_TYPES = ['goods', 'services', 'mixed'] as const;
/** Decision 6: the only severities that are emitted, although the contract's prose also says "error". */
export const SEVERITIES = ['fatal', 'warning', 'info'] as const;

/** What the pages of a PDF show of a value of its XML. */
export const PICTURE_VERDICTS = ['same', 'different', 'not_found'] as const;

/** What a received invoice is shown as. */
export const RECEIVED_VIEWS = ['html', 'none'] as const;
/** Whom a received invoice is addressed to, seen from its recipient. */
export const ADDRESSEE_VERDICTS = ['own', 'other_line', 'other', 'unknown'] as const;

export type ReceivedView = (typeof RECEIVED_VIEWS)[number];
export type AddresseeVerdict = (typeof ADDRESSEE_VERDICTS)[number];
export type RenderFormat = (typeof RENDER_FORMATS)[number];
export type PictureVerdict = (typeof PICTURE_VERDICTS)[number];
export type Check = (typeof CHECKS)[number];
export type ValidateCheck = (typeof VALIDATE_CHECKS)[number];
export type VatCategory = (typeof VAT_CATEGORIES)[number];
export type OperationType = (typeof OPERATION_TYPES)[number];
export type Severity = (typeof SEVERITIES)[number];

export const VAT_CATEGORY_LABELS: Readonly<Record<VatCategory, Bilingual>> = {
  S: { en: 'Standard rate', fr: 'Taux normal ou réduit' },
  Z: { en: 'Zero rate', fr: 'Taux zéro' },
  E: { en: 'Exempt', fr: 'Exonéré' },
  AE: { en: 'Reverse charge', fr: 'Autoliquidation' },
  K: { en: 'Intra-community supply', fr: 'Livraison intracommunautaire' },
  G: { en: 'Export', fr: 'Exportation' },
  O: { en: 'Outside VAT', fr: 'Hors champ de la TVA' },
  L: { en: 'Canary Islands', fr: 'Îles Canaries' },
  M: { en: 'Ceuta and Melilla', fr: 'Ceuta et Melilla' },
  B: { en: 'Split payment (Italy)', fr: 'Paiement scindé (Italie)' },
};

export const OPERATION_TYPE_LABELS: Readonly<Record<OperationType, Bilingual>> = {
  goods: { en: 'Goods', fr: 'Biens' },
  services: { en: 'Services', fr: 'Services' },
  mixed: { en: 'Goods and services', fr: 'Biens et services' },
};

export const OUTPUT_LABELS: Readonly<Record<OutputFormat, Bilingual>> = {
  'facturx-pdf': { en: 'Factur-X PDF', fr: 'PDF Factur-X' },
  'cii-xml': { en: 'CII XML', fr: 'XML CII' },
  'ubl-xml': { en: 'UBL XML', fr: 'XML UBL' },
};

export const LANGUAGE_LABELS: Readonly<Record<Language, Bilingual>> = {
  fr: { en: 'French', fr: 'Français' },
  en: { en: 'English', fr: 'Anglais' },
};

export const CHECK_LABELS: Readonly<Record<Check, Bilingual>> = {
  base: { en: 'EN 16931', fr: 'EN 16931' },
  'fr-ctc': { en: 'EN 16931 and French rules', fr: 'EN 16931 et règles françaises' },
};
