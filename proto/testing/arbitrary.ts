// Random requests that the contract accepts, made from the schemas themselves: a field added there is exercised here.

import * as fc from 'fast-check';
import type { TSchema } from 'typebox';
import { DECIMAL_DIGITS, type DecimalShape } from '../schema/decimals.ts';
import type { GenerateRequestInput, InvoiceInput } from '../schema/index.ts';
import { InvoiceSchema } from '../schema/invoice.ts';
import { isNullable, nodeOf } from '../schema/messages.ts';
import { GenerateRequestSchema } from '../schema/options.ts';

type Arbitrary = fc.Arbitrary<unknown>;
type Values = Record<string, unknown>;

/** Characters XML can carry, with those that need escaping and those outside the first plane well represented. */
const character = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...'abcXYZ019 éàüß€<>&"\'') },
  { weight: 1, arbitrary: fc.constantFrom('\t', '\u00A0', '😀', '中', '\u200B') },
);

const text = fc.string({ unit: character, minLength: 1, maxLength: 20 });

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

function decimal(shape: DecimalShape): Arbitrary {
  const { integer, fraction } = DECIMAL_DIGITS[shape];
  const exact = fc.stringMatching(new RegExp(`^-?(0|[1-9]\\d{0,${integer - 1}})(\\.\\d{1,${fraction}})?$`));
  return fc.oneof(exact, fc.integer({ min: 0, max: 100 }));
}

function arbitraryOf(schema: TSchema): Arbitrary {
  const inner = ofValue(schema);
  return isNullable(schema) ? fc.option(inner, { freq: 3 }) : inner;
}

function ofValue(schema: TSchema): Arbitrary {
  const node = nodeOf(schema) as ReturnType<typeof nodeOf> & {
    pattern?: string;
    format?: string;
    minItems?: number;
  };
  const branch = (node.allOf ?? node.anyOf)?.find((inner) => nodeOf(inner).type !== 'null');
  if (node['x-decimal']) return decimal(node['x-decimal'] as DecimalShape);
  if (branch) return ofValue(branch);
  if (node.properties) return ofObject(node);
  if (node.enum) return fc.constantFrom(...node.enum);
  if (node.type === 'boolean') return fc.boolean();
  if (node.type === 'array')
    return fc.array(arbitraryOf(node.items!), { minLength: node.minItems ?? 0, maxLength: 3 });
  if (node.type === 'object')
    return fc.dictionary(
      text.filter((key) => key !== '__proto__'),
      text,
      { maxKeys: 2, noNullPrototype: true },
    );
  if (node.type === 'null') return fc.constant(null);
  return ofText(node);
}

function ofText(node: {
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
}): Arbitrary {
  if (node.format === 'date') return day;
  const { minLength = 1, maxLength = 20 } = node;
  const length = (value: string) => [...value].length >= minLength && [...value].length <= maxLength;
  if (node.pattern) return fc.stringMatching(new RegExp(node.pattern)).filter(length);
  return node.minLength === undefined
    ? text
    : fc.string({ unit: fc.constantFrom(...'ABCXYZ'), minLength, maxLength });
}

function ofObject({
  properties = {},
  required = [],
  'x-definition': name = '',
}: ReturnType<typeof nodeOf>): Arbitrary {
  const model = Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => [field, arbitraryOf(schema)]),
  );
  const record = fc.record(model, { requiredKeys: [...required] });
  const settle = SETTLE[name];
  return settle ? record.map(settle) : record;
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

/** What several fields must say together (decisions 25, 27, 30, 31), by definition. */
const SETTLE: Readonly<Record<string, (value: Values) => Values>> = {
  Line: withRate,
  Allowance: withRate,
  Charge: withRate,
  Seller: settledParty,
  Buyer: settledParty,
  Invoice: (value) => (value.payment ? { ...value, payment_terms: null } : value),
};

export function invoiceInputs(): fc.Arbitrary<InvoiceInput> {
  return arbitraryOf(InvoiceSchema) as fc.Arbitrary<InvoiceInput>;
}

export function requestInputs(): fc.Arbitrary<GenerateRequestInput> {
  return arbitraryOf(GenerateRequestSchema) as fc.Arbitrary<GenerateRequestInput>;
}
