import type { FastifyInstance } from 'fastify';
import { extractCodec } from '@conforme/proto/schema/codec';
import { OPEN } from '../accounts/gate.ts';
import { through } from '../accounts/route.ts';
import { readersLanguage } from '../accept.ts';
import type { Gateway } from '../app.ts';
import { documentOf } from '../body.ts';
import { isTrue, readQuery } from '../query.ts';
import { note } from '../request-log.ts';
import { callOptions } from './generate.ts';
import { EXTRACT_PARAMETERS } from './parameters.ts';

/** POST /v1/invoices/extract. */
export function extractRoutes(app: FastifyInstance, { engine, gate }: Gateway): void {
  app.post('/v1/invoices/extract', through(gate, OPEN), async (request) => {
    const { include_xml: includeXml } = readQuery(request.query, EXTRACT_PARAMETERS);
    const answer = await engine.extract(
      {
        document: await documentOf(request),
        includeXml: isTrue(includeXml),
        language: readersLanguage(request),
      },
      callOptions(request),
    );
    const document = extractCodec.fromMessage(answer.document!);
    if (document.fields.number !== null) note(request, { number: document.fields.number });
    return document;
  });
}
