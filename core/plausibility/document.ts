import { Decimal } from '@conforme/engine/decimal';
import { isDay } from '@conforme/proto/schema/values';
import { isCreditNote } from '../invoice/index.ts';
import { inFrench } from './days.ts';
import type { Doubt, Doubtful, Knowledge } from './doubt.ts';

const YEARS_BACK = 10;
const YEARS_AHEAD = 1;
const YEARS_TO_PAY = 2;

/** Days far off, or none to pay on. */
export function documentDoubts(invoice: Doubtful, { today }: Knowledge): readonly Doubt[] {
  const [issued, due] = [dayOf(invoice.issue_date), dayOf(invoice.due_date)];
  return [
    ...(issued && (issued < moved(today, -YEARS_BACK) || issued > moved(today, YEARS_AHEAD))
      ? [farOff('issue_date', 'BT-2', issued)]
      : []),
    ...(issued && due && due > moved(issued, YEARS_TO_PAY) ? [farOff('due_date', 'BT-9', due)] : []),
    ...(invoice.due_date === null && isOwed(invoice) && !hasTerms(invoice) ? [NO_DAY] : []),
  ];
}

/** Documents may hold 05/10/2026, of which the schema and the rules say that it is no day: it compares with none. */
const dayOf = (text: string | null): string | null => (text !== null && isDay(text) ? text : null);

/** Of an invoice whose totals are not given, nothing says that it is not. */
function isOwed(invoice: Doubtful): boolean {
  const { type_code: type, business_process: process, totals, prepaid_amount: prepaid } = invoice;
  const isPaid = ('already_paid' in invoice && invoice.already_paid) || /^[BSM]2$/.test(process ?? '');
  if (isPaid || prepaid !== null || (type !== null && isCreditNote(type))) return false;
  const owed = totals?.amount_due == null ? null : Decimal.parse(totals.amount_due);
  return owed === null || owed.compare(Decimal.zero) > 0;
}

function hasTerms(invoice: Doubtful): boolean {
  const { payment_terms: terms, payment, payment_terms_details: details } = invoice;
  return Boolean(terms ?? payment?.terms ?? details) || invoice.further_payment_terms.length > 0;
}

/** EN 16931-1 asks for one of the two (BR-CO-25); the official rules for EN 16931 leave it out. */
const NO_DAY: Doubt = {
  rule: 'PLAUSIBLE-DUE-DATE',
  terms: ['BT-9', 'BT-20'],
  pointer: '/invoice/due_date',
  message: {
    en: 'The invoice is to be paid, but names neither a due date (BT-9) nor payment terms (BT-20).',
    fr: "La facture est à payer, mais n'indique ni échéance (BT-9) ni conditions de paiement (BT-20).",
  },
  fix: {
    en: 'Give the due date (BT-9), or the payment terms in words (BT-20).',
    fr: "Indiquez l'échéance (BT-9), ou les conditions de paiement en toutes lettres (BT-20).",
  },
};

/** The same day of another year; days are compared as texts, so the 29 of February may stay. */
function moved(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}

function farOff(field: string, term: string, day: string): Doubt {
  return {
    rule: 'PLAUSIBLE-DATE',
    terms: [term],
    pointer: `/invoice/${field}`,
    message: {
      en: `The day ${day} (${term}) is far off.`,
      fr: `La date ${inFrench(day)} (${term}) est très éloignée.`,
    },
    fix: { en: 'Check the year.', fr: "Vérifiez l'année." },
  };
}
