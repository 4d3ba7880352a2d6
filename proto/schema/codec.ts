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
import { isNullable, nodeOf, wireTypeOf, type WireType } from './messages.ts';
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
  /** What an absent field is: null, or nothing where being left out has a meaning of its own. */
  absent: null | undefined;
}

const same: Step = (value) => value;

/** Compiled when it is first used. Tests use each of them: a schema and a descriptor that do not fit fail there, by name. */
function codecOf<T, D extends DescMessage>(schema: TSchema, desc: D): Codec<T, D> {
  let compiled: readonly Mapping[] | undefined;
  const mappings = (): readonly Mapping[] => (compiled ??= mappingsOf(schema, desc));
  return {
    toMessage: (value) => encodeObject(value as Record<string, unknown>, desc, mappings()) as MessageShape<D>,
    fromMessage: (message) => decodeObject(message, mappings()) as T,
  };
}

function mappingsOf(schema: TSchema, desc: DescMessage): readonly Mapping[] {
  return Object.entries(nodeOf(schema).properties ?? {}).map(([name, property]) => {
    const field = desc.fields.find((candidate) => candidate.name === name);
    if (!field) throw new Error(`${desc.typeName} has no field ${name}; run npm run generate`);
    const { encode, decode } = stepsOf(wireTypeOf(property), field);
    return {
      name,
      local: field.localName,
      encode,
      decode: isNullable(property) ? emptyListAsNull(decode) : decode,
      absent: nodeOf(property)['x-presumed'] ? undefined : null,
    };
  });
}

/** A repeated field has no presence: where the contract allows null for a list, an empty one is null. */
function emptyListAsNull(decode: Step): Step {
  return (value) => (Array.isArray(value) && value.length === 0 ? null : decode(value));
}

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
  const mappings = mappingsOf(type.schema, desc);
  return {
    encode: (value) => encodeObject(value as Record<string, unknown>, desc, mappings),
    decode: (message) => decodeObject(message as Message, mappings),
  };
}

/** Field by field: an initialiser would need a renamed copy of the whole tree first. */
function encodeObject(
  value: Readonly<Record<string, unknown>>,
  desc: DescMessage,
  mappings: readonly Mapping[],
): Message {
  const message = create(desc) as Message & Record<string, unknown>;
  for (const { name, local, encode } of mappings) {
    const part = value[name];
    if (part !== null && part !== undefined) message[local] = encode(part);
  }
  return message;
}

/** In the order of the schema: JSON.stringify of the result is the contract's JSON. */
function decodeObject(message: Message, mappings: readonly Mapping[]): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const { name, local, decode, absent } of mappings) {
    const part = (message as Message & Record<string, unknown>)[local];
    value[name] = part === undefined ? absent : decode(part);
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
  for (const field of desc.fields) {
    const part = (message as Message & Record<string, unknown>)[field.localName];
    if (part !== undefined) value[field.name] = exactOfField(part, field);
  }
  return value;
}

/** Scalars, lists of strings and maps are JSON already; only messages have names to turn back. */
function exactOfField(part: unknown, field: DescField): Exact {
  const { message } = field;
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
