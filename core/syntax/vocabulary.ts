import { element, type QualifiedName, type XmlElement } from '@conforme/rules/xml';
import { group, list, map, within, type Accepts, type GroupOptions, type ItemOf } from './group.ts';
import type { Tag } from './names.ts';
import type { ListKey, MapKey, PartKey, Row, Target, TextKey } from './row.ts';
import { text, type TextOptions } from './text.ts';

/** The rows of one syntax: they know its element names, and what its writing depends on. */
export function vocabulary<Name extends QualifiedName, To extends Target>(numberOf: (name: Name) => number) {
  const tag = (name: Name): Tag<Name> => ({ name, number: numberOf(name) });
  return {
    tag,
    text: <T>(name: Name, key: TextKey<T>, options: TextOptions<T, To> = {}): Row<T, To> =>
      text(tag(name), key, options),
    constant: <T>(name: Name, content: string | readonly XmlElement[]): Row<T, To> => constant(name, content),
    group: <T>(name: Name, rows: readonly Row<T, To>[], options: GroupOptions<T> = {}): Row<T, To> =>
      group(tag(name), rows, options),
    within: <T, K extends PartKey<T>>(key: K, rows: readonly Row<NonNullable<T[K]>, To>[]): Row<T, To> =>
      within<T, K, To>(key, rows),
    /** A part of the invoice that is one element. */
    part: <T, K extends PartKey<T>>(
      name: Name,
      key: K,
      rows: readonly Row<NonNullable<T[K]>, To>[],
    ): Row<T, To> => group(tag(name), [within<T, K, To>(key, rows)], { of: key }),
    list: <T, K extends ListKey<T>>(
      name: Name,
      key: K,
      rows: readonly Row<ItemOf<T[K]>, To>[],
      blank: object,
      accepts?: Accepts,
    ): Row<T, To> => list(tag(name), key, rows, blank, accepts),
    map: <T>(name: Name, key: MapKey<T>, entryKey: Name, entryValue: Name): Row<T, To> =>
      map(tag(name), key, tag(entryKey), tag(entryValue)),
  };
}

/** The same content in every document, such as a type code that tells siblings apart. */
function constant<T, To extends Target>(
  name: QualifiedName,
  content: string | readonly XmlElement[],
): Row<T, To> {
  const written = [element(name, content)];
  return { fixed: true, write: () => written, read: () => undefined };
}
