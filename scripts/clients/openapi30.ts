// The description as OpenAPI 3.0, which generators of Java and C# read better than 3.1: one media type for each request and
// answer, and no type that is a list. What is left out is for the service to judge.

interface Json {
  readonly [key: string]: unknown;
}

/** Defaults are the service's: a client that sent them would hold it to those of its own day. */
const LEFT_OUT = new Set(
  'default example examples contentMediaType contentEncoding contentSchema oneOf encoding identifier x-terms x-wire'.split(
    ' ',
  ),
);

/** First what a generated client can do most with: JSON has the document and what is said of it. */
const PREFERRED = ['multipart/form-data', 'application/json', 'application/pdf'];

export function inOpenApi30({ info, paths, components, ...rest }: Json): Json {
  const { summary, ...described } = info as Json;
  const converted = {
    paths: converse(paths),
    components: converse(components),
    info: { ...described, description: summary, license: { name: (described['license'] as Json)['name'] } },
  };
  return { ...rest, ...converted, openapi: '3.0.3' };
}

function converse(value: unknown, name = ''): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => converse(part));
  // Below these are names that callers chose, not words of a schema.
  if (name === 'properties' || name === 'schemas') return each(value as Json);
  if (name === 'content') return each(preferred(value as Json));
  return each(schemaOf(value as Json), LEFT_OUT);
}

function each(value: Json, without: ReadonlySet<string> = new Set()): Json {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !without.has(key))
      .map(([key, part]) => [key, key.endsWith('_base64') ? bytes(part as Json) : converse(part, key)]),
  );
}

function preferred(content: Json): Json {
  const type = PREFERRED.find((each) => each in content) ?? Object.keys(content)[0]!;
  return { [type]: content[type] };
}

function bytes(schema: Json): unknown {
  const isList = schema['items'] !== undefined;
  const encoded = { type: 'string', format: 'byte' };
  const { description } = schema;
  return isList ? { type: 'array', description, items: encoded } : { ...encoded, description };
}

function schemaOf(schema: Json): Json {
  const { type, anyOf, description } = schema as { type?: unknown; anyOf?: readonly Json[] } & Json;
  if (anyOf !== undefined) return chosen(anyOf, description);
  if (type === 'null') return { description, nullable: true };
  if ('$ref' in schema) return { $ref: schema['$ref'] };
  if (!Array.isArray(type)) return schema;
  const types = type.filter((each) => each !== 'null');
  // Of several types none is said: the value is free.
  const { type: _, ...free } = schema;
  const nullable = types.length < type.length && { nullable: true };
  return { ...free, ...(types.length === 1 && { type: types[0] }), ...nullable };
}

function chosen(anyOf: readonly Json[], description: unknown): Json {
  const [first, ...others] = anyOf.filter(({ type }) => type !== 'null');
  if (others.length > 0) return { description };
  if (first !== undefined && '$ref' in first) return first;
  return { ...first, description, nullable: true };
}
