import { isCreditNote, type CompleteInvoice } from '@conforme/core/invoice';
import type { Words } from './words.ts';

type Kind = Pick<CompleteInvoice, 'type_code' | 'totals'>;

/** True when the buyer is asked to pay: an invoice, not a credit note, with something above zero still due (BT-115). */
export function asksForMoney({ type_code, totals }: Kind): boolean {
  return !isCreditNote(type_code) && /^\+?(?=.*[1-9])\d/.test(totals.amount_due);
}

/** What the amount due (BT-115) is called: a credit note is not paid, nor an invoice that came out negative. */
export function dueLabel({ type_code, totals }: Kind, words: Words): string {
  if (isCreditNote(type_code)) return words.amountCredited;
  return totals.amount_due.startsWith('-') ? words.creditBalance : words.amountDue;
}
