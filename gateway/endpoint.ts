// An endpoint is one record: the application registers it, the gate reads its access, the OpenAPI document its description.

import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { GenerateRequestInput } from '@conforme/proto/schema';
import type { Access } from './accounts/gate.ts';
import { through } from './accounts/route.ts';
import type { Gateway } from './gateway.ts';
import type { HeaderName } from './openapi/headers.ts';
import { readQuery, type Parameter } from './query.ts';

/** Statuses of refusals; 405 and whatever is not HTTP belong to no endpoint. */
export type Refusal = 400 | 401 | 402 | 404 | 408 | 413 | 415 | 422 | 429 | 500 | 503;

/** A body of one media type, as OpenAPI describes it. */
export interface Content {
  /** JSON Schema; a schema of the contract becomes a reference to its component. */
  readonly schema?: object;
  readonly examples?: Readonly<Record<string, object>>;
  readonly encoding?: object;
}

/** Media type → content. */
export type Contents = Readonly<Record<string, Content>>;

/** Requests by name, shown with generate and preview-xml. */
export type RequestExamples = Readonly<Record<string, GenerateRequestInput>>;

/** @template Needs what the handler works with; an operator's endpoint needs less than the others. */
export interface Endpoint<Needs = Gateway> {
  readonly method: 'get' | 'post' | 'delete';
  /** As OpenAPI writes it, `{name}` for a parameter. */
  readonly path: string;
  /** `operationId`. */
  readonly id: string;
  readonly tag: 'Invoices' | 'Reporting' | 'Statuses' | 'Jobs' | 'Rules' | 'Account' | 'Schemas' | 'Service';
  readonly summary: string;
  readonly description?: string;
  /** Null: public, and neither counted nor limited. */
  readonly access: Access | null;
  /** Parameters of the query, all optional unless they say otherwise; where there are to be none, the handler need not read it. */
  readonly query?: Readonly<Record<string, Parameter>>;
  /** Parameters outside the query, as OpenAPI objects. */
  readonly parameters?: readonly object[];
  /** What is sent; absent where there is no body. */
  readonly body?: Contents | ((examples: RequestExamples) => Contents);
  /** Headers are those beyond the id of the request, usage, limits and caching. */
  readonly answer: {
    readonly description: string;
    readonly content: Contents;
    readonly headers?: readonly HeaderName[];
  };
  /** Statuses beyond those that follow from access and body. */
  readonly refusals?: readonly Refusal[];
  /** Answers If-None-Match. */
  readonly cached?: true;
  /** Set where the handler reads the body itself while it arrives. */
  readonly upload?: {
    readonly types: readonly string[];
    readonly maxBytes: (gateway: Needs) => number;
  };
  /** @throws HttpError whatever it refuses, and ConnectError what the engine does. */
  handler(gateway: Needs): Handler;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Registers an endpoint behind the gate of its access. */
export function registerEndpoint(app: FastifyInstance, gateway: Gateway, endpoint: Endpoint): void {
  const { access, upload } = endpoint;
  const gates = access === null ? {} : through(gateway.gate, access, gateway.shedding);
  if (!upload) return void app.route({ ...routeOf(endpoint, gateway), ...gates });
  app.register(async (scope) => {
    if (upload.types.length > 0)
      scope.addContentTypeParser([...upload.types], (_request, body, done) => done(null, body));
    const config = { maxBodyBytes: upload.maxBytes(gateway), limitName: 'batch_bytes' };
    scope.route({ ...routeOf(endpoint, gateway), ...gates, config });
  });
}

/** Registers a public endpoint, which needs no accounts. */
export function registerPublic<Needs>(app: FastifyInstance, gateway: Needs, endpoint: Endpoint<Needs>): void {
  app.route(routeOf(endpoint, gateway));
}

function routeOf<Needs>(endpoint: Endpoint<Needs>, gateway: Needs): RouteOptions {
  const { method, path, query } = endpoint;
  const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
  const handle = endpoint.handler(gateway);
  const handler = query && Object.keys(query).length === 0 ? withoutQuery(handle) : handle;
  return { method: method.toUpperCase() as Uppercase<typeof method>, url, handler };
}

/** Refuses every parameter of the query before anything is done. */
function withoutQuery(handle: Handler): Handler {
  return (request, reply) => {
    readQuery(request.query, {});
    return handle(request, reply);
  };
}

/** Bytes in another format: OpenAPI 3.1 names the media type, tools made for 3.0 read `format`. */
export function binary(mediaType: string, description: string): object {
  return { type: 'string', format: 'binary', contentMediaType: mediaType, description };
}
