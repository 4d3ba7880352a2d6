import { amount } from '../language/words.ts';
import { isObject, type Json } from './pointer.ts';

const TITLES = ['item_name', 'text', 'number', 'id', 'reason', 'category', 'amount'];

/** What a closed item is about: enough to find the one that is meant. */
export function itemTitle(value: Json | undefined, index: number): string {
  const fields = isObject(value) ? value : {};
  const name = TITLES.map((title) => fields[title]).find((text) => text != null && text !== '');
  const { quantity, unit_price: price } = fields;
  const sum =
    quantity != null && price != null ? `${amount(String(quantity))} × ${amount(String(price))}` : null;
  return [`${index + 1}`, name, sum].filter((part) => part != null).join(' · ');
}
