// GET /openapi.json: what this platform has of the interface, in our words, made from the operations themselves.

import { schemas } from '@conforme/library/platform';
import type { Operation, Schema } from './route.ts';

const ALWAYS = [400, 401, 403, 429, 500, 503];

export function openApiOf(operations: readonly Operation[], notice: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations)
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = described(operation);
  return {
    openapi: '3.1.1',
    info: { title: 'Platform to test against', version: '1.3.0', description: notice },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        client: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: '/token', scopes: {} } } },
      },
    },
    security: [{ bearer: [] }, { client: [] }],
  };
}

function described({
  path,
  method,
  summary,
  query = {},
  takes,
  form,
  answers,
  refuses = [],
  isFile,
}: Operation) {
  const [status, schema] = answers;
  const files = { 'application/xml': {}, 'application/pdf': {} };
  const content = schema && { 'application/json': { schema }, ...(isFile && files) };
  const body = takes ? json(takes) : form && formOf(form);
  return {
    summary,
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^A-Za-z]+(.)/g, (_, letter: string) => letter.toUpperCase())}`,
    parameters: [
      ...[...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) =>
        parameter('path', name!, { type: 'string', minLength: 1 }),
      ),
      ...Object.entries(query).map(([name, each]) => parameter('query', name, each)),
    ],
    ...(body && { requestBody: { required: true, ...body } }),
    responses: {
      [status]: { description: summary, ...(content && { content }) },
      ...Object.fromEntries([...ALWAYS, ...refuses].map((each) => [each, refusal(path)])),
    },
  };
}

const parameter = (place: 'path' | 'query', name: string, schema: Schema) => ({
  name,
  in: place,
  required: place === 'path',
  schema,
});

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });

const formOf = (parts: Readonly<Record<string, Schema>>) => ({
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: parts,
        required: Object.keys(parts),
        additionalProperties: false,
      },
      encoding: {
        flowInfo: { contentType: 'application/json' },
        file: { contentType: 'application/pdf, application/xml' },
      },
    },
  },
});

const refusal = (path: string) => ({
  description: 'A refusal',
  content: {
    [path.startsWith('/directory-service/') ? 'application/problem+json' : 'application/json']: {
      schema: schemas.PLATFORM_ERROR,
    },
  },
});
