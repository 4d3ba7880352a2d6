import { ExplainedXmlSchema } from '@conforme/proto/schema/bodies';
import { generateRequestCodec, ledgerCodec } from '@conforme/proto/schema/codec';
import { PREVIEW } from '../accounts/gate.ts';
import { prefersJson } from '../accept.ts';
import { callOptions } from '../call-options.ts';
import type { Endpoint } from '../endpoint.ts';
import { sendFile } from '../send-file.ts';
import { generateBody, LANGUAGE, XML } from './contents.ts';
import { GENERATE_QUERY, readRequest } from './generate.ts';

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
      const { invoice, options } = generateRequestCodec.toMessage(readRequest(request));
      const preview = await engine.previewXml({ invoice, options }, callOptions(request));
      reply.header('x-facturx-profile', preview.profile).header('x-facturx-output', preview.output);
      const { filename, xml, profile, output, ledger } = preview;
      if (ledger && prefersJson(request.headers.accept, 'application/xml')) {
        const text = Buffer.from(xml).toString('utf8');
        return { filename, profile, output, xml: text, ledger: ledgerCodec.fromMessage(ledger) };
      }
      return sendFile(reply, 'inline', {
        filename,
        mediaType: 'application/xml; charset=utf-8',
        content: xml,
      });
    },
};
