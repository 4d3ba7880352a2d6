import { InvoiceSchema, type ReadInvoice } from '@conforme/proto/schema';
import { blankOf } from '@conforme/proto/schema/blank';
import { fastObject } from '@conforme/proto/schema/fast-object';
import { isNullable, nodeOf, wireTypeOf, type WireType } from '@conforme/proto/schema/messages';
import type { CompleteInvoice, CompleteLine, Line } from './model.ts';
import { BLANK_INVOICE, SHORTCUTS } from './reading.ts';

type Schema = Parameters<typeof nodeOf>[0];
type Fill = (value: unknown) => unknown;

/** What a legible invoice has, in the order of one that was read, and what it takes from that. */
const NAMES = Object.keys(BLANK_INVOICE).filter((key) => key !== 'vat_breakdown');
const TAKEN = NAMES.filter((key) => !Object.hasOwn(SHORTCUTS, key));
const TEMPLATE = fastObject(NAMES.map((key) => [key, null]));

/**
 * A document of any origin as what the renderer draws. What the contract requires and the document does not say is the empty
 * string, of which nothing is drawn: no total is computed and no default assumed, because a legible copy must say what the
 * document says.
 */
export function legible(read: ReadInvoice): CompleteInvoice {
  const { vat_breakdown, totals } = read;
  const own =
    totals?.vat_breakdown === vat_breakdown ? read : { ...read, totals: { ...totals, vat_breakdown } };
  const shown = { ...TEMPLATE };
  const fills = (fillsCache ??= TAKEN.map((key) => fillOfProperty(nodeOf(InvoiceSchema).properties![key]!)));
  for (let i = 0; i < TAKEN.length; i++)
    shown[TAKEN[i]!] = fills[i]!((own as Readonly<Record<string, unknown>>)[TAKEN[i]!]);
  shown['lines'] = (shown['lines'] as readonly Line[]).map(completed);
  // Codes are shown by their name where it is known and as they stand where not, so any code may stand in their place.
  return shown as unknown as CompleteInvoice;
}

let fillsCache: readonly Fill[] | undefined;

/** A caller may leave out what a complete line has. */
const completed = (line: Line): CompleteLine =>
  isComplete(line) ? line : { ...line, id: line.id ?? '', net_amount: line.net_amount ?? '' };

const isComplete = (line: Line): line is CompleteLine =>
  typeof line.id === 'string' && typeof line.net_amount === 'string';

const fillCache = new WeakMap<object, Fill>();

/**
 * Fills what a read object of a schema lacks; compiled once, because a document may have thousands of lines. An object in which nothing
 * lacks is the result itself.
 */
function fillOf(schema: Schema): Fill {
  const known = fillCache.get(schema);
  if (known) return known;
  const properties = Object.entries(nodeOf(schema).properties ?? {});
  const names = properties.map(([key]) => key);
  const fills = properties.map(([, property]) => fillOfProperty(property));
  const blank = blankOf(schema);
  const fill: Fill = (value) => {
    const read = (value ?? blank()) as Readonly<Record<string, unknown>>;
    let filled: Record<string, unknown> | null = null;
    let i = 0;
    // Its own properties one after the other are found twice as soon as each by its name; readers of others may have another order.
    for (const key in read) {
      if (key !== names[i]) break;
      const present = read[key];
      const fillOne = fills[i++]!;
      const content = fillOne === nullIfUndefined ? (present ?? null) : fillOne(present);
      if (content !== present) (filled ??= { ...read })[key] = content;
    }
    for (; i < names.length; i++) {
      const key = names[i]!;
      const present = read[key];
      const content = fills[i]!(present);
      if (content !== present) (filled ??= { ...read })[key] = content;
    }
    return filled ?? read;
  };
  fillCache.set(schema, fill);
  return fill;
}

const nullIfUndefined: Fill = (value) => value ?? null;

/** Where null says that nothing is known, there is nothing more to fill. */
function isValueOrNull(property: Schema): boolean {
  const { kind } = wireTypeOf(property);
  return isNullable(property) && kind !== 'message' && kind !== 'map' && kind !== 'list';
}

function fillOfProperty(property: Schema): Fill {
  if (isValueOrNull(property)) return nullIfUndefined;
  const fill = fillOfType(wireTypeOf(property));
  return isNullable(property) ? (value) => (value == null ? null : fill(value)) : fill;
}

function fillOfType(type: WireType): Fill {
  if (type.kind === 'message') return fillOf(type.schema);
  if (type.kind === 'map') return (value) => value ?? {};
  if (type.kind === 'scalar' && type.scalar === 'bool') return (value) => value ?? false;
  if (type.kind !== 'list') return (value) => value ?? '';
  const item = fillOfType(type.of);
  return (value) => filledList((value ?? []) as readonly unknown[], item);
}

function filledList(items: readonly unknown[], fill: Fill): readonly unknown[] {
  if (items.length === 0) return items;
  let filled: unknown[] | null = null;
  for (let i = 0; i < items.length; i++) {
    const item = fill(items[i]);
    if (item !== items[i]) (filled ??= items.slice())[i] = item;
  }
  return filled ?? items;
}
