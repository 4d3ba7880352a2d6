import type { SecureServerOptions } from 'node:http2';
import type { Transport } from '@connectrpc/connect';
import type { FastifyInstance } from 'fastify';
import type { Gate } from './accounts/gate.ts';
import type { ArrivalLimits } from './arrivals.ts';
import { registerBodies } from './body.ts';
import { openDoor } from './door.ts';
import { registerEndpoint, registerPublic, type RequestExamples } from './endpoint.ts';
import { engineClient } from '@conforme/proto/engine-client';
import type { JobService } from './jobs/service.ts';
import { healthOf, type Gateway } from './gateway.ts';
import { InFlight } from './in-flight.ts';
import { mcpRoutes } from './mcp/http.ts';
import { metricsRoute } from './operations/metrics-route.ts';
import { Operations } from './operations/operations.ts';
import { pageRoutes } from './page/routes.ts';
import type { LogSink } from './request-log.ts';
import { ENDPOINTS, OPERATOR_ENDPOINTS } from './routes/index.ts';
import { Shedding } from './shedding.ts';

/** What a gateway is made of; nothing in it knows where the core runs. */
export interface GatewayOptions {
  /** To the core: in memory, or over the network. */
  readonly transport: Transport;
  /** Keys, quotas and limits of all who call. */
  readonly gate: Gate;
  readonly version: string;
  /** Bytes of all bodies in memory at a time; 512 MiB by default. */
  readonly inFlightBytes?: number;
  /** Bytes of the largest batch; 100 MiB without. */
  readonly batchBytes?: number;
  /** Requests the API description shows besides its own; read with its first request. */
  readonly examples?: () => RequestExamples;
  /** Host names `/mcp` answers to; null, the default, for whatever name the request has. */
  readonly mcpHosts?: readonly string[] | null;
  /** Where callers reach this service; null, the default: the address of their request. */
  readonly publicUrl?: string | null;
  /** How late the event loop may be before work is refused with 503; 0, the default: never. */
  readonly maxDelayMs?: number;
  /** How long bodies may take; as ARRIVAL_LIMITS without. */
  readonly arrivals?: ArrivalLimits;
  /** Certificate and key: HTTP/2 and HTTP/1.1 over TLS; HTTP/1.1 in the clear without. */
  readonly tls?: SecureServerOptions | undefined;
  /** What the operator sees; without it, requests are counted and logged by `logger` alone. */
  readonly operations?: Operations;
  /** Work on many documents, done by and by; without it there is none. */
  readonly jobs?: JobService | null;
  /** Without one, nothing is logged. */
  readonly logger?: LogSink;
}

const BATCH_BYTES = 100 * 1024 * 1024;

const SILENT: LogSink = { info: () => {}, error: () => {} };

/** Routes that are no part of the API description: pages, agents, metrics. */
const UNDESCRIBED = [metricsRoute, pageRoutes, mcpRoutes];

/** The HTTP door: turns requests into calls of the engine and answers into the contract's bodies, headers and statuses. */
export async function buildGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const { version, logger = SILENT } = options;
  const operations = options.operations ?? new Operations({ version, log: logger });
  const app = openDoor(operations, options.arrivals, options.tls);
  await registerBodies(app, new InFlight(options.inFlightBytes));
  const gateway = gatewayOf(options, operations);
  app.addHook('onClose', async () => gateway.shedding?.close());
  for (const endpoint of ENDPOINTS) registerEndpoint(app, gateway, endpoint);
  for (const register of UNDESCRIBED) register(app, gateway);
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
  for (const endpoint of OPERATOR_ENDPOINTS) registerPublic(app, observed, endpoint);
  metricsRoute(app, observed);
  return app;
}

function gatewayOf(options: GatewayOptions, operations: Operations): Gateway {
  const { transport, gate, version, batchBytes = BATCH_BYTES, examples = () => ({}) } = options;
  const { mcpHosts = null } = options;
  return {
    engine: engineClient(transport),
    gate,
    jobs: options.jobs ?? null,
    version,
    publicUrl: options.publicUrl ?? null,
    shedding: options.maxDelayMs ? new Shedding(options.maxDelayMs) : null,
    batchBytes,
    // Most processes never describe themselves, and start without what does.
    description: async () => {
      const { openApiDocument } = await import('./openapi/document.ts');
      return JSON.stringify(openApiDocument(ENDPOINTS, examples()));
    },
    mcpHosts,
    sink: operations.log,
    operations,
    health: healthOf(transport),
  };
}
