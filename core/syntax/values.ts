import { element } from '@conforme/engine/xml';
import { pointersTo, pointerTo, type Draft, type Shape } from '../invoice/index.ts';
import { isTrue } from './adjustments.ts';
import { isBlank } from './draft.ts';
import type { ItemOf } from './group.ts';
import type { Tag } from './names.ts';
import type { Take } from './reading.ts';
import { NO_ELEMENTS, type FlagKey, type ListKey, type Row, type Target, type TextKey } from './row.ts';
import type { TextsKey } from './row.ts';
import { text, type TextOptions } from './text.ts';

/** A property that is true or false (xs:boolean). */
export function flag<T, To extends Target>({ name, number }: Tag, key: FlagKey<T>): Row<T, To> {
  const take: Take = (reading, node, into) => {
    const content = reading.text(node);
    if (!BOOLEAN.test(content) || into[key] !== null) return false;
    into[key] = isTrue(content);
    reading.attributes(node, () => false);
    return true;
  };
  return {
    write(value, at) {
      const content = value[key] as boolean | null;
      return content === null
        ? NO_ELEMENTS
        : [element(name, String(content), { pointers: pointersTo(at, key) })];
    },
    places: () => [{ name: number, once: true, take }],
  };
}

const BOOLEAN = /^(?:true|false|1|0)$/;

/** A list of texts, one element each. */
export function texts<T, To extends Target>({ name, number }: Tag, key: TextsKey<T>): Row<T, To> {
  const take: Take = (reading, node, into) => {
    const content = reading.text(node);
    if (content !== '') (into[key] as string[]).push(content);
    reading.attributes(node, () => false);
    return true;
  };
  return {
    write: (value, at) =>
      (value[key] as readonly string[]).flatMap((content, i) =>
        content.trim() === ''
          ? []
          : [element(name, content, { pointers: pointersTo(pointerTo(at, key), String(i)) })],
      ),
    places: () => [{ name: number, take }],
  };
}

/** A list of objects that are one text each, with its attributes. */
export function items<T, K extends ListKey<T>, To extends Target>(
  tag: Tag,
  key: K,
  itemKey: TextKey<ItemOf<T[K]>>,
  options: TextOptions<ItemOf<T[K]>>,
): Row<T, To> {
  const row = text<ItemOf<T[K]>, To>(tag, itemKey, options);
  return {
    write: (value, at, target) =>
      (value[key] as readonly ItemOf<T[K]>[]).flatMap((item, i) =>
        row.write(item, pointerTo(pointerTo(at, key), String(i)), target),
      ),
    places(shape) {
      const item: Shape = shape.part(key);
      const take: Take = (reading, node, into) => {
        const draft = item.fresh();
        if (!row.places(item)[0]!.take(reading, node, draft)) return false;
        if (!isBlank(draft)) (into[key] as Draft[]).push(draft);
        return true;
      };
      return [{ name: tag.number, take }];
    },
  };
}
