// The published JSON Schema as fields of a form. What a field is, needs and means is read here and nowhere written again.

import type { JsonSchema } from '../json-schema.ts';

export type { JsonSchema };

/** A field of the form, from the JSON Schema of a request. */
export interface Field {
  readonly name: string;
  /** In the language of the schema. */
  readonly label: string;
  readonly kind:
    'text' | 'date' | 'decimal' | 'flag' | 'answer' | 'choice' | 'file' | 'object' | 'list' | 'texts' | 'map';
  readonly required: boolean;
  /** As the schema describes it, without its terms. */
  readonly help: string;
  /** Business terms: BT, BG and those of extensions. */
  readonly terms: readonly string[];
  readonly choices: readonly Choice[];
  /** Of an object, or of each item of a list of objects. */
  readonly fields: readonly Field[];
  readonly initial: unknown;
  readonly maxLength: number | undefined;
}

/** A value of a closed list, with its words. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

type Definitions = Readonly<Record<string, JsonSchema>>;

const TERMS = /\s*\(((?:(?:B[TG]|EXT-FR-FE)-[\w-]+(?:, )?)+)\)$/;

/** @throws Error naming a shape that no field of the form can hold. */
export function fieldsOf(schema: JsonSchema): readonly Field[] {
  return fieldsIn(schema, schema.$defs ?? {});
}

/** Fields under one name. */
export function groupOf(name: string, label: string, fields: readonly Field[]): Field {
  const none = { help: '', terms: [], choices: [], initial: undefined, maxLength: undefined };
  return { name, label, kind: 'object', required: true, fields, ...none };
}

function fieldsIn(
  { properties = {}, required = [] }: JsonSchema,
  definitions: Definitions,
): readonly Field[] {
  return Object.entries(properties)
    .map(([name, property]) => fieldOf(name, property, required.includes(name), definitions))
    .filter((field) => field !== null);
}

/** Null for a property that may only be absent. */
function fieldOf(
  name: string,
  property: JsonSchema,
  required: boolean,
  definitions: Definitions,
): Field | null {
  const branches = (property.anyOf ?? [property]).filter(({ type }) => type !== 'null');
  if (branches.length === 0) return null;
  const shape = resolved(branches[0]!, definitions);
  const kind = kindOf(name, shape, branches, property.default);
  const inner = kind === 'list' ? resolved(shape.items!, definitions) : shape;
  const description = property.description ?? shape.description ?? '';
  return {
    name,
    label: property.title ?? name,
    kind,
    required,
    // Backticks mark names of the API, which readers of a form need not know.
    help: description.replace(TERMS, '').replaceAll('`', ''),
    terms: TERMS.exec(description)?.[1]?.split(', ') ?? [],
    choices: choicesOf(shape),
    fields: kind === 'object' || kind === 'list' ? fieldsIn(inner, definitions) : [],
    initial: property.default ?? undefined,
    maxLength: shape.maxLength,
  };
}

/** Values by name where the schema names them. */
function choicesOf({ enum: values = [], oneOf = [] }: JsonSchema): readonly Choice[] {
  return values
    .filter((value) => value !== null)
    .map((value) => {
      const title = oneOf.find((each) => each.const === value)?.title;
      if (title === undefined) return { value, label: value };
      return { value, label: /^[A-Z\d]+$/.test(value) ? `${value} · ${title}` : title };
    });
}

function resolved(schema: JsonSchema, definitions: Definitions): JsonSchema {
  const name = schema.$ref?.replace('#/$defs/', '');
  if (name === undefined) return schema;
  const definition = definitions[name];
  if (!definition) throw new Error(`the schema refers to ${name}, which it does not define`);
  return definition;
}

function kindOf(
  name: string,
  shape: JsonSchema,
  branches: readonly JsonSchema[],
  initial: unknown,
): Field['kind'] {
  if (branches.some(({ type }) => type === 'number')) return 'decimal';
  // An empty box says no, which only such a field means when it is left out (decision 42 has one that does not).
  if (shape.type === 'boolean') return initial === false ? 'flag' : 'answer';
  if (shape.type === 'array') return shape.items?.type === 'string' ? 'texts' : 'list';
  if (shape.properties) return 'object';
  if (shape.type === 'object') return 'map';
  if (shape.type === 'string') return kindOfText(name, shape);
  throw new Error(`no field of the form can hold ${name}: ${JSON.stringify(shape)}`);
}

function kindOfText(name: string, { enum: values, format }: JsonSchema): Field['kind'] {
  if (values) return 'choice';
  if (name.endsWith('_base64')) return 'file';
  return format === 'date' ? 'date' : 'text';
}

/** Term → the patterns of the places that carry it, `*` for any index: 'BT-129' → /invoice/lines/…/quantity. */
export function placesOf(fields: readonly Field[], above: string): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  const walk = (all: readonly Field[], at: string): void => {
    for (const { name, kind, terms, fields: inner } of all) {
      const here = `${at}/${name}`;
      for (const term of terms) places.set(term, [...(places.get(term) ?? []), here]);
      walk(inner, kind === 'list' ? `${here}/*` : here);
    }
  };
  walk(fields, above);
  return places;
}

const LINE = /(?:IncludedSupplyChainTradeLineItem|InvoiceLine|CreditNoteLine)(?:\[(\d+)\])?/;

/** The field a finding on a document is about, as far as its terms and its place tell; null when they do not. */
export function pointerFor(
  finding: { readonly terms?: readonly string[]; readonly location?: string | null },
  places: ReadonlyMap<string, readonly string[]>,
): string | null {
  const match = LINE.exec(finding.location ?? '');
  const line = match ? Number(match[1] ?? 1) - 1 : null;
  const candidates = (finding.terms ?? []).flatMap((term) => places.get(term) ?? []);
  const inLine = (place: string): boolean => place.startsWith('/invoice/lines/*');
  const fitting = candidates.find((place) => (line === null ? !place.includes('*') : inLine(place)));
  return (fitting ?? candidates[0])?.replace('/lines/*', `/lines/${line ?? 0}`).replaceAll('*', '0') ?? null;
}
