import { Decimal } from '../../decimal/index.ts';
import { ShortTexts } from './short-texts.ts';
import type { Temporal } from './temporal.ts';

/** xs:untypedAtomic where the kind is not known beforehand. */
export class Untyped {
  readonly value: string;

  constructor(value: string) {
    this.value = value;
  }
}

/** A text node that an instruction of XSLT made, or a document that holds nothing but text: a node, of which only the text is asked. */
export class MadeText extends Untyped {
  readonly document: boolean;

  constructor(value: string, document: boolean) {
    super(value);
    this.document = document;
  }
}

/** xs:double where the kind is not known beforehand: a bare number is a node. */
export class Double {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}

export class QName {
  readonly uri: string;
  readonly local: string;
  readonly prefix: string;

  constructor(uri: string, local: string, prefix: string) {
    this.uri = uri;
    this.local = local;
    this.prefix = prefix;
  }

  toString(): string {
    return this.prefix === '' ? this.local : `${this.prefix}:${this.local}`;
  }
}

/** An atomic value with its type: string is xs:string, bigint is xs:integer. */
export type Atom = string | boolean | bigint | Decimal | Untyped | Double | Temporal | QName;
/** Any item; a number is a node. */
export type Item = Atom | number;
export type Numeric = bigint | Decimal | Double;

export function boxUntyped(text: string): Untyped;
export function boxUntyped(text: string | undefined): Untyped | undefined;
export function boxUntyped(text: string | undefined): Untyped | undefined {
  return text === undefined ? undefined : new Untyped(text);
}

export function boxDouble(value: number): Double;
export function boxDouble(value: number | undefined): Double | undefined;
export function boxDouble(value: number | undefined): Double | undefined {
  return value === undefined ? undefined : new Double(value);
}

/** A list of bare items of one kind as boxed items. */
export function boxAll(list: readonly unknown[], kind: string): Item[] {
  if (kind === 'untyped') return (list as string[]).map((text) => new Untyped(text));
  if (kind === 'double') return (list as number[]).map((value) => new Double(value));
  return list as Item[];
}

export function unbox(value: Item | undefined): unknown {
  return value instanceof Untyped || value instanceof Double ? value.value : value;
}

export function unboxAll(list: readonly Item[]): unknown[] {
  return list.map(unbox);
}

export function isNumeric(value: unknown): value is Numeric {
  return typeof value === 'bigint' || value instanceof Decimal || value instanceof Double;
}

/** Name of an item's type, for messages and for comparisons of types. */
export function typeName(item: Item): string {
  if (typeof item === 'number') return 'node';
  if (typeof item === 'bigint') return 'integer';
  if (typeof item === 'string' || typeof item === 'boolean') return typeof item;
  if (item instanceof Untyped) return 'untypedAtomic';
  if (item instanceof Double) return 'double';
  if (item instanceof Decimal) return 'decimal';
  return item instanceof QName ? 'QName' : item.type;
}

/** A constant list of strings, the same as a set for membership, and those of its strings that can be found by bytes. */
export class Strings {
  readonly list: readonly string[];
  #set: ReadonlySet<string | undefined> | undefined;
  #codes: ShortTexts | undefined;

  constructor(list: readonly string[]) {
    this.list = list;
  }

  // Both are made when first asked for: many a list is never looked into, and few need both.

  get set(): ReadonlySet<string | undefined> {
    return (this.#set ??= new Set(this.list));
  }

  get codes(): ShortTexts {
    return (this.#codes ??= codesOf(this.list));
  }
}

function codesOf(list: readonly string[]): ShortTexts {
  const codes = new ShortTexts(list.length);
  for (const text of list) codes.add(text, 1);
  return codes;
}

export const strings = (list: readonly string[]): Strings => new Strings(list);

export function list<T>(value: T | undefined): T[] {
  return value === undefined ? [] : [value];
}

/** A value found when it is first asked for, and once. */
export function lazy<T>(find: () => T): () => T {
  let found = false;
  let value: T;
  return () => {
    if (!found) {
      value = find();
      found = true;
    }
    return value;
  };
}
