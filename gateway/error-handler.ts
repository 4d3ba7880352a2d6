import type { Socket } from 'node:net';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
} from 'fastify';
import { Code, ConnectError } from '@connectrpc/connect';
import type { Bilingual } from '@conforme/proto/schema';
import { language } from './accept.ts';
import { failed, fromEngine } from './engine.ts';
import { inBoth, HttpError, LATE_HEAD, LONG_HEAD, NOT_HTTP, NOTHING_HERE, tooLarge } from './errors.ts';
import { malformed } from './faults.ts';
import { logFailure, note, ruleIds, type LogSink } from './request-log.ts';

const RETRY_AFTER_SECONDS = '5';

/** Everything that was thrown, as the contract's ErrorOut. */
export function errorHandler(sink: LogSink) {
  return (thrown: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const error = toHttpError(thrown);
    note(request, { code: error.code, rules: ruleIds(error.details ?? []) });
    // There is no one to answer, and nothing failed.
    if (reply.raw.destroyed && isHangUp(thrown)) return reply.hijack();
    if (error.status >= 500) logFailure(sink, request.id, error);
    if (error.status === 401) reply.header('www-authenticate', 'Bearer');
    if (error.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return reply
      .headers(error.headers)
      .code(error.status)
      .type('application/json; charset=utf-8')
      .send(error.body(language(request.headers['accept-language'], error.language ?? 'en')));
  };
}

/** Whether work was stopped, or a body ended early, because the caller hung up. */
function isHangUp(thrown: unknown): boolean {
  if (thrown instanceof ConnectError) return thrown.code === Code.Canceled;
  if (!(thrown instanceof Error)) return false;
  return ('code' in thrown && thrown.code === 'ECONNRESET') || isHangUp(thrown.cause);
}

/** What is not HTTP never becomes a request; the answer has the contract's shape all the same (decision 18). */
export function clientErrorHandler(thrown: Error & { readonly code?: string }, socket: Socket): void {
  if (thrown.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, messages] = CLIENT_ERRORS.get(thrown.code ?? '') ?? ['400 Bad Request', NOT_HTTP];
  const body = JSON.stringify(new HttpError('invalid_input', messages).body('en'));
  const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close`;
  socket.end(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

const CLIENT_ERRORS: ReadonlyMap<string, readonly [status: string, messages: Bilingual]> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', ['408 Request Timeout', LATE_HEAD]],
  ['HPE_HEADER_OVERFLOW', ['431 Request Header Fields Too Large', LONG_HEAD]],
]);

/** Fastify's and the multipart reader's own codes → ours. */
export function toHttpError(thrown: FastifyError | Error): HttpError {
  if (thrown instanceof HttpError) return thrown;
  if (thrown instanceof ConnectError) return fromEngine(thrown);
  const { code = '', statusCode = 500 } = thrown as Partial<FastifyError>;
  if (code === 'FST_ERR_BAD_URL') return nothingHere();
  if (TOO_LARGE.has(code) || statusCode === 413) return tooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415)
    return new HttpError('unsupported_media_type', {
      en: 'The media type of the request is not supported.',
      fr: "Le type de média de la requête n'est pas pris en charge.",
    });
  if (statusCode >= 400 && statusCode < 500) return malformed(inBoth(thrown.message));
  return failed(thrown);
}

const TOO_LARGE: ReadonlySet<string> = new Set(['FST_ERR_CTP_BODY_TOO_LARGE', 'FST_REQ_FILE_TOO_LARGE']);

function nothingHere(): HttpError {
  return new HttpError('not_found', NOTHING_HERE);
}

const METHODS = ['GET', 'HEAD', 'POST', 'DELETE'] as const;

/**
 * 405 with Allow where the path exists under another method, else 404: before the framework looks at a body that will not
 * be read, or misses its media type.
 */
export function refuseUnknown(app: FastifyInstance): onRequestHookHandler {
  return (request, reply, done) => {
    if (!request.is404) return done();
    const url = request.url.split('?')[0]!;
    const allowed = METHODS.filter((method) => app.findRoute({ method, url }) !== null);
    if (allowed.length === 0) return done(nothingHere());
    reply.header('allow', allowed.join(', '));
    const methods = allowed.join(', ');
    const messages = {
      en: `This path answers ${methods} only.`,
      fr: `Cette adresse ne répond qu'à ${methods}.`,
    };
    done(new HttpError('method_not_allowed', messages));
  };
}
