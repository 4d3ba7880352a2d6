import { TYPE_CODE_TITLES, TYPE_CODES, type Language } from '@conforme/proto/schema/choices';

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

/** The title of a document; a code of no list of ours is still an invoice. */
export function titleOf(typeCode: string, language: Language): string {
  const code = TYPE_CODES.find((known) => known === typeCode) ?? '380';
  return TYPE_CODE_TITLES[code][language];
}
