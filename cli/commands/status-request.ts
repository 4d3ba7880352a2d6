import { JsonError, readJson } from '@conforme/proto/schema/read';
import type { Language } from '@conforme/proto/schema';
import { UsageError } from '../exit.ts';
import type { Given } from '../options.ts';
import type { Complaint, FindingDetail } from './complain.ts';
import { notJson, placedAsGiven } from './request.ts';

/** A StatusRequest as JSON, and how findings about it find their line. */
export interface StatusText {
  readonly text: string;
  readonly placed: (finding: FindingDetail) => FindingDetail;
}

/** Options that hold one value, under their names in the request. */
const TEXTS: Readonly<Record<string, string>> = {
  status: 'status',
  note: 'note',
  at: 'at',
  received: 'received_at',
  platform: 'platform',
};

/** A request holds one of these; an object without them is an invoice alone. */
const SOURCES = ['invoice', 'document_base64', 'object', 'message'];

/**
 * From a document of an invoice, its fields as JSON, or a request. The text of fields is handed on as it is, for its decimals are exact.
 * @throws UsageError for a request with options, which would say the same twice
 */
export function statusText(
  content: Uint8Array,
  given: Given,
  language: Language,
): StatusText | { readonly complaint: Complaint } {
  const wish = wishOf(given);
  if (!isJsonObject(content)) {
    const document = Buffer.from(content).toString('base64');
    return { text: JSON.stringify({ document_base64: document, ...wish }), placed: (finding) => finding };
  }
  const text = new TextDecoder().decode(content);
  try {
    const isBare = !SOURCES.some((name) => Object.hasOwn(readJson(text) as object, name));
    if (!isBare && Object.keys(wish).length > 0)
      throw new UsageError(
        'a request says itself what options would say: give the invoice instead',
        'status',
      );
    const rest = JSON.stringify(wish).slice(1);
    const whole = isBare ? `{"invoice": ${text}${rest === '}' ? '' : ','}${rest}` : text;
    return { text: whole, placed: placedAsGiven(text, isBare) };
  } catch (error) {
    if (error instanceof JsonError) return { complaint: notJson(error, language) };
    throw error;
  }
}

/** Neither XML nor PDF begins so, a byte order mark aside. */
const isJsonObject = (content: Uint8Array): boolean =>
  /^\uFEFF?\s*\{/.test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(content.subarray(0, 1024)));

/** What the options say of a status. @throws UsageError */
function wishOf(given: Given): object {
  const texts = Object.entries(TEXTS).flatMap(([option, name]) => {
    const value = given.text(option);
    return value === undefined ? [] : [[name, value] as const];
  });
  const [amounts, reasons] = [listOf(given, 'amount', '+').map(amountOf), listOf(given, 'reason')];
  const history = listOf(given, 'history');
  return {
    ...Object.fromEntries(texts),
    ...(amounts.length > 0 && { amounts }),
    ...(reasons.length > 0 && { reasons: reasons.map((code) => ({ code })) }),
    ...(history.length > 0 && { history }),
    ...(given.has('to-state') && { to_state: true }),
  };
}

/** What stands between separators. */
export const listOf = (given: Given, option: string, separator = ','): readonly string[] =>
  (given.text(option) ?? '').split(separator).filter((each) => each.trim() !== '');

/** `1200.00@20`: the amount with VAT, and its rate in percent. @throws UsageError */
function amountOf(text: string): { readonly amount: string; readonly rate?: string } {
  const [, amount, rate] = /^(-?\d+(?:\.\d+)?)(?:@(\d+(?:\.\d+)?))?$/.exec(text.trim()) ?? [];
  if (amount === undefined)
    throw new UsageError(`--amount is AMOUNT@RATE+…, as 1200.00@20+55@5.5, not ${text}`, 'status');
  return { amount, ...(rate !== undefined && { rate }) };
}
