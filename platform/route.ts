// What an operation of the interface is: its path, what it takes and answers, by the schemas of the interface.

import { schemas } from '@conforme/library/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

export type Schema = Readonly<Record<string, unknown>>;

export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With {parameters}. */
  readonly path: string;
  readonly summary: string;
  /** Of the body, as JSON. */
  readonly takes?: Schema;
  /** Of the parts of a form, instead. */
  readonly form?: Readonly<Record<string, Schema>>;
  readonly query?: Readonly<Record<string, Schema>>;
  /** Status and schema of the answer; null for one without body. */
  readonly answers: readonly [status: number, schema: Schema | null];
  /** May answer a file instead. */
  readonly isFile?: boolean;
  /** Statuses of refusals beside 400, 401, 403 and 429. */
  readonly refuses?: readonly number[];
  readonly run: (request: Asked, reply: FastifyReply) => Promise<unknown>;
}

/** A request whose shape was held against the operation. */
export interface Asked {
  readonly account: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
  readonly raw: FastifyRequest;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Needs no token. */
    isOpen?: boolean;
    answers?: Operation['answers'];
  }
  interface FastifyRequest {
    account: string;
  }
}

export function register(app: FastifyInstance, operation: Operation): void {
  const { method, path, takes, query, answers, run } = operation;
  app.route({
    method,
    url: routeOf(path),
    config: { answers },
    schema: {
      ...(takes && { body: takes }),
      ...(query && { querystring: { type: 'object', properties: query, additionalProperties: false } }),
    },
    preSerialization: held,
    handler: async (request, reply) => {
      void reply.code(answers[0]);
      const { account, params, body } = request;
      return run(
        {
          account,
          params: params as Asked['params'],
          query: request.query as Asked['query'],
          body,
          raw: request,
        },
        reply,
      );
    },
  });
}

/** In the words of the router: `:name` is a parameter, `::` a colon. */
const routeOf = (path: string): string => path.replaceAll(':', '::').replaceAll(/\{([^}]+)\}/g, ':$1');

/** An answer that is not the interface's never leaves. */
async function held(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const [status, schema] = request.routeOptions.config.answers!;
  if (reply.statusCode !== status) {
    requireFit(request, payload, schemas.PLATFORM_ERROR);
    return payload;
  }
  if (schema !== null) requireFit(request, payload, schema);
  return payload;
}

function requireFit(request: FastifyRequest, payload: unknown, schema: Schema): void {
  const plain: unknown = JSON.parse(JSON.stringify(payload));
  if (request.validateInput(plain, schema)) return;
  throw new Refusal(500, 'INTERNAL_ERROR', 'The answer is not that of the interface.');
}
