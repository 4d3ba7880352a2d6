import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readersLanguage } from '../accept.ts';
import type { Gateway } from '../gateway.ts';
import { HttpError, NOTHING_HERE } from '../errors.ts';
import { fixed } from '../fixed.ts';
import { addVary, readAssets, sendAsset, type Asset } from './assets.ts';
import { exampleDocuments } from './examples.ts';

const DIST = join(import.meta.dirname, 'dist');

/**
 * What the page may do: run its own script, ask this service, show a PDF it made itself. Nothing is fetched from, sent to or
 * framed by anyone else, so a document that was dropped here cannot leave.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  'frame-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** GET / and /api, and what they load: people's door, built by scripts/build-page.ts. */
export function pageRoutes(app: FastifyInstance, { engine, description }: Gateway): void {
  let assets: ReadonlyMap<string, Asset> | undefined;
  // Read at the first request: a gateway without people need not have the page built.
  const asset = (name: string): Asset | undefined => (assets ??= readAssets(DIST)).get(name);
  const documents = exampleDocuments(engine, () => asset('services.json')!.forms.at(-1)!.bytes.toString());

  const shell = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const lang = readersLanguage(request);
    addVary(reply, 'accept-language');
    reply.header('content-language', lang);
    return sendAsset(request, secured(reply), asset(`index.${lang}.html`)!);
  };
  app.get('/', shell);
  // The description of the API is a view of the page, at an address that people and documents know.
  app.get('/api', shell);
  app.get('/api/', (_request, reply) => reply.redirect('../api', 308));

  app.get<{ Params: { name: string } }>('/page/:name', (request, reply) => {
    const found = asset(request.params.name);
    if (!found || found.type.startsWith('text/html')) throw nothing();
    return sendAsset(request, reply, found);
  });

  // With the page, not beside /openapi.json: what machines read is English.
  const inFrench = async (): Promise<string> => {
    const french = await import('../openapi/french.ts');
    return JSON.stringify(french.inFrench(JSON.parse(await description())));
  };
  app.get('/page/openapi.fr.json', fixed(inFrench, { type: 'application/json; charset=utf-8' }));

  app.get<{ Params: { name: string } }>('/page/documents/:name', async (request, reply) => {
    const document = await (documents(request.params.name) ?? Promise.reject(nothing()));
    return reply.type(document.type).header('cache-control', 'no-cache').send(Buffer.from(document.content));
  });
}

function secured(reply: FastifyReply): FastifyReply {
  return reply
    .header('content-security-policy', POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('cross-origin-opener-policy', 'same-origin');
}

function nothing(): HttpError {
  return new HttpError('not_found', NOTHING_HERE);
}
