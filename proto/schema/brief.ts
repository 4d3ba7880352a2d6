// The JSON Schemas of tools as an agent reads them, all of them before its first call: the fields most invoices use, in few words. Each
// allows whatever the contract's own schema allows, which judges the arguments; get_schema has that one.

import type { TSchema } from 'typebox';
import { ALIKE, EVERYDAY } from './everyday.ts';
import type { JsonSchema } from './json-schema.ts';
import { descriptionOf } from './words.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Longer lists of codes are in get_schema; the description of a field has its usual ones. */
const MOST_CHOICES = 8;

/** In characters; sentences that are written when nothing is said are longer. */
const LONGEST_DEFAULT = 20;

const KEPT = ['required', 'pattern', 'format', 'contentEncoding', 'minItems'] as const;

/** What a tool takes. @param without definitions that another tool shows: only that there is an object. */
export function briefArguments(schema: TSchema, without: readonly string[] = []): JsonSchema {
  const definitions = new Definitions(new Set(without));
  const root = definitions.objectOf(schema as unknown as Raw);
  return { ...root, ...definitions.all() };
}

/**
 * What a tool answers, a level deep: its result, or ErrorOut, of which every tool needs no more than how it is recognised. Clients check
 * refusals by the schema of results too.
 */
export function briefResult(schema: TSchema, error: TSchema): JsonSchema {
  const { required } = error as unknown as Raw;
  return { type: 'object', anyOf: [outline(schema as unknown as Raw), { required: required as unknown }] };
}

/** Objects that differ in the business terms of their fields alone (seller and buyer) are shown once. */
class Definitions {
  readonly #without: ReadonlySet<string>;
  readonly #nameByText = new Map<string, string>();

  constructor(without: ReadonlySet<string>) {
    this.#without = without;
  }

  all(): { readonly $defs?: Readonly<Record<string, JsonSchema>> } {
    if (this.#nameByText.size === 0) return {};
    const entries = [...this.#nameByText].map(([text, name]) => [name, JSON.parse(text) as JsonSchema]);
    return { $defs: Object.fromEntries(entries) as Readonly<Record<string, JsonSchema>> };
  }

  objectOf(schema: Raw): JsonSchema {
    const properties = Object.entries(schema.properties as Record<string, Raw>);
    const everyday = EVERYDAY[String(schema['x-definition'])];
    const shown = everyday ? properties.filter(([name]) => everyday.includes(name)) : properties;
    const isWhole = shown.length === properties.length && schema.additionalProperties === false;
    const fields = shown.map(([name, property]) => [name, this.#field(property)]);
    const { required } = schema;
    return {
      type: 'object',
      ...(Array.isArray(required) && required.length > 0 && { required: required as unknown }),
      properties: Object.fromEntries(fields),
      ...(isWhole && { additionalProperties: false }),
    };
  }

  #field(schema: Raw): JsonSchema {
    const description = descriptionOf(schema, 'en');
    const { default: otherwise } = schema;
    const isTelling = typeof otherwise !== 'object' && String(otherwise).length <= LONGEST_DEFAULT;
    return {
      ...this.#shape(schema),
      ...(description !== undefined && { description }),
      ...(otherwise !== undefined && isTelling && { default: otherwise }),
    };
  }

  #shape(schema: Raw): JsonSchema {
    const { anyOf, allOf } = schema as Partial<Record<'anyOf' | 'allOf', readonly Raw[]>>;
    const either = anyOf?.find(({ type }) => type !== 'null') ?? allOf?.[0];
    const isNullable = anyOf?.some(({ type }) => type === 'null') ?? false;
    if (schema['x-decimal'] !== undefined) return typed(['number', 'string'], isNullable);
    if (either) return orNull(this.#shape(either), isNullable);
    if (schema.properties !== undefined) return this.#objectIn(schema);
    if (schema.type === 'array') return { type: 'array', items: this.#shape(schema.items as Raw) };
    const { type, enum: choices } = schema as { type: string; enum?: readonly unknown[] };
    const kept = KEPT.filter((keyword) => schema[keyword] !== undefined).map((key) => [key, schema[key]]);
    const isShort = choices !== undefined && choices.length <= MOST_CHOICES;
    return { type, ...(isShort && { enum: choices }), ...(Object.fromEntries(kept) as JsonSchema) };
  }

  #objectIn(schema: Raw): JsonSchema {
    const name = String(schema['x-definition']);
    if (this.#without.has(name)) return { type: 'object' };
    const alike = ALIKE[name];
    if (alike !== undefined) return { $ref: `#/$defs/${alike}` };
    const text = JSON.stringify(this.objectOf(schema));
    const known = this.#nameByText.get(text);
    if (known === undefined) this.#nameByText.set(text, name);
    return { $ref: `#/$defs/${known ?? name}` };
  }
}

/** Names and types, and the first of the names that are always there: no error has it. */
function outline(schema: Raw): JsonSchema {
  const properties = Object.entries(schema.properties as Record<string, Raw>);
  const [first] = schema.required as readonly string[];
  return {
    required: [first],
    properties: Object.fromEntries(properties.map(([name, property]) => [name, outlineOf(property)])),
  };
}

function outlineOf(schema: Raw): JsonSchema {
  const { anyOf, allOf, type } = schema as { anyOf?: readonly Raw[]; allOf?: readonly Raw[]; type?: string };
  const types = [...(anyOf ?? allOf ?? [schema])].map((either) => String(either.type ?? type));
  return typed([...new Set(types)], false);
}

function typed(types: readonly string[], isNullable: boolean): JsonSchema {
  const all = isNullable ? [...types, 'null'] : types;
  return { type: all.length === 1 ? all[0] : all };
}

function orNull(shape: JsonSchema, isNullable: boolean): JsonSchema {
  if (!isNullable) return shape;
  const {
    type,
    enum: choices,
    ...more
  } = shape as { type?: string | readonly string[]; enum?: readonly unknown[] };
  if (type === undefined) return { anyOf: [shape, { type: 'null' }] };
  return { type: [type, 'null'].flat(), ...(choices && { enum: [...choices, null] }), ...more };
}
