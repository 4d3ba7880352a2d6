import { createClient, type Transport } from '@connectrpc/connect';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Health, HealthCheckResponse_ServingStatus as Status } from '@conforme/proto/health';
import type { Gate } from './accounts/gate.ts';
import { registerBodies } from './body.ts';
import { engineClient, type EngineClient } from './engine.ts';
import { MAX_BODY_BYTES } from './errors.ts';
import { clientErrorHandler, errorHandler, refuseUnknown } from './error-handler.ts';
import { mcpRoutes } from './mcp/http.ts';
import type { RequestExamples } from './openapi/document.ts';
import { Operations } from './operations/operations.ts';
import { operationRoutes } from './operations/routes.ts';
import { pageRoutes } from './page/routes.ts';
import { follow, type LogSink } from './request-log.ts';
import { accountRoutes } from './routes/accounts.ts';
import { embedRoutes } from './routes/embed.ts';
import { extractRoutes } from './routes/extract.ts';
import { generateRoutes } from './routes/generate.ts';
import { healthRoutes } from './routes/health.ts';
import { openApiRoutes } from './routes/openapi.ts';
import { renderRoutes } from './routes/render.ts';
import { ruleRoutes } from './routes/rules.ts';
import { schemaRoutes } from './routes/schema.ts';
import { validateBatchRoutes } from './routes/validate-batch.ts';
import { validateRoutes } from './routes/validate.ts';

export interface GatewayOptions {
  /** To the core: in memory, or over the network. */
  readonly transport: Transport;
  /** Keys, quotas and limits of all who call. */
  readonly gate: Gate;
  readonly version: string;
  /** Bytes of the largest batch; 100 MiB without. */
  readonly batchBytes?: number;
  /** Requests the API description shows besides its own; asked for when it is first read. */
  readonly examples?: () => RequestExamples;
  /** Names `/mcp` is reached under; null, the default, for whatever name the request says. */
  readonly mcpHosts?: readonly string[] | null;
  /** What the operator sees; without it, requests are counted and logged by `logger` alone. */
  readonly operations?: Operations;
  /** Without one, nothing is logged. */
  readonly logger?: LogSink;
}

/** What routes work with. */
export interface Gateway {
  readonly engine: EngineClient;
  readonly version: string;
  readonly batchBytes: number;
  readonly examples: () => RequestExamples;
  readonly mcpHosts: readonly string[] | null;
  readonly sink: LogSink;
  readonly operations: Operations;
  readonly health: () => Promise<EngineHealth>;
  readonly gate: Gate;
}

/** Whether the core answers that it serves, and why its rules are not those last asked for. */
export interface EngineHealth {
  readonly serves: boolean;
  readonly failure: string | null;
}

const BATCH_BYTES = 100 * 1024 * 1024;

const SILENT: LogSink = { info: () => {}, error: () => {} };

const REQUEST_ID = /^[\x21-\x7e]{1,128}$/;

/** One group of endpoints each. */
const ROUTES = [
  generateRoutes,
  embedRoutes,
  validateRoutes,
  validateBatchRoutes,
  extractRoutes,
  renderRoutes,
  ruleRoutes,
  accountRoutes,
  healthRoutes,
  operationRoutes,
  openApiRoutes,
  pageRoutes,
  mcpRoutes,
];

/** The HTTP door: turns requests into calls of the engine and answers into the contract's bodies, headers and statuses. */
export async function buildGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const { version, logger = SILENT } = options;
  const operations = options.operations ?? new Operations({ version, log: logger });
  const sink = operations.log;
  const onError = errorHandler(sink);
  const begin = (request: FastifyRequest, reply: FastifyReply): void => {
    const span = operations.spans?.request(request.headers) ?? null;
    if (span) request.trace = span.headers;
    follow(sink, request, reply, span);
    reply.header('x-request-id', request.id);
    if (operations.draining) reply.header('connection', 'close');
  };
  const app = Fastify({
    bodyLimit: MAX_BODY_BYTES,
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    // The framework's own lines quote addresses and messages; ours are written by request-log alone.
    logger: false,
    // What was accepted is answered, also while the doors close.
    return503OnClosing: false,
    clientErrorHandler,
    // What it refuses before it knows a route comes past no hook.
    frameworkErrors: (error, request, reply) => {
      begin(request, reply);
      onError(error, request, reply);
    },
  });
  app.decorateRequest('noted', null);
  app.decorateRequest('trace', null);
  app.decorateRequest('admission', null);
  // Hooks call back rather than promise: each promise of theirs is a turn of every request.
  app.addHook('onRequest', (request, reply, done) => {
    begin(request, reply);
    done();
  });
  app.setErrorHandler(onError);
  app.addHook('onRequest', refuseUnknown(app));
  app.addHook('preClose', async () => hangUpWhenIdle(app));
  await registerBodies(app);
  const gateway = gatewayOf(options, operations);
  for (const register of ROUTES) register(app, gateway);
  schemaRoutes(app);
  return app;
}

const SWEEP_MS = 50;

/** A connection whose last answer goes out while the server closes would else be kept alive, and the server with it. */
function hangUpWhenIdle({ server }: FastifyInstance): void {
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  server.once('close', () => clearInterval(sweep));
}

function gatewayOf(options: GatewayOptions, operations: Operations): Gateway {
  const { transport, gate, version, batchBytes = BATCH_BYTES, examples = () => ({}) } = options;
  const { mcpHosts = null } = options;
  const health = createClient(Health, transport);
  return {
    engine: engineClient(transport),
    gate,
    version,
    batchBytes,
    examples,
    mcpHosts,
    sink: operations.log,
    operations,
    health: async () => {
      let failure: string | null = null;
      const onHeader = (headers: Headers): void => {
        failure = headers.get('conforme-rules-failure');
      };
      const check = health.check({ service: '' }, { timeoutMs: 2_000, onHeader });
      return {
        serves: await check.then(serves, () => false),
        failure: failure && decodeURIComponent(failure),
      };
    },
  };
}

function serves({ status }: { readonly status: Status }): boolean {
  return status === Status.SERVING;
}

/** Echoes the caller's id when it is one that can stand in a header and a log. */
function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : crypto.randomUUID();
}
