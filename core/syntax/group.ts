import { element, type Tree } from '@conforme/engine/xml';
import { pointersTo, pointerStep, pointerTo, type Draft, type Shape } from '../invoice/index.ts';
import { isBlank, keepEntry } from './draft.ts';
import type { Tag } from './names.ts';
import type { Place, Take } from './reading.ts';
import { contentOf, NO_ELEMENTS, placesOf } from './row.ts';
import type { ListKey, MapKey, PartKey, Row, Target } from './row.ts';
import { holdsOnly, textAt } from './source.ts';

export type ItemOf<L> = L extends readonly (infer Item)[] ? Item : never;

/** Tells the elements of a row from others of the same name. */
export type Accepts = (tree: Tree, node: number) => boolean;

export interface GroupOptions<T> {
  /** It is there even when nothing is to stand in it. */
  readonly always?: boolean;
  /** The part it stands for, which it points at. */
  readonly of?: PartKey<T>;
  /** Nothing else is in it. */
  readonly alone?: boolean;
  /** Of several elements of its name it reads one: the first that it accepts. */
  readonly accepts?: Accepts;
}

/** An element that only holds others; it is there when one of them is, or always. */
export function group<T, To extends Target>(
  { name, number }: Tag,
  rows: readonly Row<T, To>[],
  { always = false, of, alone = false, accepts }: GroupOptions<T>,
): Row<T, To> {
  const contentIn = contentOf(rows);
  return {
    write(value, at, target) {
      if (alone && value[of!] == null) return NO_ELEMENTS;
      const content = contentIn(value, at, target);
      if (content === null && !always) return NO_ELEMENTS;
      const pointers = of !== undefined && value[of] !== null ? pointersTo(at, of) : NO_POINTERS;
      return [element(name, content ?? NO_ELEMENTS, { pointers })];
    },
    places(shape) {
      const places = placesOf(rows, shape);
      const take: Take = (reading, node, into) => {
        if (accepts && !accepts(reading.tree, node)) return false;
        places().read(reading, node, into);
        return true;
      };
      return [{ name: number, once: true, take }];
    },
  };
}

const NO_POINTERS: readonly string[] = Object.freeze([]);

/** Rows of a part of the invoice whose elements stand here, wherever its other elements are. */
export function within<T, K extends PartKey<T>, To extends Target>(
  key: K,
  rows: readonly Row<NonNullable<T[K]>, To>[],
): Row<T, To> {
  const contentIn = contentOf(rows);
  return {
    write(value, at, target) {
      const part = value[key];
      if (part === null || part === undefined) return NO_ELEMENTS;
      return contentIn(part, pointerTo(at, key), target) ?? NO_ELEMENTS;
    },
    places(shape) {
      const part = shape.part(key);
      return rows.flatMap((row) => row.places(part)).map((place) => inPart(place, key, part));
    },
  };
}

/** Reads into what is there of the part already, and makes it only when there was something to read. */
function inPart(place: Place, key: string, part: Shape): Place {
  const take: Take = (reading, node, into) => {
    const present = into[key] as Draft | null;
    if (present !== null) return place.take(reading, node, present);
    const draft = part.fresh();
    if (!place.take(reading, node, draft)) return false;
    if (!isBlank(draft)) into[key] = draft;
    return true;
  };
  return { ...place, take };
}

/** A list, one element an item. */
export function list<T, K extends ListKey<T>, To extends Target>(
  { name, number }: Tag,
  key: K,
  rows: readonly Row<ItemOf<T[K]>, To>[],
  accepts?: Accepts,
): Row<T, To> {
  const contentIn = contentOf(rows);
  return {
    write(value, at, target) {
      const items = value[key] as readonly ItemOf<T[K]>[];
      if (items.length === 0) return NO_ELEMENTS;
      const below = pointerTo(at, key);
      return items.map((item, i) => {
        const pointers = pointersTo(below, String(i));
        return element(name, contentIn(item, pointers[0], target) ?? NO_ELEMENTS, { pointers });
      });
    },
    places(shape) {
      const item = shape.part(key);
      const places = placesOf(rows, item);
      const take: Take = (reading, node, into) => {
        if (accepts && !accepts(reading.tree, node)) return false;
        const draft = item.fresh();
        places().read(reading, node, draft);
        (into[key] as Draft[]).push(draft);
        return true;
      };
      return [{ name: number, take }];
    },
  };
}

/**
 * A map, one element an entry, whose key and value are elements in it; in the order of the object's keys. It takes an
 * element that holds these two and nothing else, whose key it does not have yet.
 */
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
    places: () => [
      {
        name: number,
        take({ tree }, node, into) {
          const step = textAt(tree, node, entryKey.number);
          const content = textAt(tree, node, entryValue.number);
          if (!step || !content || !holdsOnly(tree, node, 2)) return false;
          return keepEntry(into[key] as Draft, step, content);
        },
      },
    ],
  };
}
