// Items of a list: how a closed one is called, and which have what is sought.

import { amount } from '../language/words.ts';
import { bare } from './codes.ts';
import { get, isObject, type Json } from './pointer.ts';

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

/** Places of the items that have what is sought; the one of this number first. */
export function foundIn(items: readonly Json[], sought: string): readonly number[] {
  const wanted = bare(sought.trim());
  const all = items.map((_, index) => index);
  if (wanted === '') return all;
  const isCalled = (index: number): boolean =>
    [String(index + 1), get(items, `/${index}/id`)].includes(wanted);
  const has = (index: number): boolean => textsIn(items[index]!).some((text) => text.includes(wanted));
  return [...all.filter(isCalled), ...all.filter((index) => !isCalled(index) && has(index))];
}

/** All that stands in a value, as it is compared. */
function textsIn(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [bare(String(value))];
}
