import {
  DAY,
  vocabulary,
  type FlagKey,
  type Format,
  type Row as AnyRow,
  type Target,
  type TextKey,
} from '@conforme/core/syntax';
import { numberOf, type ElementName } from './namespaces.ts';

export type { Target };

export type Row<T> = AnyRow<T, Target>;

export const { tag, text, flag, texts, items, constant, fixed, group, within, part, list, map } = vocabulary<
  ElementName,
  Target
>(numberOf);

/** UNTDID 2379, 102: CCYYMMDD. What is no day is left as it stands: readers see it, rules name it. */
const DATE_102: Format = {
  ...DAY,
  write: (value) => value.replaceAll('-', ''),
  read: (content) => (DAY_102.test(content) ? dashed(content) : content),
};

const DAY_102 = /^\d{8}$/;

/** Cut: to replace groups of a pattern takes five times as long. */
const dashed = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;

/** A date, spelled CCYYMMDD. */
export function date<T>(
  name: ElementName,
  key: TextKey<T>,
  inner: ElementName = 'udt:DateTimeString',
): Row<T> {
  return group(name, [text(inner, key, { constant: ['format', '102'], format: DATE_102 })]);
}

/** True or false, which is an element of its own. */
export function indicator<T>(name: ElementName, key: FlagKey<T>): Row<T> {
  return group(name, [flag('udt:Indicator', key)]);
}
