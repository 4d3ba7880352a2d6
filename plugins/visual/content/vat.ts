import { isFrench } from './identity.ts';
import type { CompleteInvoice } from '@conforme/core/invoice';
import { shortCategoryName, taxPointName } from './codes.ts';
import { exemptionName } from './exemptions.ts';
import { hasServices } from './operation.ts';
import { joined, labelled, type Voice } from './voice.ts';

type VatDetail = CompleteInvoice['logistics_charges'][number]['vat'][number];

/** The categories that charge nothing by their nature, so that their rate says nothing. */
const UNTAXED: ReadonlySet<string> = new Set(['E', 'AE', 'K', 'G', 'O']);

const isNothing = (rate: string): boolean => /^[+-]?[0.]+$/.test(rate);

/** Category and rate of a VAT in a column: the rate, or what its absence means. */
export function rateText({ format }: Voice, category: string | null, rate: string | null): string | null {
  const name = category && (shortCategoryName(category, format.language) ?? category);
  if (rate === null) return name;
  return category && UNTAXED.has(category) && isNothing(rate) ? name : format.percent(rate);
}

interface Exempt {
  readonly exemption_reason: string | null;
  readonly exemption_reason_code: string | null;
}

/** Why no VAT is charged, in the words given or as the law that the code names; null for neither. */
export function exemptionWords(
  voice: Voice,
  { exemption_reason: words, exemption_reason_code: code }: Exempt,
): string | null {
  if (words) return words;
  const { invoice, format } = voice;
  return code && (exemptionName(code, format.language, isFrench(invoice.seller)) ?? code);
}

/** The same with its label. */
export function exemptionText(voice: Voice, part: Exempt): string {
  return labelled(voice, [[voice.label('lines.exemption_reason'), exemptionWords(voice, part)]]);
}

/** What makes VAT chargeable (BT-8), in words. */
export function taxPointText(voice: Voice, code: string | null): string {
  return labelled(voice, [[voice.label('tax_point_code'), code && taxPointWords(voice, code)]]);
}

export const taxPointWords = ({ format }: Voice, code: string): string =>
  taxPointName(code, format.language) ?? code;

/** The date of the invoice as the tax point, in the codes of CII and of UBL. */
const AT_INVOICE: ReadonlySet<string> = new Set(['5', '3']);

/**
 * A French seller of services owes the VAT when paid, unless the option was taken to owe it when invoiced, which the invoice then
 * says in these words (CGI, article 269, 2, c; annex II, article 242 nonies A, I).
 */
export function isOnDebits({ invoice }: Voice): boolean {
  const code = invoice.tax_point_code;
  return code !== null && AT_INVOICE.has(code) && hasServices(invoice) && isFrench(invoice.seller);
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
