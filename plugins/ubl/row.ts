import {
  DAY,
  NO_ELEMENTS,
  vocabulary,
  type Format,
  type Row as AnyRow,
  type Target as AnyTarget,
  type TextKey,
} from '@conforme/core/syntax';
import { numberOf, type ElementName } from './namespaces.ts';

/** What writing depends on besides the invoice. */
export interface Target extends AnyTarget {
  /** BT-1: a line that states what kind of line it is refers to its own invoice. */
  readonly number: string;
}

export type Row<T> = AnyRow<T, Target>;

export const { tag, text, flag, constant, fixed, group, within, part, list, map } = vocabulary<
  ElementName,
  Target
>(numberOf);

/** An amount of money in the currency of the target. */
export function amount<T>(name: ElementName, key: TextKey<T>): Row<T> {
  return text(name, key, { constant: ({ currency }) => ['currencyID', currency ?? ''] });
}

/** An amount in the currency VAT is accounted in (BT-6). */
export function accountingAmount<T>(name: ElementName, key: TextKey<T>): Row<T> {
  return text(name, key, {
    constant: ({ accountingCurrency }) => ['currencyID', accountingCurrency ?? ''],
  });
}

/** xs:date is the contract's spelling but for a time zone, which the contract has no place for. */
const DATE: Format = {
  ...DAY,
  read: (content) => content.replace(/^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})$/, '$1'),
};

export function date<T>(name: ElementName, key: TextKey<T>): Row<T> {
  return text(name, key, { format: DATE });
}

/** UNTDID 2475, which the contract has for BT-8, as UNTDID 2005, which UBL has (BR-CL-06). */
const TAX_POINTS: readonly (readonly [contract: string, ubl: string])[] = [
  ['5', '3'],
  ['29', '35'],
  ['72', '432'],
];

const TAX_POINT: Format = {
  write: (value) => TAX_POINTS.find(([contract]) => contract === value)?.[1] ?? value,
  read: (content) => TAX_POINTS.find(([, ubl]) => ubl === content)?.[0] ?? content,
};

/** BT-8 and its like on a line. */
export function taxPoint<T>(name: ElementName, key: TextKey<T>): Row<T> {
  return text(name, key, { format: TAX_POINT });
}

/** An element of the invoice's own, and a list of further ones, of which the first would be read as that where there is none. */
export function firstAndFurther<T>(first: Row<T>, further: Row<T>): Row<T> {
  return {
    write(value, at, target) {
      const own = first.write(value, at, target);
      return own.length === 0 ? NO_ELEMENTS : [...own, ...further.write(value, at, target)];
    },
    places: (shape) => [...first.places(shape), ...further.places(shape)],
  };
}
