import { RenderOptionsSchema } from '@conforme/proto/schema/queries';
import { OPEN } from '../accounts/gate.ts';
import { language } from '../accept.ts';
import { documentOf } from '../body.ts';
import { callOptions } from '../call-options.ts';
import type { Endpoint } from '../endpoint.ts';
import { parametersOf, readQuery } from '../query.ts';
import { note, ruleIds } from '../request-log.ts';
import { answerFile } from '../answer-file.ts';
import { DOCUMENT, LANGUAGE, PDF } from './contents.ts';

export const RENDER_QUERY = parametersOf(RenderOptionsSchema);

/**
 * The page holds texts of strangers: whatever they are, the browser loads nothing, runs nothing, sends nothing and keeps nothing
 * of ours within its reach. The page itself names its one style by its hash; a header cannot know it.
 */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ');

export const render: Endpoint = {
  method: 'post',
  path: '/v1/invoices/render',
  id: 'render',
  tag: 'Invoices',
  summary: 'Show a PDF, CII XML or UBL XML as people read it',
  description:
    'Valid or not: what the document does not say is left out, what cannot be read stands as written. The page says that the XML ' +
    'remains the original.',
  access: OPEN,
  query: RENDER_QUERY,
  parameters: [LANGUAGE],
  body: DOCUMENT,
  answer: {
    description: 'The page; as HTML one file that loads nothing and runs nothing.',
    content: { 'application/pdf': PDF, 'text/html': { schema: { type: 'string' } } },
    headers: ['Content-Disposition', 'X-Facturx-Warnings'],
  },
  handler:
    ({ engine }) =>
    async (request, reply) => {
      const { format, language: requested } = readQuery(request.query, RENDER_QUERY);
      const wanted = requested || language(request.headers['accept-language'], 'fr');
      const document = await documentOf(request);
      const page = await engine.render({ document, format, language: wanted }, callOptions(request));
      note(request, { number: page.number, rules: ruleIds(page.warnings) });
      reply.header('x-facturx-warnings', String(page.warnings.length));
      reply.header('content-language', wanted);
      if (format === 'html') reply.header('content-security-policy', POLICY);
      const mediaType = format === 'html' ? 'text/html; charset=utf-8' : page.mediaType;
      return answerFile(reply, 'inline', { ...page, mediaType });
    },
};
