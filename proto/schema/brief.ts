// The JSON Schemas of tools as an agent reads them, all of them before its first call: the fields most invoices use, in few words. Each
// allows whatever the contract's own schema allows, which judges the arguments; get_schema has that one. That null is nothing holds of
// every field that may be left out, and is not said.

import type { TSchema } from 'typebox';
import { ALIKE, EVERYDAY } from './everyday.ts';
import type { JsonSchema } from './json-schema.ts';
import { descriptionOf } from './words.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Longer lists of codes are in get_schema; the description of a field has its usual ones. */
const MOST_CHOICES = 8;

/** In characters; sentences that are written when nothing is said are longer. */
const LONGEST_DEFAULT = 20;

/** What a tool takes. @param without definitions that another tool shows: only that there is an object. */
export function briefArguments(schema: TSchema, without: readonly string[] = []): JsonSchema {
  const definitions = new Definitions(new Set(without));
  const root = definitions.objectOf(schema as unknown as Raw);
  return { ...root, ...definitions.all() };
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
    const all = schema.properties as Readonly<Record<string, Raw>>;
    const shown = EVERYDAY[String(schema['x-definition'])] ?? wordsOf(all);
    const fields = Object.entries(shown).map(([name, words]) => [name, this.#field(all[name]!, words)]);
    const { required } = schema;
    return {
      type: 'object',
      ...(Array.isArray(required) && required.length > 0 && { required: required as unknown }),
      properties: Object.fromEntries(fields),
    };
  }

  #field(schema: Raw, description: string): JsonSchema {
    const { default: otherwise } = schema;
    const isTelling = typeof otherwise === 'string' && otherwise.length <= LONGEST_DEFAULT;
    return {
      ...this.#shape(schema),
      ...(description !== '' && { description }),
      ...(isTelling && otherwise !== '' && { default: otherwise }),
    };
  }

  #shape(schema: Raw): JsonSchema {
    const { anyOf, allOf } = schema as Partial<Record<'anyOf' | 'allOf', readonly Raw[]>>;
    const either = anyOf?.find(({ type }) => type !== 'null') ?? allOf?.[0];
    if (schema['x-decimal'] !== undefined) return { type: ['number', 'string'] };
    if (either) return this.#shape(either);
    if (schema.properties !== undefined) return this.#objectIn(schema);
    if (schema.type === 'array') return { type: 'array', items: this.#shape(schema.items as Raw) };
    const { type, format, enum: choices } = schema as { type: string; format?: string; enum?: unknown[] };
    const isShort = choices !== undefined && choices.length <= MOST_CHOICES;
    return { type, ...(isShort && { enum: choices }), ...(format !== undefined && { format }) };
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

const wordsOf = (properties: Readonly<Record<string, Raw>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, descriptionOf(property, 'en') ?? '']),
  );
