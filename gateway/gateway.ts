import { createClient, type Transport } from '@connectrpc/connect';
import { Health, HealthCheckResponse_ServingStatus as Status } from '@conforme/proto/health';
import type { Gate } from './accounts/gate.ts';
import type { EngineClient } from '@conforme/proto/engine-client';
import type { JobService } from './jobs/service.ts';
import type { Operations } from './operations/operations.ts';
import type { Shedding } from './shedding.ts';
import type { LogSink } from './request-log.ts';

/** What endpoints work with. */
export interface Gateway {
  readonly engine: EngineClient;
  readonly version: string;
  /** Where callers reach this service; null: the address of their request. */
  readonly publicUrl: string | null;
  /** Bytes of the largest batch. */
  readonly batchBytes: number;
  /** The OpenAPI document as JSON text. */
  readonly description: () => Promise<string>;
  /** Host names `/mcp` answers to; null: any. */
  readonly mcpHosts: readonly string[] | null;
  readonly sink: LogSink;
  readonly operations: Operations;
  readonly health: () => Promise<EngineHealth>;
  readonly gate: Gate;
  /** Null: this service keeps none. */
  readonly jobs: JobService | null;
  /** Null: whatever comes is let in. */
  readonly shedding: Shedding | null;
}

/** What the endpoints of an operator work with: a core whose callers use gRPC has no accounts. */
export type Observed = Pick<Gateway, 'engine' | 'health' | 'operations' | 'version'>;

/** Whether the core serves, and why its rules are not the latest. */
export interface EngineHealth {
  readonly serves: boolean;
  readonly failure: string | null;
}

/** What /health says of the core: whether it judges, and why not. */
export function healthOf(transport: Transport): Gateway['health'] {
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
