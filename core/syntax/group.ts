import { element } from '@conforme/rules/xml';
import { keepEntry, readPart, type Draft } from './draft.ts';
import type { Tag } from './names.ts';
import { pointerStep } from '../invoice/index.ts';
import { contentOf, NO_ELEMENTS, readItem, readRows } from './row.ts';
import type { ListKey, MapKey, PartKey, Row, Target } from './row.ts';
import { textAt, type Source } from './source.ts';

export type ItemOf<L> = L extends readonly (infer Item)[] ? Item : never;

/** Tells the elements of a row from others of the same name. */
export type Accepts = (source: Source) => boolean;

export interface GroupOptions<T> {
  /** It is there even when nothing is to stand in it. */
  readonly always?: boolean;
  /** The part it stands for, which it points at. */
  readonly of?: PartKey<T>;
  /** All it accepts are read; without it, the first. */
  readonly accepts?: Accepts;
}

/** An element that only holds others; it is there when one of them is, or always. */
export function group<T, To extends Target>(
  { name, number }: Tag,
  rows: readonly Row<T, To>[],
  { always = false, of, accepts }: GroupOptions<T>,
): Row<T, To> {
  return {
    write(value, at, target) {
      const content = contentOf(rows, value, at, target);
      if (content === null && !always) return NO_ELEMENTS;
      const pointers = of !== undefined && value[of] !== null ? [`${at}/${of}`] : [];
      return [element(name, content ?? [], { pointers })];
    },
    read(source, into) {
      const { tree } = source;
      for (const node of elementsOf(source, number, accepts)) readRows(rows, { tree, node }, into);
    },
  };
}

function elementsOf({ tree, node }: Source, name: number, accepts?: Accepts): readonly number[] {
  if (accepts) return tree.children(node, name).filter((found) => accepts({ tree, node: found }));
  const first = tree.child(node, name);
  return first < 0 ? [] : [first];
}

/** Rows of a part of the invoice whose elements stand here, wherever its other elements are. */
export function within<T, K extends PartKey<T>, To extends Target>(
  key: K,
  rows: readonly Row<NonNullable<T[K]>, To>[],
): Row<T, To> {
  return {
    write(value, at, target) {
      const part = value[key];
      if (part === null || part === undefined) return NO_ELEMENTS;
      return contentOf(rows, part, `${at}/${key}`, target) ?? NO_ELEMENTS;
    },
    read(source, into) {
      readPart(into, key, (part) => readRows(rows, source, part));
    },
  };
}

/** A list, one element an item. */
export function list<T, K extends ListKey<T>, To extends Target>(
  { name, number }: Tag,
  key: K,
  rows: readonly Row<ItemOf<T[K]>, To>[],
  blank: object,
  accepts: Accepts = () => true,
): Row<T, To> {
  return {
    write(value, at, target) {
      const items = value[key] as readonly ItemOf<T[K]>[];
      return items.map((item, i) => {
        const pointer = `${at}/${key}/${i}`;
        return element(name, contentOf(rows, item, pointer, target) ?? [], { pointers: [pointer] });
      });
    },
    read(source, into) {
      const items = into[key] as Draft[];
      const { tree } = source;
      for (const node of elementsOf(source, number, accepts))
        items.push(readItem(rows, { tree, node }, blank));
    },
  };
}

/** A map, one element an entry, whose key and value are elements in it; in the order of the object's keys. */
export function map<T, To extends Target>(
  { name, number }: Tag,
  key: MapKey<T>,
  entryKey: Tag,
  entryValue: Tag,
): Row<T, To> {
  return {
    write: (value, at) =>
      Object.entries(value[key] as Readonly<Record<string, string>>).map(([step, content]) => {
        const pointers = [`${at}/${key}/${pointerStep(step)}`];
        const pair = [
          element(entryKey.name, step, { pointers }),
          element(entryValue.name, content, { pointers }),
        ];
        return element(name, pair);
      }),
    read({ tree, node }, into) {
      for (const found of tree.children(node, number)) {
        const entry = { tree, node: found };
        const step = textAt(entry, entryKey.number);
        const content = textAt(entry, entryValue.number);
        if (step !== null && content !== null) keepEntry(into[key] as Draft, step, content);
      }
    },
  };
}
