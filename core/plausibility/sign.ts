import { comma, read } from './decimals.ts';
import type { Doubt, Doubtful } from './doubt.ts';

/** Invoices, each with the credit note that takes one of its kind back (UNTDID 1001). */
const CREDIT_NOTE_OF: Readonly<Record<string, string>> = { 380: '381', 386: '503', 389: '261', 393: '396' };

/** An invoice that takes everything back, line by line: what a credit note is for, whose amounts have no minus sign. */
export function signDoubts({ type_code: type, lines, charges, totals }: Doubtful): readonly Doubt[] {
  const credit = CREDIT_NOTE_OF[type ?? ''];
  const isNegative = (amount: string | null): boolean => (read(amount)?.sign ?? 0) < 0;
  if (credit === undefined || lines.length === 0) return [];
  if (!lines.every(({ quantity }) => isNegative(quantity))) return [];
  const total = totals?.tax_inclusive ?? null;
  // Of a request without totals, only a charge could turn their sign.
  if (total === null ? charges.length > 0 : !isNegative(total)) return [];
  return [
    {
      rule: 'PLAUSIBLE-SIGN',
      terms: ['BT-3', 'BT-129'],
      pointer: '/invoice/type_code',
      message: {
        en: `The document is an invoice (BT-3: ${type}), but all its quantities are negative${total === null ? '' : `, and its total is ${total}`}.`,
        fr: `Le document est une facture (BT-3 : ${type}), mais toutes ses quantités sont négatives${total === null ? '' : `, et son total est ${comma(total)}`}.`,
      },
      fix: {
        en: `If a credit note is meant, give the type ${credit} (BT-3), quantities without the minus sign, and the invoice it is about (BT-25).`,
        fr: `S'il s'agit d'un avoir, indiquez le type ${credit} (BT-3), des quantités sans le signe moins, et la facture concernée (BT-25).`,
      },
    },
  ];
}
