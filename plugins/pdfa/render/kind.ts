import type { CompleteInvoice } from '@conforme/core/invoice';
import type { Words } from './words.ts';

/** The credit notes among the invoice types (UNTDID 1001 as EN 16931 restricts it, BT-3). */
export const CREDIT_NOTES: ReadonlySet<string> = new Set([
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

type Kind = Pick<CompleteInvoice, 'type_code' | 'totals'>;

/** True when the buyer is asked to pay: an invoice, not a credit note, with something above zero still due (BT-115). */
export function asksForMoney({ type_code, totals }: Kind): boolean {
  return !CREDIT_NOTES.has(type_code) && /^\+?(?=.*[1-9])\d/.test(totals.amount_due);
}

/** What the amount due (BT-115) is called: nobody pays a credit note, nor an invoice that came out negative. */
export function dueLabel({ type_code, totals }: Kind, words: Words): string {
  if (CREDIT_NOTES.has(type_code)) return words.amountCredited;
  return totals.amount_due.startsWith('-') ? words.creditBalance : words.amountDue;
}
