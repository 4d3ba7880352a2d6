import type { FastifyInstance } from 'fastify';
import { invoiceJsonSchema, optionsJsonSchema } from '@conforme/proto/schema/json-schema';
import { fixed } from '../fixed.ts';

/** GET /v1/schema/invoice and /v1/schema/options: JSON Schema draft 2020-12, from the schemas that validate requests. */
export function schemaRoutes(app: FastifyInstance): void {
  for (const [name, document] of [
    ['invoice', invoiceJsonSchema],
    ['options', optionsJsonSchema],
  ] as const)
    app.get(
      `/v1/schema/${name}`,
      fixed(() => JSON.stringify(document()), { type: 'application/schema+json; charset=utf-8' }),
    );
}
