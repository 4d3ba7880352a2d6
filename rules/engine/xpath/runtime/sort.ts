import { sortOrder } from './compare.ts';
import type { Document } from './document.ts';
import { atomizeAll } from './document.ts';
import { EvaluationError } from './error.ts';
import type { Atom, Item } from './items.ts';
import { typeName } from './items.ts';

/** fn:sort: by the value of each item, those that are equal as they stood. */
export function sorted(d: Document, items: readonly Item[]): Item[] {
  const keys = atomizeAll(d, items) as Atom[];
  const places = items.map((_, index) => index);
  places.sort((a, b) => compared(keys[a]!, keys[b]!));
  return places.map((place) => items[place]!);
}

function compared(a: Atom, b: Atom): number {
  const order = sortOrder(a, b);
  if (Number.isNaN(order))
    throw new EvaluationError('XPTY0004', `values of the type xs:${typeName(a)} have no order`);
  return order;
}
