import type { FastifyRequest } from 'fastify';
import { ExplainedXmlSchema } from '@conforme/proto/schema/bodies';
import { explainedXml } from '@conforme/proto/schema/answers';
import { generateRequestCodec } from '@conforme/proto/schema/codec';
import { PREVIEW } from '../accounts/gate.ts';
import { prefersJson } from '../accept.ts';
import { callOptions } from '../call-options.ts';
import type { Endpoint } from '../endpoint.ts';
import type { EngineClient } from '@conforme/proto/engine-client';
import { answerBody } from '../large.ts';
import { note } from '../request-log.ts';
import { answerFile } from '../answer-file.ts';
import { generateBody, LANGUAGE, XML } from './contents.ts';
import { GENERATE_QUERY, isLarge, readRequest, textRequest } from './generate.ts';

export const previewXml: Endpoint = {
  method: 'post',
  path: '/v1/invoices/preview-xml',
  id: 'previewXml',
  tag: 'Invoices',
  summary: 'See the XML of a JSON invoice',
  description: 'The XML is judged by its schema only, not by rules, and the call is not counted.',
  access: PREVIEW,
  query: GENERATE_QUERY,
  parameters: [LANGUAGE],
  body: generateBody,
  answer: {
    description:
      'The XML; with `explain=true` and `Accept: application/json`, an object that holds it and the ledger.',
    content: { 'application/xml': XML, 'application/json': { schema: ExplainedXmlSchema } },
    headers: ['Content-Disposition', 'X-Facturx-Profile', 'X-Facturx-Output'],
  },
  handler:
    ({ engine }) =>
    async (request, reply) => {
      const { preview, body } = isLarge(request)
        ? await ofText(engine, request)
        : { preview: await engine.previewXml(messageOf(request), callOptions(request)), body: undefined };
      reply.header('x-facturx-profile', preview.profile).header('x-facturx-output', preview.output);
      if (body) return answerBody(reply, body);
      const { filename, xml, ledger } = preview;
      if (ledger && wantsXmlAsJson(request)) return explainedXml(preview);
      return answerFile(reply, 'inline', {
        filename,
        mediaType: 'application/xml; charset=utf-8',
        content: xml,
      });
    },
};

async function ofText(engine: EngineClient, request: FastifyRequest) {
  const message = { ...textRequest(request), asText: wantsXmlAsJson(request) };
  const { preview, number, body } = await engine.previewFromText(message, callOptions(request));
  note(request, { number });
  return { preview: preview!, body };
}

function messageOf(request: FastifyRequest) {
  const { invoice, options } = generateRequestCodec.toMessage(readRequest(request));
  return { invoice, options };
}

function wantsXmlAsJson({ headers }: FastifyRequest): boolean {
  return prefersJson(headers.accept, 'application/xml');
}
