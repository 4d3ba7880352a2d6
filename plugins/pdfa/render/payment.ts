import type { CompleteInvoice } from '@conforme/core/invoice';
import { meansName } from './codes.ts';
import type { Draft } from './draft.ts';
import { drawPanel, present, type Fact } from './facts.ts';

/** How to pay (BG-16 to BG-19). */
export function drawPayment(draft: Draft): void {
  drawPanel(draft, paymentFacts(draft), [0.3, 0.4, 0.3], draft.words.payment);
}

function paymentFacts(draft: Draft): Fact[] {
  const { invoice, words, format } = draft;
  const payment = invoice.payment;
  if (!payment) return [];
  const terms = termsOf(invoice);
  return present([
    [words.means, payment.means_text ?? meansName(payment.means_code, format.language)],
    ['IBAN', payment.iban && inFours(payment.iban)],
    ['BIC', payment.bic],
    [words.accountName, payment.account_name],
    [words.remittance, payment.remittance_information],
    [words.mandate, payment.mandate_reference],
    [words.creditor, payment.creditor_reference_id],
    [words.debited, payment.debited_iban && inFours(payment.debited_iban)],
    [words.terms, terms && isShort(terms) ? terms : null],
  ]);
}

export function termsOf(invoice: CompleteInvoice): string | null {
  return invoice.payment_terms ?? invoice.payment?.terms ?? null;
}

/** Terms that find room among the facts; longer ones are set as running text. */
export function isShort(terms: string): boolean {
  return terms.length <= 80;
}

/** ISO 13616: on paper an IBAN is printed in groups of four. */
function inFours(iban: string): string {
  return iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1\u00a0');
}
