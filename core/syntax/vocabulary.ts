import { element, type QualifiedName, type XmlElement } from '@conforme/engine/xml';
import { isTrue } from './adjustments.ts';
import { group, list, map, within, type Accepts, type GroupOptions, type ItemOf } from './group.ts';
import type { Tag } from './names.ts';
import type { FlagKey, ListKey, MapKey, PartKey, Row, Target, TextKey, TextsKey } from './row.ts';
import { text, type TextOptions } from './text.ts';
import { flag, items, texts } from './values.ts';

/** The rows of one syntax: they know its element names, and what its writing depends on. */
export function vocabulary<Name extends QualifiedName, To extends Target>(numberOf: (name: Name) => number) {
  const tag = (name: Name): Tag<Name> => ({ name, number: numberOf(name) });
  return {
    tag,
    text: <T>(name: Name, key: TextKey<T>, options: TextOptions<T> = {}): Row<T, To> =>
      text(tag(name), key, options),
    flag: <T>(name: Name, key: FlagKey<T>): Row<T, To> => flag(tag(name), key),
    texts: <T>(name: Name, key: TextsKey<T>): Row<T, To> => texts(tag(name), key),
    items: <T, K extends ListKey<T>>(
      name: Name,
      key: K,
      itemKey: TextKey<ItemOf<T[K]>>,
      options: TextOptions<ItemOf<T[K]>> = {},
    ): Row<T, To> => items<T, K, To>(tag(name), key, itemKey, options),
    constant: <T>(name: Name, content: string): Constant<T, To> => constant(tag(name), content),
    /** An element of constants only. */
    fixed: <T>(name: Name, rows: readonly Constant<T, To>[]): Row<T, To> => fixed(tag(name), rows),
    group: <T>(name: Name, rows: readonly Row<T, To>[], options: GroupOptions<T> = {}): Row<T, To> =>
      group(tag(name), rows, options),
    within: <T, K extends PartKey<T>>(key: K, rows: readonly Row<NonNullable<T[K]>, To>[]): Row<T, To> =>
      within<T, K, To>(key, rows),
    /** A part of the invoice that is one element. */
    part: <T, K extends PartKey<T>>(
      name: Name,
      key: K,
      rows: readonly Row<NonNullable<T[K]>, To>[],
    ): Row<T, To> => group(tag(name), [within<T, K, To>(key, rows)], { of: key, alone: true }),
    list: <T, K extends ListKey<T>>(
      name: Name,
      key: K,
      rows: readonly Row<ItemOf<T[K]>, To>[],
      accepts?: Accepts,
    ): Row<T, To> => list(tag(name), key, rows, accepts),
    map: <T>(name: Name, key: MapKey<T>, entryKey: Name, entryValue: Name): Row<T, To> =>
      map(tag(name), key, tag(entryKey), tag(entryValue)),
  };
}

/** The same content in every document, such as a type code that tells siblings apart. Any other content is unread. */
function constant<T, To extends Target>({ name, number }: Tag, content: string): Constant<T, To> {
  const written: readonly XmlElement[] = [element(name, content)];
  return {
    fixed: true,
    write: () => written,
    places: () => [
      {
        name: number,
        once: true,
        take(reading, node) {
          if (!saysTheSame(reading.text(node), content)) return false;
          reading.attributes(node, () => false);
          return true;
        },
      },
    ],
  };
}

function fixed<T, To extends Target>({ name, number }: Tag, rows: readonly Constant<T, To>[]): Row<T, To> {
  const written = [
    element(
      name,
      rows.flatMap((row) => row.write()),
    ),
  ];
  return { ...group<T, To>({ name, number }, rows, {}), fixed: true, write: () => written };
}

/** A row that is written without asking anything. */
interface Constant<T, To extends Target> extends Row<T, To> {
  write(): readonly XmlElement[];
}

/** Codes are compared without case: `vat` is VAT to every rule that reads it. */
function saysTheSame(text: string, content: string): boolean {
  if (content === 'true' || content === 'false') return isTrue(text) === (content === 'true');
  return text.toUpperCase() === content.toUpperCase();
}
