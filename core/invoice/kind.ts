import type { Language } from '@conforme/proto/schema';

/** The credit notes among the invoice types (UNTDID 1001 as EN 16931 restricts it, BT-3). */
const CREDIT_NOTES: ReadonlySet<string> = new Set([
  '81',
  '83',
  '261',
  '262',
  '296',
  '308',
  '381',
  '396',
  '420',
  '458',
  '502',
  '503',
  '532',
]);

/** True for a document that takes back what was invoiced: its amounts are owed to the buyer. */
export function isCreditNote(typeCode: string): boolean {
  return CREDIT_NOTES.has(typeCode);
}

const INVOICE = { fr: 'Facture', en: 'Invoice' };
const CREDIT_NOTE = { fr: 'Avoir', en: 'Credit note' };

/** Document titles by UNTDID 1001 type code (BT-3). */
const TITLES: ReadonlyMap<string, Readonly<Record<Language, string>>> = new Map([
  ['380', INVOICE],
  ['381', CREDIT_NOTE],
  ['384', { fr: 'Facture rectificative', en: 'Corrected invoice' }],
  ['386', { fr: "Facture d'acompte", en: 'Prepayment invoice' }],
  ['389', { fr: 'Autofacture', en: 'Self-billed invoice' }],
  ['261', { fr: 'Avoir d’autofacturation', en: 'Self-billed credit note' }],
  ['751', { fr: 'Facture pour comptabilisation', en: 'Invoice for accounting purposes' }],
]);

/** The title of a document; a code without a title of its own is still an invoice or a credit note. */
export function titleOf(typeCode: string, language: Language): string {
  return (TITLES.get(typeCode) ?? (isCreditNote(typeCode) ? CREDIT_NOTE : INVOICE))[language];
}
