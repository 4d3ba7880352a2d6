import type { FastifyInstance } from 'fastify';
import { OPEN } from '../accounts/gate.ts';
import { through } from '../accounts/route.ts';
import { language } from '../accept.ts';
import type { Gateway } from '../app.ts';
import { documentOf } from '../body.ts';
import { contentDisposition } from '../content-disposition.ts';
import { readQuery } from '../query.ts';
import { note, ruleIds } from '../request-log.ts';
import { callOptions } from './generate.ts';
import { RENDER_PARAMETERS } from './parameters.ts';

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

/** POST /v1/invoices/render. */
export function renderRoutes(app: FastifyInstance, { engine, gate }: Gateway): void {
  app.post('/v1/invoices/render', through(gate, OPEN), async (request, reply) => {
    const { format, language: asked } = readQuery(request.query, RENDER_PARAMETERS);
    const wanted = asked || language(request.headers['accept-language'], 'fr');
    const shown = await engine.render(
      { document: await documentOf(request), format, language: wanted },
      callOptions(request),
    );
    note(request, { number: shown.number, rules: ruleIds(shown.warnings) });
    reply.header('x-facturx-warnings', String(shown.warnings.length));
    reply.header('content-disposition', contentDisposition('inline', shown.filename));
    reply.header('content-language', wanted).header('x-content-type-options', 'nosniff');
    if (format === 'html') reply.header('content-security-policy', POLICY);
    return reply
      .type(format === 'html' ? 'text/html; charset=utf-8' : shown.mediaType)
      .send(Buffer.from(shown.content));
  });
}
