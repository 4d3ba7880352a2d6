import type { CompleteInvoice } from '@conforme/core/invoice';
import { categoryName, taxPointName } from './codes.ts';
import { joined, labelled, type Voice } from './voice.ts';

type VatDetail = CompleteInvoice['logistics_charges'][number]['vat'][number];

/** Category and rate of a VAT as readers know them: the rate, else what its absence means. */
export function rateText({ format }: Voice, category: string | null, rate: string | null): string | null {
  if (rate !== null) return format.percent(rate);
  return category && (categoryName(category, format.language) ?? category);
}

/** Why no VAT is charged, in words, else by its code. */
export function exemptionText(
  voice: Voice,
  {
    exemption_reason,
    exemption_reason_code,
  }: { exemption_reason: string | null; exemption_reason_code: string | null },
): string {
  return labelled(voice, [
    [voice.label('lines.exemption_reason'), exemption_reason ?? exemption_reason_code],
  ]);
}

/** What makes VAT chargeable (BT-8), in words. */
export function taxPointText(voice: Voice, code: string | null): string {
  return labelled(voice, [
    [voice.label('tax_point_code'), code && (taxPointName(code, voice.format.language) ?? code)],
  ]);
}

/** The VAT of one amount on one line; null for none. */
export function vatText(voice: Voice, vat: VatDetail | null): string | null {
  if (!vat) return null;
  const { category, rate, tax_amount: amount } = vat;
  const { words, format } = voice;
  return joined([
    joined(
      [[words.vat, rateText(voice, category, rate)].join(' '), amount && format.money(amount)],
      words.colon,
    ),
    exemptionText(voice, vat),
    taxPointText(voice, vat.tax_point_code),
  ]);
}

/** Several on one line; null for none. */
export function vatTexts(voice: Voice, vats: readonly VatDetail[]): string | null {
  return joined(vats.map((vat) => vatText(voice, vat))) || null;
}
