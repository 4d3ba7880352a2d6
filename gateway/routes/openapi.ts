import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../app.ts';
import { fixed } from '../fixed.ts';

/** Nothing comes from elsewhere, nothing goes elsewhere, and no script stands in the page. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE_HEADERS = {
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const ours = (name: string): URL => new URL(`../openapi/ui/${name}`, import.meta.url);

/** From the package that carries Swagger UI without the telemetry its own package runs when it is installed. */
const theirs = (name: string): string =>
  createRequire(import.meta.url).resolve(`@fastify/swagger-ui/static/${name}`);

const SCRIPT = 'text/javascript; charset=utf-8';

/** Path below /api → media type and where the file is found. */
const ASSETS: Readonly<Record<string, readonly [type: string, file: () => string | URL]>> = {
  'start.js': [SCRIPT, () => ours('start.js')],
  'swagger-ui-bundle.js': [SCRIPT, () => theirs('swagger-ui-bundle.js')],
  'swagger-ui.css': ['text/css; charset=utf-8', () => theirs('swagger-ui.css')],
};

/** GET /openapi.json, and at /api the same to read and to try. */
export function openApiRoutes(app: FastifyInstance, { examples }: Gateway): void {
  const document = async (): Promise<string> => {
    const { openApiDocument } = await import('../openapi/document.ts');
    return JSON.stringify(openApiDocument(examples()));
  };
  app.get('/openapi.json', fixed(document, { type: 'application/json; charset=utf-8' }));
  app.get(
    '/api',
    fixed(() => readFile(ours('index.html')), { type: 'text/html; charset=utf-8', headers: PAGE_HEADERS }),
  );
  app.get('/api/', (_request, reply) => reply.redirect('../api', 308));
  for (const [name, [type, file]] of Object.entries(ASSETS))
    app.get(
      `/api/${name}`,
      fixed(() => readFile(file()), { type, headers: PAGE_HEADERS }),
    );
}
