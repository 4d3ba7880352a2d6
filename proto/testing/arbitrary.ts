// Random values of the contract's objects, made from the schemas themselves: a field added there is exercised here.

import * as fc from 'fast-check';
import type { TSchema } from 'typebox';
import { DECIMAL_DIGITS, type DecimalShape } from '../schema/decimals.ts';
import type { GenerateRequestInput, InvoiceInput } from '../schema/index.ts';
import { InvoiceSchema } from '../schema/invoice.ts';
import { isNullable, nodeOf } from '../schema/messages.ts';
import { GenerateRequestSchema } from '../schema/options.ts';

type Arbitrary = fc.Arbitrary<unknown>;
type Values = Record<string, unknown>;
type Node = ReturnType<typeof nodeOf> & {
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
};

/** How the values of an object are chosen where the schema leaves a choice. */
export interface Choice {
  readonly text: Arbitrary;
  readonly decimal: (shape: DecimalShape) => Arbitrary;
  readonly map: Arbitrary;
  /** Longest list. */
  readonly items: number;
  /** Values with a meaning, by `Message.field` or by the field's name alone; of a nullable field, those that are not null. */
  readonly fields: Readonly<Record<string, Arbitrary>>;
  /** Every property is there, as in canonical form; else what may be left out sometimes is. */
  readonly isWhole: boolean;
  /** A field it does not want is null or empty. */
  readonly includes: (message: string, field: string) => boolean;
  /** What several fields must say together, by definition. */
  readonly settle: Readonly<Record<string, (value: Values) => Values>>;
}

export function arbitraryOf(schema: TSchema, choice: Choice): Arbitrary {
  const inner = ofValue(schema, choice);
  return isNullable(schema) ? fc.option(inner, { freq: 3 }) : inner;
}

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

function ofValue(schema: TSchema, choice: Choice): Arbitrary {
  const node = nodeOf(schema) as Node;
  const branch = (node.allOf ?? node.anyOf)?.find((inner) => nodeOf(inner).type !== 'null');
  if (node['x-decimal']) return choice.decimal(node['x-decimal'] as DecimalShape);
  if (branch) return ofValue(branch, choice);
  if (node.properties) return ofObject(node, choice);
  if (node.enum) return fc.constantFrom(...node.enum);
  if (node.type === 'boolean') return fc.boolean();
  if (node.type === 'array') {
    const { minItems: minLength = 0 } = node;
    return fc.array(arbitraryOf(node.items!, choice), { minLength, maxLength: choice.items });
  }
  if (node.type === 'object') return choice.map;
  if (node.type === 'null') return fc.constant(null);
  return ofText(node, choice);
}

function ofText(node: Node, { text }: Choice): Arbitrary {
  if (node.format === 'date') return day;
  const { minLength = 1, maxLength = 20 } = node;
  const length = (value: string) => [...value].length >= minLength && [...value].length <= maxLength;
  if (node.pattern) return fc.stringMatching(new RegExp(node.pattern)).filter(length);
  return node.minLength === undefined
    ? text
    : fc.string({ unit: fc.constantFrom(...'ABCXYZ'), minLength, maxLength });
}

function ofObject(node: Node, choice: Choice): Arbitrary {
  const { properties = {}, required = [], 'x-definition': definition = '' } = node;
  const model = Object.entries(properties).map(([field, schema]) => [
    field,
    ofField(node, field, schema, choice),
  ]);
  const requiredKeys = choice.isWhole ? Object.keys(properties) : [...required];
  const record = fc.record(Object.fromEntries(model) as Record<string, Arbitrary>, { requiredKeys });
  const settle = choice.settle[definition];
  return settle ? record.map(settle) : record;
}

function ofField(
  { 'x-message': message = '' }: Node,
  field: string,
  schema: TSchema,
  choice: Choice,
): Arbitrary {
  if (nodeOf(schema).type === 'null') return fc.constant(null);
  if (!choice.includes(message, field)) return fc.constant(blankOf(schema));
  const own = choice.fields[`${message}.${field}`] ?? choice.fields[field];
  if (!own) return arbitraryOf(schema, choice);
  return isNullable(schema) ? fc.option(own) : own;
}

/** The value of a field that says nothing. */
function blankOf(schema: TSchema): unknown {
  if (isNullable(schema)) return null;
  return nodeOf(schema).type === 'array' ? [] : {};
}

/** Characters XML can carry, with those that need escaping and those outside the first plane well represented. */
const character = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...'abcXYZ019 éàüß€<>&"\'') },
  { weight: 1, arbitrary: fc.constantFrom('\t', '\u00A0', '😀', '中', '\u200B') },
);

const text = fc.string({ unit: character, minLength: 1, maxLength: 20 });

/** As callers may send it: with all its digits, as text or as a number. */
function decimal(shape: DecimalShape): Arbitrary {
  const { integer, fraction } = DECIMAL_DIGITS[shape];
  const exact = fc.stringMatching(new RegExp(`^-?(0|[1-9]\\d{0,${integer - 1}})(\\.\\d{1,${fraction}})?$`));
  return fc.oneof(exact, fc.integer({ min: 0, max: 100 }));
}

const withRate = (value: Values): Values => ({ ...value, vat_rate: value.vat_rate ?? '20' });

function settledParty(value: Values): Values {
  const { siren, siret, electronic_address: address, electronic_address_scheme: scheme } = value;
  return {
    ...value,
    ...(typeof siren === 'string' && typeof siret === 'string' ? { siret: `${siren}00013` } : {}),
    ...(typeof address === 'string' ? { electronic_address_scheme: scheme ?? '0225' } : {}),
  };
}

/** Requests the service accepts (decisions 25, 27, 30, 31). */
const ACCEPTED: Choice = {
  text,
  decimal,
  map: fc.dictionary(
    text.filter((key) => key !== '__proto__'),
    text,
    { maxKeys: 2, noNullPrototype: true },
  ),
  items: 3,
  fields: {},
  isWhole: false,
  includes: () => true,
  settle: {
    Line: withRate,
    Allowance: withRate,
    Charge: withRate,
    Seller: settledParty,
    Buyer: settledParty,
    Invoice: (value) => (value.payment ? { ...value, payment_terms: null } : value),
  },
};

export function invoiceInputs(): fc.Arbitrary<InvoiceInput> {
  return arbitraryOf(InvoiceSchema, ACCEPTED) as fc.Arbitrary<InvoiceInput>;
}

export function requestInputs(): fc.Arbitrary<GenerateRequestInput> {
  return arbitraryOf(GenerateRequestSchema, ACCEPTED) as fc.Arbitrary<GenerateRequestInput>;
}
