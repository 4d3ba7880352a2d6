import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '../endpoint.ts';
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

export const openapi: Endpoint = {
  method: 'get',
  path: '/openapi.json',
  id: 'openapi',
  tag: 'Schemas',
  summary: 'This description',
  access: null,
  answer: {
    description: 'An OpenAPI 3.1 document.',
    content: { 'application/json': { schema: { type: 'object' } } },
  },
  cached: true,
  handler: ({ description }) => fixed(description, { type: 'application/json; charset=utf-8' }),
};

/** The description to read and to try, at /api. */
export function apiPageRoutes(app: FastifyInstance): void {
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
