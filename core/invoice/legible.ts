import { InvoiceSchema, type ReadInvoice } from '@conforme/proto/schema';
import { isNullable, nodeOf, wireTypeOf, type WireType } from '@conforme/proto/schema/messages';
import type { CompleteInvoice, CompleteLine, Line } from './model.ts';
import { SHORTCUTS } from './reading.ts';

type Schema = Parameters<typeof nodeOf>[0];
type Fill = (value: unknown) => unknown;

/**
 * A document of any origin as what the renderer draws. What the contract requires and the document does not say is the empty
 * string, of which nothing is drawn: no total is computed and no default assumed, because a legible copy must say what the
 * document says.
 */
export function legible(read: ReadInvoice): CompleteInvoice {
  const { vat_breakdown, ...rest } = read;
  // Codes are shown by their name where it is known and as they stand where not, so any code may stand in their place.
  const invoice = fillOf(InvoiceSchema)({
    ...rest,
    totals: { ...read.totals, vat_breakdown },
  }) as CompleteInvoice;
  const shown: unknown = { ...invoice, ...SHORTCUTS, lines: invoice.lines.map(completed) };
  return shown as CompleteInvoice;
}

/** A caller may leave out what a complete line has. */
const completed = (line: Line): CompleteLine => ({
  ...line,
  id: line.id ?? '',
  net_amount: line.net_amount ?? '',
});

const fillCache = new WeakMap<object, Fill>();

/** Fills what an object of a schema lacks; compiled once, because a document may have thousands of lines. */
function fillOf(schema: Schema): Fill {
  const known = fillCache.get(schema);
  if (known) return known;
  const properties = Object.entries(nodeOf(schema).properties ?? {});
  const nullable = properties.filter(([, property]) => isValueOrNull(property)).map(([key]) => key);
  const parts = properties
    .filter(([, property]) => !isValueOrNull(property))
    .map(([key, property]) => [key, fillOfProperty(property)] as const);
  const fill: Fill = (value) => {
    const filled = { ...(value as Record<string, unknown> | null) };
    for (const key of nullable) filled[key] ??= null;
    for (const [key, part] of parts) filled[key] = part(filled[key]);
    return filled;
  };
  fillCache.set(schema, fill);
  return fill;
}

/** Where null says that nothing is known, there is nothing more to fill. */
function isValueOrNull(property: Schema): boolean {
  const { kind } = wireTypeOf(property);
  return isNullable(property) && kind !== 'message' && kind !== 'map' && kind !== 'list';
}

function fillOfProperty(property: Schema): Fill {
  const fill = fillOfType(wireTypeOf(property));
  return isNullable(property) ? (value) => (value == null ? null : fill(value)) : fill;
}

function fillOfType(type: WireType): Fill {
  if (type.kind === 'message') return fillOf(type.schema);
  if (type.kind === 'map') return (value) => value ?? {};
  if (type.kind === 'scalar' && type.scalar === 'bool') return (value) => value ?? false;
  if (type.kind !== 'list') return (value) => value ?? '';
  const item = fillOfType(type.of);
  return (value) => ((value ?? []) as readonly unknown[]).map(item);
}
