import { ATTRIBUTE, element, type Tree, type XmlElement } from '@conforme/rules/xml';
import { draftOf, keep, readPart, type Draft, type Source } from './draft.ts';
import type { Reasons } from './exemption.ts';
import { DATE, formatOf, type Format } from './format.ts';
import { numberOf, type ElementName } from './namespaces.ts';

/** What writing depends on besides the invoice. */
export interface Target {
  readonly guideline: string;
  /** Every amount names its currency. */
  readonly currency: string;
  /** Exemption reasons to repeat beside the categories they explain. */
  readonly reasons: Reasons;
}

/**
 * One term's place in the document: written into its parent element and read back from it. Rows stand in the order of
 * the schema. `at` is the JSON Pointer of the value in the complete invoice.
 */
export interface Row<T> {
  write(value: T, at: string, target: Target): readonly XmlElement[];
  read(source: Source, into: Draft): void;
  /** Says the same in every document, so it gives its parent no reason to exist. */
  readonly fixed?: true;
}

/** Properties that hold text (decimals and dates are text too). */
export type TextKey<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends string ? K : never;
}[keyof T & string];

/** Properties that hold one object, or a list of them. */
type PartKey<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends string | boolean | readonly unknown[] ? never : K;
}[keyof T & string];
type ListKey<T> = {
  [K in keyof T & string]: T[K] extends readonly object[] ? K : never;
}[keyof T & string];
type ItemOf<L> = L extends readonly (infer Item)[] ? Item : never;

export const NO_ELEMENTS: readonly XmlElement[] = Object.freeze([]);

interface TextOptions<T> {
  /** An attribute with a property of its own. */
  readonly attribute?: readonly [name: string, key: TextKey<T>];
  /** An attribute that is always the same. */
  readonly constant?: readonly [name: string, value: string];
  readonly format?: Format;
  /** The value is an amount: its currency stands beside it. */
  readonly money?: true;
}

/** A property as the text of an element. */
export function text<T>(name: ElementName, key: TextKey<T>, options: TextOptions<T> = {}): Row<T> {
  const number = numberOf(name);
  const { write, read } = formatOf(options.format);
  return {
    write(value, at, target) {
      const content = textOf(value, key);
      if (content === null) return NO_ELEMENTS;
      const { attributes, pointers } = attributesOf(value, at, target, options);
      return [element(name, write(content), { attributes, pointers: [`${at}/${key}`, ...pointers] })];
    },
    read({ tree, node }, into) {
      const found = tree.child(node, number);
      if (found < 0) return;
      keep(into, key, read(tree.text(found).trim()));
      const { attribute } = options;
      if (attribute) keep(into, attribute[1], attributeOf(tree, found, attribute[0]) ?? '');
    },
  };
}

/** The text of a property, or null when it says nothing: an empty element would say that there is an empty value. */
export function textOf<T>(value: T, key: TextKey<T>): string | null {
  const content = value[key] as string | null;
  return content === null || content.trim() === '' ? null : content;
}

function attributesOf<T>(
  value: T,
  at: string,
  target: Target,
  { attribute, constant, money }: TextOptions<T>,
): { attributes: (readonly [string, string])[]; pointers: string[] } {
  const content = attribute ? textOf(value, attribute[1]) : null;
  if (attribute && content !== null)
    return { attributes: [[attribute[0], content]], pointers: [`${at}/${attribute[1]}`] };
  if (money) return { attributes: [['currencyID', target.currency]], pointers: [] };
  return { attributes: constant ? [constant] : [], pointers: [] };
}

/** An attribute without namespace, looked up by its spelling: attribute names of foreign documents are not interned. */
export function attributeOf(tree: Tree, node: number, name: string): string | null {
  for (let n = node + 1; n < tree.count && tree.parent[n] === node && tree.kind[n] === ATTRIBUTE; n++) {
    const { uri, local } = tree.nameOf(n);
    if (uri === '' && local === name) return tree.text(n);
  }
  return null;
}

/** An amount of money in the currency of the target. */
export function amount<T>(name: ElementName, key: TextKey<T>): Row<T> {
  return text(name, key, { money: true });
}

export function date<T>(name: ElementName, key: TextKey<T>): Row<T> {
  return text(name, key, { format: DATE });
}

/** The same content in every document, such as an indicator that tells siblings apart. */
export function constant<T>(name: ElementName, content: string | readonly XmlElement[]): Row<T> {
  const written = [element(name, content)];
  return { fixed: true, write: () => written, read: () => undefined };
}

/** An element that only holds others; it is there when one of them is. `of` names the part it stands for. */
export function group<T>(name: ElementName, rows: readonly Row<T>[], of: PartKey<T> | null = null): Row<T> {
  const number = numberOf(name);
  return {
    write(value, at, target) {
      const content = contentOf(rows, value, at, target);
      if (content === null) return NO_ELEMENTS;
      const pointers = of !== null && value[of] !== null ? [`${at}/${of}`] : [];
      return [element(name, content, { pointers })];
    },
    read({ tree, node }, into) {
      const found = tree.child(node, number);
      if (found >= 0) readRows(rows, { tree, node: found }, into);
    },
  };
}

/** Children in order, or null when no row had anything of the invoice to say. */
function contentOf<T>(rows: readonly Row<T>[], value: T, at: string, target: Target): XmlElement[] | null {
  const content: XmlElement[] = [];
  let isFilled = false;
  for (const row of rows) {
    const written = row.write(value, at, target);
    if (written.length > 0 && !row.fixed) isFilled = true;
    for (const child of written) content.push(child);
  }
  return isFilled ? content : null;
}

export function readRows<T>(rows: readonly Row<T>[], source: Source, into: Draft): void {
  for (const row of rows) row.read(source, into);
}

/** Rows of a part of the invoice whose elements stand here, wherever its other elements are. */
export function within<T, K extends PartKey<T>>(key: K, rows: readonly Row<NonNullable<T[K]>>[]): Row<T> {
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

/** A part of the invoice that is one element. */
export function part<T, K extends PartKey<T>>(
  name: ElementName,
  key: K,
  rows: readonly Row<NonNullable<T[K]>>[],
): Row<T> {
  return group(name, [within<T, K>(key, rows)], key);
}

/** A list, one element an item. `accepts` tells its elements from others of the same name. */
export function list<T, K extends ListKey<T>>(
  name: ElementName,
  key: K,
  rows: readonly Row<ItemOf<T[K]>>[],
  blank: object,
  accepts: (source: Source) => boolean = () => true,
): Row<T> {
  const number = numberOf(name);
  return {
    write(value, at, target) {
      const items = value[key] as readonly ItemOf<T[K]>[];
      return items.map((item, i) => {
        const pointer = `${at}/${key}/${i}`;
        return element(name, contentOf(rows, item, pointer, target) ?? [], { pointers: [pointer] });
      });
    },
    read({ tree, node }, into) {
      const items = into[key] as Draft[];
      for (const found of tree.children(node, number)) {
        const source = { tree, node: found };
        if (accepts(source)) items.push(readItem(rows, source, blank));
      }
    },
  };
}

function readItem<T>(rows: readonly Row<T>[], source: Source, blank: object): Draft {
  const item = draftOf(blank);
  readRows(rows, source, item);
  return item;
}

/** A place where others put the value: read, never written. */
export function readOnly<T>(row: Row<T>): Row<T> {
  return { write: () => NO_ELEMENTS, read: row.read };
}
