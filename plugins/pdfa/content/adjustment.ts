import type { CompleteInvoice } from '@conforme/core/invoice';
import type { Voice } from './voice.ts';

type Adjustment = CompleteInvoice['lines'][number]['allowances'][number];

/** One allowance or charge in words: why, how much of what, and the amount as it counts. */
function adjustment({ words, format }: Voice, kind: 'allowance' | 'charge', part: Adjustment): string {
  const share = part.percentage && format.percent(part.percentage);
  const base = part.base_amount && [words.of, format.money(part.base_amount)].join(' ');
  const reason = part.reason ?? part.reason_code;
  const left = [words[kind], share, share && base, reason && ['(', reason, ')'].join('')];
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

/** Those of the whole document (BG-20, BG-21), with the rate they are taxed at. */
export function documentAdjustments(voice: Voice): string[] {
  const { invoice, words, format } = voice;
  const taxed = (text: string, rate: string | null): string =>
    rate === null ? text : [text, ' · ', words.vat, ' ', format.percent(rate)].join('');
  return [
    ...invoice.allowances.map((part) => taxed(adjustment(voice, 'allowance', part), part.vat_rate)),
    ...invoice.charges.map((part) => taxed(adjustment(voice, 'charge', part), part.vat_rate)),
  ];
}
