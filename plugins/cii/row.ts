import {
  vocabulary,
  when,
  type Format,
  type Row as AnyRow,
  type Target as AnyTarget,
} from '@conforme/core/syntax';
import type { TextKey } from '@conforme/core/syntax';
import { numberOf, type ElementName } from './namespaces.ts';

export interface Target extends AnyTarget {
  /** BASIC WL: neither lines nor the terms its schema leaves out (decision 35). */
  readonly lean: boolean;
}

export type Row<T> = AnyRow<T, Target>;

export const { tag, text, constant, group, within, part, list, map } = vocabulary<ElementName, Target>(
  numberOf,
);

/** UNTDID 2379, 102: CCYYMMDD. What is no such date is left as it stands: readers see it, rules name it. */
const DATE_102: Format = {
  write: (value) => value.replaceAll('-', ''),
  read: (content) => content.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'),
};

/** A date, spelled CCYYMMDD. */
export function date<T>(
  name: ElementName,
  key: TextKey<T>,
  inner: ElementName = 'udt:DateTimeString',
): Row<T> {
  return group(name, [text(inner, key, { constant: ['format', '102'], format: DATE_102 })]);
}

/** A row that BASIC WL has no place for. */
export function full<T>(row: Row<T>): Row<T> {
  return when(row, (_value, { lean }) => !lean);
}
