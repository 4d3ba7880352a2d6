import type { CompleteInvoice } from '@conforme/core/invoice';
import { partyLine } from './party.ts';
import { joined, labelled, quantityText, type Possible, type Voice } from './voice.ts';

type Details = NonNullable<CompleteInvoice['payment_terms_details']>;
type Condition = NonNullable<Details['discount']>;
type FurtherTerms = CompleteInvoice['further_payment_terms'][number];

/** The payment terms in figures, a paragraph each. */
export function termsInFigures(voice: Voice): string[] {
  const { payment_terms_details: details } = voice.invoice;
  if (!details) return [];
  return figures(voice, details)
    .map((fact) => labelled(voice, [fact]))
    .filter((text) => text !== '');
}

/** Terms of further instalments, a paragraph each. */
export function furtherTerms(voice: Voice): string[] {
  return voice.invoice.further_payment_terms.map((terms) => instalment(voice, terms));
}

function instalment(voice: Voice, terms: FurtherTerms): string {
  const { label, format } = voice;
  const [amount, ...conditions] = figures(voice, terms);
  return joined([
    labelled(voice, [
      [label('further_payment_terms.due_date'), terms.due_date && format.date(terms.due_date)],
      amount!,
    ]),
    terms.description,
    labelled(voice, [
      ...conditions,
      [label('further_payment_terms.mandate_reference'), terms.mandate_reference],
    ]),
  ]);
}

function figures(
  voice: Voice,
  { partial_amount: part, discount, penalty, payee }: Details | FurtherTerms,
): Possible[] {
  const { label, format } = voice;
  return [
    [label('further_payment_terms.partial_amount'), part && format.money(part)],
    [label('further_payment_terms.discount'), discount && conditionText(voice, discount)],
    [label('further_payment_terms.penalty'), penalty && conditionText(voice, penalty)],
    [label('further_payment_terms.payee'), partyLine(voice, payee)],
  ];
}

/** `2 % de 1 000,00 €, 20,00 €, 10 jours à partir du 1er mars 2026` */
function conditionText(voice: Voice, condition: Condition): string {
  const { words, format } = voice;
  const { percentage, basis_amount: base, amount, basis_period, basis_period_unit, basis_date } = condition;
  const share = joined(
    [percentage && format.percent(percentage), base && [words.of, format.money(base)].join(' ')],
    ' ',
  );
  const period = quantityText(voice, basis_period, basis_period_unit);
  const since = basis_date && [words.since, format.date(basis_date)].join(' ');
  return joined([share, amount && format.money(amount), joined([period, since], ' ')], ', ');
}
