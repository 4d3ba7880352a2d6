// What an invoice starts from: nothing, an example, or a file of the reader's.

import { look } from '../service.ts';
import { parse } from './json-text.ts';
import { isObject, type Json } from './pointer.ts';

export const example = (name: string): Promise<Json> => look<Json>(`/page/${name}.json`);

/** @param today YYYY-MM-DD. */
export function blank(today: string): Json {
  const party = { address: { country: 'FR' } };
  return {
    invoice: { issue_date: today, seller: party, buyer: party, lines: [{ quantity: '1' }] },
    options: {},
  };
}

/** Of a request, or of the bare invoice in one; null for neither. */
export function requestIn(text: string): Json | null {
  const parsed = parse(text);
  if (!isObject(parsed)) return null;
  return 'invoice' in parsed ? parsed : { invoice: parsed, options: {} };
}
