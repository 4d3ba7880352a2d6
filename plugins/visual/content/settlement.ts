import type { CompleteInvoice } from '@conforme/core/invoice';
import type { AdjustmentRow } from './adjustment.ts';
import { invoiceText } from './reference.ts';
import { joined, labelled, type Voice } from './voice.ts';
import { exemptionText, rateText, vatTexts } from './vat.ts';

type LogisticsCharge = CompleteInvoice['logistics_charges'][number];
type AdvancePayment = CompleteInvoice['advance_payments'][number];

/** Charges for transport and the like, which count as charges of the document (BG-21) do. */
export function logisticsCharges(voice: Voice): AdjustmentRow[] {
  return voice.invoice.logistics_charges.map((charge) => logisticsCharge(voice, charge));
}

/** A single rate stands in its column; anything more is said below. */
function logisticsCharge(voice: Voice, { description, amount, vat }: LogisticsCharge): AdjustmentRow {
  const { words, format } = voice;
  const [only, ...others] = vat;
  const plain = only && others.length === 0 && !only.tax_amount && !only.tax_point_code;
  const more = plain ? exemptionText(voice, only) : vatTexts(voice, vat);
  return {
    text: description || words.logistics,
    more: more || null,
    vat: (plain && rateText(voice, only.category, only.rate)) || '',
    amount: format.amount(amount),
    counted: amount,
  };
}

/** Amounts settled with the invoice that are no part of it. */
export function financialAdjustments({ invoice, words, format }: Voice): string[] {
  return invoice.financial_adjustments.map(
    ({ reason, amount }) => reason + words.colon + format.money(amount),
  );
}

/** What was paid before the invoice, each with the invoice that asked for it. */
export function advancePayments(voice: Voice): string[] {
  return voice.invoice.advance_payments.map((payment) => advancePayment(voice, payment));
}

function advancePayment(voice: Voice, { amount, received_date: day, vat, invoice }: AdvancePayment): string {
  const { label, format } = voice;
  return joined([
    format.money(amount),
    labelled(voice, [[label('advance_payments.received_date'), day && format.date(day)]]),
    vatTexts(voice, vat),
    invoiceText(voice, invoice),
  ]);
}

/** `1 EUR = 0,86 GBP`, and the day of the rate. */
export function exchangeText({ invoice, format }: Voice): string | null {
  const exchange = invoice.currency_exchange;
  if (!exchange) return null;
  const { source_currency: from, target_currency: to, rate, date } = exchange;
  const equation = [`1\u00a0${from}`, '=', `${format.number(rate)}\u00a0${to}`].join(' ');
  return joined([equation, date && `(${format.date(date)})`], ' ');
}
