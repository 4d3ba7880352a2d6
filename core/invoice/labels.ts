import { InvoiceSchema, labelOf, type Language } from '@conforme/proto/schema';
import { nodeOf, wireTypeOf } from '@conforme/proto/schema/messages';

type Schema = Parameters<typeof nodeOf>[0];

const labelCache = new Map<string, string>();

/**
 * What people call a property of the invoice, by its path: `lines.product.brand_name` is `Marque` in French. A list stands for
 * its items.
 *
 * @throws RangeError for a path that the contract does not have.
 */
export function labelAt(path: string, language: Language): string {
  const key = `${language} ${path}`;
  const known = labelCache.get(key);
  if (known !== undefined) return known;
  const label = labelOf(propertyAt(path), language);
  if (label === undefined) throw new RangeError(`the contract has no label for ${path}`);
  labelCache.set(key, label);
  return label;
}

function propertyAt(path: string): Schema {
  return path.split('.').reduce<Schema>((schema, step) => {
    const property = nodeOf(objectOf(schema)).properties?.[step];
    if (!property) throw new RangeError(`the contract has no ${path}`);
    return property;
  }, InvoiceSchema);
}

/** The object a property holds, or of which its list is made; the schema itself where it is an object. */
function objectOf(schema: Schema): Schema {
  let type = wireTypeOf(schema);
  while (type.kind === 'list') type = type.of;
  return type.kind === 'message' ? type.schema : schema;
}
