import multipart from '@fastify/multipart';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { tokenRoute, type Access } from './access.ts';
import { openApiOf } from './openapi.ts';
import type { Quirk } from './quirks.ts';
import { Refusal } from './refusal.ts';
import { register, type Operation } from './route.ts';

export interface AppParts {
  readonly access: Access;
  readonly operations: readonly Operation[];
  readonly quirks: ReadonlySet<Quirk>;
  /** Of one file. */
  readonly maxFileBytes: number;
  readonly notice: string;
  /** Hears of failures of ours. */
  readonly report: (failure: unknown) => void;
}

/** Of a body without files. */
const BODY_BYTES = 1024 * 1024;
/** Identifiers of lines have 125 characters, and may be escaped. */
const PARAMETER_LENGTH = 400;

/** The platform over HTTP. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { access, operations, quirks, maxFileBytes, notice, report } = parts;
  const app = fastify({
    bodyLimit: BODY_BYTES,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: PARAMETER_LENGTH },
    // What is wrong is refused, and neither mended nor left out.
    ajv: {
      customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false, strict: false },
    },
  });
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('account', '');
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = error instanceof Refusal ? error : refusalOf(error);
    if (refusal.status >= 500 && !(error instanceof Refusal)) report(error);
    return answered(refusal, request, reply, quirks);
  });
  // The hook has refused it by then.
  app.setNotFoundHandler(async () => {});
  const spoil = spoiling(quirks);
  app.addHook('onRequest', async (request) => {
    if (request.is404) throw unknownOperation(request, operations);
    if (request.routeOptions.config.isOpen) return;
    spoil();
    request.account = access.accountOf(request);
  });
  await app.register(multipart, { limits: { fileSize: maxFileBytes, files: 2, fields: 2 } });
  tokenRoute(app, access);
  for (const operation of operations) register(app, operation);
  const open = { config: { isOpen: true } };
  app.get('/', open, async () => ({ notice, description: '/openapi.json' }));
  app.get('/openapi.json', open, async () => openApiOf(operations, notice));
  return app;
}

/** 405 with Allow where the path exists under another method, else 404: before anybody looks at a body. */
function unknownOperation({ url }: FastifyRequest, operations: readonly Operation[]): Refusal {
  const [path = ''] = url.split('?');
  const exact = operations.filter((each) => each.path === path);
  const found = exact.length > 0 ? exact : operations.filter((each) => pathPattern(each.path).test(path));
  const methods = found.map(({ method }) => method);
  if (methods.length === 0) return new Refusal(404, 'NOT_FOUND', 'There is no such operation.');
  const allow = [...new Set(methods)].join(', ');
  return new Refusal(405, 'METHOD_NOT_ALLOWED', `There is ${allow} alone.`, { allow });
}

const pathPattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);

/** Refusals that real platforms make of calls they should take. */
function spoiling(quirks: ReadonlySet<Quirk>): () => void {
  let calls = 0;
  return () => {
    calls++;
    if (calls % 3 !== 0) return;
    if (quirks.has('busy'))
      throw new Refusal(429, 'TOO_MANY_REQUESTS', 'Too many requests.', { 'retry-after': '1' });
    if (quirks.has('flaky-token')) throw new Refusal(401, 'UNAUTHORIZED', 'The token is not known here.');
  };
}

const CODES: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/** What the framework and its form parser find. */
function refusalOf({ statusCode = 500, code, message }: FastifyError): Refusal {
  const status = code?.startsWith('FST_INVALID_MULTIPART') ? 400 : statusCode;
  if (status >= 500) return new Refusal(500, 'INTERNAL_ERROR', 'The platform failed.');
  return new Refusal(status, CODES[status] ?? 'BAD_REQUEST', message);
}

function answered(
  { status, code, message, headers }: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
  quirks: ReadonlySet<Quirk>,
): FastifyReply {
  void reply.code(status).headers(headers);
  if (quirks.has('silent-errors')) return reply.send();
  const isDirectory = request.url.startsWith('/directory-service/');
  void reply.type(isDirectory ? 'application/problem+json' : 'application/json');
  return reply.send(
    JSON.stringify({ errorCode: code, errorMessage: message, type: 'about:blank', instance: request.url }),
  );
}
