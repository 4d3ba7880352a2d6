import type { SecureServerOptions } from 'node:http2';
import type { Socket } from 'node:net';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { Arrivals, ARRIVAL_LIMITS, type ArrivalLimits } from './arrivals.ts';
import { clientErrorHandler, errorHandler, refuseUnknown } from './error-handler.ts';
import { EXPECTATION, HttpError, MAX_BODY_BYTES, NOT_HTTP } from './errors.ts';
import type { Operations } from './operations/operations.ts';
import { follow } from './request-log.ts';
import { hangUpOnUnread } from './unread.ts';

const REQUEST_ID = /^[\x21-\x7e]{1,128}$/;

/** An HTTP server with what every endpoint has in common, and no endpoint yet: ids, log lines, spans, errors, and how it closes. */
export function openDoor(
  operations: Operations,
  limits: ArrivalLimits = ARRIVAL_LIMITS,
  tls?: SecureServerOptions,
): FastifyInstance {
  const arrivals = new Arrivals(limits);
  const onError = errorHandler(operations.log);
  const begin = (request: FastifyRequest, reply: FastifyReply): void => {
    arrivals.follow(request, reply);
    greet(operations, request, reply);
  };
  const options: FastifyServerOptions = {
    bodyLimit: MAX_BODY_BYTES,
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    // The framework's own lines quote addresses and messages; ours are written by request-log alone.
    logger: false,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    // What was accepted is answered, also while the doors close.
    return503OnClosing: false,
    clientErrorHandler,
    // What it refuses before it knows a route comes past no hook.
    frameworkErrors: (error, request, reply) => {
      begin(request, reply);
      onError(error, request, reply);
    },
  };
  const app = serverOf(options, tls);
  app.decorateRequest('noted', null);
  app.decorateRequest('trace', null);
  app.decorateRequest('admission', null);
  // Hooks call back rather than promise: each promise of theirs is a turn of every request.
  app.addHook('onRequest', (request, reply, done) => {
    begin(request, reply);
    done(refusalOf(request.raw));
  });
  app.setErrorHandler(onError);
  app.addHook('onRequest', refuseUnknown(app));
  continueLate(app);
  hangUpOnUnread(app, limits.idleMs);
  app.server.on(tls ? 'secureConnection' : 'connection', (socket: Socket) => arrivals.lingerOn(socket));
  app.addHook('preClose', async () => hangUpWhenIdle(app));
  app.addHook('onClose', async () => arrivals.close());
  return app;
}

/** Its types tell the servers apart; requests and answers are the same to every route. */
function serverOf(options: FastifyServerOptions, tls: SecureServerOptions | undefined): FastifyInstance {
  // Node would answer a request without a host by itself, and say nothing.
  if (!tls) return Fastify({ ...options, http: { requireHostHeader: false } });
  return Fastify({
    ...options,
    http2: true,
    https: { ...tls, allowHTTP1: true },
  } as object) as FastifyInstance;
}

/** What every request leaves, and every answer has. */
function greet(operations: Operations, request: FastifyRequest, reply: FastifyReply): void {
  const span = operations.spans?.request(request.headers) ?? null;
  if (span) request.trace = span.headers;
  follow(operations.log, request, reply, span);
  reply.header('x-request-id', request.id);
  // For browsers and proxies, unless a route sets something else: invoices are not to be cached, nor their type guessed.
  reply.header('cache-control', 'no-store');
  reply.header('x-content-type-options', 'nosniff');
  if (operations.draining) reply.header('connection', 'close');
}

/** What servers and proxies could understand differently: two names of a host, or none (RFC 9112, 3.2), and no version at all. */
function isPlainly({ rawHeaders, headers, httpVersion, httpVersionMajor }: FastifyRequest['raw']): boolean {
  if (httpVersion === '1.1' && headers.host === undefined) return false;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts++;
  return hosts <= 1 && httpVersionMajor > 0;
}

function refusalOf(request: FastifyRequest['raw']): HttpError | undefined {
  if (!isPlainly(request)) return new HttpError('invalid_input', NOT_HTTP);
  const { expect } = request.headers;
  if (expect === undefined || CONTINUE.test(expect)) return undefined;
  return new HttpError('invalid_input', EXPECTATION, undefined, { status: 417 });
}

const CONTINUE = /^\s*100-continue\s*$/i;

/**
 * A client that asks whether to send the body (RFC 9110, 10.1.1) gets its 100 when all that the headers say is judged: a server by
 * itself says yes first, and then refuses what is too large or has no key. Any other expectation is refused as a request is.
 */
function continueLate(app: FastifyInstance): void {
  const { server } = app;
  const asking = new WeakSet<object>();
  server.on('checkContinue', (request: FastifyRequest['raw'], answer: FastifyReply['raw']) => {
    asking.add(request);
    server.emit('request', request, answer);
  });
  server.on('checkExpectation', (request, answer) => server.emit('request', request, answer));
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.headers.expect !== undefined && asking.has(request.raw)) reply.raw.writeContinue();
    done(null, payload);
  });
}

const SWEEP_MS = 50;

/** A connection whose last answer goes out while the server closes would else be kept alive, and the server with it. */
function hangUpWhenIdle({ server }: FastifyInstance): void {
  const sweep = setInterval(() => server.closeIdleConnections?.(), SWEEP_MS);
  server.once('close', () => clearInterval(sweep));
}

/** Echoes the caller's id when it is one that can stand in a header and a log. */
function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : crypto.randomUUID();
}

/** Requests are judged by the contract's own reader (proto/schema): the framework's compilers need not be loaded. */
function noSchemas(): never {
  throw new Error('no route of this service has a schema of the framework');
}
