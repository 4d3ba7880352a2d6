import type { CompleteInvoice } from '@conforme/core/invoice';
import { MINUS } from './format.ts';
import { reasonName } from './reasons.ts';
import { exemptionText, rateText } from './vat.ts';
import { joined, quantityText, type Voice } from './voice.ts';

type Adjustment = CompleteInvoice['lines'][number]['allowances'][number];
type DocumentAdjustment = CompleteInvoice['allowances'][number];
type Kind = 'allowance' | 'charge';

/** An allowance or charge of the whole document, a row of the table below its lines. */
export interface AdjustmentRow {
  readonly text: string;
  /** Why it is not taxed, and whatever else it says. */
  readonly more: string | null;
  readonly vat: string;
  readonly amount: string;
  /** The amount as it counts into the total, exactly. */
  readonly counted: string;
}

/** How much of what: `5 % sur 1 200,00 €`; null for neither. */
function shareText({ words, format }: Voice, { percentage, base_amount }: Adjustment): string | null {
  if (!percentage) return null;
  const base = base_amount && [words.of, format.money(base_amount)].join(' ');
  return joined([format.percent(percentage), base], ' ');
}

function reasonText({ format }: Voice, kind: Kind, { reason, reason_code }: Adjustment): string | null {
  return reason ?? (reason_code && reasonName(kind, reason_code, format.language));
}

/** What is taken off counts with a minus; a negative one the other way round. */
export function negated(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : '-' + amount;
}

/** An allowance is taken off and a charge put on. */
export function signed({ format }: Voice, kind: Kind, amount: string): string {
  const counted = format.money(kind === 'allowance' ? negated(amount) : amount);
  return counted.startsWith(MINUS) ? counted : '+' + counted;
}

/** One of a line in words: `Remise 5 % sur 1 200,00 € (fidélité) : −60,00 €`. */
function lineAdjustment(voice: Voice, kind: Kind, part: Adjustment): string {
  const { words } = voice;
  const quantity = quantityText(voice, part.base_quantity, part.base_quantity_unit_code);
  const reason = reasonText(voice, kind, part);
  const left = [
    words[kind],
    shareText(voice, part),
    quantity && [words.for, quantity].join(' '),
    reason && reason !== words[kind] && ['(', reason, ')'].join(''),
  ];
  return left.filter(Boolean).join(' ') + words.colon + signed(voice, kind, part.amount);
}

interface Adjusted {
  readonly allowances: readonly Adjustment[];
  readonly charges: readonly Adjustment[];
}

/** The allowances and charges of a line (BG-27, BG-28). */
export function lineAdjustments(voice: Voice, { allowances, charges }: Adjusted): string[] {
  return [
    ...allowances.map((part) => lineAdjustment(voice, 'allowance', part)),
    ...charges.map((part) => lineAdjustment(voice, 'charge', part)),
  ];
}

/** Those of the whole document (BG-20, BG-21), with the rate they are taxed at or why they are not. */
export function documentAdjustments(voice: Voice): AdjustmentRow[] {
  const { allowances, charges } = voice.invoice;
  return [
    ...allowances.map((part) => documentAdjustment(voice, 'allowance', part)),
    ...charges.map((part) => documentAdjustment(voice, 'charge', part)),
  ];
}

/** The reason stands first: `Remise de volume, 2 % sur 14 293,70 €`. */
function documentAdjustment(voice: Voice, kind: Kind, part: DocumentAdjustment): AdjustmentRow {
  const { words, format } = voice;
  const quantity = quantityText(voice, part.base_quantity, part.base_quantity_unit_code);
  const counted = kind === 'allowance' ? negated(part.amount) : part.amount;
  return {
    text: joined(
      [
        reasonText(voice, kind, part) ?? words[kind],
        shareText(voice, part),
        quantity && [words.for, quantity].join(' '),
      ],
      ', ',
    ),
    more: exemptionText(voice, part) || null,
    vat: rateText(voice, part.vat_category, part.vat_rate) ?? '',
    amount: format.amount(counted),
    counted,
  };
}
