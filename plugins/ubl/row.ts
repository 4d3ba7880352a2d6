import { vocabulary, type Format, type Row as AnyRow, type Target } from '@conforme/core/syntax';
import type { TextKey } from '@conforme/core/syntax';
import { numberOf, type ElementName } from './namespaces.ts';

export type { Target };

export type Row<T> = AnyRow<T, Target>;

export const { tag, text, constant, fixed, group, within, part, list, map } = vocabulary<ElementName, Target>(
  numberOf,
);

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
  write: (value) => value,
  read: (content) => content.replace(/^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})$/, '$1'),
};

export function date<T>(name: ElementName, key: TextKey<T>): Row<T> {
  return text(name, key, { format: DATE });
}
