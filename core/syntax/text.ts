import { element } from '@conforme/rules/xml';
import { keep } from './draft.ts';
import type { Tag } from './names.ts';
import { NO_ELEMENTS, textOf, type Row, type Target, type TextKey } from './row.ts';
import { attributeOf } from './source.ts';

/** How a value of the contract is spelled in an element, and back. */
export interface Format {
  readonly write: (value: string) => string;
  readonly read: (content: string) => string;
}

const PLAIN: Format = { write: (value) => value, read: (content) => content };

type Attribute = readonly [name: string, value: string];

export interface TextOptions<T, To extends Target> {
  /** An attribute with a property of its own. */
  readonly attribute?: readonly [name: string, key: TextKey<T>];
  /** An attribute that is always the same, or the same in one document. */
  readonly constant?: Attribute | ((target: To) => Attribute);
  readonly format?: Format;
}

/** A property as the text of an element. */
export function text<T, To extends Target>(
  { name, number }: Tag,
  key: TextKey<T>,
  options: TextOptions<T, To>,
): Row<T, To> {
  const { attribute, format = PLAIN } = options;
  return {
    write(value, at, target) {
      const content = textOf(value, key);
      if (content === null) return NO_ELEMENTS;
      const { attributes, pointers } = attributesOf(value, at, target, options);
      return [element(name, format.write(content), { attributes, pointers: [`${at}/${key}`, ...pointers] })];
    },
    read({ tree, node }, into) {
      const found = tree.child(node, number);
      if (found < 0) return;
      keep(into, key, format.read(tree.text(found).trim()));
      if (attribute) keep(into, attribute[1], attributeOf({ tree, node: found }, attribute[0]) ?? '');
    },
  };
}

/** Attributes of an element, and pointers of those that are properties of their own. */
function attributesOf<T, To extends Target>(
  value: T,
  at: string,
  target: To,
  { attribute, constant }: TextOptions<T, To>,
): { attributes: Attribute[]; pointers: string[] } {
  const content = attribute ? textOf(value, attribute[1]) : null;
  if (attribute && content !== null)
    return { attributes: [[attribute[0], content]], pointers: [`${at}/${attribute[1]}`] };
  if (constant === undefined) return { attributes: [], pointers: [] };
  return { attributes: [typeof constant === 'function' ? constant(target) : constant], pointers: [] };
}
