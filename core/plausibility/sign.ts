import { isCreditNote } from '../invoice/index.ts';
import { comma, read } from './decimals.ts';
import type { Doubt, Doubtful } from './doubt.ts';

/** Invoices, each with the credit note that takes one of its kind back (UNTDID 1001). */
const CREDIT_NOTE_OF: Readonly<Record<string, string>> = { 380: '381', 386: '503', 389: '261', 393: '396' };

const isNegative = (amount: string | null): boolean => (read(amount)?.sign ?? 0) < 0;

/**
 * An invoice that takes everything back, line by line: what a credit note is for, whose amounts have no minus sign. With one, it takes
 * back twice, and is owed to the seller.
 */
export function signDoubts({ type_code: type, lines, charges, totals }: Doubtful): readonly Doubt[] {
  if (type === null || lines.length === 0) return [];
  if (!lines.every(({ quantity }) => isNegative(quantity))) return [];
  const total = totals?.tax_inclusive ?? null;
  // Of a request without totals, only a charge could turn their sign.
  if (total === null ? charges.length > 0 : !isNegative(total)) return [];
  if (isCreditNote(type)) return [creditNote(type, total)];
  const credit = CREDIT_NOTE_OF[type];
  return credit === undefined ? [] : [invoice(type, credit, total)];
}

function invoice(type: string, credit: string, total: string | null): Doubt {
  return {
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
  };
}

function creditNote(type: string, total: string | null): Doubt {
  return {
    rule: 'PLAUSIBLE-SIGN',
    terms: ['BT-129'],
    pointer: '/invoice/lines/0/quantity',
    message: {
      en: `The document is a credit note (BT-3: ${type}), but all its quantities are negative${total === null ? '' : `, and its total is ${total}`}: it would be owed to the seller.`,
      fr: `Le document est un avoir (BT-3\u00a0: ${type}), mais toutes ses quantités sont négatives${total === null ? '' : `, et son total est ${comma(total)}`}\u00a0: il serait dû au vendeur.`,
    },
    fix: {
      en: 'Write the quantities of a credit note (BT-129) without the minus sign: its type takes them back.',
      fr: "Écrivez les quantités d'un avoir (BT-129) sans le signe moins\u00a0: son type les reprend déjà.",
    },
  };
}
