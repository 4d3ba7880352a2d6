import type { Reasons, Shape } from '../invoice/index.ts';
import type { XmlElement } from '@conforme/engine/xml';
import type { Draft } from './draft.ts';
import { CORE, EXTENDED, NOWHERE, type Level } from './level.ts';
import { Places, type Place, type Reading, type Take } from './reading.ts';

/** What writing depends on besides the invoice, whatever the syntax. */
export interface Target {
  /** BT-24. */
  readonly guideline: string;
  /** BT-5. */
  readonly currency: string;
  /** BT-6. */
  readonly accountingCurrency: string | null;
  readonly level: Level;
  /** What repeats beside a VAT category of the reasons in the breakdown; nothing but in the extended profiles. */
  readonly reasons: Reasons;
}

/**
 * One term's place in the document: written into its parent element and read back from it. Rows stand in the order of
 * the schema. `at` is the JSON Pointer of the value in the complete invoice.
 */
export interface Row<T, To extends Target = Target> {
  write(value: T, at: string, target: To): readonly XmlElement[];
  /** The elements it reads; `shape` is that of the object they are read into. */
  places(shape: Shape): readonly Place[];
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
export type FlagKey<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends boolean ? K : never;
}[keyof T & string];
export type TextsKey<T> = {
  [K in keyof T & string]: T[K] extends readonly string[] ? K : never;
}[keyof T & string];
export type MapKey<T> = {
  [K in keyof T & string]: T[K] extends Readonly<Record<string, string>> ? K : never;
}[keyof T & string];

export const NO_ELEMENTS: readonly XmlElement[] = Object.freeze([]);
export const NO_PLACES = (): readonly Place[] => [];

/** The text of a property, or null when it is blank: an empty element would state an empty value. */
export function textOf<T>(value: T, key: TextKey<T>): string | null {
  const content = value[key] as string | null;
  return content === null || content.trim() === '' ? null : content;
}

type Content<T, To extends Target> = (value: T, at: string, target: To) => readonly XmlElement[] | null;

/** Children in order, or null when no row had anything of the invoice to say. */
export function contentOf<T, To extends Target>(rows: readonly Row<T, To>[]): Content<T, To> {
  const writes = rows.map(({ write }) => write);
  const isFixed = rows.map(({ fixed = false }) => fixed);
  return (value, at, target) => {
    // Most rows have nothing to say of an invoice, and of many elements it is one that has.
    let first = NO_ELEMENTS;
    let all: XmlElement[] | null = null;
    let isFilled = false;
    for (let i = 0; i < writes.length; i++) {
      const written = writes[i]!(value, at, target);
      if (written.length === 0) continue;
      isFilled ||= !isFixed[i]!;
      if (first.length === 0) first = written;
      else {
        all ??= [...first];
        for (const child of written) all.push(child);
      }
    }
    return isFilled ? (all ?? first) : null;
  };
}

/** What rows read inside one element, made when the first such element is read. */
export function placesOf<T, To extends Target>(rows: readonly Row<T, To>[], shape: Shape): () => Places {
  let made: Places | undefined;
  return () => (made ??= new Places(rows.flatMap((row) => row.places(shape))));
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

/** A value that has one place only, whichever documents others write: written, never read. */
export function writeOnly<T, To extends Target>(row: Row<T, To>): Row<T, To> {
  return { ...row, places: NO_PLACES };
}

/** A row of EN 16931-1 that BASIC WL has no place for. */
export function core<T, To extends Target>(row: Row<T, To>): Row<T, To> {
  return from(CORE, row);
}

/** A row that only the extended profiles have a place for. */
export function extended<T, To extends Target>(row: Row<T, To>): Row<T, To> {
  return from(EXTENDED, row);
}

/** A row that documents of others have and no profile has a place for: never written, and read only where a reading is lenient. */
export function foreign<T, To extends Target>(row: Row<T, To>): Row<T, To> {
  return from(NOWHERE, row);
}

/** Where a row has a place: for which values and targets it is written, and into what it is read in a strict reading. */
export interface Room<T, To extends Target> {
  readonly written: (value: T, target: To) => boolean;
  readonly read: (into: Draft, reading: Reading) => boolean;
}

/** A row that has no place in some documents. Where one has it all the same it is noted, and in a strict reading not read. */
export function beyond<T, To extends Target>(row: Row<T, To>, { written, read }: Room<T, To>): Row<T, To> {
  return {
    ...when(row, written),
    places: (shape) => row.places(shape).map((place) => ({ ...place, take: limited(read, place.take) })),
  };
}

function from<T, To extends Target>(level: Level | typeof NOWHERE, row: Row<T, To>): Row<T, To> {
  return beyond(row, {
    written: (_value, target) => target.level >= level,
    read: (_into, reading) => reading.level >= level,
  });
}

function limited(hasRoom: Room<never, Target>['read'], take: Take): Take {
  return (reading, node, into) => {
    if (hasRoom(into, reading)) return take(reading, node, into);
    if (reading.strict || !take(reading, node, into)) return false;
    reading.beyond = true;
    return true;
  };
}
