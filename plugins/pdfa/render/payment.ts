import { meansName } from './codes.ts';
import { CONTENT, drawLines, leading, MARGIN, type Draft } from './draft.ts';
import { present, stackFacts, type Fact } from './facts.ts';

const PAD = 10;
const COLUMN = (CONTENT - 3 * PAD) / 2;

/** How to pay (BG-16 to BG-19) and on what terms (BT-20), in one panel of two columns. */
export function drawPayment(draft: Draft): void {
  const facts = paymentFacts(draft);
  if (facts.length === 0) return;
  const half = balance(draft, facts);
  const columns = [facts.slice(0, half), facts.slice(half)];
  const heights = columns.map((column) => stackFacts(draft, column, 0, 0, COLUMN, false));
  const head = leading(draft.label) + 6;
  const height = Math.max(...heights) + head + 2 * PAD - 4;
  // Terms may run over pages; a panel may not, so such terms are set as running text by the caller.
  draft.need(height);
  draft.sheet.box(MARGIN, draft.y, CONTENT, height, draft.palette.tint);
  const top = draft.y + PAD;
  draft.sheet.element('H2', () => drawLines(draft, [draft.words.payment], MARGIN + PAD, top, { ...draft.label, size: 9 }));
  columns.forEach((column, i) => stackFacts(draft, column, MARGIN + PAD + i * (COLUMN + PAD), top + head, COLUMN, true));
  draft.y += height + 16;
}

/** How many facts the first column takes so that both are about as high. */
function balance(draft: Draft, facts: readonly Fact[]): number {
  const heights = facts.map((fact) => stackFacts(draft, [fact], 0, 0, COLUMN, false));
  const total = heights.reduce((sum, height) => sum + height, 0);
  let height = 0;
  const half = heights.findIndex((own) => (height += own) >= total / 2);
  return half + 1;
}

/** Terms longer than this are set below the panel, where they can run over pages. */
const LONG_TERMS = 600;

export function termsOf(draft: Draft): string | null {
  return draft.invoice.payment_terms ?? draft.invoice.payment?.terms ?? null;
}

export function longTerms(draft: Draft): string | null {
  const terms = termsOf(draft);
  return terms && terms.length > LONG_TERMS ? terms : null;
}

function paymentFacts(draft: Draft): Fact[] {
  const { invoice, words, format } = draft;
  const payment = invoice.payment;
  const means = payment && (payment.means_text ?? meansName(payment.means_code, format.language));
  return present([
    [words.means, means],
    ['IBAN', payment?.iban && inFours(payment.iban)],
    ['BIC', payment?.bic],
    [words.accountName, payment?.account_name],
    [words.remittance, payment?.remittance_information],
    [words.mandate, payment?.mandate_reference],
    [words.creditor, payment?.creditor_reference_id],
    [words.debited, payment?.debited_iban && inFours(payment.debited_iban)],
    [words.due, invoice.due_date && format.date(invoice.due_date)],
    [words.terms, longTerms(draft) ? null : termsOf(draft)],
  ]);
}

/** ISO 13616: on paper an IBAN is printed in groups of four. */
function inFours(iban: string): string {
  return iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1\u00a0');
}
