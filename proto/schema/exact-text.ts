// The invoice of an extract as JSON: what `exactOfMessage` makes of its message, without that message.

import { create, type DescField, type DescMessage } from '@bufbuild/protobuf';
import type { TSchema } from 'typebox';
import * as pb from '../gen/conforme/v1/types_pb.ts';
import { isNeeded, isNullWhenEmpty } from './codec.ts';
import type { ExtractOut } from './index.ts';
import { asciiOf, MARKS, type JsonText } from './json-text.ts';
import { nodeOf, wireTypeOf } from './messages.ts';
import { ExtractOutSchema } from './results.ts';
import { writerOfType, type Write } from './type-text.ts';
import { isEmpty, saysNull } from './wire.ts';

const { NOTHING, END } = MARKS;

interface Property {
  readonly name: string;
  /** As the first of its object, and further on. */
  readonly first: Uint8Array;
  readonly further: Uint8Array;
  /** What is written in place of null, and of a list or map that is empty; null where it is left out then. */
  readonly ofNull: Uint8Array | null;
  readonly write: Write;
}

function writerOf(schema: TSchema, desc: DescMessage): Write {
  const properties = Object.entries(nodeOf(schema).properties ?? {}).map(([name, property]) => {
    const field = desc.fields.find((candidate) => candidate.name === name)!;
    return propertyOf(name, property, field);
  });
  // A message has its lists and maps from the start, before all else.
  const names = Object.keys(create(desc)).map((local) => desc.field[local]?.name);
  const lists = names.flatMap((name) => properties.filter((property) => property.name === name));
  const others = new Map(
    properties.filter((property) => !lists.includes(property)).map((property) => [property.name, property]),
  );
  return (text, value) => {
    const owner = value as Readonly<Record<string, unknown>>;
    let isFirst = true;
    for (let i = 0; i < lists.length; i++) {
      const list = lists[i]!;
      const part = owner[list.name];
      if (writePart(text, list, isEmpty(part) ? null : (part ?? null), isFirst)) isFirst = false;
    }
    for (const name in owner) {
      const property = others.get(name);
      if (property !== undefined && writePart(text, property, owner[name], isFirst)) isFirst = false;
    }
    text.mark(isFirst ? NOTHING : END);
    return true;
  };
}

function writePart(text: JsonText, property: Property, part: unknown, isFirst: boolean): boolean {
  const { ofNull } = property;
  if (part === undefined || (part === null && ofNull === null)) return false;
  text.mark(isFirst ? property.first : property.further);
  if (part === null) text.mark(ofNull!);
  else property.write(text, part);
  return true;
}

function propertyOf(name: string, property: TSchema, field: DescField): Property {
  const type = wireTypeOf(property);
  const keys = { name, first: asciiOf(`{"${name}":`), further: asciiOf(`,"${name}":`) };
  const write = writerOfType(type, field, writerOf);
  if (type.kind === 'list' || type.kind === 'map') {
    const empty = asciiOf(type.kind === 'list' ? '[]' : '{}');
    return { ...keys, ofNull: isNeeded(field) ? empty : null, write };
  }
  if (type.kind === 'message') return { ...keys, ofNull: null, write };
  const empty = asciiOf(isNullWhenEmpty(field) ? 'null' : '""');
  return {
    ...keys,
    // Null is an empty text on the wire where it differs from absence.
    ofNull: saysNull(property) ? empty : null,
    write(text, value) {
      if (value !== '') return write(text, value);
      text.mark(empty);
      return true;
    },
  };
}

let writeCache: Write | undefined;

/** Writes what the message of an invoice says to who made it of this one. */
export function writeExact(text: JsonText, invoice: ExtractOut['invoice']): void {
  const type = wireTypeOf(ExtractOutSchema.properties.invoice);
  if (type.kind !== 'message') throw new Error('the invoice of an extract is no object');
  writeCache ??= writerOf(type.schema, pb.InvoiceSchema);
  writeCache(text, invoice);
}
