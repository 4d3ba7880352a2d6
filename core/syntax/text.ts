import { element } from '@conforme/rules/xml';
import type { Draft } from '../invoice/index.ts';
import type { Tag } from './names.ts';
import type { Reading } from './reading.ts';
import { NO_ELEMENTS, textOf, type Row, type Target, type TextKey } from './row.ts';

/** How a value of the contract is spelled in an element, and back. */
export interface Format {
  readonly write: (value: string) => string;
  readonly read: (content: string) => string;
}

const PLAIN: Format = { write: (value) => value, read: (content) => content };

type Attribute = readonly [name: string, value: string];

/** What an attribute that is the same in one document depends on. */
export type CurrencyContext = { readonly [K in 'currency' | 'accountingCurrency']: string | null };

export interface TextOptions<T> {
  /** Attributes with properties of their own. */
  readonly attributes?: Readonly<Record<string, TextKey<T>>>;
  /** An attribute that is always the same, or the same in one document; an attribute with a property that is given wins. */
  readonly constant?: Attribute | ((context: CurrencyContext) => Attribute);
  readonly format?: Format;
}

/** A property as the text of an element. */
export function text<T, To extends Target>(
  { name, number }: Tag,
  key: TextKey<T>,
  options: TextOptions<T>,
): Row<T, To> {
  const { format = PLAIN } = options;
  return {
    write(value, at, target) {
      const content = textOf(value, key);
      if (content === null) return NO_ELEMENTS;
      const { attributes, pointers } = attributesOf(value, at, target, options);
      return [element(name, format.write(content), { attributes, pointers: [`${at}/${key}`, ...pointers] })];
    },
    places: () => [
      {
        name: number,
        take(reading, node, into) {
          const content = format.read(reading.text(node));
          const present = into[key];
          if (present !== null && present !== content && content !== '') return false;
          if (content !== '') into[key] = content;
          readAttributes(reading, node, into, options);
          return true;
        },
      },
    ],
  };
}

/** An attribute says something new when it is not one of the row's own, or contradicts what was read before. */
function readAttributes<T>(reading: Reading, node: number, into: Draft, options: TextOptions<T>): void {
  if (reading.tree.end[node] === node + 1) return;
  const { attributes, constant } = options;
  reading.attributes(node, (name, value) => {
    const key = attributes?.[name];
    if (key !== undefined) {
      if (into[key] === null && value !== '') into[key] = value;
      return value === '' || into[key] === value;
    }
    const [constantName, constantValue] = constantOf(constant, reading) ?? [];
    return name === constantName && value === constantValue;
  });
}

function constantOf(
  constant: TextOptions<unknown>['constant'],
  context: CurrencyContext,
): Attribute | undefined {
  return typeof constant === 'function' ? constant(context) : constant;
}

/** Attributes of an element, and pointers of those that are properties of their own. */
function attributesOf<T>(
  value: T,
  at: string,
  target: Target,
  { attributes, constant }: TextOptions<T>,
): { attributes: readonly Attribute[]; pointers: readonly string[] } {
  const written: Attribute[] = [];
  const pointers: string[] = [];
  for (const name in attributes) {
    const content = textOf(value, attributes[name]!);
    if (content === null) continue;
    written.push([name, content]);
    pointers.push(`${at}/${attributes[name]!}`);
  }
  const fixed = written.length === 0 ? constantOf(constant, target) : undefined;
  if (fixed) written.push(fixed);
  return { attributes: written, pointers };
}
