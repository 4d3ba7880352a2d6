// The schemas seen as protobuf messages: which messages there are, which fields they have, and of which type. Both the
// .proto generator and the codec read this, so the two cannot disagree.

import type { TSchema } from 'typebox';
import type { Relaxation } from './builders.ts';
import { CauseSchema } from './causes.ts';
import { ComparisonOutSchema } from './comparison.ts';
import { CalendarOutSchema, ReportingOutSchema, ReportingRequestSchema } from './ereporting.ts';
import { DifferenceSchema } from './flux1.ts';
import { FindingDetailSchema, PatchOperationSchema, ValidationFaultSchema } from './errors.ts';
import { GenerateRequestSchema } from './options.ts';
import { LedgerSchema } from './ledger.ts';
import { ReadInvoiceSchema } from './read-invoice.ts';
import { ReceptionSchema } from './receive.ts';
import {
  ExtractOutSchema,
  LossSchema,
  RuleOutSchema,
  RulesetOutSchema,
  ValidationOutSchema,
} from './results.ts';
import { RulesetDiffOutSchema } from './ruleset-diff.ts';

export type Scalar = 'string' | 'bool' | 'int32';

/** What a schema is in protobuf. Choices are strings: their values hold dashes and digits no enum could be named after. */
export type WireType =
  | { kind: 'scalar'; scalar: Scalar }
  | { kind: 'message'; schema: TSchema }
  | { kind: 'list'; of: WireType }
  | { kind: 'map' }
  | { kind: 'loc' };

/** The keywords of a schema that the mapping reads; typebox types the value, not the schema. */
export interface Node {
  type?: string;
  description: string;
  enum?: readonly string[];
  items?: TSchema;
  properties?: Record<string, TSchema>;
  required?: readonly string[];
  default?: unknown;
  anyOf?: readonly TSchema[];
  allOf?: readonly TSchema[];
  'x-terms': readonly string[];
  'x-decimal'?: string;
  'x-definition'?: string;
  'x-message'?: string;
  'x-wire'?: 'loc' | 'flag';
  'x-presumed'?: true;
  /** The schema that counts instead where an option relaxes the contract. */
  'x-relaxed'?: { readonly under: Relaxation; readonly schema: TSchema };
  /** What an absent property is in the other roles of its shape. */
  'x-shape'?: TSchema;
}

export const nodeOf = (schema: TSchema): Node => schema as unknown as Node;

const isNull = (schema: TSchema) => nodeOf(schema).type === 'null';

export function isNullable(schema: TSchema): boolean {
  return nodeOf(schema).anyOf?.some(isNull) ?? isNull(schema);
}

// `null` alone is a property that another role of the shape has; on the wire all roles share one message.
const SCALARS: Readonly<Record<string, Scalar>> = {
  string: 'string',
  boolean: 'bool',
  integer: 'int32',
  null: 'string',
};

/** What a field is on the wire. Decimals are strings: their digits are exact. */
export function wireTypeOf(schema: TSchema): WireType {
  const node = nodeOf(schema);
  if (node['x-decimal']) return { kind: 'scalar', scalar: 'string' };
  if (node['x-wire'] === 'loc') return { kind: 'loc' };
  if (node['x-shape']) return wireTypeOf(node['x-shape']);
  const branch = (node.allOf ?? node.anyOf)?.find((inner) => !isNull(inner));
  if (branch) return wireTypeOf(branch);
  if (node['x-message']) return { kind: 'message', schema };
  if (node.type === 'array') return { kind: 'list', of: wireTypeOf(node.items!) };
  if (node.type === 'object') return { kind: 'map' };
  const scalar = SCALARS[node.type ?? ''];
  if (!scalar) throw new Error(`no protobuf type for ${JSON.stringify(schema)}`);
  return { kind: 'scalar', scalar };
}

/** Every message schema below this one, itself first, in order of first use. */
function messagesBelow(schema: TSchema, seen = new Set<TSchema>()): Set<TSchema> {
  if (seen.has(schema)) return seen;
  seen.add(schema);
  for (const property of Object.values(nodeOf(schema).properties ?? {})) {
    let type = wireTypeOf(property);
    while (type.kind === 'list') type = type.of;
    if (type.kind === 'message') messagesBelow(type.schema, seen);
  }
  return seen;
}

/** A message of Protocol Buffers, made from the definitions that have its shape. */
export interface Message {
  name: string;
  /** One shape under several definitions: seller and buyer, allowance and charge. */
  variants: readonly TSchema[];
  /**
   * Every scalar has presence. A caller's message needs it to tell a missing field from an empty one; a field of an answer
   * has it only when it may be null.
   */
  explicit: boolean;
}

const ROOTS: readonly (readonly [schema: TSchema, explicit: boolean])[] = [
  [GenerateRequestSchema, true],
  [ReadInvoiceSchema, true],
  [ValidationOutSchema, false],
  [CauseSchema, false],
  [FindingDetailSchema, false],
  [PatchOperationSchema, false],
  [ValidationFaultSchema, false],
  [ExtractOutSchema, false],
  [LedgerSchema, false],
  [RulesetOutSchema, false],
  [RuleOutSchema, false],
  [RulesetDiffOutSchema, false],
  [LossSchema, false],
  [ComparisonOutSchema, false],
  [ReceptionSchema, false],
  [DifferenceSchema, false],
  [ReportingRequestSchema, true],
  [ReportingOutSchema, false],
  [CalendarOutSchema, false],
];

/** In order of first use, from the request down: the order of types.proto. */
export function messages(): readonly Message[] {
  const found = new Map<string, { name: string; variants: TSchema[]; explicit: boolean }>();
  for (const [root, explicit] of ROOTS) {
    for (const schema of messagesBelow(root)) {
      const name = nodeOf(schema)['x-message']!;
      const known = found.get(name);
      if (!known) found.set(name, { name, variants: [schema], explicit });
      else if (!known.variants.includes(schema)) known.variants.push(schema);
    }
  }
  return [...found.values()];
}
