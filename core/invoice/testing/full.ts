// An invoice that says everything the contract has a place for, made from its schema: no leaf has the value of another.

import { InvoiceSchema } from '@conforme/proto/schema';
import { isNullable, nodeOf, wireTypeOf, type WireType } from '@conforme/proto/schema/messages';
import type { CompleteInvoice } from '../index.ts';

type Schema = Parameters<typeof nodeOf>[0];

/** One value of the contract, where it stands and what else could stand there. */
export interface Leaf {
  readonly pointer: string;
  readonly value: unknown;
  readonly other: unknown;
}

/** Codes that a page shows by what they mean, and so needs to know; by the end of their pointer. */
const CODES: readonly (readonly [end: string, value: string, other: string])[] = [
  ['/status_reason_code', 'GROUP', 'INFORMATION'],
  ['/preceding_invoices/0/type_code', '386', '381'],
  ['/preceding_invoice/type_code', '386', '381'],
  ['/invoice/type_code', '386', '381'],
  ['/lines/0/parent_line_id', 'parent', 'nobody'],
];

class Sample {
  readonly leaves: Leaf[] = [];
  #count = 1000;

  object(schema: Schema, at: string): Record<string, unknown> {
    const properties = Object.entries(nodeOf(schema).properties ?? {});
    return Object.fromEntries(
      properties.map(([name, property]) => [name, this.#property(property, `${at}/${name}`)]),
    );
  }

  #property(property: Schema, at: string): unknown {
    const { type } = nodeOf(property);
    return type === 'null' ? null : this.#value(property, wireTypeOf(property), at);
  }

  #value(property: Schema, type: WireType, at: string): unknown {
    if (type.kind === 'message') return this.object(type.schema, at);
    if (type.kind === 'list') return [this.#value(nodeOf(property).items ?? property, type.of, `${at}/0`)];
    if (type.kind === 'map') return { [this.#token()]: this.#leaf(`${at}/0`, this.#token(), this.#token()) };
    return this.#scalar(property, at);
  }

  #scalar(property: Schema, at: string): unknown {
    const known = CODES.find(([end]) => at.endsWith(end));
    if (known) return this.#leaf(at, known[1], known[2]);
    const node = branchOf(property);
    if (node.type === 'boolean') return this.#leaf(at, true, false);
    if (node.enum) return this.#leaf(at, node.enum[0], node.enum[1]);
    if (nodeOf(property)['x-decimal']) return this.#leaf(at, `${++this.#count}.5`, `${++this.#count}.5`);
    if ((node as { format?: string }).format === 'date') return this.#leaf(at, this.#day(), this.#day());
    return this.#leaf(at, this.#token(), this.#token());
  }

  #leaf(pointer: string, value: unknown, other: unknown): unknown {
    this.leaves.push({ pointer, value, other });
    return value;
  }

  readonly #token = (): string => `w${++this.#count}`;

  #day(): string {
    return new Date(Date.UTC(2026, 0, ++this.#count)).toISOString().slice(0, 10);
  }
}

const branchOf = (property: Schema) =>
  nodeOf(nodeOf(property).anyOf?.find((branch) => !isNullable(branch)) ?? property);

/** The invoice and every value in it; its first line belongs to a second one, which says the same. */
export function fullInvoice(): { invoice: CompleteInvoice; leaves: readonly Leaf[] } {
  const sample = new Sample();
  const invoice = sample.object(InvoiceSchema, '/invoice') as unknown as CompleteInvoice;
  const [line] = invoice.lines;
  const lines = [line!, { ...line!, id: 'parent', parent_line_id: null }];
  return { invoice: { ...invoice, lines }, leaves: sample.leaves };
}

/** The same invoice with another value at this place. */
export function changed<T>(value: T, pointer: string, to: unknown): T {
  const [step, ...rest] = pointer.split('/').slice(2);
  if (step === undefined) return to as T;
  const below = ['', '', ...rest].join('/');
  if (Array.isArray(value))
    return value.map((item, i) => (String(i) === step ? changed(item, below, to) : item)) as T;
  const object = value as Record<string, unknown>;
  // An entry of a map stands under a name of its own; there is only one.
  const key = step in object ? step : Object.keys(object)[0]!;
  return { ...object, [key]: changed(object[key], below, to) } as T;
}
