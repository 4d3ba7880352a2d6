import type { CompleteInvoice } from '@conforme/core/invoice';
import { categoryName } from './codes.ts';
import { exemptionText } from './vat.ts';
import { joined, quantityText, type Voice } from './voice.ts';

type Adjustment = CompleteInvoice['lines'][number]['allowances'][number];
type DocumentAdjustment = CompleteInvoice['allowances'][number];

/** One allowance or charge in words: why, how much of what, and the amount as it counts. */
function adjustment(voice: Voice, kind: 'allowance' | 'charge', part: Adjustment): string {
  const { words, format } = voice;
  const share = part.percentage && format.percent(part.percentage);
  const base = part.base_amount && [words.of, format.money(part.base_amount)].join(' ');
  const quantity = quantityText(voice, part.base_quantity, part.base_quantity_unit_code);
  const reason = part.reason ?? part.reason_code;
  const left = [
    words[kind],
    share,
    share && base,
    quantity && [words.for, quantity].join(' '),
    reason && ['(', reason, ')'].join(''),
  ];
  return left.filter(Boolean).join(' ') + words.colon + signed(format.money(part.amount), kind);
}

/** An allowance is taken off and a charge put on; a negative one the other way round. */
function signed(amount: string, kind: 'allowance' | 'charge'): string {
  const negative = amount.startsWith('-');
  if (kind === 'allowance') return negative ? '+' + amount.slice(1) : '-' + amount;
  return negative ? amount : '+' + amount;
}

interface Adjusted {
  readonly allowances: readonly Adjustment[];
  readonly charges: readonly Adjustment[];
}

/** The allowances and charges of a line (BG-27, BG-28). */
export function lineAdjustments(voice: Voice, { allowances, charges }: Adjusted): string[] {
  return [
    ...allowances.map((part) => adjustment(voice, 'allowance', part)),
    ...charges.map((part) => adjustment(voice, 'charge', part)),
  ];
}

/** Those of the whole document (BG-20, BG-21), with the rate they are taxed at or why they are not. */
export function documentAdjustments(voice: Voice): string[] {
  const { invoice, words, format } = voice;
  const taxed = (text: string, part: DocumentAdjustment): string =>
    joined([
      text,
      part.vat_rate
        ? [words.vat, format.percent(part.vat_rate)].join(' ')
        : categoryName(part.vat_category, format.language),
      exemptionText(voice, part),
    ]);
  return [
    ...invoice.allowances.map((part) => taxed(adjustment(voice, 'allowance', part), part)),
    ...invoice.charges.map((part) => taxed(adjustment(voice, 'charge', part), part)),
  ];
}
