import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
} from 'fastify';
import type { Access } from '../accounts/gate.ts';
import { usageOut } from '../accounts/refusals.ts';
import { readersLanguage } from '../accept.ts';
import type { Gateway } from '../gateway.ts';
import { toHttpError } from '../error-handler.ts';
import { HttpError, MAX_BODY_BYTES } from '../errors.ts';
import { shed } from '../shedding.ts';
import { logFailure, note } from '../request-log.ts';
import { callOptions } from '../call-options.ts';
import { payerOf } from '../routes/job-found.ts';
import {
  INTERNAL_ERROR,
  INVALID_REQUEST,
  JsonError,
  messageFrom,
  PARSE_ERROR,
  rpcError,
  unreadable,
} from './message.ts';
import { isOurs } from './origin.ts';
import type { Caller } from './server.ts';
import { turnFor } from './turn.ts';

/** Documents of 15 MB as base64 are 20 MB, and some room for what stands around them. */
const MESSAGE_BYTES = (MAX_BODY_BYTES * 4) / 3 + 1024 * 1024;

/** Headers of the protocol; no other is any business of the framework's, least of all the key. */
const PASSED_ON = [
  'content-type',
  'accept',
  'mcp-protocol-version',
  'mcp-method',
  'mcp-name',
  'mcp-session-id',
];

/** /mcp: Streamable HTTP without sessions. Each POST is a whole exchange, answered with one JSON body. */
export function mcpRoutes(app: FastifyInstance, gateway: Gateway): void {
  const limits = {
    bodyLimit: MESSAGE_BYTES,
    config: { maxBodyBytes: MESSAGE_BYTES, limitName: 'message_bytes' },
  };
  const onRequest: onRequestHookHandler = (request, reply, done) => {
    if (gateway.shedding?.refuses()) shed(request, reply);
    else done();
  };
  const route = { ...limits, errorHandler: answerError(gateway), onRequest };
  app.post('/mcp', route, async (request, reply) => {
    if (!isOurs(request.headers, gateway.mcpHosts))
      return refuse(reply, 403, 'Host or Origin is not allowed.');
    const text = textOf(request);
    if (text === null) return reply.code(400).send(rpcError(PARSE_ERROR, 'The text is not UTF-8.'));
    await turnFor(text);
    const message = messageFrom(text);
    await turnFor(text);
    const call = callOptions(request);
    // Most processes serve no agents, and would start later for nothing.
    const { exchange } = await import('./exchange.ts');
    const caller = callerOf(gateway, request, reply, call);
    const { response, thrown } = await exchange(gateway, webRequest(request), message, caller);
    if (reply.raw.destroyed) return reply.hijack();
    if (response.status >= 500) logFailure(gateway.sink, request.id, thrown);
    const type = response.headers.get('content-type');
    if (type !== null) reply.type(type);
    return reply.code(response.status).send(await response.text());
  });
  // There are no sessions to listen to or to end, and Allow names POST alone for every other method.
  for (const method of ['GET', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'] as const)
    app.route({
      method,
      url: '/mcp',
      handler: async (_request, reply) =>
        refuse(reply.header('allow', 'POST'), 405, 'Send messages by POST.'),
    });
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send(rpcError(INVALID_REQUEST, message));
}

/** Null for bytes that are none. */
function textOf({ body }: FastifyRequest): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.isBuffer(body) ? body : new Uint8Array());
  } catch {
    return null;
  }
}

/** What keeps an exchange from beginning: the contract's error as the data of the protocol's. */
function answerError({ sink }: Gateway) {
  return (thrown: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void => {
    if (thrown instanceof JsonError) {
      const status = thrown.type === 'too_many_values' ? 422 : 400;
      note(request, { code: 'validation_error' });
      return void reply
        .code(status)
        .send(unreadable(thrown, textOf(request) ?? '', readersLanguage(request)));
    }
    const error = toHttpError(thrown);
    note(request, { code: error.code });
    if (error.status >= 500) logFailure(sink, request.id, error);
    const code = error.status >= 500 ? INTERNAL_ERROR : INVALID_REQUEST;
    void reply.code(error.status).send(rpcError(code, error.message, error.body(readersLanguage(request))));
  };
}

function webRequest(request: FastifyRequest): Request {
  const passed = PASSED_ON.flatMap((name) => {
    const value = request.headers[name];
    return value === undefined ? [] : [[name, String(value)] as [string, string]];
  });
  return new Request('http://service/mcp', { method: 'POST', headers: passed });
}

type Call = ReturnType<typeof callOptions>;

function callerOf(gateway: Gateway, request: FastifyRequest, reply: FastifyReply, { signal }: Call): Caller {
  return {
    language: readersLanguage(request),
    headers: { 'x-request-id': request.id, ...request.trace },
    left: signal,
    admit: (access, work) => (access === null ? work() : counted(gateway, request, reply, access, work)),
    usage: () => (request.admission?.usage ? usageOut(request.admission.usage) : null),
    jobs: gateway.jobs && { service: gateway.jobs, payer: () => payerOf(request) },
    note: (more) => note(request, more),
    failed: (error) => logFailure(gateway.sink, request.id, error),
  };
}

/** Through the gate, with the headers REST would answer with. */
async function counted<T>(
  { gate }: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  access: Access,
  work: () => Promise<T>,
): Promise<T> {
  const { headers, raw } = request;
  try {
    const admission = await gate.admit({ headers, remoteAddress: raw.socket.remoteAddress }, access);
    request.admission = admission;
    reply.headers(admission.headers());
    const answer = await work();
    await admission.count();
    reply.headers(admission.headers());
    return answer;
  } catch (thrown) {
    if (thrown instanceof HttpError) reply.headers(thrown.headers);
    throw thrown;
  }
}
