// GET /openapi.json: OpenAPI 3.1, made from the contract's schemas and the records of the endpoints.

import { GENERATE_EXAMPLE } from '@conforme/proto/schema/example';
import { WebhookMessageSchema } from '@conforme/proto/schema/jobs';
import { definitionsOf } from '@conforme/proto/schema/json-schema';
import type { Access } from '../accounts/gate.ts';
import type { Endpoint, Refusal, RequestExamples } from '../endpoint.ts';
import type { Parameter } from '../query.ts';
import { HEADERS, headers, LIMITED, METERED, type HeaderName } from './headers.ts';
import { refusalResponses, refusals } from './refusals.ts';

/** The contract fixes it (Versioning); the version of the service is that of /health. */
const DESCRIPTION_VERSION = '0.1.1';

const COMPONENTS = '#/components/schemas/';

/** A schema of the contract that has a name. */
type Root = Parameters<typeof definitionsOf>[0][number];

const TAGS = [
  { name: 'Invoices', description: 'Write, embed, judge and read invoices.' },
  { name: 'Reporting', description: 'What the French State receives of invoices.' },
  { name: 'Statuses', description: 'What sellers, buyers and platforms say of an invoice.' },
  { name: 'Jobs', description: 'Work on many documents, done by and by.' },
  { name: 'Rules', description: 'What judges.' },
  { name: 'Account', description: 'Plans, and what is used of them.' },
  { name: 'Schemas', description: 'What may be sent.' },
  { name: 'Service', description: 'State of the service.' },
];

/** @param examples listed after the one that is published with the schemas, the simplest. */
export function openApiDocument(endpoints: readonly Endpoint[], examples: RequestExamples = {}): object {
  const roots = new Set<Root>();
  const paths = withReferences(pathsOf(endpoints, { published: GENERATE_EXAMPLE, ...examples }), roots);
  const webhooks = withReferences(WEBHOOKS, roots);
  const responses = withReferences(refusalResponses(), roots);
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
    paths,
    webhooks,
    components: {
      schemas: definitionsOf([...roots], COMPONENTS),
      responses,
      headers: HEADERS,
      parameters: { RequestId: REQUEST_ID },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The API key.' },
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'The API key.' },
      },
    },
  };
}

const signatureHeader = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

/** What the service sends, signed as Standard Webhooks has it. */
const WEBHOOKS = {
  jobEnded: {
    post: {
      operationId: 'jobEnded',
      tags: ['Jobs'],
      summary: 'A job has ended',
      description: 'Sent to the `webhook` of its order, again and again until it is answered with 2xx.',
      security: [],
      parameters: [
        signatureHeader('webhook-id', 'The same in all attempts.'),
        signatureHeader('webhook-timestamp', 'When it was sent, in seconds since 1970.'),
        signatureHeader('webhook-signature', '`v1,` and the HMAC-SHA256 of id, time and body in Base64.'),
      ],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: WebhookMessageSchema } },
      },
      responses: { '2XX': { description: 'Taken. 410: no more of them.' } },
    },
  },
};

const REQUEST_ID = {
  name: 'X-Request-Id',
  in: 'header',
  description: 'Your own id of the request; it comes back with the answer and stands in the logs.',
  schema: { type: 'string' },
};

/** A copy in which each schema of the contract is a reference to its component. @param roots collects them. */
function withReferences(value: unknown, roots: Set<Root>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withReferences(item, roots));
  if ('x-definition' in value) {
    roots.add(value as unknown as Root);
    return { $ref: `${COMPONENTS}${String(value['x-definition'])}` };
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withReferences(part, roots)]));
}

function pathsOf(endpoints: readonly Endpoint[], examples: RequestExamples): object {
  const paths: Record<string, object> = {};
  for (const endpoint of endpoints)
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method]: operationOf(endpoint, examples),
    };
  return paths;
}

function operationOf(endpoint: Endpoint, examples: RequestExamples): object {
  const { id, tag, summary, description, access, query = {}, parameters = [], body } = endpoint;
  const content = typeof body === 'function' ? body(examples) : body;
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    security: securityOf(access),
    parameters: [
      ...Object.entries(query).map(parameterObject),
      ...parameters,
      { $ref: '#/components/parameters/RequestId' },
    ],
    ...(content && { requestBody: { required: true, content } }),
    responses: responsesOf(endpoint),
  };
}

function securityOf(access: Access | null): readonly object[] {
  if (access === null) return [];
  const keyed = [{ bearer: [] }, { apiKey: [] }];
  return access.key === 'required' ? keyed : [{}, ...keyed];
}

function parameterObject([name, parameter]: [string, Parameter]): object {
  const { description, schema, default: fallback, required } = parameter;
  const value = schema['type'] === 'boolean' ? fallback === 'true' : fallback;
  return {
    name,
    in: 'query',
    ...(required && { required }),
    description,
    schema: { ...schema, ...(fallback !== '' && { default: value }) },
  };
}

function responsesOf(endpoint: Endpoint): object {
  const { answer, access, cached } = endpoint;
  const { description, content, headers: own = [] } = answer;
  const more = cached ? (['ETag', 'Cache-Control'] as const) : [];
  return {
    200: { description, headers: headers(['X-Request-Id', ...own, ...usageOf(access), ...more]), content },
    ...(cached && {
      304: {
        description: 'It is the body that If-None-Match named.',
        headers: headers(['X-Request-Id', ...more]),
      },
    }),
    ...refusals(refusalsOf(endpoint)),
  };
}

/** Headers of an answer about plan, usage and limit. */
function usageOf(access: Access | null): readonly HeaderName[] {
  if (access === null || access.metering === 'none') return [];
  return access.key === 'required' ? METERED : [...METERED, ...LIMITED];
}

/** Those of its access, those of its body (decision 18 and the limits) or of its query, and its own. */
function refusalsOf({ access, body, query, refusals: own = [] }: Endpoint): readonly Refusal[] {
  return [
    ...(access === null ? [] : ([401, 500, 503] as const)),
    ...(access === null || access.metering === 'none' ? [] : ([402] as const)),
    ...(access?.key === 'optional' ? ([429] as const) : []),
    ...(body ? ([400, 408, 413, 415, 422] as const) : query ? ([422] as const) : []),
    ...own,
  ];
}
