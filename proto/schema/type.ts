// The three builders of typebox that the contract is written with. Its types say what a schema's values are; its code, hundreds
// of modules for every other kind of schema, would take 60 ms of each start.

import type { TObject, TOptional, TSchema, TSchemaOptions, TUnsafe } from 'typebox';

/** JSON Schema lists the properties an object requires; that a property may be absent is noted beside it. */
const optional = new WeakSet<object>();

/** Any JSON Schema, its values being of type T. */
function Unsafe<T>(schema: object): TUnsafe<T> {
  return { ...schema } as TUnsafe<T>;
}

/** A property that may be left out. */
function Optional<S extends TSchema>(schema: S): TOptional<S> {
  const copy = { ...schema };
  optional.add(copy);
  return copy as TOptional<S>;
}

function Object<const P extends Record<string, TSchema>>(properties: P, options: TSchemaOptions): TObject<P> {
  const required = globalThis.Object.keys(properties).filter((name) => !optional.has(properties[name]!));
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties,
    ...options,
  } as unknown as TObject<P>;
}

export const Type = { Object, Optional, Unsafe };
