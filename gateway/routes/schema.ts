import { invoiceJsonSchema, optionsJsonSchema } from '@conforme/proto/schema/json-schema';
import type { Endpoint } from '../endpoint.ts';
import { fixed } from '../fixed.ts';

/** JSON Schema draft 2020-12, from the schemas that validate requests. */
export const invoiceSchema: Endpoint = published('invoice', 'Invoice', invoiceJsonSchema);
export const optionsSchema: Endpoint = published('options', 'GenerateOptions', optionsJsonSchema);

function published(name: string, title: string, document: () => object): Endpoint {
  const schema = { type: 'object', description: 'A JSON Schema, draft 2020-12.' };
  return {
    method: 'get',
    path: `/v1/schema/${name}`,
    id: `${name}Schema`,
    tag: 'Schemas',
    summary: `JSON Schema of ${title}`,
    access: null,
    answer: { description: 'The schema.', content: { 'application/schema+json': { schema } } },
    cached: true,
    handler: () =>
      fixed(() => JSON.stringify(document()), { type: 'application/schema+json; charset=utf-8' }),
  };
}
