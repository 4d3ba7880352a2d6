// Canonical objects ⇄ protobuf messages, compiled once per shape from the schema and the descriptor. ProtoJSON would do
// the same in two steps, but it leaves out what is null and the contract's objects are always whole.

import {
  create,
  type DescField,
  type DescMessage,
  type Message,
  type MessageShape,
} from '@bufbuild/protobuf';
import type { TSchema } from 'typebox';
import * as pb from '../gen/conforme/v1/types_pb.ts';
import { fastObject } from './blank.ts';
import { FindingDetailSchema, ValidationFaultSchema } from './errors.ts';
import type {
  ExtractOut,
  FindingDetail,
  GenerateOptions,
  GenerateRequest,
  Invoice,
  Ledger,
  Loss,
  ReadInvoice,
  RuleOut,
  RulesetOut,
  Totals,
  ValidationFault,
  ValidationOut,
} from './index.ts';
import { InvoiceSchema } from './invoice.ts';
import type { Exact } from './json.ts';
import { LedgerSchema } from './ledger.ts';
import { isNullable, messages, nodeOf, wireTypeOf, type WireType } from './messages.ts';
import { GenerateOptionsSchema, GenerateRequestSchema } from './options.ts';
import { acceptGenerateRequest, acceptInvoice, type Read, type ReadSettings } from './read.ts';
import { ReadInvoiceSchema } from './read-invoice.ts';
import {
  ExtractOutSchema,
  LossSchema,
  RuleOutSchema,
  RulesetOutSchema,
  ValidationOutSchema,
} from './results.ts';
import { TotalsSchema } from './totals.ts';

export interface Codec<T, D extends DescMessage> {
  toMessage(value: T): MessageShape<D>;
  /** Whole again: what is absent is null, a list or a map is empty. */
  fromMessage(message: MessageShape<D>): T;
}

/** One value over; whole objects are steps too, so that a list maps any of them. */
type Step = (value: unknown) => unknown;

/** A field under both its names: snake_case in the contract, camelCase in generated code. */
interface Mapping {
  name: string;
  local: string;
  encode: Step;
  decode: Step;
}

/** The fields of an object by their name on either side, those of which null is a value, and either side without any. */
interface Fields {
  byName: ReadonlyMap<string, Mapping>;
  byLocal: ReadonlyMap<string, Mapping>;
  nulls: ReadonlyMap<string, Mapping> | null;
  absent: Readonly<Record<string, unknown>>;
  zero: Readonly<Record<string, unknown>>;
}

const same: Step = (value) => value;

/** Compiled when it is first used. Tests use each of them: a schema and a descriptor that do not fit fail there, by name. */
function codecOf<T, D extends DescMessage>(schema: TSchema, desc: D): Codec<T, D> {
  let compiled: Fields | undefined;
  const fields = (): Fields => (compiled ??= fieldsOf(schema, desc));
  return {
    toMessage: (value) => encodeObject(value as Record<string, unknown>, fields()) as MessageShape<D>,
    fromMessage(message) {
      if (message.$typeName !== desc.typeName) throw new TypeError(`no message of ${desc.typeName}`);
      return decodeObject(message, fields()) as T;
    },
  };
}

/** Roles of one shape share parts; each schema is compiled once. */
const known = new WeakMap<TSchema, Fields>();

function fieldsOf(schema: TSchema, desc: DescMessage): Fields {
  let fields = known.get(schema);
  if (!fields) known.set(schema, (fields = compile(schema, desc)));
  return fields;
}

function compile(schema: TSchema, desc: DescMessage): Fields {
  const properties = Object.entries(nodeOf(schema).properties ?? {});
  const mappings = properties.map(([name, property]) => mappingOf(name, property, desc));
  const nulls = mappings.filter(({ encode }) => encode === nullAsEmpty);
  return {
    byName: new Map(mappings.map((mapping) => [mapping.name, mapping])),
    byLocal: new Map(mappings.map((mapping) => [mapping.local, mapping])),
    nulls: nulls.length === 0 ? null : new Map(nulls.map((mapping) => [mapping.name, mapping])),
    // Null, or nothing where being left out has a meaning of its own.
    absent: fastObject(
      properties.map(([name, property]) => [name, nodeOf(property)['x-presumed'] ? undefined : null]),
    ),
    // Messages share its empty lists and maps.
    zero: fastObject(Object.entries(create(desc)).map(([local, value]) => [local, Object.freeze(value)])),
  };
}

function mappingOf(name: string, property: TSchema, desc: DescMessage): Mapping {
  const field = desc.fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`${desc.typeName} has no field ${name}; run npm run generate`);
  const { encode, decode } = stepsOf(wireTypeOf(property), field);
  return {
    name,
    local: field.localName,
    encode: saysNull(property) ? nullAsEmpty : encode,
    decode: saysNull(property) ? emptyAsNull : isNullable(property) ? emptyListAsNull(decode) : decode,
  };
}

/** A repeated field has no presence: where the contract allows null for a list, an empty one is null. */
function emptyListAsNull(decode: Step): Step {
  return (value) => (isEmptyList(value) ? null : decode(value));
}

/** Where null and absence differ, because absence has another default, null is an empty text on the wire. */
function saysNull(property: TSchema): boolean {
  const fallback = nodeOf(property).default;
  return isNullable(property) && fallback !== undefined && fallback !== null;
}

const nullAsEmpty: Step = (value) => value ?? '';
const emptyAsNull: Step = (value) => (value === '' ? null : value);

/** Decisions by type are taken here, once, so that the steps themselves have no branch. */
function stepsOf(type: WireType, field: DescField): { encode: Step; decode: Step } {
  if (type.kind === 'loc') return { encode: encodeLoc, decode: decodeLoc };
  if (type.kind === 'map') return { encode: copyMap, decode: copyMap };
  if (type.kind === 'list') {
    const { encode, decode } = stepsOf(type.of, field);
    return {
      encode: (list) => (list as unknown[]).map(encode),
      decode: (list) => (list as unknown[]).map(decode),
    };
  }
  if (type.kind === 'scalar') return { encode: same, decode: same };
  const desc = field.message!;
  const fields = fieldsOf(type.schema, desc);
  return {
    encode: (value) => encodeObject(value as Record<string, unknown>, fields),
    decode: (message) => decodeObject(message as Message, fields),
  };
}

/**
 * What is there, field by field: an initialiser would need a renamed copy of the whole tree first. Most fields of an
 * object are null, and for-in is the one loop that passes over them without a look-up each.
 */
function encodeObject(value: Readonly<Record<string, unknown>>, { byName, nulls, zero }: Fields): Message {
  const message = { ...zero } as Message & Record<string, unknown>;
  for (const name in value) {
    const part = value[name];
    if (part === undefined || isEmptyList(part)) continue;
    const mapping = part === null ? nulls?.get(name) : byName.get(name);
    if (mapping) message[mapping.local] = mapping.encode(part);
  }
  return message;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** In the order of the schema: JSON.stringify of the result is the contract's JSON. */
function decodeObject(message: Message, { byLocal, absent }: Fields): Record<string, unknown> {
  const value: Record<string, unknown> = { ...absent };
  for (const local in message) {
    const mapping = byLocal.get(local);
    const part = (message as Message & Record<string, unknown>)[local];
    if (mapping && part !== undefined) value[mapping.name] = mapping.decode(part);
  }
  return value;
}

/** A message and a canonical object share nothing that could change under either. */
function copyMap(map: unknown): unknown {
  return { ...(map as Record<string, string>) };
}

// A place mixes names and indexes; protobuf has no such list, so each step says which it is.
function encodeLoc(loc: unknown): unknown {
  return (loc as readonly (string | number)[]).map((step) =>
    create(pb.LocStepSchema, {
      step: typeof step === 'number' ? { case: 'index', value: step } : { case: 'name', value: step },
    }),
  );
}

function decodeLoc(steps: unknown): unknown {
  return (steps as readonly pb.LocStep[]).map(({ step }) => step.value ?? '');
}

// The codecs by object. fromMessage trusts its peer; what callers send goes through the accept functions below.
export const invoiceCodec = codecOf<Invoice, typeof pb.InvoiceSchema>(InvoiceSchema, pb.InvoiceSchema);
export const optionsCodec = codecOf<GenerateOptions, typeof pb.GenerateOptionsSchema>(
  GenerateOptionsSchema,
  pb.GenerateOptionsSchema,
);
export const generateRequestCodec = codecOf<GenerateRequest, typeof pb.GenerateRequestSchema>(
  GenerateRequestSchema,
  pb.GenerateRequestSchema,
);
export const readInvoiceCodec = codecOf<ReadInvoice, typeof pb.ReadInvoiceSchema>(
  ReadInvoiceSchema,
  pb.ReadInvoiceSchema,
);
export const totalsCodec = codecOf<Totals, typeof pb.TotalsSchema>(TotalsSchema, pb.TotalsSchema);
export const validationCodec = codecOf<ValidationOut, typeof pb.ValidationOutSchema>(
  ValidationOutSchema,
  pb.ValidationOutSchema,
);
export const findingCodec = codecOf<FindingDetail, typeof pb.FindingDetailSchema>(
  FindingDetailSchema,
  pb.FindingDetailSchema,
);
export const faultCodec = codecOf<ValidationFault, typeof pb.ValidationFaultSchema>(
  ValidationFaultSchema,
  pb.ValidationFaultSchema,
);
export const extractCodec = codecOf<ExtractOut, typeof pb.ExtractOutSchema>(
  ExtractOutSchema,
  pb.ExtractOutSchema,
);

export const ledgerCodec = codecOf<Ledger, typeof pb.LedgerSchema>(LedgerSchema, pb.LedgerSchema);
export const lossCodec = codecOf<Loss, typeof pb.LossSchema>(LossSchema, pb.LossSchema);
export const rulesetCodec = codecOf<RulesetOut, typeof pb.RulesetOutSchema>(
  RulesetOutSchema,
  pb.RulesetOutSchema,
);
export const ruleCodec = codecOf<RuleOut, typeof pb.RuleOutSchema>(RuleOutSchema, pb.RuleOutSchema);

/** A message as the JSON a caller would have sent: names of the contract, absent fields left out. */
function exactOfMessage(message: Message, desc: DescMessage): Exact {
  const value: Record<string, Exact> = {};
  for (const local in message) {
    const field = desc.field[local];
    const part = (message as Message & Record<string, unknown>)[local];
    if (!field || part === undefined) continue;
    // Most lists are empty, which is their default too.
    if (isEmptyList(part) && !NEEDED.has(fullName(field))) continue;
    value[field.name] = exactOfField(part, field);
  }
  return value;
}

function fullName(field: DescField): string {
  return `${field.parent.name}.${field.name}`;
}

type Condition = (property: TSchema, name: string, owner: TSchema) => boolean;

/** Full names of the fields of which this is true. */
function fieldsWhere(condition: Condition): ReadonlySet<string> {
  const names = messages().flatMap(({ name, variants: [owner] }) =>
    Object.entries(nodeOf(owner!).properties ?? {})
      .filter(([field, property]) => condition(property, field, owner!))
      .map(([field]) => `${name}.${field}`),
  );
  return new Set(names);
}

/** Fields whose empty text is null. */
const EMPTY_IS_NULL = fieldsWhere(saysNull);
/** Fields without which an object is at fault. */
const NEEDED = fieldsWhere((_property, name, owner) => nodeOf(owner).required?.includes(name) ?? false);

/** Scalars, lists of strings and maps are JSON already; only messages have names to turn back. */
function exactOfField(part: unknown, field: DescField): Exact {
  const { message } = field;
  if (part === '' && EMPTY_IS_NULL.has(fullName(field))) return null;
  if (!message) return part as Exact;
  if (!Array.isArray(part)) return exactOfMessage(part as Message, message);
  return part.map((item: Message) => exactOfMessage(item, message));
}

/** What arrives over gRPC is judged as strictly as what arrives over HTTP, by the same reader. */
export function acceptGenerateMessage(
  message: { invoice?: pb.Invoice | undefined; options?: pb.GenerateOptions | undefined },
  settings: ReadSettings = {},
): Read<GenerateRequest> {
  const { invoice, options } = message;
  return acceptGenerateRequest(
    {
      ...(invoice && { invoice: exactOfMessage(invoice, pb.InvoiceSchema) }),
      ...(options && { options: exactOfMessage(options, pb.GenerateOptionsSchema) }),
    },
    settings,
  );
}

export function acceptInvoiceMessage(message: pb.Invoice, settings: ReadSettings = {}): Read<Invoice> {
  return acceptInvoice(exactOfMessage(message, pb.InvoiceSchema), settings);
}
