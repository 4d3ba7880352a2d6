// The description that generators of clients read: /openapi.json, said with what all of them understand.

interface Json {
  readonly [key: string]: unknown;
}

/** Generators read it as BigDecimal, Decimal and decimal: money is never a float. */
const DECIMAL = { type: 'string', format: 'decimal' };

/**
 * Decimals are one type instead of a choice of number and text; what is answered may have fields that the client does not know,
 * so that a service may be newer than its clients; an operation answers one type, the fullest that can be written down.
 */
export function descriptionForClients(description: Json): Json {
  const schemas = (description['components'] as Json)['schemas'] as Record<string, Json>;
  const sent = reachedFrom(requestsOf(description), schemas);
  const opened = Object.entries(schemas).map(([name, schema]) => [
    name,
    sent.has(name) ? schema : open(schema),
  ]);
  const components = { ...(description['components'] as Json), schemas: Object.fromEntries(opened) };
  const { webhooks: _, ...rest } = description;
  return simplified({ ...rest, components }) as Json;
}

function requestsOf({ paths }: Json): readonly unknown[] {
  return Object.values(paths as Record<string, Record<string, Json>>)
    .flatMap((path) => Object.values(path))
    .map((operation) => operation['requestBody']);
}

const COMPONENTS = '#/components/schemas/';

function reachedFrom(value: unknown, schemas: Record<string, Json>, names = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return names;
  for (const [key, part] of Object.entries(value)) {
    const name =
      key === '$ref' && String(part).startsWith(COMPONENTS) ? String(part).slice(COMPONENTS.length) : '';
    if (name !== '' && !names.has(name)) {
      names.add(name);
      reachedFrom(schemas[name], schemas, names);
    }
    reachedFrom(part, schemas, names);
  }
  return names;
}

function open(schema: Json): Json {
  const { additionalProperties, ...rest } = schema;
  return additionalProperties === false ? rest : schema;
}

function simplified(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(simplified);
  const { anyOf, ...rest } = value as { anyOf?: readonly Json[] };
  const said = rest as Json;
  if (anyOf === undefined) return said['type'] === 'number' ? decimal(said, false) : each(unbounded(said));
  if (anyOf.some(({ type }) => type === 'number')) return decimal(said, anyOf.some(isNull));
  const [first, ...others] = anyOf.filter((choice) => !isNull(choice));
  if (others.length === 0 && typeof first?.['type'] === 'string' && first['enum'] === undefined)
    return each(unbounded({ ...first, ...said, type: [first['type'], 'null'] }));
  // What /v1 answers by a query of its own holds the fields of the plain answer.
  if (others.length > 0 && anyOf.every((choice) => '$ref' in choice))
    return simplified({ ...said, ...first });
  return each(value as Json);
}

const BOUNDS = ['pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'];

/** Bounds are the service's to judge, which names the term and the place; a generator makes a class of each. */
function unbounded(schema: Json): Json {
  const { type } = schema;
  const kept = Object.entries(schema).filter(
    ([key, value]) => !BOUNDS.includes(key) || typeof value === 'object',
  );
  // Of what may be text, number or truth the numbers are counts.
  const exact = Array.isArray(type) && { type: type.map((each) => (each === 'number' ? 'integer' : each)) };
  return { ...Object.fromEntries(kept), ...exact };
}

const isNull = ({ type }: Json): boolean => type === 'null';

function decimal({ description, default: preset }: Json, nullable: boolean): Json {
  return {
    ...DECIMAL,
    ...(nullable && { type: ['string', 'null'] }),
    ...(description !== undefined && { description }),
    ...(preset !== undefined && { default: preset }),
  };
}

function each(value: Json): Json {
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, simplified(part)]));
}
