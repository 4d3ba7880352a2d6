import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ConnectError } from '@connectrpc/connect';
import { fromEngine } from './engine.ts';
import { HttpError, tooLarge } from './errors.ts';
import { fault, validationError } from './faults.ts';

const RETRY_AFTER_SECONDS = '5';

/** Everything that was thrown, as the contract's ErrorOut. */
export function errorHandler(
  thrown: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const error = toHttpError(thrown);
  if (error.status >= 500) request.log.error({ err: rootCause(error), requestId: request.id }, error.message);
  if (error.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply.code(error.status).type('application/json; charset=utf-8').send(error.body());
}

/** Fastify's and the multipart reader's own codes → ours. */
function toHttpError(thrown: FastifyError | Error): HttpError {
  if (thrown instanceof HttpError) return thrown;
  if (thrown instanceof ConnectError) return fromEngine(thrown);
  const { code = '', statusCode = 500 } = thrown as Partial<FastifyError>;
  if (TOO_LARGE.has(code) || statusCode === 413) return tooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415)
    return new HttpError('unsupported_media_type', 'The media type of the request is not supported.');
  if (statusCode >= 400 && statusCode < 500)
    return validationError([fault(['body'], 'malformed', `The request cannot be read: ${thrown.message}.`)]);
  return new HttpError('internal_error', 'The service failed on this request.', undefined, { cause: thrown });
}

const TOO_LARGE: ReadonlySet<string> = new Set([
  'FST_ERR_CTP_BODY_TOO_LARGE',
  'FST_REQ_FILE_TOO_LARGE',
  'FST_FILES_LIMIT',
  'FST_PARTS_LIMIT',
  'FST_FIELDS_LIMIT',
]);

function rootCause(error: Error): Error {
  return error.cause instanceof Error ? rootCause(error.cause) : error;
}

const METHODS = ['GET', 'POST'] as const;

/** 405 with Allow where the path exists under another method, else 404. */
export function notFound(app: FastifyInstance) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    const url = request.url.split('?')[0]!;
    const allowed = METHODS.filter((method) => app.findRoute({ method, url }) !== null);
    if (allowed.length === 0) throw new HttpError('not_found', 'There is nothing at this path.');
    reply.header('allow', allowed.join(', '));
    throw new HttpError('method_not_allowed', `This path answers ${allowed.join(', ')} only.`);
  };
}
