import { Decimal } from '@conforme/engine/decimal';
import type { Bilingual, Invoice } from '@conforme/proto/schema';
import { complete } from '../invoice/index.ts';
import { comma, read } from './decimals.ts';
import type { Doubt, Doubtful } from './doubt.ts';

/** What was paid in advance (BT-113): less than nothing, or more than the invoice comes to. */
export function prepaidDoubts(invoice: Doubtful): readonly Doubt[] {
  const { totals, prepaid_amount: given } = invoice;
  const stated = totals?.prepaid ?? given;
  const prepaid = read(stated);
  if (stated === null || prepaid === null) return [];
  const pointer = `/invoice/${totals?.prepaid == null ? 'prepaid_amount' : 'totals/prepaid'}`;
  if (prepaid.compare(Decimal.zero) < 0) return [doubtOf(pointer, negative(stated))];
  // Only of a request may the totals be left out, and they are computed where something was paid.
  const total = (totals ?? complete(invoice as Invoice, []).invoice.totals).tax_inclusive;
  const whole = read(total);
  if (whole === null || whole.compare(Decimal.zero) < 0 || prepaid.compare(whole) <= 0) return [];
  return [doubtOf(pointer, above(stated, total!))];
}

const doubtOf = (pointer: string, said: Pick<Doubt, 'message' | 'fix'>): Doubt => ({
  rule: 'PLAUSIBLE-PREPAID',
  terms: ['BT-113'],
  pointer,
  ...said,
});

const negative = (amount: string): Record<'message' | 'fix', Bilingual> => ({
  message: {
    en: `The amount paid in advance (BT-113) is ${amount}: negative, it adds to what is due.`,
    fr: `Le montant déjà payé (BT-113) vaut ${comma(amount)}\u00a0: négatif, il augmente le net à payer.`,
  },
  fix: { en: 'Write it without the minus sign.', fr: 'Écrivez-le sans le signe moins.' },
});

const above = (amount: string, total: string): Record<'message' | 'fix', Bilingual> => ({
  message: {
    en: `The amount paid in advance (BT-113) is ${amount}, more than the total of the invoice, ${total}.`,
    fr: `Le montant déjà payé (BT-113) vaut ${comma(amount)}, plus que le total de la facture, ${comma(total)}.`,
  },
  fix: {
    en: 'Give what was paid of this invoice alone, with VAT.',
    fr: 'Indiquez ce qui a été payé pour cette seule facture, TVA comprise.',
  },
});
