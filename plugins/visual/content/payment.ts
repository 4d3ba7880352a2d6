import type { CompleteInvoice } from '@conforme/core/invoice';
import { meansName } from './codes.ts';
import { asksForMoney } from './kind.ts';
import { modulesOf, transferOf, type Transfer } from './transfer.ts';
import { goingOn, joined, present, type Fact, type Possible, type Voice } from './voice.ts';

/** The code of EPC069-12 that fills in the transfer. */
export interface TransferCode {
  /** Dark squares, row by row. */
  readonly modules: readonly (readonly boolean[])[];
  readonly caption: string;
  /** Everything the code says, for those who cannot scan it. */
  readonly alt: string;
}

/** A label, what it says, and what else belongs on the same line. */
export interface PaymentFact {
  readonly label: string;
  readonly value: string;
  /** What the payer copies stands out. */
  readonly strong: boolean;
  readonly more: string | null;
}

/** How to pay (BG-16 to BG-19). */
export interface Payment {
  readonly heading: string;
  readonly facts: readonly PaymentFact[];
  readonly code: TransferCode | null;
}

type Means = CompleteInvoice['further_payments'][number] | NonNullable<CompleteInvoice['payment']>;

/** How the invoice is to be paid (BG-16), with the code for banking apps where one can be exact. */
export function paymentOf(voice: Voice): Payment {
  const transfer = transferOf(voice.invoice);
  return {
    heading: voice.words.payment,
    facts: paymentFacts(voice),
    code: transfer && {
      modules: modulesOf(transfer),
      caption: voice.words.scan,
      alt: altOf(voice, transfer),
    },
  };
}

function altOf({ words, format }: Voice, { name, iban, amount, remittance }: Transfer): string {
  const spoken = [format.money(amount, 'EUR'), name, inFours(iban), remittance].join(', ');
  return words.transferCode + words.colon + spoken;
}

/** Every further account and means of payment. */
export function furtherPaymentsOf(voice: Voice): Payment[] {
  return voice.invoice.further_payments.map((means, i) => {
    const heading = [voice.words.payment, i + 2].join('\u00a0');
    return { heading, facts: meansFacts(voice, means, heading, []), code: null };
  });
}

/** `Virement · Paiement à 30 jours · au plus tard le 4 novembre 2026`, then where to and what to quote. */
function paymentFacts(voice: Voice): PaymentFact[] {
  const { invoice, words, format } = voice;
  const { payment, due_date: due } = invoice;
  const terms = termsOf(invoice);
  const short = terms && isShort(terms) ? terms : null;
  if (!payment) return [];
  // What is collected is collected on that day, what is transferred may come before.
  const day = /^[45]9$/.test(payment.means_code ?? '') ? words.on : words.by;
  const by = due && asksForMoney(invoice) ? [day, format.date(due)].join(' ') : null;
  return meansFacts(voice, payment, words.payment, [by && short ? goingOn(short) : short, by]);
}

/** The number of a card is drawn as it is given: at most its first six and last four digits (BT-87). */
function meansFacts(
  { invoice, words, format, label }: Voice,
  payment: Means,
  heading: string,
  terms: readonly (string | null)[],
): PaymentFact[] {
  const means = payment.means_text ?? (payment.means_code && meansName(payment.means_code, format.language));
  const bic = payment.bic && ['BIC', payment.bic].join('\u00a0');
  const facts: Possible[] = [
    [label('payment.account_id'), payment.account_id],
    ['BIC', payment.iban ? null : payment.bic],
    [words.accountName, payment.account_name === invoice.seller.name ? null : payment.account_name],
    [label('payment.card.account_number'), payment.card?.account_number],
    [label('payment.card.holder'), payment.card?.holder],
    [words.remittance, payment.remittance_information],
    [words.mandate, payment.mandate_reference],
    [words.creditor, payment.creditor_reference_id],
    [words.debited, payment.debited_iban && inFours(payment.debited_iban)],
    [label('payment.debited_bic'), payment.debited_bic],
    [label('payment.debited_account_name'), payment.debited_account_name],
  ];
  const plain = (fact: Fact): PaymentFact => ({ label: fact[0], value: fact[1], strong: false, more: null });
  return [
    ...present([[heading, joined([isSaid(means, terms[0]) ? null : means, ...terms])]]).map(plain),
    ...present([['IBAN', payment.iban && inFours(payment.iban)]]).map((fact) => ({
      ...plain(fact),
      strong: true,
      more: bic,
    })),
    ...present(facts).map(plain),
  ];
}

/** `Prélèvement SEPA à 30 jours` says the means itself. */
const isSaid = (means: string | null, terms: string | null | undefined): boolean =>
  means !== null && terms?.toLowerCase().startsWith(means.toLowerCase()) === true;

/** The terms (BT-20) that found no room among the facts. */
export function longTerms({ invoice }: Voice): string | null {
  const terms = termsOf(invoice);
  return invoice.payment && terms && isShort(terms) ? null : terms;
}

function termsOf(invoice: CompleteInvoice): string | null {
  return invoice.payment_terms ?? invoice.payment?.terms ?? null;
}

const isShort = (terms: string): boolean => terms.length <= 80;

/** ISO 13616: on paper an IBAN is printed in groups of four. */
function inFours(iban: string): string {
  return iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1\u00a0');
}
