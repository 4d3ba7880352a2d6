import { element } from '@conforme/engine/xml';
import { isDay, pointersTo, pointerTo, type Draft } from '../invoice/index.ts';
import { EXTENDED } from './level.ts';
import type { Tag } from './names.ts';
import type { Reading } from './reading.ts';
import { NO_ELEMENTS, textOf, type Row, type Target, type TextKey } from './row.ts';

/** How a value of the contract is spelled in an element, and back. */
export interface Format {
  readonly write: (value: string) => string;
  readonly read: (content: string) => string;
  /** False for what a request cannot hold: a strict reading leaves it unread, another reads it as it stands. */
  readonly holds?: (value: string) => boolean;
}

/** The days of the calendar, which alone a request can hold. */
export const DAY: Format = { write: (value) => value, read: (content) => content, holds: isDay };

/** RFC 4648, 4: base64 may be broken into lines in a document, not in a request. */
export const BASE64: Format = {
  write: (value) => value,
  read: (content) => content.replace(/\s+/g, ''),
  holds: (value) => /^[A-Za-z0-9+/]*={0,2}$/.test(value),
};

const PLAIN: Format = { write: (value) => value, read: (content) => content };

type Attribute = readonly [name: string, value: string];

/** What an attribute that is the same in one document depends on. */
export type CurrencyContext = { readonly [K in 'currency' | 'accountingCurrency']: string | null };

export interface TextOptions<T> {
  /** Attributes with properties of their own. */
  readonly attributes?: Readonly<Record<string, TextKey<T>>>;
  /** Those that only the extended profiles have a place for. */
  readonly extension?: Readonly<Record<string, TextKey<T>>>;
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
  const isBare = !options.attributes && !options.extension && !options.constant;
  return {
    write(value, at, target) {
      const content = textOf(value, key);
      if (content === null) return NO_ELEMENTS;
      const own = pointersTo(at, key);
      if (isBare) return [element(name, format.write(content), { pointers: own })];
      const { attributes, further } = attributesOf(value, at, target, options);
      const pointers = further.length === 0 ? own : [...own, ...further];
      return [element(name, format.write(content), { attributes, pointers })];
    },
    places: () => [
      {
        name: number,
        take(reading, node, into) {
          const content = format.read(reading.text(node));
          if (content === '') return takeEmpty(reading, node, options);
          const present = into[key];
          if (present !== null && present !== content) return false;
          if (!allows(reading, format.holds?.(content) ?? true)) return false;
          into[key] = content;
          readAttributes(reading, node, into, options);
          return true;
        },
      },
    ],
  };
}

/** What is beyond an invoice of its profile is noted, and in a strict reading not read. */
function allows(reading: Reading, isPresent: boolean): boolean {
  if (isPresent) return true;
  if (!reading.strict) reading.beyond = true;
  return !reading.strict;
}

/** An element without content states nothing, and a scheme or a unit of nothing has no place to be. */
function takeEmpty<T>(reading: Reading, node: number, { constant }: TextOptions<T>): true {
  if (reading.tree.end[node] !== node + 1)
    reading.attributes(node, (name, value) => value === '' || isConstant(constant, reading, name, value));
  return true;
}

/** An attribute carries a value of its own when it is not one of the row's own, or contradicts what was read before. */
function readAttributes<T>(reading: Reading, node: number, into: Draft, options: TextOptions<T>): void {
  if (reading.tree.end[node] === node + 1) return;
  const { attributes, extension, constant } = options;
  reading.attributes(node, (name, value) => {
    const further = extension?.[name];
    const key = attributes?.[name] ?? further;
    if (key === undefined) return isConstant(constant, reading, name, value);
    if (value === '') return true;
    if (further !== undefined && !allows(reading, reading.level >= EXTENDED)) return false;
    into[key] ??= value;
    return into[key] === value;
  });
}

function isConstant(
  constant: TextOptions<unknown>['constant'],
  context: CurrencyContext,
  name: string,
  value: string,
): boolean {
  const [constantName, constantValue] = constantOf(constant, context) ?? [];
  return name === constantName && value === constantValue;
}

function constantOf(
  constant: TextOptions<unknown>['constant'],
  context: CurrencyContext,
): Attribute | undefined {
  return typeof constant === 'function' ? constant(context) : constant;
}

/** Attributes of an element, and the pointers of those that are properties of their own. */
interface Attributes {
  readonly attributes: readonly Attribute[];
  readonly further: readonly string[];
}

const NO_ATTRIBUTES: Attributes = Object.freeze({ attributes: [], further: [] });

function attributesOf<T>(
  value: T,
  at: string,
  target: Target,
  { attributes, extension, constant }: TextOptions<T>,
): Attributes {
  let given = NO_ATTRIBUTES;
  if (attributes) given = withOwn(given, value, at, attributes);
  if (extension && target.level >= EXTENDED) given = withOwn(given, value, at, extension);
  if (given !== NO_ATTRIBUTES) return given;
  const fixed = constantOf(constant, target);
  return fixed ? { attributes: [fixed], further: NO_ATTRIBUTES.further } : NO_ATTRIBUTES;
}

/** Lists of their length: one that grows has room for seventeen from its first item on. */
function withOwn<T>(
  before: Attributes,
  value: T,
  at: string,
  own: NonNullable<TextOptions<T>['attributes']>,
): Attributes {
  let given = before;
  for (const name in own) {
    const content = textOf(value, own[name]!);
    if (content === null) continue;
    given = {
      attributes: [...given.attributes, [name, content]],
      further: [...given.further, pointerTo(at, own[name]!)],
    };
  }
  return given;
}
