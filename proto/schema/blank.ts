// Objects of which nothing is known: null everywhere, empty lists and maps, and the parts that every object of its kind has.

import type { Static, TSchema } from 'typebox';
import type { Filled } from './canonical.ts';
import { copierOf, fastObject } from './fast-object.ts';
import { isNullable, nodeOf, wireTypeOf } from './messages.ts';

/** `null` for a value, an empty list or map, and a blank for a part that is always there. */
export type Blank<T> = { readonly [K in keyof T]-?: BlankPart<Exclude<T[K], undefined>> };

type BlankPart<P> = null extends P
  ? null
  : P extends readonly unknown[]
    ? readonly never[]
    : P extends object
      ? string extends keyof P
        ? Readonly<Record<string, never>>
        : Blank<P>
      : null;

type Make = () => unknown;

/**
 * A maker of blanks, compiled once for a schema: each call gives an object of its own that shares no list, map or part
 * with another. All have one hidden class from the start, because a reader makes one a line.
 */
export function blankOf<S extends TSchema>(schema: S): () => Blank<Filled<Static<S>>> {
  const properties = Object.entries(nodeOf(schema).properties ?? {});
  const parts = properties.flatMap(([name, property]): [string, Make][] => {
    const make = isNullable(property) ? null : makerOf(property);
    return make ? [[name, make]] : [];
  });
  const copy = copierOf(fastObject(properties.map(([name]) => [name, null])));
  const names = parts.map(([name]) => name);
  const makers = parts.map(([, make]) => make);
  return () => {
    const blank = copy();
    for (let i = 0; i < names.length; i++) blank[names[i]!] = makers[i]!();
    return blank as Blank<Filled<Static<S>>>;
  };
}

/** Null for a single value, of which nothing is known until it is read. */
function makerOf(property: TSchema): Make | null {
  const type = wireTypeOf(property);
  if (type.kind === 'list') return () => [];
  if (type.kind === 'map') return () => ({});
  return type.kind === 'message' ? blankOf(type.schema) : null;
}
