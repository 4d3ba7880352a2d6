// The closed value lists of the contract.

export { PROFILES, type ProducedProfile, type Profile } from './profiles.ts';
export const OUTPUTS = ['facturx-pdf', 'cii-xml', 'ubl-xml'] as const;
export const LANGUAGES = ['fr', 'en'] as const;
/** What a document is shown as. */
export const RENDER_FORMATS = ['pdf', 'html'] as const;
export const CHECKS = ['base', 'fr-ctc'] as const;
export const VAT_CATEGORIES = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M'] as const;
/** UNTDID 1001, as far as this service produces it: 261 self-billed credit note, 751 accounting information. */
export const TYPE_CODES = ['380', '381', '384', '386', '389', '261', '751'] as const;
export const OPERATION_TYPES = ['goods', 'services', 'mixed'] as const;
/** Decision 6: the only severities that are emitted, although the contract's prose also says "error". */
export const SEVERITIES = ['fatal', 'warning', 'info'] as const;

export type OutputFormat = (typeof OUTPUTS)[number];
export type Language = (typeof LANGUAGES)[number];
/** A sentence for whoever reads it; both say the same. */
export type Bilingual = Readonly<Record<Language, string>>;
export type RenderFormat = (typeof RENDER_FORMATS)[number];
export type Check = (typeof CHECKS)[number];
export type VatCategory = (typeof VAT_CATEGORIES)[number];
export type TypeCode = (typeof TYPE_CODES)[number];
export type OperationType = (typeof OPERATION_TYPES)[number];
export type Severity = (typeof SEVERITIES)[number];
