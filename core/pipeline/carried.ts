import { pointerBelow, PointerSet, pointersTo, type OnePointer } from '@conforme/proto/schema/pointer';
import { SHORTCUTS, type CompleteInvoice } from '../invoice/index.ts';
import type { Written } from '../plugin/index.ts';

/** Shortcuts that completion spells out elsewhere, by what they stand in; nothing of them is a term of its own. */
const SPELLED_OUT: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['/invoice', new Set(Object.keys(SHORTCUTS))],
  ['/invoice/seller', new Set(['siret'])],
  ['/invoice/buyer', new Set(['siret'])],
]);

export interface CarriedOptions {
  /** Lines feed the totals of BASIC WL and stand in its picture, not in its XML (decision 35). */
  readonly withoutLines?: boolean;
  /** A department is used when the name is empty (the contract, Contact), so one beside a name may be left out. */
  readonly departments?: boolean;
  /** Each value by itself, also where an object or list is missing whole. */
  readonly leaves?: boolean;
}

/**
 * The values of a complete invoice that a document does not carry, as JSON Pointers in the order of the invoice: its profile or
 * its syntax has no place for them (decision 44). Of an object or list that is missing whole, its own pointer. Blank texts say
 * nothing, and nor does a scheme or a unit without its value.
 */
export function uncarried(
  invoice: CompleteInvoice,
  { pointers }: Pick<Written, 'pointers'>,
  options: CarriedOptions = {},
): string[] {
  const carried = new PointerSet();
  for (let i = 0; i < pointers.length; i++) carried.add(pointers[i]!);
  const missing: string[] = [];
  collect(invoice, WHOLE, { carried, missing, options, values: 0, found: 0 });
  return missing;
}

const WHOLE: OnePointer = pointersTo('', 'invoice');

interface Collection {
  readonly options: CarriedOptions;
  readonly carried: PointerSet;
  readonly missing: string[];
  /** Values that were counted so far, and how many of them are carried. */
  values: number;
  found: number;
}

/** Counts the values in an object or a list, in one count for all: 4.7 KB of objects for a small invoice in the place of 13.9. */
function collect(owner: object, place: OnePointer, collection: Collection): void {
  if (Array.isArray(owner)) {
    for (let i = 0; i < owner.length; i++) {
      const key = String(i);
      count(owner, key, owner[i], pointerBelow(place, key), collection);
    }
    return;
  }
  const spelledOut = SPELLED_OUT.get(place[0]);
  for (const key in owner) {
    const content = (owner as Readonly<Record<string, unknown>>)[key];
    // Most properties of an invoice are null, or lists and maps of nothing.
    if (content === null || isEmpty(content) || spelledOut?.has(key)) continue;
    count(owner, key, content, pointerBelow(place, key), collection);
  }
}

function isEmpty(content: unknown): boolean {
  if (typeof content !== 'object') return false;
  if (Array.isArray(content)) return content.length === 0;
  for (const _ in content) return false;
  return true;
}

/** Counts one property of an object, or one item of a list, with all that is in it. */
function count(
  owner: object,
  key: string,
  content: unknown,
  place: OnePointer,
  collection: Collection,
): void {
  const { carried, missing, options } = collection;
  if (isLeftOut(place[0], options)) return;
  if (content !== null && typeof content === 'object') {
    const before = missing.length;
    const { values, found } = collection;
    collect(content, place, collection);
    if (options.leaves !== true && collection.values > values && collection.found === found)
      missing.splice(before, Infinity, place[0]);
  } else if (carried.has(place)) {
    collection.values++;
    collection.found++;
  } else if (!saysNothing(owner, key, content, options)) {
    collection.values++;
    missing.push(place[0]);
  }
}

function isLeftOut(pointer: string, { withoutLines = false }: CarriedOptions): boolean {
  return withoutLines && pointer === '/invoice/lines';
}

function saysNothing(owner: object, key: string, content: unknown, { departments }: CarriedOptions): boolean {
  if (typeof content === 'string' && content.trim() === '') return true;
  if (departments === true && key === 'department' && !isAbsent(owner, 'name')) return true;
  const qualifier = QUALIFIER.exec(key);
  return qualifier !== null && qualifiedBy(key, qualifier[1]).every((each) => isAbsent(owner, each));
}

/**
 * `location_id_scheme` qualifies `location_id`, `legal_registration_scheme` a `legal_registration_id`, `price_base_unit_code` a
 * `price_base_quantity`.
 */
const QUALIFIER = /^(?:(.+?)_)?(?:scheme|unit_code|unit|list)$/;

function qualifiedBy(key: string, name: string | undefined): readonly string[] {
  if (name === undefined) return key === 'scheme' ? ['id', 'code'] : ['quantity'];
  return [name, `${name}_id`, `${name}_quantity`];
}

function isAbsent(owner: object, key: string): boolean {
  const value = (owner as Readonly<Record<string, unknown>>)[key];
  return value === null || value === undefined || value === '';
}
