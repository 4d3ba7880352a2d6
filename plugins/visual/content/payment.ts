import type { CompleteInvoice } from '@conforme/core/invoice';
import { meansName } from './codes.ts';
import { modulesOf, transferOf, type Transfer } from './transfer.ts';
import { present, type Fact, type Voice } from './voice.ts';

/** The code of EPC069-12 that fills in the transfer. */
export interface TransferCode {
  /** Dark squares, row by row. */
  readonly modules: readonly (readonly boolean[])[];
  readonly caption: string;
  /** Everything the code says, for those who cannot scan it. */
  readonly alt: string;
}

/** How to pay (BG-16 to BG-19). */
export interface Payment {
  readonly heading: string;
  readonly facts: readonly Fact[];
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
  return voice.invoice.further_payments.map((means, i) => ({
    heading: [voice.words.payment, i + 2].join('\u00a0'),
    facts: meansFacts(voice, means),
    code: null,
  }));
}

function paymentFacts(voice: Voice): Fact[] {
  const { invoice, words } = voice;
  const { payment } = invoice;
  if (!payment) return [];
  const terms = termsOf(invoice);
  return [...meansFacts(voice, payment), ...present([[words.terms, terms && isShort(terms) ? terms : null]])];
}

/** The number of a card is drawn as it is given: at most its first six and last four digits (BT-87). */
function meansFacts({ words, format, label }: Voice, payment: Means): Fact[] {
  return present([
    [
      words.means,
      payment.means_text ?? (payment.means_code && meansName(payment.means_code, format.language)),
    ],
    ['IBAN', payment.iban && inFours(payment.iban)],
    [label('payment.account_id'), payment.account_id],
    ['BIC', payment.bic],
    [words.accountName, payment.account_name],
    [label('payment.card.account_number'), payment.card?.account_number],
    [label('payment.card.holder'), payment.card?.holder],
    [words.remittance, payment.remittance_information],
    [words.mandate, payment.mandate_reference],
    [words.creditor, payment.creditor_reference_id],
    [words.debited, payment.debited_iban && inFours(payment.debited_iban)],
    [label('payment.debited_bic'), payment.debited_bic],
    [label('payment.debited_account_name'), payment.debited_account_name],
  ]);
}

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
