import { flux1Facts } from '@conforme/proto/schema/answers';
import { Flux1OptionsSchema, Flux1OutSchema, type Flux1Out } from '@conforme/proto/schema/flux1';
import { OPEN } from '../accounts/gate.ts';
import { prefersJson, readersLanguage } from '../accept.ts';
import { documentOf } from '../body.ts';
import { callOptions } from '../call-options.ts';
import type { Endpoint } from '../endpoint.ts';
import { parametersOf, readQuery } from '../query.ts';
import { note, ruleIds } from '../request-log.ts';
import { answerFile } from '../answer-file.ts';
import { DOCUMENT, LANGUAGE, XML } from './contents.ts';

const QUERY = parametersOf(Flux1OptionsSchema);

export const extractFlux1: Endpoint = {
  method: 'post',
  path: '/v1/flux1/extract',
  id: 'extractFlux1',
  tag: 'Reporting',
  summary: 'Take out of an invoice the extract that the French State receives (Flux 1)',
  description:
    'In the syntax of the invoice, judged before it is returned. With `Accept: application/json` it tells what was left out, and why. An ' +
    'invoice that lacks a term Flux 1 needs is refused with 400 and the term. Conforme is no approved platform.',
  access: OPEN,
  query: QUERY,
  parameters: [LANGUAGE],
  body: DOCUMENT,
  answer: {
    description: 'The extract, or with `Accept: application/json` an envelope.',
    content: { 'application/xml': XML, 'application/json': { schema: Flux1OutSchema } },
    headers: ['X-Rulesets'],
  },
  handler:
    ({ engine }) =>
    async (request, reply) => {
      const { level } = readQuery(request.query, QUERY);
      const document = await documentOf(request);
      const wanted = { document, level, language: readersLanguage(request) };
      const extract = await engine.extractFlux1(wanted, callOptions(request));
      note(request, { rules: ruleIds(extract.warnings), number: extract.number });
      reply.header('x-rulesets', extract.rulesets.join(', '));
      const mediaType = 'application/xml';
      if (!prefersJson(request.headers.accept, mediaType))
        return answerFile(reply, 'attachment', { ...extract, mediaType });
      const content_base64 = Buffer.from(extract.content).toString('base64');
      return { ...flux1Facts(extract), content_base64 } satisfies Flux1Out;
    },
};
