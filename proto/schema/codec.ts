// The codecs of the contract's objects, and the messages of callers as requests.

import type { DescField, DescMessage, Message } from '@bufbuild/protobuf';
import type { TSchema } from 'typebox';
import * as pb from '../gen/conforme/v1/types_pb.ts';
import { CauseSchema } from './causes.ts';
import { ComparisonOutSchema } from './comparison.ts';
import { FindingDetailSchema, ValidationFaultSchema } from './errors.ts';
import { DifferenceSchema, type Difference } from './flux1.ts';
import type {
  ExtractOut,
  Cause,
  ComparisonOut,
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
import { messages, nodeOf } from './messages.ts';
import { GenerateOptionsSchema, GenerateRequestSchema } from './options.ts';
import { acceptGenerateRequest, acceptInvoice, type Read, type ReadSettings } from './read.ts';
import { ReadInvoiceSchema } from './read-invoice.ts';
import { ReceptionSchema, type Reception } from './receive.ts';
import {
  ExtractOutSchema,
  LossSchema,
  RuleOutSchema,
  RulesetOutSchema,
  ValidationOutSchema,
} from './results.ts';
import { RulesetDiffOutSchema, type RulesetDiffOut } from './ruleset-diff.ts';
import { TotalsSchema } from './totals.ts';
import { codecOf, isEmpty, saysNull, type Codec } from './wire.ts';

export type { Codec };

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
const faults = codecOf<ValidationFault, typeof pb.ValidationFaultSchema>(
  ValidationFaultSchema,
  pb.ValidationFaultSchema,
);
/** A fault without a patch has none, as it was found. */
export const faultCodec: typeof faults = {
  toMessage: faults.toMessage,
  fromMessage(message) {
    const { patch, ...fault } = faults.fromMessage(message);
    return patch?.length ? { ...fault, patch } : fault;
  },
};
const extracted = codecOf<ExtractOut, typeof pb.ExtractOutSchema>(ExtractOutSchema, pb.ExtractOutSchema);
/** Its `invoice` is as a caller would send it: what is absent stays absent. */
export const extractCodec: typeof extracted = {
  toMessage: extracted.toMessage,
  fromMessage: ({ invoice, ...rest }) => ({
    ...extracted.fromMessage(rest),
    invoice: exactOfMessage(invoice!, pb.InvoiceSchema) as ExtractOut['invoice'],
  }),
};

export const causeCodec = codecOf<Cause, typeof pb.CauseSchema>(CauseSchema, pb.CauseSchema);
export const differenceCodec = codecOf<Difference, typeof pb.DifferenceSchema>(
  DifferenceSchema,
  pb.DifferenceSchema,
);
export const comparisonCodec = codecOf<ComparisonOut, typeof pb.ComparisonOutSchema>(
  ComparisonOutSchema,
  pb.ComparisonOutSchema,
);
export const receptionCodec = codecOf<Reception, typeof pb.ReceptionSchema>(
  ReceptionSchema,
  pb.ReceptionSchema,
);
export const ledgerCodec = codecOf<Ledger, typeof pb.LedgerSchema>(LedgerSchema, pb.LedgerSchema);
export const lossCodec = codecOf<Loss, typeof pb.LossSchema>(LossSchema, pb.LossSchema);
export const rulesetCodec = codecOf<RulesetOut, typeof pb.RulesetOutSchema>(
  RulesetOutSchema,
  pb.RulesetOutSchema,
);
export const rulesetDiffCodec = codecOf<RulesetDiffOut, typeof pb.RulesetDiffOutSchema>(
  RulesetDiffOutSchema,
  pb.RulesetDiffOutSchema,
);
export const ruleCodec = codecOf<RuleOut, typeof pb.RuleOutSchema>(RuleOutSchema, pb.RuleOutSchema);

/** A message as the JSON a caller would have sent: names of the contract, absent fields left out. */
export function exactOfMessage(message: Message, desc: DescMessage): Exact {
  const value: Record<string, Exact> = {};
  for (const local in message) {
    const field = desc.field[local];
    const part = (message as Message & Record<string, unknown>)[local];
    if (!field || part === undefined) continue;
    // Most lists and maps are empty, which is their default too.
    if (isEmpty(part) && !isNeeded(field)) continue;
    value[field.name] = exactOfField(part, field);
  }
  return value;
}

type Condition = (property: TSchema, name: string, owner: TSchema) => boolean;

/** The fields of messages of which this is true, found when the first message is read. */
function fieldsWhere(condition: Condition): () => ReadonlySet<DescField> {
  let found: ReadonlySet<DescField> | undefined;
  return () => (found ??= foundWhere(condition));
}

function foundWhere(condition: Condition): ReadonlySet<DescField> {
  const all = pb.file_conforme_v1_types.messages;
  const found = messages().flatMap(({ name, variants: [owner] }) => {
    const { fields = [] } = all.find((message) => message.name === name) ?? {};
    return fields.filter((field) => condition(nodeOf(owner!).properties![field.name]!, field.name, owner!));
  });
  return new Set(found);
}

const EMPTY_IS_NULL = fieldsWhere(saysNull);
const NEEDED = fieldsWhere((_property, name, owner) => nodeOf(owner).required?.includes(name) ?? false);

/** Whether the empty text of a field is null. */
export const isNullWhenEmpty = (field: DescField): boolean => EMPTY_IS_NULL().has(field);

/** Whether an object is at fault without the field. */
export const isNeeded = (field: DescField): boolean => NEEDED().has(field);

/** Scalars, lists of strings and maps are JSON already; only messages have names to turn back. */
function exactOfField(part: unknown, field: DescField): Exact {
  const { message } = field;
  if (part === '' && isNullWhenEmpty(field)) return null;
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

/** An invoice that came over gRPC, held to the same rules as one in JSON. */
export function acceptInvoiceMessage(message: pb.Invoice, settings: ReadSettings = {}): Read<Invoice> {
  return acceptInvoice(exactOfMessage(message, pb.InvoiceSchema), settings);
}
