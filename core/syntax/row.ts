import type { Reasons } from '../invoice/index.ts';
import type { XmlElement } from '@conforme/rules/xml';
import { draftOf, type Draft } from './draft.ts';
import type { Source } from './source.ts';

/** What writing depends on besides the invoice, whatever the syntax. */
export interface Target {
  /** BT-24. */
  readonly guideline: string;
  /** What repeats beside a VAT category of the reasons in the breakdown; nothing but in the extended profiles. */
  readonly reasons: Reasons;
}

/**
 * One term's place in the document: written into its parent element and read back from it. Rows stand in the order of
 * the schema. `at` is the JSON Pointer of the value in the complete invoice.
 */
export interface Row<T, To extends Target = Target> {
  write(value: T, at: string, target: To): readonly XmlElement[];
  read(source: Source, into: Draft): void;
  /** Says the same in every document, so it gives its parent no reason to exist. */
  readonly fixed?: true;
}

/** Properties that hold text (decimals and dates are text too). */
export type TextKey<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends string ? K : never;
}[keyof T & string];

/** Properties that hold one object, a list of them, or texts by key. */
export type PartKey<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends string | boolean | readonly unknown[] ? never : K;
}[keyof T & string];
export type ListKey<T> = {
  [K in keyof T & string]: T[K] extends readonly object[] ? K : never;
}[keyof T & string];
export type MapKey<T> = {
  [K in keyof T & string]: T[K] extends Readonly<Record<string, string>> ? K : never;
}[keyof T & string];

export const NO_ELEMENTS: readonly XmlElement[] = Object.freeze([]);

/** The text of a property, or null when it says nothing: an empty element would say that there is an empty value. */
export function textOf<T>(value: T, key: TextKey<T>): string | null {
  const content = value[key] as string | null;
  return content === null || content.trim() === '' ? null : content;
}

/** Children in order, or null when no row had anything of the invoice to say. */
export function contentOf<T, To extends Target>(
  rows: readonly Row<T, To>[],
  value: T,
  at: string,
  target: To,
): XmlElement[] | null {
  const content: XmlElement[] = [];
  let isFilled = false;
  for (const row of rows) {
    const written = row.write(value, at, target);
    if (written.length > 0 && !row.fixed) isFilled = true;
    for (const child of written) content.push(child);
  }
  return isFilled ? content : null;
}

/** Reads everything the rows know from one element; whatever else it holds is passed over. */
export function readRows<T, To extends Target>(
  rows: readonly Row<T, To>[],
  source: Source,
  into: Draft,
): void {
  for (const row of rows) row.read(source, into);
}

/** One item of a list, every key of the contract present. */
export function readItem<T, To extends Target>(
  rows: readonly Row<T, To>[],
  source: Source,
  blank: object,
): Draft {
  const item = draftOf(blank);
  readRows(rows, source, item);
  return item;
}

/** A row that is written for some values or targets only, and read wherever it stands. */
export function when<T, To extends Target>(
  row: Row<T, To>,
  holds: (value: T, target: To) => boolean,
): Row<T, To> {
  return {
    ...row,
    write: (value, at, target) => (holds(value, target) ? row.write(value, at, target) : NO_ELEMENTS),
  };
}

/** A place where others put the value: read, never written. */
export function readOnly<T, To extends Target>(row: Row<T, To>): Row<T, To> {
  return when(row, () => false);
}
