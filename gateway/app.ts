import { createClient, type Transport } from '@connectrpc/connect';
import type { FastifyInstance } from 'fastify';
import { Health, HealthCheckResponse_ServingStatus as Status } from '@conforme/proto/health';
import type { Gate } from './accounts/gate.ts';
import { registerBodies } from './body.ts';
import { openDoor } from './door.ts';
import { engineClient, type EngineClient } from './engine.ts';
import { mcpRoutes } from './mcp/http.ts';
import type { RequestExamples } from './openapi/document.ts';
import { Operations } from './operations/operations.ts';
import { operationRoutes } from './operations/routes.ts';
import { pageRoutes } from './page/routes.ts';
import type { LogSink } from './request-log.ts';
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
  const app = openDoor(operations);
  await registerBodies(app);
  const gateway = gatewayOf(options, operations);
  for (const register of ROUTES) register(app, gateway);
  schemaRoutes(app);
  return app;
}

/** The operator's door alone: probes, versions and metrics of an engine whose callers come over gRPC. */
export function buildOperatorDoor(options: {
  readonly transport: Transport;
  readonly version: string;
  readonly operations: Operations;
}): FastifyInstance {
  const { transport, version, operations } = options;
  const app = openDoor(operations);
  const observed = { engine: engineClient(transport), version, operations, health: healthOf(transport) };
  healthRoutes(app, observed);
  operationRoutes(app, observed);
  return app;
}

function gatewayOf(options: GatewayOptions, operations: Operations): Gateway {
  const { transport, gate, version, batchBytes = BATCH_BYTES, examples = () => ({}) } = options;
  const { mcpHosts = null } = options;
  return {
    engine: engineClient(transport),
    gate,
    version,
    batchBytes,
    examples,
    mcpHosts,
    sink: operations.log,
    operations,
    health: healthOf(transport),
  };
}

function healthOf(transport: Transport): Gateway['health'] {
  const health = createClient(Health, transport);
  return async () => {
    let failure: string | null = null;
    const onHeader = (headers: Headers): void => {
      failure = headers.get('conforme-rules-failure');
    };
    const check = health.check({ service: '' }, { timeoutMs: 2_000, onHeader });
    return {
      serves: await check.then(serves, () => false),
      failure: failure && decodeURIComponent(failure),
    };
  };
}

function serves({ status }: { readonly status: Status }): boolean {
  return status === Status.SERVING;
}
