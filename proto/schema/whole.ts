// Objects that are already as their message would say them, and need not become one to be written as JSON: the invoice of an extract
// has some five hundred fields, and to make a message of them and read it back took a fifth of the call.

import { create, type DescField, type DescMessage } from '@bufbuild/protobuf';
import type { TSchema } from 'typebox';
import * as pb from '../gen/conforme/v1/types_pb.ts';
import { extractCodec } from './codec.ts';
import type { ExtractOut, ReadInvoice } from './index.ts';
import { isNullable, nodeOf, wireTypeOf, type WireType } from './messages.ts';
import { ReadInvoiceSchema } from './read-invoice.ts';
import { saysNull } from './wire.ts';

type Check = (value: unknown) => boolean;

const anything: Check = () => true;

/** Whether an object and all in it have every property, in the order of the schema, with null for what is not there. */
function checkOf(schema: TSchema, desc: DescMessage): Check {
  const zero: object = create(desc);
  const properties = Object.entries(nodeOf(schema).properties ?? {});
  const names = properties.map(([name]) => name);
  const checks = properties.map(([name, property]) => {
    const field = desc.fields.find((candidate) => candidate.name === name)!;
    return checkOfProperty(property, field, Object.hasOwn(zero, field.localName));
  });
  return (value) => {
    let at = 0;
    for (const name in value as object) {
      if (name !== names[at]) return false;
      if (!checks[at++]!((value as Readonly<Record<string, unknown>>)[name])) return false;
    }
    return at === names.length;
  };
}

/** @param isInherent whether every message has the field, as it has its lists: then it is never null, but for a list that may be */
function checkOfProperty(property: TSchema, field: DescField, isInherent: boolean): Check {
  const type = wireTypeOf(property);
  const check = checkOfType(type, field);
  // Absence means something else than null here.
  if (nodeOf(property)['x-presumed'])
    return (value) => value === undefined || (value !== null && check(value));
  // An empty text is null on the wire.
  if (saysNull(property)) return (value) => value !== undefined && value !== '';
  if (!isInherent) return (value) => value === null || (value !== undefined && check(value));
  if (!isNullable(property)) return (value) => value != null && check(value);
  return (value) => value === null || (Array.isArray(value) && value.length > 0 && check(value));
}

function checkOfType(type: WireType, field: DescField): Check {
  if (type.kind === 'message') return checkOf(type.schema, field.message!);
  if (type.kind !== 'list') return anything;
  const check = checkOfType(type.of, field);
  return check === anything ? anything : (list) => (list as readonly unknown[]).every(check);
}

let checkCache: Check | undefined;

/** What the message of an extract says, at less cost where its invoice was read as a whole. */
export function wholeExtract(extract: ExtractOut): ExtractOut {
  const { fields } = extract;
  const isWhole = (checkCache ??= checkOf(ReadInvoiceSchema, pb.ReadInvoiceSchema));
  if (!isWhole(fields)) return extractCodec.fromMessage(extractCodec.toMessage(extract));
  const rest = extractCodec.toMessage({ ...extract, fields: {} as ReadInvoice });
  return { ...extractCodec.fromMessage(rest), fields };
}
