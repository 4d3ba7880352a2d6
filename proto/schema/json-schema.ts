// The published JSON Schemas (draft 2020-12): self-contained, only keywords of the draft, terms in the descriptions.

import type { TSchema } from 'typebox';
import type { Bilingual, Language } from './choices.ts';
import { DECIMAL_DIGITS, type DecimalShape } from './decimals.ts';
import { GENERATE_EXAMPLE } from './example.ts';
import { InvoiceSchema } from './invoice.ts';
import { GenerateOptionsSchema, GenerateRequestSchema } from './options.ts';
import { descriptionOf, labelOf } from './words.ts';

export type JsonSchema = { readonly [keyword: string]: unknown };

/** An object of the contract as it is declared, before it is published. */
export type ContractSchema = TSchema;

type Raw = Readonly<Record<string, unknown>>;

interface Annotated {
  'x-terms': readonly string[];
  'x-decimal': DecimalShape;
  'x-choices': Readonly<Record<string, Bilingual>>;
}

interface Hoist {
  /** '#/$defs/' in a document of its own, '#/components/schemas/' in OpenAPI. */
  prefix: string;
  definitions: Map<string, JsonSchema>;
  /**
   * For who makes a form of it: labels of fields and values too, in this language. Without, descriptions are English and
   * labels are left out: descriptions of services and tools have no use for them.
   */
  labels?: Language;
}

/** Keywords whose value is data, not a schema. */
const DATA = new Set(['default', 'enum', 'required', 'examples', 'type', 'const']);

function published(schema: Raw, hoist: Hoist): JsonSchema {
  const name = schema['x-definition'];
  if (typeof name !== 'string') return inline(schema, hoist);
  if (!hoist.definitions.has(name)) {
    // Its place in the map is taken before its parts are: definitions stand in the order of the contract.
    hoist.definitions.set(name, {});
    const isLoose = schema['x-loose'] === true;
    hoist.definitions.set(name, isLoose ? loose(schema, hoist) : inline(schema, hoist));
  }
  return { $ref: hoist.prefix + name };
}

/** `allOf` with one member is an object in its place: a reference with words of its own, as the draft allows. */
function inline(schema: Raw, hoist: Hoist): JsonSchema {
  const keywords = Object.entries(schema).filter(
    ([keyword]) => !keyword.startsWith('x-') && keyword !== 'allOf',
  );
  const shown = keywords.map(([keyword, value]) => [
    keyword,
    DATA.has(keyword) ? value : nested(keyword, value, hoist),
  ]);
  const place = schema.allOf as readonly Raw[] | undefined;
  return {
    ...(place ? published(place[0]!, hoist) : {}),
    ...Object.fromEntries(shown),
    ...valuesOf(schema, hoist),
    ...describe(schema, hoist),
  };
}

/** The contract leaves this object free-form; its names and their meaning are still worth telling. */
function loose(schema: Raw, hoist: Hoist): JsonSchema {
  const named = Object.entries(schema.properties as Record<string, Raw>).map(([name, property]) => [
    name,
    describe(property, hoist),
  ]);
  const { type, title } = schema;
  return { type, title, ...describe(schema, hoist), properties: Object.fromEntries(named) };
}

function nested(keyword: string, value: unknown, hoist: Hoist): unknown {
  if (Array.isArray(value)) return value.map((item: Raw) => published(item, hoist));
  if (typeof value !== 'object' || value === null) return value;
  if (keyword !== 'properties') return published(value as Raw, hoist);
  return Object.fromEntries(
    Object.entries(value).map(([name, property]) => [name, published(property as Raw, hoist)]),
  );
}

function describe(schema: Raw, { labels }: Hoist): JsonSchema {
  const language = labels ?? 'en';
  const description = descriptionOf(schema, language);
  if (description === undefined) return {};
  const { 'x-terms': terms = [], 'x-decimal': shape } = schema as Partial<Annotated>;
  const digits = shape === undefined ? '' : ` ${DIGITS[language](shape)}`;
  const codes = terms.length === 0 ? '' : ` (${terms.join(', ')})`;
  const label = labels && labelOf(schema as TSchema, labels);
  return { ...(label !== undefined && { title: label }), description: description + digits + codes };
}

/** The values of a choice by name, as the draft has it; `enum` stands beside for who wants the codes alone. */
function valuesOf({ 'x-choices': choices }: Raw, { labels }: Hoist): JsonSchema {
  if (labels === undefined || choices === undefined) return {};
  const named = Object.entries(choices as Annotated['x-choices']);
  return { oneOf: named.map(([value, name]) => ({ const: value, title: name[labels] })) };
}

/** The draft cannot say this of a number without dividing floats. */
const DIGITS: Readonly<Record<Language, (shape: DecimalShape) => string>> = {
  en(shape) {
    const { integer, fraction, bounds } = DECIMAL_DIGITS[shape];
    const range = bounds
      ? ` As a number it lies between ${bounds.join(' and ')}; as text the rules judge it.`
      : '';
    return `${shape}: up to ${integer} digits before the point and ${fraction} after it.${range}`;
  },
  fr(shape) {
    const { integer, fraction, bounds } = DECIMAL_DIGITS[shape];
    const range = bounds
      ? ` En nombre, entre ${bounds.join(' et ')}\u00a0; en texte, les règles en jugent.`
      : '';
    return `Jusqu’à ${integer} chiffres avant la virgule et ${fraction} après.${range}`;
  },
};

/** The definitions a set of schemas needs, in the order of the contract: the components of an OpenAPI document. */
export function definitionsOf(
  schemas: readonly TSchema[],
  prefix: string,
): Readonly<Record<string, JsonSchema>> {
  const hoist: Hoist = { prefix, definitions: new Map() };
  for (const schema of schemas) published(schema as unknown as Raw, hoist);
  return Object.fromEntries(hoist.definitions);
}

/** An object in a document of its own, under the name it has in the contract. */
export function documentedSchema(schema: ContractSchema): JsonSchema {
  const { title } = schema as { readonly title?: string };
  return { $schema: DRAFT, $ref: `#/$defs/${title}`, $defs: definitionsOf([schema], '#/$defs/') };
}

function documentOf(
  schema: TSchema,
  name: string,
  examples: readonly unknown[],
  labels: Language | undefined,
): JsonSchema {
  const hoist: Hoist = { prefix: '#/$defs/', definitions: new Map(), ...(labels && { labels }) };
  const root = inline(schema as unknown as Raw, hoist);
  return withDefinitions({ $schema: DRAFT, $id: `urn:conforme:schema:${name}`, ...root, examples }, hoist);
}

function withDefinitions(root: JsonSchema, { definitions }: Hoist): JsonSchema {
  return definitions.size === 0 ? root : { ...root, $defs: Object.fromEntries(definitions) };
}

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** GET /v1/schema/invoice; in a language, with labels for who makes a form of it. */
export function invoiceJsonSchema(language?: Language): JsonSchema {
  return documentOf(InvoiceSchema, 'invoice', [GENERATE_EXAMPLE.invoice], language);
}

/** GET /v1/schema/options */
export function optionsJsonSchema(language?: Language): JsonSchema {
  return documentOf(GenerateOptionsSchema, 'options', [GENERATE_EXAMPLE.options], language);
}

/** The body of generate and preview-xml; also the input of the corresponding agent tools. */
export function requestJsonSchema(language?: Language): JsonSchema {
  return documentOf(GenerateRequestSchema, 'generate-request', [GENERATE_EXAMPLE], language);
}
