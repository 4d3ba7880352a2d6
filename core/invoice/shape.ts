import { ReadInvoiceSchema } from '@conforme/proto/schema';
import { blankOf } from '@conforme/proto/schema/blank';
import { nodeOf, wireTypeOf } from '@conforme/proto/schema/messages';

type Schema = Parameters<typeof nodeOf>[0];

/** An object of the contract while it is being read: every key is there, what was not read yet is null or empty. */
export type Draft = Record<string, unknown>;

/** What objects of one schema look like before anything of them is known. */
export interface Shape {
  /**
   * A new one that shares nothing with any other: null for values, `[]` and `{}` for lists and maps, whole objects where the
   * contract requires one.
   */
  fresh(): Draft;
  /** The shape of a property that holds an object, or of the items of one that holds a list. @throws RangeError when it holds neither. */
  part(key: string): Shape;
}

const shapeCache = new WeakMap<object, Shape>();

function shapeOf(schema: Schema): Shape {
  const known = shapeCache.get(schema);
  if (known) return known;
  const made = new SchemaShape(schema);
  shapeCache.set(schema, made);
  return made;
}

/** An invoice as it is read from a document. */
export const readInvoiceShape = (): Shape => shapeOf(ReadInvoiceSchema);

class SchemaShape implements Shape {
  readonly #schema: Schema;
  #blank: (() => Draft) | undefined;

  constructor(schema: Schema) {
    this.#schema = schema;
  }

  fresh(): Draft {
    return (this.#blank ??= blankOf(this.#schema))();
  }

  part(key: string): Shape {
    const property = nodeOf(this.#schema).properties?.[key];
    let type = property && wireTypeOf(property);
    while (type?.kind === 'list') type = type.of;
    if (type?.kind !== 'message') throw new RangeError(`the contract has no object or list called ${key}`);
    return shapeOf(type.schema);
  }
}
