// GET /openapi.json: OpenAPI 3.1, made of the contract's schemas and of what each endpoint says of itself.

import {
  ErrorOutSchema,
  ExtractOutSchema,
  GenerateJsonOutSchema,
  GenerateRequestSchema,
  HealthSchema,
  LiveOutSchema,
  ReadyOutSchema,
  VersionOutSchema,
  PlanCatalogSchema,
  RuleOutSchema,
  RulesetsOutSchema,
  UsageOutSchema,
  ValidationOutSchema,
  type GenerateRequestInput,
} from '@conforme/proto/schema';
import {
  BatchLineSchema,
  ExplainedValidationSchema,
  PublishedFaultsSchema,
  RefusedDocumentSchema,
  RefusedRequestSchema,
} from '@conforme/proto/schema/bodies';
import { GENERATE_EXAMPLE } from '@conforme/proto/schema/example';
import { definitionsOf } from '@conforme/proto/schema/json-schema';
import type { Parameter } from '../query.ts';
import { HEADERS, headers } from './headers.ts';
import { invoiceOperations } from './invoices.ts';
import type { Access, Operation } from './operation.ts';
import { OTHER_OPERATIONS } from './others.ts';
import { refusalResponses, refusals } from './refusals.ts';

/** Requests by name, shown with generate and preview-xml. */
export type RequestExamples = Readonly<Record<string, GenerateRequestInput>>;

/** The contract fixes it (Versioning); the version of the service is that of /health. */
const DESCRIPTION_VERSION = '0.1.1';

/** Roots of the components: what they hold comes with them. */
const SCHEMAS = [
  GenerateRequestSchema,
  GenerateJsonOutSchema,
  ValidationOutSchema,
  ExplainedValidationSchema,
  BatchLineSchema,
  ExtractOutSchema,
  RulesetsOutSchema,
  RuleOutSchema,
  HealthSchema,
  LiveOutSchema,
  ReadyOutSchema,
  VersionOutSchema,
  PlanCatalogSchema,
  UsageOutSchema,
  ErrorOutSchema,
  RefusedDocumentSchema,
  RefusedRequestSchema,
  PublishedFaultsSchema,
];

const TAGS = [
  { name: 'Invoices', description: 'Write, embed, judge and read invoices.' },
  { name: 'Rules', description: 'What judges.' },
  { name: 'Account', description: 'Plans, and what is used of them.' },
  { name: 'Schemas', description: 'What may be sent.' },
  { name: 'Service', description: 'State of the service.' },
];

/** @param examples shown before the one that is published with the schemas. */
export function openApiDocument(examples: RequestExamples = {}): object {
  const operations = operationsOf({ ...examples, published: GENERATE_EXAMPLE });
  return {
    openapi: '3.1.1',
    info: {
      title: 'Conforme',
      version: DESCRIPTION_VERSION,
      summary: 'Writes, embeds, validates and reads Factur-X, CII and UBL invoices.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: TAGS,
    paths: pathsOf(operations),
    components: {
      schemas: definitionsOf(SCHEMAS, '#/components/schemas/'),
      responses: refusalResponses(),
      headers: HEADERS,
      parameters: { RequestId: REQUEST_ID },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The API key.' },
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'The API key.' },
      },
    },
  };
}

/** All endpoints that are told of. */
export function operationsOf(examples: RequestExamples): readonly Operation[] {
  return [...invoiceOperations(examples), ...OTHER_OPERATIONS];
}

const REQUEST_ID = {
  name: 'X-Request-Id',
  in: 'header',
  description: 'Your own id of the request; it comes back with the answer and stands in the logs.',
  schema: { type: 'string' },
};

const SECURITY: Readonly<Record<Access, readonly object[]>> = {
  key: [{ bearer: [] }, { apiKey: [] }],
  anonymous: [{}, { bearer: [] }, { apiKey: [] }],
  public: [],
};

function pathsOf(operations: readonly Operation[]): object {
  const paths: Record<string, object> = {};
  for (const operation of operations)
    paths[operation.path] = { ...paths[operation.path], [operation.method]: operationObject(operation) };
  return paths;
}

function operationObject(operation: Operation): object {
  const { id, tag, summary, description, access, query = {}, parameters = [], body } = operation;
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    security: SECURITY[access],
    parameters: [
      ...Object.entries(query).map(parameterObject),
      ...parameters,
      { $ref: '#/components/parameters/RequestId' },
    ],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: responsesOf(operation),
  };
}

function parameterObject([name, { description, schema, default: fallback }]: [string, Parameter]): object {
  const value = schema['type'] === 'boolean' ? fallback === 'true' : fallback;
  return {
    name,
    in: 'query',
    description,
    schema: { ...schema, ...(fallback !== '' && { default: value }) },
  };
}

function responsesOf({ answer, refusals: statuses, cached }: Operation): object {
  const { description, content, headers: names = [] } = answer;
  const more = cached ? (['ETag', 'Cache-Control'] as const) : [];
  return {
    200: { description, headers: headers(['X-Request-Id', ...names, ...more]), content },
    ...(cached && {
      304: {
        description: 'It is the body that If-None-Match named.',
        headers: headers(['X-Request-Id', ...more]),
      },
    }),
    ...refusals(statuses),
  };
}
