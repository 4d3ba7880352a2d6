import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { InvoiceSchema, ValidationOutSchema } from '@conforme/proto/schema';
import { definitionsOf, invoiceJsonSchema } from '@conforme/proto/schema/json-schema';
import { ENDPOINTS } from '../routes/index.ts';
import { gatewayOver } from '../testing/engine.ts';
import { registeredRoutes } from '../testing/routes.ts';
import { openApiDocument } from './document.ts';

type Parsed = ReturnType<typeof JSON.parse>;
type Json = Record<string, Parsed>;

const document = openApiDocument(ENDPOINTS) as Json;
const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

/** What serves the description itself, what people look at, and what has a description of its own. */
const UNDESCRIBED = /^(GET \/($|(api|page)(\/|$)|metrics$)|[A-Z]+ \/mcp$)/;

const operations = Object.entries(document['paths'] as Json).flatMap(([path, item]) =>
  Object.entries(item as Json).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation: operation as Json,
  })),
);

/** Every object below a value with its place, itself first. */
function below(value: unknown, place = '#'): [string, Json][] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value).flatMap(([key, part]) => below(part, `${place}/${key}`));
  return Array.isArray(value) ? parts : [[place, value], ...parts];
}

const at = (reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<Parsed>((holder, key) => holder?.[key], document);

describe('the document', () => {
  it('is OpenAPI 3.1, of the version the contract gives it', async () => {
    const { valid, errors } = await new Validator().validate(document);
    expect([valid, errors]).toEqual([true, undefined]);
    expect(document).toMatchObject({ openapi: '3.1.1', info: { version: '0.1.1' } });
  });

  it('answers every reference, and holds no component that nothing refers to', () => {
    const references = below(document).flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : []));
    expect(references.filter((reference) => at(reference) === undefined)).toEqual([]);
    const components = Object.entries(document['components'] as Json)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, named]) => Object.keys(named).map((name) => `#/components/${kind}/${name}`));
    expect(components.filter((component) => !references.includes(component))).toEqual([]);
  });

  it('tells of every route, and of none that is not there', async () => {
    const app = await gatewayOver({});
    const registered = await registeredRoutes(app);
    expect(operations.map(({ name }) => name).sort()).toEqual(
      registered.filter((route) => !UNDESCRIBED.test(route)),
    );
    await app.close();
  });

  it('names each operation once, with a tag it explains', () => {
    const ids = operations.map(({ operation }) => operation['operationId']);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = document['tags'].map(({ name }: Json) => name);
    for (const { operation } of operations) expect(tags).toContain(operation['tags'][0]);
  });
});

describe('its schemas', () => {
  const schemas = document['components'].schemas as Json;

  it('are those that read requests, under another prefix', () => {
    const own = definitionsOf([InvoiceSchema, ValidationOutSchema], '#/components/schemas/');
    expect(schemas).toMatchObject(own);
    const alone = JSON.stringify(invoiceJsonSchema()['$defs']).replaceAll(
      '#/$defs/',
      '#/components/schemas/',
    );
    expect(schemas).toMatchObject(JSON.parse(alone));
  });

  const judge = new Ajv2020({ strict: false, allErrors: true });
  addFormats(judge);
  judge.addSchema({ ...document, $id: 'document' });

  const examples = below(document).flatMap(([place, { schema, examples: named, example }]) => {
    if (schema === undefined) return [];
    const values = Object.entries((named ?? {}) as Json).map(([name, { value }]) => [name, value] as const);
    if (example !== undefined) values.push(['example', example]);
    return values.map(([name, value]) => ({ place: `${place}/schema`, name, value }));
  });

  it.each(examples)('$place: example $name fits', ({ place, value }) => {
    const pointer = place
      .slice(1)
      .replaceAll(/(?<=paths\/)\/(.*?)(?=\/(?:get|post|delete)\/)/g, (path) =>
        path.replaceAll('~', '~0').replaceAll('/', '~1'),
      );
    const reference = `document#${pointer.replaceAll(/(?<=content\/)(\w+)\/([\w+.-]+)/g, '$1~1$2')}`;
    const check = judge.compile({ $ref: encodeURI(reference).replaceAll('%23', '#') });
    expect([check(value), check.errors]).toEqual([true, null]);
  });

  it('have examples to check', () => expect(examples.length).toBeGreaterThan(20));
});

const statusesOf = (operation: Json): number[] => Object.keys(operation['responses']).map(Number);

describe('its operations', () => {
  const named = (name: string): Json => operations.find((each) => each.name === name)!.operation;

  it.each(['generate', 'preview-xml', 'embed', 'validate', 'extract'])(
    '%s declares the statuses of the contract',
    (name) => {
      const statuses = statusesOf(named(`POST /v1/invoices/${name}`));
      expect(statuses).toEqual(expect.arrayContaining([200, 400, 401, 402, 422, 503]));
    },
  );

  it('list both bodies of a 422', () => {
    const { anyOf } = document['components'].responses.RefusedRequest.content['application/json'].schema;
    expect(anyOf).toEqual([
      { $ref: '#/components/schemas/RefusedRequest' },
      { $ref: '#/components/schemas/PublishedFaults' },
    ]);
  });

  it.each(ENDPOINTS.filter(({ query }) => query))('$id may refuse its parameters', ({ method, path }) => {
    expect(statusesOf(named(`${method.toUpperCase()} ${path}`))).toContain(422);
  });

  it.each(ENDPOINTS.filter(({ query }) => query))(
    '$id has the parameters it reads, and their defaults',
    (endpoint) => {
      const { method, path, query = {} } = endpoint;
      const described = named(`${method.toUpperCase()} ${path}`)['parameters'].filter(
        (each: Json) => each['in'] === 'query',
      );
      const defaults = Object.entries(query).map(([key, { default: value }]) => [key, value]);
      expect(described.map((each: Json) => [each['name'], String(each['schema'].default ?? '')])).toEqual(
        defaults,
      );
    },
  );

  it('embed has the parts of the contract', () => {
    const { schema } = named('POST /v1/invoices/embed')['requestBody'].content['multipart/form-data'];
    expect(Object.keys(schema.properties)).toEqual([
      'pdf',
      'xml',
      'invoice_json',
      'profile',
      'check',
      'language',
      'flatten',
      'plausibility',
    ]);
    expect(schema).toMatchObject({ required: ['pdf'], additionalProperties: false });
  });

  it('need a key where the contract says so, take one where it may be given, and else ask for none', () => {
    const keyed = [{ bearer: [] }, { apiKey: [] }];
    const security = (name: string): unknown => named(name)['security'];
    for (const name of ['generate', 'preview-xml', 'embed'])
      expect(security(`POST /v1/invoices/${name}`)).toEqual(keyed);
    for (const name of ['validate', 'extract', 'render', 'validate/batch'])
      expect(security(`POST /v1/invoices/${name}`)).toEqual([{}, ...keyed]);
    expect(security('GET /health')).toEqual([]);
  });
});
