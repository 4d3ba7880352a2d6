import type { FastifyInstance } from 'fastify';
import { invoiceJsonSchema, optionsJsonSchema } from '@conforme/proto/schema/json-schema';

/** GET /v1/schema/invoice and /v1/schema/options: JSON Schema draft 2020-12, from the schemas that validate requests. */
export function schemaRoutes(app: FastifyInstance): void {
  for (const [name, document] of [
    ['invoice', invoiceJsonSchema()],
    ['options', optionsJsonSchema()],
  ] as const) {
    const body = JSON.stringify(document);
    app.get(`/v1/schema/${name}`, async (_request, reply) =>
      reply.type('application/schema+json').send(body),
    );
  }
}
