import { generateRequestCodec } from '@conforme/proto/schema/codec';
import { PREVIEW } from '../accounts/gate.ts';
import { callOptions } from '../call-options.ts';
import { contentDisposition } from '../content-disposition.ts';
import type { Endpoint } from '../endpoint.ts';
import { generateBody, LANGUAGE, XML } from './contents.ts';
import { readRequest } from './generate.ts';

export const previewXml: Endpoint = {
  method: 'post',
  path: '/v1/invoices/preview-xml',
  id: 'previewXml',
  tag: 'Invoices',
  summary: 'See the XML of a JSON invoice',
  description: 'The XML is judged by its schema only, not by rules, and the call is not counted.',
  access: PREVIEW,
  parameters: [LANGUAGE],
  body: generateBody,
  answer: {
    description: 'The XML.',
    content: { 'application/xml': XML },
    headers: ['Content-Disposition', 'X-Facturx-Profile', 'X-Facturx-Output'],
  },
  handler:
    ({ engine }) =>
    async (request, reply) => {
      const { invoice, options } = generateRequestCodec.toMessage(readRequest(request));
      const preview = await engine.previewXml({ invoice, options }, callOptions(request));
      reply.header('x-facturx-profile', preview.profile).header('x-facturx-output', preview.output);
      reply.header('content-disposition', contentDisposition('inline', preview.filename));
      return reply.type('application/xml; charset=utf-8').send(Buffer.from(preview.xml));
    },
};
